//! The pictures in `docs/rules` are those that the program draws.

use std::fs;
use std::path::Path;

use pictures::rules_pages;
use qwixx::Edition;

/// Beside the empty sheets.
const EXAMPLES: [&str; 5] = [
    "qwixx-marks.svg",
    "quixo-start.svg",
    "quixo-four.svg",
    "qwirkle-tiles.svg",
    "qwirkle-twelve-turns.svg",
];

#[test]
fn every_page_has_its_pictures() {
    let files: Vec<_> = rules_pages::all().into_iter().map(|(file, _)| file).collect();
    let sheets = Edition::all().map(|edition| format!("qwixx-{}.svg", edition.name));
    assert!(files.iter().cloned().eq(sheets.chain(EXAMPLES.map(str::to_owned))), "{files:?}");
}

/// With `QLUB_GOLDEN=1` in the environment they are drawn anew.
#[test]
fn the_pictures_in_the_rules_are_fresh() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/pictures"));
    let make = std::env::var_os("QLUB_GOLDEN").is_some();
    for (file, drawn) in rules_pages::all() {
        let path = folder.join(file);
        if make {
            fs::create_dir_all(folder).expect("a folder");
            fs::write(&path, &drawn).expect("a file written");
        }
        let there = fs::read_to_string(&path).unwrap_or_else(|error| {
            panic!("{}: {error} (QLUB_GOLDEN=1 writes it)", path.display())
        });
        // Not `assert_eq`: whole pictures side by side help nobody.
        assert!(there == drawn, "{} is stale (QLUB_GOLDEN=1 writes it)", path.display());
    }
}
