//! What can go wrong.

use std::fmt::Display;
use std::path::{Path, PathBuf};

use rusqlite::{ErrorCode, ffi};
use thiserror::Error;

/// Why a request was not carried out. Nothing was changed, unless it is [`StoreError::Unsure`].
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// Something of that name or number is there already.
    #[error("it is there already")]
    Conflict,
    /// There is no such table.
    #[error("there is no such table")]
    Unknown,
    /// The disk is full or broken.
    #[error("the disk failed: {says}")]
    Disk {
        /// What the database says.
        says: String,
    },
    /// The database cannot be reached. Nothing was asked of it.
    #[error("the database cannot be reached: {says}")]
    Away {
        /// What the system says.
        says: String,
    },
    /// The answer got lost: nobody knows whether it was carried out.
    #[error("the answer of the database got lost")]
    Unsure,
    /// The store was closed.
    #[error("the store is closed")]
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

/// Why a database cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OpenError {
    /// Another program has it open.
    #[error("another qlub uses the folder {}", folder.display())]
    InUse {
        /// The folder of the database.
        folder: PathBuf,
    },
    /// It was written by a newer program.
    #[error(
        "{} was written by a newer qlub: its version is {found}, this program knows {known}",
        file.display()
    )]
    Newer {
        /// The file of the database.
        file: PathBuf,
        /// The version of the database.
        found: u32,
        /// The version that this program writes.
        known: u32,
    },
    /// It belongs to some other program.
    #[error("{} is not a database of qlub", file.display())]
    Foreign {
        /// The file that was found.
        file: PathBuf,
    },
    /// It is not sound.
    #[error("{} is damaged: {says}", file.display())]
    Damaged {
        /// The file of the database.
        file: PathBuf,
        /// What is wrong with it.
        says: String,
    },
    /// A database server cannot be used.
    #[error("the database: {says}")]
    Database {
        /// What it says.
        says: String,
    },
    /// A database was changed by a newer program in a way that this one cannot work with.
    #[error("the database needs a qlub of version {found} of it, this program knows {known}")]
    NewerDatabase {
        /// The oldest version that works with it.
        found: u32,
        /// The version that this program knows.
        known: u32,
    },
    /// It cannot be read or written.
    #[error("{}: {says}", path.display())]
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

/// Why a database was not copied.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum CopyError {
    /// There is a file already where the copy should go.
    #[error("{} is there already", file.display())]
    Exists {
        /// The file that is in the way.
        file: PathBuf,
    },
    /// It is no file: its own server makes copies of it.
    #[error("this database is copied by its own server: pg_dump")]
    Elsewhere,
    /// One of the two sides cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
}
