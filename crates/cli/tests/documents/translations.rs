//! A translated document, `NAME.fr.md`, has the commands, links, figures and headings of `NAME.md`.

use std::path::Path;

use super::markdown::{Document, documents, root};

/// The documents in other languages, each with its language and the English one.
fn translations() -> Vec<(Document, String, Document)> {
    let language = |document: &Document| -> Option<String> {
        let (_, language) = document.path.strip_suffix(".md")?.rsplit_once('.')?;
        Some(language.to_owned())
    };
    let english = |language: &str, document: &Document| {
        let path = document.path.replace(&format!(".{language}.md"), ".md");
        let found = documents().into_iter().find(|other| other.path == path);
        found.unwrap_or_else(|| panic!("{path} is missing"))
    };
    let translated = documents().into_iter().filter_map(|document| {
        let language = language(&document)?;
        let english = english(&language, &document);
        Some((document, language, english))
    });
    let all: Vec<_> = translated.collect();
    assert!(all.len() >= 6, "{}", all.len());
    all
}

/// Something of a translation and of the English page: it must be the same, in whatever order.
fn same<T: Ord + std::fmt::Debug>(path: &str, mut one: Vec<T>, mut other: Vec<T>) {
    one.sort();
    other.sort();
    assert_eq!(one, other, "{path}: first this page, then the English one");
}

#[test]
fn a_translation_has_the_commands_and_the_code_of_the_english_page() {
    for (document, _, english) in translations() {
        assert_eq!(document.commands(), english.commands(), "{}", document.path);
        same(&document.path, document.spans(), english.spans());
        let other = |document: &Document| -> Vec<String> {
            let blocks = document.blocks().into_iter().filter(|block| block.language != "sh");
            blocks.map(|block| block.lines.join("\n")).collect()
        };
        assert_eq!(other(&document), other(&english), "{}", document.path);
    }
}

#[test]
fn a_translation_has_the_links_of_the_english_page() {
    for (document, language, english) in translations() {
        // A link leads to the page of the language, if there is one.
        let plain = |links: Vec<String>| -> Vec<String> {
            let plain = |link: String| {
                let link = link.replace(&format!("rules/{language}/"), "rules/en/");
                match link.strip_suffix(".md").and_then(|name| name.rsplit_once('.')) {
                    Some((name, ending)) if ending.len() == 2 => format!("{name}.md"),
                    _ => link,
                }
            };
            links.into_iter().map(plain).collect()
        };
        same(&document.path, plain(document.links()), plain(english.links()));
        let folder = Path::new(&document.path).parent().expect("a folder");
        for link in document.links() {
            let Some(name) = link.strip_suffix(".md") else { continue };
            let own = folder.join(format!("{name}.{language}.md"));
            let is_itself = folder.join(&link) == Path::new(&english.path);
            assert!(is_itself || !root().join(&own).exists(), "{}: {link}", document.path);
        }
    }
}

#[test]
fn a_translation_has_the_headings_of_the_english_page() {
    for (document, _, english) in translations() {
        let levels = |document: &Document| -> Vec<usize> {
            let prose = document.prose();
            let headings = prose.lines().filter(|line| line.starts_with('#'));
            headings.map(|line| line.chars().take_while(|letter| *letter == '#').count()).collect()
        };
        assert_eq!(levels(&document), levels(&english), "{}", document.path);
    }
}

#[test]
fn a_translation_has_the_figures_of_the_english_page() {
    for (document, _, english) in translations() {
        same(&document.path, figures(&document.words()), figures(&english.words()));
    }
}

/// The numbers of a text, without what separates thousands or decimals.
fn figures(text: &str) -> Vec<String> {
    let mut figures = vec![String::new()];
    let letters: Vec<char> = text.chars().collect();
    for (at, letter) in letters.iter().enumerate() {
        let digit = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
        let last = figures.last_mut().expect("one");
        if letter.is_ascii_digit() {
            last.push(*letter);
        } else if !(['.', ',', '\u{a0}'].contains(letter) && !last.is_empty() && digit(at + 1)) {
            figures.push(String::new());
        }
    }
    figures.into_iter().filter(|figure| !figure.is_empty()).collect()
}

#[test]
fn french_has_its_spaces_and_apostrophes() {
    let french = |document: &Document| {
        document.path.ends_with(".fr.md") || document.path.starts_with("docs/rules/fr/")
    };
    let mut wrong = Vec::new();
    for document in documents().into_iter().filter(french) {
        for line in document.words().lines() {
            let signs = [" :", " ;", " !", " ?", " »", " %", "« ", "'"];
            wrong.extend(
                signs
                    .iter()
                    .filter(|sign| line.contains(**sign))
                    .map(|sign| format!("{}: {sign:?} in {line}", document.path)),
            );
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
