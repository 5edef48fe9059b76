//! Why a database cannot be used.

use store::{CopyError, OpenError, StoreError};

use super::{named, said};
use crate::language::text;

/// Why a database cannot be opened.
pub(crate) fn opening(error: &OpenError) -> String {
    let name = |path: &std::path::Path| path.display().to_string();
    match error {
        OpenError::InUse { folder } => text!("store-in-use", folder = name(folder)),
        OpenError::Newer { file, found, known } => {
            text!("store-newer", file = name(file), found = *found, known = *known)
        }
        OpenError::Foreign { file } => text!("store-foreign", file = name(file)),
        OpenError::Damaged { file, says } => {
            text!("store-damaged", file = name(file), says = says.as_str())
        }
        OpenError::Database { says } => text!("store-database", says = says.as_str()),
        OpenError::NewerDatabase { found, known } => {
            text!("store-database-newer", found = *found, known = *known)
        }
        OpenError::Disk { path, says } => named(path.display(), said(says)),
    }
}

/// Why a database was not copied.
pub(crate) fn copying(error: &CopyError) -> String {
    match error {
        CopyError::Exists { file } => named(file.display(), text!("io-exists")),
        CopyError::Elsewhere => text!("store-elsewhere", program = "pg_dump"),
        CopyError::Open(error) => opening(error),
    }
}

/// Why a database did not do what it was asked.
pub(crate) fn storing(error: &StoreError) -> String {
    match error {
        StoreError::Conflict => text!("store-conflict"),
        StoreError::Unknown => text!("store-unknown"),
        StoreError::Disk { says } => said(says),
        StoreError::Away { says } => text!("store-database", says = says.as_str()),
        StoreError::Unsure => text!("store-unsure"),
        StoreError::Closed => text!("store-closed"),
    }
}
