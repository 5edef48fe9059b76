//! Gathers what players read: the Fluent files and the rules pages of every language, whatever games
//! they belong to. A language is a folder of `words`, a game brings its files, and nobody lists either.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The language that is spoken where no other is asked for.
const DEFAULT: &str = "en";

/// Files, by their names.
type Files = Vec<(String, PathBuf)>;

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../..");
    let mut folders = vec!["words", "docs/rules"];
    if env::var_os("CARGO_FEATURE_EXAMPLES").is_some() {
        folders.push("examples");
    }
    for folder in &folders {
        println!("cargo::rerun-if-changed={}", root.join(folder).display());
    }
    let languages = languages(&root.join("words"))?;
    let default = languages.iter().position(|code| code == DEFAULT);
    let default = default.ok_or_else(|| io::Error::other("words/en is missing"))?;
    let mut code = format!("const ENGLISH: usize = {default};\n");
    code += "const LANGUAGES: &[Folder] = &[\n";
    for language in languages {
        let _ = writeln!(code, "    Folder {{ code: {language:?},");
        for (field, folder, ending) in [("words", "words", "ftl"), ("rules", "docs/rules", "md")] {
            let mut files = named(&root.join(folder).join(&language), ending)?;
            if folders.contains(&"examples") {
                files.extend(of_examples(&root.join("examples"), field, &language, ending)?);
            }
            files.sort();
            let _ = writeln!(code, "        {field}: &[");
            for (name, path) in files {
                let _ = writeln!(code, "            ({name:?}, include_str!({path:?})),");
            }
            code += "        ],\n";
        }
        code += "    },\n";
    }
    code += "];\n";
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("files.rs"), code)
}

/// The codes of the languages: the names of the folders, in order.
fn languages(folder: &Path) -> io::Result<Vec<String>> {
    let folders = listed(folder)?.into_iter().filter(|path| path.is_dir());
    let mut codes: Vec<String> = folders.map(|path| name(&path)).collect();
    codes.sort();
    let is_code = |code: &String| {
        code.starts_with(|c: char| c.is_ascii_lowercase())
            && code.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
    };
    match codes.iter().find(|code| !is_code(code)) {
        None => Ok(codes),
        Some(code) => Err(io::Error::other(format!("words/{code}: not the code of a language"))),
    }
}

/// The files of a folder with this ending; none if there is no such folder.
fn named(folder: &Path, ending: &str) -> io::Result<Files> {
    if !folder.exists() {
        return Ok(Files::new());
    }
    let files = listed(folder)?.into_iter();
    let files = files.filter(|path| path.extension().is_some_and(|end| end == ending));
    Ok(files.map(|path| (name(&path), path)).collect())
}

/// What every example says in a language, by the names of the examples. One that has not been translated
/// speaks English.
fn of_examples(examples: &Path, kind: &str, language: &str, ending: &str) -> io::Result<Files> {
    let folders = listed(examples)?.into_iter();
    let files = folders.filter_map(|folder| {
        let of = |language: &str| folder.join(kind).join(format!("{language}.{ending}"));
        let path = [of(language), of(DEFAULT)].into_iter().find(|path| path.exists())?;
        Some((name(&folder), path))
    });
    Ok(files.collect())
}

fn listed(folder: &Path) -> io::Result<Vec<PathBuf>> {
    fs::read_dir(folder)?.map(|entry| fs::canonicalize(entry?.path())).collect()
}

fn name(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
