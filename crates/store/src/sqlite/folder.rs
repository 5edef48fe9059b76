//! The folder of a store, and the lock that keeps others out of it.

use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::error::OpenError;

/// A folder that is ours for as long as this value lives.
#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
    lock: File,
}

impl Folder {
    /// Takes a folder, which is created if there is none.
    pub(crate) fn take(path: &Path) -> Result<Folder, OpenError> {
        let lock = create(path).and_then(|()| lock_file(path));
        let lock = lock.map_err(|error| OpenError::disk(path, error))?;
        match lock.try_lock() {
            Ok(()) => Ok(Folder { path: path.to_owned(), lock }),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse { folder: path.to_owned() }),
            Err(TryLockError::Error(error)) => Err(OpenError::disk(path, error)),
        }
    }

    /// Where the database lies.
    pub(crate) fn database(&self) -> PathBuf {
        database(&self.path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Closing the file is not enough: a child process that is just starting has it open too.
        let _ = self.lock.unlock();
    }
}

/// Where the database of a folder lies.
pub fn database(folder: &Path) -> PathBuf {
    folder.join("qlub.db")
}

/// A file name with something behind it.
pub(crate) fn beside(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Makes a new or a renamed file outlast a power cut.
pub(crate) fn sync(folder: &Path) -> io::Result<()> {
    // Only Unix lets a folder be opened as a file.
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// The folder of a file that was given by its path.
pub(crate) fn parent(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// An empty new file that only its owner may read.
pub(crate) fn private_file(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

fn create(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Ok(());
    }
    fs::create_dir_all(parent(path))?;
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)?;
    sync(parent(path))
}

fn lock_file(path: &Path) -> io::Result<File> {
    let file = lock(path);
    let is_new = !file.exists();
    let open = OpenOptions::new().create(true).truncate(false).write(true).open(&file)?;
    if is_new {
        give_to_owner(path, &file)?;
    }
    Ok(open)
}

fn lock(path: &Path) -> PathBuf {
    path.join("qlub.lock")
}

/// Gives a new file to whoever owns its folder: what root restores, a service has to open.
pub(crate) fn give_to_owner(dir: &Path, file: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt as _, chown};
        let (dir, now) = (fs::metadata(dir)?, fs::metadata(file)?);
        if (dir.uid(), dir.gid()) != (now.uid(), now.gid()) {
            // Only root may give files away; for anybody else the file stays their own.
            match chown(file, Some(dir.uid()), Some(dir.gid())) {
                Err(error) if error.kind() != io::ErrorKind::PermissionDenied => return Err(error),
                _ => {}
            }
        }
    }
    Ok(())
}

/// The folders on the way to this one that are not there, the innermost first.
pub(crate) fn missing(dir: &Path) -> Vec<PathBuf> {
    let missing = dir.ancestors().take_while(|path| !path.as_os_str().is_empty() && !path.exists());
    missing.map(Path::to_owned).collect()
}

/// Removes folders that were made for nothing, as far as nothing else lies in them.
pub(crate) fn abandon(dir: &Path, made: &[PathBuf]) {
    // What cannot be removed stays: there is another error to tell.
    let _ = fs::remove_file(lock(dir));
    made.iter().for_each(|folder| drop(fs::remove_dir(folder)));
}
