//! What went wrong, in the language of the program.

mod file;
mod server;
mod store;

use std::fmt::Display;
use std::io::{Error, ErrorKind};

use crate::language::text;

pub(crate) use file::{line, opened, record, transcript};
pub(crate) use server::{asking, starting};
pub(crate) use store::{copying, opening, storing};

/// Why a file or folder cannot be used.
pub(crate) fn at(name: impl Display, error: &Error) -> String {
    named(name, io(error))
}

/// The same, for the file of a path.
pub(crate) fn at_path(path: &std::path::Path, error: &Error) -> String {
    at(path.display(), error)
}

/// What is wrong with something that has a name.
pub(crate) fn named(name: impl Display, why: impl Display) -> String {
    text!("fault-at", name = name.to_string(), why = why.to_string())
}

/// What the operating system says: in our words where we have them, else in its own.
pub(crate) fn io(error: &Error) -> String {
    let key = match error.kind() {
        ErrorKind::NotFound => "io-not-found",
        ErrorKind::PermissionDenied => "io-not-allowed",
        ErrorKind::AlreadyExists => "io-exists",
        ErrorKind::IsADirectory => "io-is-folder",
        ErrorKind::NotADirectory => "io-no-folder",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "io-full",
        ErrorKind::ReadOnlyFilesystem => "io-read-only",
        ErrorKind::InvalidData => "io-no-text",
        ErrorKind::AddrInUse => "io-address-taken",
        ErrorKind::AddrNotAvailable => "io-address-unknown",
        _ => return text!("io-says", says = error.to_string()),
    };
    text!(key)
}

/// What another part of the program says of the system: its errors come as text, with their numbers.
pub(crate) fn said(says: &str) -> String {
    let number = says.rsplit_once("(os error ").and_then(|(_, rest)| rest.strip_suffix(')'));
    match number.and_then(|number| number.parse().ok()) {
        Some(number) => io(&Error::from_raw_os_error(number)),
        None => text!("io-says", says = says),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_of_the_system_is_known_by_its_number() {
        let missing = Error::from(ErrorKind::NotFound);
        assert_eq!(said("gone, as it were (os error 2)"), io(&missing));
        assert!(said("disk I/O error").contains("disk I/O error"));
    }
}
