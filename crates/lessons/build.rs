//! Gathers the lessons of the house: a game is a folder of `lessons`, an edition a file of it, and nobody
//! lists either.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let folder = root.join("../../lessons");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut code = "&[\n".to_owned();
    for game in listed(&folder)?.into_iter().filter(|path| path.is_dir()) {
        for file in listed(&game)? {
            if file.extension().is_some_and(|ending| ending == "lesson") {
                let (game, edition) = (name(&game), name(&file));
                let _ = writeln!(code, "    ({game:?}, {edition:?}, include_str!({file:?})),");
            }
        }
    }
    code += "]\n";
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("shipped.rs"), code)
}

fn listed(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)?
        .map(|entry| fs::canonicalize(entry?.path()))
        .collect::<io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
