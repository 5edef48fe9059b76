//! What can go wrong.

use std::error::Error;
use std::fmt::{self, Display};
use std::path::{Path, PathBuf};

use rusqlite::{ErrorCode, ffi};

/// Why a request was not carried out. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Something of that name or number is there already.
    Conflict,
    /// There is no such table.
    Unknown,
    /// The disk is full or broken.
    Disk {
        /// What the database says.
        says: String,
    },
    /// The store was closed.
    Closed,
}

impl StoreError {
    /// Requests look their table up with a query that must find a row: no row is no table.
    pub(crate) fn of(error: &rusqlite::Error) -> Self {
        match error {
            rusqlite::Error::QueryReturnedNoRows => StoreError::Unknown,
            rusqlite::Error::SqliteFailure(failure, _) if is_taken(failure) => StoreError::Conflict,
            _ => StoreError::Disk { says: error.to_string() },
        }
    }
}

fn is_taken(failure: &ffi::Error) -> bool {
    matches!(
        failure.extended_code,
        ffi::SQLITE_CONSTRAINT_UNIQUE | ffi::SQLITE_CONSTRAINT_PRIMARYKEY
    )
}

impl Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => write!(f, "it is there already"),
            StoreError::Unknown => write!(f, "there is no such table"),
            StoreError::Disk { says } => write!(f, "the disk failed: {says}"),
            StoreError::Closed => write!(f, "the store is closed"),
        }
    }
}

impl Error for StoreError {}

/// Why a database cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// Another program has it open.
    InUse {
        /// The folder.
        folder: PathBuf,
    },
    /// It was written by a newer program.
    Newer {
        /// The database.
        file: PathBuf,
        /// Its version.
        found: u32,
        /// The version that this program writes.
        known: u32,
    },
    /// It belongs to some other program.
    Foreign {
        /// The database.
        file: PathBuf,
    },
    /// It is not sound.
    Damaged {
        /// The database.
        file: PathBuf,
        /// What is wrong with it.
        says: String,
    },
    /// It cannot be read or written.
    Disk {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        says: String,
    },
}

impl OpenError {
    pub(crate) fn disk(path: &Path, says: impl Display) -> Self {
        OpenError::Disk { path: path.to_owned(), says: says.to_string() }
    }

    pub(crate) fn of(file: &Path, error: &rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => {
                OpenError::Damaged { file: file.to_owned(), says: error.to_string() }
            }
            _ => OpenError::disk(file, error),
        }
    }
}

impl Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::InUse { folder } => {
                write!(f, "another qlub uses the folder {}", folder.display())
            }
            OpenError::Newer { file, found, known } => write!(
                f,
                "{} was written by a newer qlub: its version is {found}, this program knows {known}",
                file.display()
            ),
            OpenError::Foreign { file } => {
                write!(f, "{} is not a database of qlub", file.display())
            }
            OpenError::Damaged { file, says } => {
                write!(f, "{} is damaged: {says}", file.display())
            }
            OpenError::Disk { path, says } => write!(f, "{}: {says}", path.display()),
        }
    }
}

impl Error for OpenError {}

/// Why a database was not copied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CopyError {
    /// There is a file already where the copy should go.
    Exists {
        /// That file.
        file: PathBuf,
    },
    /// One of the two sides cannot be opened.
    Open(OpenError),
}

impl From<OpenError> for CopyError {
    fn from(error: OpenError) -> Self {
        CopyError::Open(error)
    }
}

impl Display for CopyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CopyError::Exists { file } => write!(f, "{} is there already", file.display()),
            CopyError::Open(error) => write!(f, "{error}"),
        }
    }
}

impl Error for CopyError {}
