//! Packs the built page (`web/dist`) into the program, compressed in two ways. Without one the program is built
//! all the same and says so when it is asked for the page.

use std::collections::hash_map::DefaultHasher;
use std::fmt::Write as _;
use std::hash::{Hash as _, Hasher as _};
use std::io::Write as _;
use std::path::{Path, PathBuf};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    let here = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR")?);
    let built = here.join("../../web/dist");
    println!("cargo::rerun-if-changed={}", built.display());
    let ships = std::env::var_os("PROFILE").is_some_and(|profile| profile == "release");
    let mut files = Vec::new();
    if built.is_dir() {
        collect(&built, &built, &mut files)?;
    } else {
        println!(
            "cargo::warning=the program will have no page: `cargo xtask web` builds it, then build again"
        );
    }
    if ships && here.join("../../web/engine/for-tests").exists() {
        println!(
            "cargo::warning=the page has the heavy engines of tests: `cargo xtask web` builds those of people"
        );
    }
    files.sort();
    let count = files.len();
    let mut list = format!("pub(crate) static FILES: [File; {count}] = [\n");
    for (index, (name, path)) in files.iter().enumerate() {
        let mut bytes = std::fs::read(path)?;
        if name == "index.html" {
            // The first file is served at every path of the page; what it needs lies at the root.
            bytes = String::from_utf8(bytes)?.replace("=\"./", "=\"/").into_bytes();
        }
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        let (gzip, brotli) = (out.join(format!("{index}.gz")), out.join(format!("{index}.br")));
        let file = std::fs::File::create(&gzip)?;
        let mut packer = flate2::write::GzEncoder::new(file, flate2::Compression::best());
        packer.write_all(&bytes)?;
        drop(packer.finish()?);
        let mut smaller = Vec::new();
        let mut how = brotli::enc::BrotliEncoderParams::default();
        if !ships {
            // The last hundredths take ten times as long, and nobody fetches the page of a test.
            how.quality = 9;
        }
        brotli::BrotliCompress(&mut bytes.as_slice(), &mut smaller, &how)?;
        if smaller.len() * 20 > std::fs::metadata(&gzip)?.len() as usize * 19 {
            // What is dense already is not worth a second copy.
            smaller.clear();
        }
        std::fs::write(&brotli, smaller)?;
        writeln!(
            list,
            "    File::new({name:?}, \"\\\"{:016x}\\\"\", include_bytes!({gzip:?}), include_bytes!({brotli:?})),",
            hasher.finish()
        )?;
    }
    list.push_str("];\n");
    std::fs::write(out.join("files.rs"), list)?;
    Ok(())
}

/// All files under a folder, each with its path from the root of the page.
fn collect(
    root: &Path,
    folder: &Path,
    files: &mut Vec<(String, PathBuf)>,
) -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(root, &path, files)?;
        } else {
            let name = path.strip_prefix(root)?.to_string_lossy().replace('\\', "/");
            files.push((name, path));
        }
    }
    Ok(())
}
