//! Where games are listed: a file whose code names two of them is a list, and must be known.

use std::fs;
use std::process::Command;

use crate::games::House;
use crate::run::root;

/// The places that every new game touches beside its own folders.
const NEEDED: [&str; 2] = ["crates/table/Cargo.toml", "crates/table/src/registry.rs"];

/// The places that a game touches only for something that is its own: players, a look for its board, a
/// drawing for the terminal.
const MORE: [&str; 4] = [
    "crates/bots/Cargo.toml",
    "crates/bots/src/lib.rs",
    "crates/browser/src/look/mod.rs",
    "crates/cli/src/house/mod.rs",
];

/// Files that speak of certain games and that no new game has to touch: crates that have something for
/// them alone (the workshop among them), pictures of the rules pages, what has been solved, pictures of
/// screens, data of earlier versions.
const ABOUT: [&str; 19] = [
    "Cargo.toml",
    "crates/bots/src/workshop.rs",
    "crates/cli/Cargo.toml",
    "crates/cli/src/books/shelf.rs",
    "crates/cli/src/solve/mod.rs",
    "crates/lab/Cargo.toml",
    "crates/lab/src/bench/mod.rs",
    "crates/lab/src/lib.rs",
    "crates/lab/src/nets.rs",
    "crates/pictures/Cargo.toml",
    "crates/pictures/src/lib.rs",
    "crates/pictures/src/palette.rs",
    "crates/pictures/src/rules_pages.rs",
    "crates/server/src/farewell.rs",
    "crates/server/src/sim/mod.rs",
    "crates/solve/Cargo.toml",
    "crates/solve/src/lib.rs",
    "web/scripts/boards.js",
    "web/scripts/old-data.ts",
];

#[test]
fn games_are_listed_where_contributing_says_and_nowhere_else() {
    let house = House::read().expect("cargo metadata");
    let games: Vec<&str> = house.games().into_iter().filter(|name| !name.contains('-')).collect();
    assert!(games.len() > 2, "{games:?}");
    let listing: Vec<String> = sources()
        .into_iter()
        .filter(|file| {
            let code = code(file);
            games.iter().filter(|game| names(&code, game)).count() > 1
        })
        .collect();
    let known = |file: &&String| !NEEDED.iter().chain(&MORE).chain(&ABOUT).any(|one| one == *file);
    let unknown: Vec<_> = listing.iter().filter(known).collect();
    assert!(unknown.is_empty(), "these list games: ask the program instead: {unknown:#?}");
    let gone = |place: &&&str| !listing.iter().any(|file| file == **place);
    let gone: Vec<_> = NEEDED.iter().chain(&MORE).chain(&ABOUT).filter(gone).collect();
    assert!(gone.is_empty(), "these list no games any more: {gone:#?}");
    let page = fs::read_to_string(root().join("CONTRIBUTING.md")).expect("CONTRIBUTING.md");
    for place in NEEDED.iter().chain(&MORE) {
        assert!(page.contains(&format!("`{place}`")), "CONTRIBUTING.md does not name {place}");
    }
}

#[test]
fn files_that_contributing_names_are_there() {
    let page = fs::read_to_string(root().join("CONTRIBUTING.md")).expect("CONTRIBUTING.md");
    let code = page.split('`').skip(1).step_by(2);
    // GAME stands for the name of a game that is still to come, XX for the code of a language.
    let is_path = |word: &&str| word.contains('/') && !word.contains([' ', '\n']);
    let stands = |word: &&str| !word.contains("GAME") && !word.contains("XX");
    let named: Vec<&str> = code.filter(is_path).filter(stands).collect();
    assert!(named.len() > 10, "{named:?}");
    let gone: Vec<_> = named.iter().filter(|file| !root().join(file).exists()).collect();
    assert!(gone.is_empty(), "CONTRIBUTING.md names what is not there: {gone:?}");
}

/// The files with code that is no test and that people write.
pub(crate) fn sources() -> Vec<String> {
    let output = Command::new("git").arg("ls-files").current_dir(root()).output().expect("git");
    let listed = String::from_utf8(output.stdout).expect("names");
    let is_code = |file: &&str| {
        let code = ["rs", "toml", "ts", "js", "svelte"].iter().any(|end| file.ends_with(end));
        let beside =
            ["tests/", "tests.rs", ".test.ts", "/examples/", "/typescript/", "/generated/"];
        let other = ["examples/", "fuzz/", "gpu/", "old-data/", "docs/"];
        code && !beside.iter().any(|part| file.contains(part))
            && !other.iter().any(|folder| file.starts_with(folder))
    };
    let there = |file: &&str| root().join(file).is_file();
    listed.lines().filter(is_code).filter(there).map(str::to_owned).collect()
}

/// A file without its comments and its unit tests.
pub(crate) fn code(file: &str) -> String {
    let text = fs::read_to_string(root().join(file)).unwrap_or_default();
    let text = text.split("#[cfg(test)]").next().unwrap_or_default();
    let is_comment = |line: &&str| {
        let line = line.trim_start();
        line.starts_with("//") || line.starts_with("# ")
    };
    text.lines().filter(|line| !is_comment(line)).collect::<Vec<_>>().join("\n")
}

/// Whether a game stands there as a word.
fn names(code: &str, game: &str) -> bool {
    let part = |letter: Option<char>| {
        letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '_')
    };
    code.match_indices(game).any(|(at, _)| {
        let (before, after) = (&code[..at], &code[at + game.len()..]);
        !part(before.chars().next_back()) && !part(after.chars().next())
    })
}
