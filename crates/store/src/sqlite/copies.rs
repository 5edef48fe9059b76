//! Copies of a database: made while it is in use, put back when it is not.

use std::fs::{self, File};
use std::path::Path;

use rusqlite::Connection;

use super::folder::{self, Folder, beside};
use super::{connection, schema};
use crate::error::{CopyError, OpenError};

/// Copies the database of a folder to a new file. A program may be using the folder, also another
/// one than this; it is not held up.
pub fn backup(dir: &Path, to: &Path) -> Result<(), CopyError> {
    if to.exists() {
        return Err(CopyError::Exists { file: to.to_owned() });
    }
    place(&folder::database(dir), to, || Ok(()))
}

/// Puts a copy into a folder that nobody uses, for the owner of the folder. A database that is there
/// already is kept, or replaced if told so. The copy is checked before anything is changed; a folder that
/// was not there is not there afterwards either if the copy is refused.
pub fn restore(from: &Path, dir: &Path, replace: bool) -> Result<(), CopyError> {
    let missing = folder::missing(dir);
    let restored = restore_into(from, dir, replace);
    if restored.is_err() && !missing.is_empty() {
        folder::abandon(dir, &missing);
    }
    restored
}

fn restore_into(from: &Path, dir: &Path, replace: bool) -> Result<(), CopyError> {
    let folder = Folder::take(dir)?;
    let file = folder.database();
    if file.exists() && !replace {
        return Err(CopyError::Exists { file });
    }
    // A WAL of the old database beside the new one would be taken for its own.
    place(from, &file, || {
        remove(&beside(&file, "-wal"))?;
        remove(&beside(&file, "-shm"))
    })?;
    folder::give_to_owner(dir, &file).map_err(|error| OpenError::disk(&file, error))?;
    Ok(())
}

/// Copies a database under another name, and gives it its own when it is whole and sound.
fn place(
    from: &Path,
    to: &Path,
    ready: impl FnOnce() -> Result<(), OpenError>,
) -> Result<(), CopyError> {
    let part = beside(to, ".part");
    remove(&part)?;
    folder::private_file(&part).map_err(|error| OpenError::disk(&part, error))?;
    let placed = copy(from, &part).and_then(|()| ready()).and_then(|()| {
        fs::rename(&part, to)
            .and_then(|()| folder::sync(folder::parent(to)))
            .map_err(|error| OpenError::disk(to, error))
    });
    if placed.is_err() {
        remove(&part)?;
    }
    Ok(placed?)
}

fn copy(from: &Path, part: &Path) -> Result<(), OpenError> {
    let failed = |error: rusqlite::Error| OpenError::of(from, &error);
    let source = connection::to_read(from).map_err(failed)?;
    if schema::version(&source, from)? == 0 {
        return Err(OpenError::Foreign { file: from.to_owned() });
    }
    // Row by row: copied pages would also hold what was deleted from them. It is one read, so the
    // copy is of one moment, and its file stands alone.
    let name = part.to_str().ok_or_else(|| OpenError::disk(part, "its name is no text"))?;
    source.execute("VACUUM INTO ?1", [name]).map_err(failed)?;
    let copy = connection::to_read(part).map_err(|error| OpenError::of(part, &error))?;
    is_sound(&copy, from)?;
    File::open(part).and_then(|file| file.sync_all()).map_err(|error| OpenError::disk(part, error))
}

fn is_sound(copy: &Connection, file: &Path) -> Result<(), OpenError> {
    let damaged = |says: String| OpenError::Damaged { file: file.to_owned(), says };
    let failed = |error: rusqlite::Error| OpenError::of(file, &error);
    let says: String =
        copy.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0)).map_err(failed)?;
    if says != "ok" {
        return Err(damaged(says));
    }
    let mut orphans = copy.prepare("PRAGMA foreign_key_check").map_err(failed)?;
    if orphans.exists([]).map_err(failed)? {
        return Err(damaged("rows of tables that are not there".to_owned()));
    }
    Ok(())
}

fn remove(file: &Path) -> Result<(), OpenError> {
    match fs::remove_file(file) {
        Err(error) if file.exists() => Err(OpenError::disk(file, error)),
        _ => Ok(()),
    }
}
