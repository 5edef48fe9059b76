//! Where solved classes of Quixo are kept: in memory, or as files in a folder.

use std::collections::HashMap;
use std::fs;
use std::io::{ErrorKind, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use solve::quixo::oracle::ClassValues;
use solve::quixo::{Class, Lookup, Numbering, Shelf, Value, Values};

use crate::fault;
use crate::language::text;
use crate::whole;

/// The file of a class in a folder.
pub(crate) fn file(folder: &Path, class: Class) -> PathBuf {
    folder.join(format!("{}-{}.qxv", class.mover, class.opponent))
}

/// Reads a class from a folder, if it is there.
pub(crate) fn read(
    folder: &Path,
    numbering: &Numbering,
    class: Class,
) -> Result<Option<Values>, String> {
    let path = file(folder, class);
    let bytes = match fs::read(&path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(fault::at_path(&path, &error)),
    };
    let damaged = |_| fault::named(path.display(), text!("solve-unsound"));
    Values::decode(numbering, class, &bytes).map(Some).map_err(damaged)
}

/// Reads one word of a class in a folder, if the class is there: eight bytes, not gigabytes.
fn word(
    folder: &Path,
    numbering: &Numbering,
    class: Class,
    at: Lookup,
) -> Result<Option<u64>, String> {
    let path = file(folder, class);
    let mut open = match fs::File::open(&path) {
        Ok(open) => open,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(fault::at_path(&path, &error)),
    };
    let mut read = || {
        if open.metadata()?.len() != Values::bytes(numbering, class) as u64 {
            return Ok(None);
        }
        let mut bytes = [0; 8];
        open.seek(SeekFrom::Start(at.offset()))?;
        open.read_exact(&mut bytes)?;
        Ok(Some(u64::from_le_bytes(bytes)))
    };
    let word = read().map_err(|error: std::io::Error| fault::at_path(&path, &error))?;
    word.map(Some).ok_or_else(|| fault::named(path.display(), text!("solve-unsound")))
}

/// The tables of a folder, read place by place.
pub(crate) struct ClassFolder<'a> {
    pub(crate) path: &'a Path,
    pub(crate) numbering: &'a Numbering,
    /// Why a table could not be read.
    pub(crate) failed: Option<String>,
}

impl ClassValues for ClassFolder<'_> {
    fn value(&mut self, class: Class, mover: u32, opponent: u32) -> Option<Value> {
        let at = Lookup::new(self.numbering, class, mover, opponent);
        match word(self.path, self.numbering, class, at) {
            Ok(word) => word.map(|word| at.value(word)),
            Err(error) => {
                self.failed = Some(error);
                None
            }
        }
    }
}

/// A folder, or memory for the levels that are still needed.
pub(crate) enum ClassShelf {
    Folder(PathBuf),
    Memory(HashMap<Class, Values>),
}

impl Shelf for ClassShelf {
    type Error = String;

    fn take(&mut self, numbering: &Numbering, class: Class) -> Result<Option<Values>, String> {
        match self {
            ClassShelf::Folder(folder) => read(folder, numbering, class),
            ClassShelf::Memory(classes) => Ok(classes.get(&class).cloned()),
        }
    }

    fn put(&mut self, numbering: &Numbering, values: Values) -> Result<(), String> {
        match self {
            ClassShelf::Folder(folder) => {
                whole::write(&file(folder, values.class), &values.encode(numbering))
            }
            ClassShelf::Memory(classes) => {
                let marks = values.class.marks();
                classes.retain(|class, _| class.marks() <= marks + 1);
                classes.insert(values.class, values);
                Ok(())
            }
        }
    }
}
