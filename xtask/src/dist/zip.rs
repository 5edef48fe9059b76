//! A zip archive, which Windows opens by a double click; times and order are always the same.

use std::io::{self, Write as _};

use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};

use super::tree::Tree;

/// The first day that a zip archive can name, as its format writes dates. Whoever unpacks it sees that
/// nobody claims to know better.
const DATE: u16 = (1 << 5) | 1;
/// What reads it must know: deflate (2.0). What wrote it: a Unix, so that modes count.
const NEEDS: u16 = 20;
const MADE_BY: u16 = (3 << 8) | 20;
/// Names are UTF-8.
const FLAGS: u16 = 1 << 11;
const DEFLATED: u16 = 8;

/// The files, packed.
pub(crate) fn packed(tree: &Tree) -> io::Result<Vec<u8>> {
    let (mut archive, mut directory) = (Vec::new(), Vec::new());
    for entry in tree.entries() {
        let mut deflater = DeflateEncoder::new(Vec::new(), Compression::best());
        deflater.write_all(&entry.bytes)?;
        let deflated = deflater.finish()?;
        let mut crc = Crc::new();
        crc.update(&entry.bytes);
        let offset = size(archive.len())?;
        // What both headers say of a file.
        let mut about = Vec::new();
        for half in [NEEDS, FLAGS, DEFLATED, 0, DATE] {
            about.extend(half.to_le_bytes());
        }
        for word in [crc.sum(), size(deflated.len())?, size(entry.bytes.len())?] {
            about.extend(word.to_le_bytes());
        }
        let name = u16::try_from(entry.path.len()).map_err(io::Error::other)?;
        about.extend(name.to_le_bytes());
        about.extend([0, 0]);
        archive.extend(b"PK\x03\x04".iter().chain(&about));
        archive.extend(entry.path.bytes().chain(deflated));
        let mode: u32 = if entry.is_program { 0o100_755 } else { 0o100_644 };
        directory.extend(b"PK\x01\x02");
        directory.extend(MADE_BY.to_le_bytes());
        directory.extend(&about);
        directory.extend([0; 6]);
        directory.extend((mode << 16).to_le_bytes());
        directory.extend(offset.to_le_bytes());
        directory.extend(entry.path.bytes());
    }
    let count = u16::try_from(tree.entries().len()).map_err(io::Error::other)?;
    let (start, length) = (size(archive.len())?, size(directory.len())?);
    archive.extend(directory);
    archive.extend(b"PK\x05\x06\0\0\0\0");
    for half in [count, count] {
        archive.extend(half.to_le_bytes());
    }
    for word in [length, start] {
        archive.extend(word.to_le_bytes());
    }
    archive.extend([0, 0]);
    Ok(archive)
}

fn size(bytes: usize) -> io::Result<u32> {
    u32::try_from(bytes).map_err(io::Error::other)
}

#[test]
fn another_program_reads_what_was_packed() {
    use crate::run::{command, root};
    if !command("python3", &["--version"]).works() {
        return;
    }
    let mut tree = Tree::default();
    tree.put_program("a/program.exe", "run me ".repeat(100));
    tree.put("a/ä.txt", "words");
    let file = root().join("target/zip-test.zip");
    std::fs::create_dir_all(root().join("target")).expect("a folder");
    std::fs::write(&file, packed(&tree).expect("an archive")).expect("a file");
    let name = file.to_string_lossy().into_owned();
    let python = "import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); \
                  assert z.testzip() is None; print([(i.filename, i.file_size) for i in z.infolist()])";
    let told = command("python3", &["-c", python, &name]).output().expect("python3");
    assert_eq!(told.trim(), "[('a/program.exe', 700), ('a/ä.txt', 5)]");
    std::fs::remove_file(file).expect("the file");
}
