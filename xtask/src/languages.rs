//! Where languages are named: a language is its folder of `words`, and no other code knows it.

use std::fs;
use std::path::{Path, PathBuf};

use crate::places::{code, sources};
use crate::run::root;

/// The languages but English, which is spoken where no other is asked for.
fn others() -> Vec<String> {
    let folders = fs::read_dir(root().join("words")).expect("words");
    let names = folders.map(|entry| entry.expect("a folder").file_name().into_string());
    names.map(|name| name.expect("a code")).filter(|code| code != "en").collect()
}

#[test]
fn no_code_names_a_language() {
    let others = others();
    assert!(!others.is_empty());
    let names_one = |file: &String| {
        let code = code(file);
        others.iter().any(|other| {
            let quoted = ["'", "\"", "`"].map(|sign| format!("{sign}{other}{sign}"));
            let folders = ["words", "rules"].map(|folder| format!("{folder}/{other}/"));
            quoted.iter().chain(&folders).any(|text| code.contains(text))
        })
    };
    let naming: Vec<_> = sources().into_iter().filter(names_one).collect();
    assert!(naming.is_empty(), "these name a language: a folder has to be enough: {naming:#?}");
}

#[test]
fn documents_and_their_translations_lead_to_each_other() {
    let mut translated = 0;
    for folder in ["", "docs"].map(|folder| root().join(folder)) {
        for (original, translation) in translations(&folder, &others()) {
            for (from, to) in [(&original, &translation), (&translation, &original)] {
                let text = fs::read_to_string(from).expect("a document");
                let name = to.file_name().unwrap_or_default().to_string_lossy();
                let link = format!("]({name})");
                assert!(text.contains(&link), "{} does not lead to {name}", from.display());
            }
            translated += 1;
        }
    }
    assert!(translated >= 3, "{translated}");
}

/// The documents of a folder that have been translated, with their translations: `NAME.md` and `NAME.XX.md`.
fn translations(folder: &Path, languages: &[String]) -> Vec<(PathBuf, PathBuf)> {
    let files = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path());
    let pairs = files.filter_map(|path| {
        let name = path.file_name()?.to_str()?;
        let (name, language) = name.strip_suffix(".md")?.rsplit_once('.')?;
        let known = languages.iter().any(|code| code == language);
        known.then(|| (folder.join(format!("{name}.md")), path.clone()))
    });
    pairs.collect()
}
