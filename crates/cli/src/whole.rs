//! Files that are there whole or not at all.

use std::fs;
use std::io::Write;
use std::path::Path;

/// Writes a file; who is stopped on the way leaves no half of it behind.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let part = path.with_extension("part");
    let write = || {
        let mut out = fs::File::create(&part)?;
        out.write_all(bytes)?;
        out.sync_all()?;
        fs::rename(&part, path)
    };
    write().map_err(|error| format!("{}: {error}", path.display()))
}
