//! A tar archive packed with gzip: owners, times and order are always the same.

use std::io::{self, Write as _};

use flate2::Compression;
use flate2::write::GzEncoder;

use super::tree::Tree;

const BLOCK: usize = 512;

/// The files, and the folders that they need, packed. The time is in seconds since 1970.
pub(crate) fn packed(tree: &Tree, time: u64) -> io::Result<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    for folder in tree.folders() {
        packer.write_all(&header(&format!("{folder}/"), 0o755, 0, time, b'5')?)?;
    }
    for entry in tree.entries() {
        let mode = if entry.is_program { 0o755 } else { 0o644 };
        packer.write_all(&header(&entry.path, mode, entry.bytes.len(), time, b'0')?)?;
        packer.write_all(&entry.bytes)?;
        packer
            .write_all(&vec![0; entry.bytes.len().next_multiple_of(BLOCK) - entry.bytes.len()])?;
    }
    packer.write_all(&[0; 2 * BLOCK])?;
    packer.finish()
}

/// The header of one entry, as POSIX.1-1988 has it (ustar). Everything belongs to root.
fn header(path: &str, mode: u32, size: usize, time: u64, kind: u8) -> io::Result<[u8; BLOCK]> {
    let (prefix, name) = split(path)?;
    let mut header = [0; BLOCK];
    let mut write = |at: usize, text: &str| {
        header[at..at + text.len()].copy_from_slice(text.as_bytes());
    };
    write(0, name);
    write(100, &format!("{mode:07o}"));
    write(108, "0000000");
    write(116, "0000000");
    write(124, &format!("{size:011o}"));
    write(136, &format!("{time:011o}"));
    // The sum is made as if its own place held spaces.
    write(148, "        ");
    write(257, "ustar");
    write(263, "00");
    write(265, "root");
    write(297, "root");
    write(345, prefix);
    header[156] = kind;
    let sum: u32 = header.iter().map(|byte| u32::from(*byte)).sum();
    header[148..155].copy_from_slice(format!("{sum:06o}\0").as_bytes());
    Ok(header)
}

/// A path in the two parts that a header has room for.
fn split(path: &str) -> io::Result<(&str, &str)> {
    if path.len() <= 100 {
        return Ok(("", path));
    }
    let mut parts = path.match_indices('/').map(|(at, _)| (&path[..at], &path[at + 1..]));
    let fits =
        |(prefix, name): &(&str, &str)| prefix.len() <= 155 && (1..=100).contains(&name.len());
    parts.rfind(fits).ok_or_else(|| io::Error::other(format!("too long: {path}")))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::run::{command, root};

    #[test]
    fn tar_reads_what_was_packed_and_the_bytes_are_the_same_again() {
        let mut tree = Tree::default();
        let long = format!("{}/{}", "folder".repeat(12), "name".repeat(20));
        tree.put_program("a/program", "run me");
        tree.put(long.as_str(), vec![7; 1000]);
        let bytes = packed(&tree, 1_700_000_000).expect("an archive");
        assert_eq!(bytes, packed(&tree, 1_700_000_000).expect("an archive"));
        let file = root().join("target/tar-test.tar.gz");
        fs::create_dir_all(root().join("target")).expect("a folder");
        fs::write(&file, bytes).expect("a file");
        let name = file.to_string_lossy().into_owned();
        let words =
            ["--list", "--verbose", "--utc", "--numeric-owner", "--full-time", "--file", &name];
        let listed = command("tar", &words).output().expect("tar");
        let lines: Vec<_> = listed.lines().collect();
        assert_eq!(lines.len(), 4, "{listed}");
        assert!(
            lines.iter().all(|line| line.contains(" 0/0 ") && line.contains("2023-11-14 22:13:20"))
        );
        assert!(
            lines.iter().any(|line| line.starts_with("-rwxr-xr-x") && line.ends_with("a/program"))
        );
        assert!(lines.iter().any(|line| line.contains(" 1000 ") && line.ends_with(&long)));
        fs::remove_file(file).expect("the file");
    }

    #[test]
    fn a_path_without_a_place_to_part_it_is_refused() {
        assert!(split(&"x".repeat(101)).is_err());
    }
}
