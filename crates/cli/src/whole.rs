//! Files that are written atomically.

use std::fs;
use std::io::Write;
use std::path::Path;

use crate::fault;

/// Writes a file atomically: an interrupted write leaves no partial file at `path`.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let part = path.with_extension("part");
    let write = || {
        let mut out = fs::File::create(&part)?;
        out.write_all(bytes)?;
        out.sync_all()?;
        fs::rename(&part, path)
    };
    write().map_err(|error| fault::at_path(path, &error))
}
