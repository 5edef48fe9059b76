//! A book as a file: what it is, its version and a checksum before its bytes.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use crate::fault;
use crate::whole;

const MAGIC: &[u8; 8] = b"QLUBBOOK";
/// Magic, version, checksum.
const HEADER: usize = 8 + 4 + 8;

/// Whether a book is in its place.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum BookState {
    /// It is there and sound: its bytes.
    Whole(Vec<u8>),
    Missing,
    /// There is a file, but not of this version, or it is damaged.
    Unsound,
}

/// A book whose bytes say themselves what they are.
pub(super) fn read_plain(path: &Path) -> Result<BookState, String> {
    match fs::read(path) {
        Ok(bytes) => Ok(BookState::Whole(bytes)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(BookState::Missing),
        Err(error) => Err(fault::at_path(path, &error)),
    }
}

pub(super) fn read(path: &Path, version: u32) -> Result<BookState, String> {
    let BookState::Whole(mut bytes) = read_plain(path)? else {
        return Ok(BookState::Missing);
    };
    let sound = bytes.len() >= HEADER && bytes[..HEADER] == header(version, &bytes[HEADER..]);
    Ok(if sound { BookState::Whole(bytes.split_off(HEADER)) } else { BookState::Unsound })
}

pub(super) fn write(path: &Path, version: u32, bytes: &[u8]) -> Result<(), String> {
    whole::write(path, &[&header(version, bytes), bytes].concat())
}

fn header(version: u32, bytes: &[u8]) -> [u8; HEADER] {
    let mut header = [0; HEADER];
    header[..8].copy_from_slice(MAGIC);
    header[8..12].copy_from_slice(&version.to_le_bytes());
    header[12..].copy_from_slice(&checksum(bytes).to_le_bytes());
    header
}

/// FNV-1a over words of eight bytes; a book that is cut short is another book.
fn checksum(bytes: &[u8]) -> u64 {
    let step = |sum: u64, word: &[u8]| {
        let mut eight = [0; 8];
        eight[..word.len()].copy_from_slice(word);
        (sum ^ u64::from_le_bytes(eight)).wrapping_mul(0x0100_0000_01b3).rotate_left(29)
    };
    bytes.chunks(8).fold(0xcbf2_9ce4_8422_2325 ^ bytes.len() as u64, step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_is_read_back_whole_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("one.book");
        assert_eq!(read(&path, 1), Ok(BookState::Missing));
        let bytes: Vec<u8> = (0..=200).collect();
        write(&path, 1, &bytes).unwrap();
        assert_eq!(read(&path, 1), Ok(BookState::Whole(bytes)));
        assert_eq!(read(&path, 2), Ok(BookState::Unsound), "another version");
        let kept = fs::read(&path).unwrap();
        for at in [3, 9, 15, HEADER, kept.len() - 1] {
            let mut broken = kept.clone();
            broken[at] ^= 1;
            fs::write(&path, &broken).unwrap();
            assert_eq!(read(&path, 1), Ok(BookState::Unsound), "byte {at}");
        }
        for length in [0, 5, HEADER, kept.len() - 1] {
            fs::write(&path, &kept[..length]).unwrap();
            assert_eq!(read(&path, 1), Ok(BookState::Unsound), "{length} bytes");
        }
    }
}
