//! Checksums of a release.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use sha2::{Digest as _, Sha256};

use super::at;
use crate::run::Chore;

/// What `sha256sum --check` reads.
pub(crate) const FILE: &str = "SHA256SUMS";

/// Writes the checksums of all files of a folder into it.
pub(crate) fn write(folder: &Path) -> Chore {
    let mut text = String::new();
    for (name, bytes) in files(folder)? {
        let _ = writeln!(text, "{}  {name}", sum(&bytes));
    }
    let file = folder.join(FILE);
    fs::write(&file, text).map_err(at(&file))
}

/// The files of a folder with their sizes and the beginnings of their checksums.
pub(crate) fn table(folder: &Path) -> Result<String, String> {
    let mut text = String::new();
    for (name, bytes) in files(folder)? {
        let megabytes = bytes.len() as f64 / 1e6;
        let _ = writeln!(text, "{name:<40} {megabytes:>7.2} MB  {}", &sum(&bytes)[..16]);
    }
    Ok(text)
}

/// The files of a folder, without their checksums, in order.
fn files(folder: &Path) -> Result<Vec<(String, Vec<u8>)>, String> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(at(folder))?.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name != FILE {
            files.push((name, fs::read(entry.path()).map_err(at(folder))?));
        }
    }
    files.sort();
    Ok(files)
}

fn sum(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn a_sum_is_what_sha256sum_says() {
    let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    assert_eq!(sum(b""), empty);
}
