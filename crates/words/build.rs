//! Gathers what players read: the Fluent files of every language and the rules pages, whatever games
//! they belong to. A game brings its files, and nobody lists them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const LANGUAGES: [&str; 2] = ["en", "fr"];

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../..");
    let examples = env::var_os("CARGO_FEATURE_EXAMPLES").is_some();
    let mut code = String::new();
    for (constant, folder, own, ending) in
        [("WORDS", "words", "words", "ftl"), ("RULES", "docs/rules", "rules", "md")]
    {
        for language in LANGUAGES {
            let mut files = named(&root.join(folder).join(language), ending)?;
            if examples {
                files.extend(of_examples(&root, &format!("{own}/{language}.{ending}"))?);
            }
            files.sort();
            let (constant, language) = (constant, language.to_uppercase());
            let _ = writeln!(code, "pub(crate) const {constant}_{language}: Files = &[");
            for (name, path) in files {
                let _ = writeln!(code, "    ({name:?}, include_str!({path:?})),");
            }
            code += "];\n";
        }
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("files.rs"), code)
}

/// The files of a folder with this ending, by their names.
fn named(folder: &Path, ending: &str) -> io::Result<Vec<(String, PathBuf)>> {
    let mut files = Vec::new();
    for path in listed(folder)? {
        if let (Some(name), Some(end)) = (path.file_stem(), path.extension())
            && end == ending
        {
            files.push((name.to_string_lossy().into_owned(), path));
        }
    }
    Ok(files)
}

/// The file that every example keeps under this name, by the names of the examples.
fn of_examples(root: &Path, file: &str) -> io::Result<Vec<(String, PathBuf)>> {
    let folders = listed(&root.join("examples"))?.into_iter();
    let files = folders.map(|folder| {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let path = folder.join(file);
        println!("cargo::rerun-if-changed={}", path.display());
        (name, path)
    });
    Ok(files.filter(|(_, path)| path.exists()).collect())
}

fn listed(folder: &Path) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    fs::read_dir(folder)?.map(|entry| fs::canonicalize(entry?.path())).collect()
}
