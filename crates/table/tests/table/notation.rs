//! What docs/notation.md and the rules pages show is what the program reads and writes.

use game::Setup;
use table::any_match;
use table::registry::{Playable, Visit, games, visit};

const PAGE: &str = include_str!("../../../../docs/notation.md");

/// The rules pages of a game, in English, if it has one.
fn rules(game: &str) -> String {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../");
    let pages = [format!("docs/rules/en/{game}.md"), format!("examples/{game}/rules/en.md")];
    pages.iter().filter_map(|page| std::fs::read_to_string(format!("{root}{page}")).ok()).collect()
}

/// The fenced blocks of the page and of the rules pages: what stands behind the fence, and the text.
fn blocks() -> Vec<(String, String)> {
    let notation = |(kind, _): &(String, String)| kind.contains(' ');
    let rules = games().into_iter().flat_map(|about| fenced(&rules(about.name)));
    fenced(PAGE).into_iter().chain(rules.filter(notation)).collect()
}

fn fenced(page: &str) -> Vec<(String, String)> {
    let mut blocks: Vec<(String, String)> = Vec::new();
    let mut open = false;
    for line in page.lines() {
        match line.strip_prefix("```") {
            Some(_) if open => open = false,
            Some(kind) => {
                open = true;
                blocks.push((kind.to_owned(), String::new()));
            }
            None if open => {
                if let Some((_, text)) = blocks.last_mut() {
                    *text += line;
                    *text += "\n";
                }
            }
            None => {}
        }
    }
    blocks
}

#[test]
fn every_block_is_read_and_written_back() {
    let mut seen = Vec::new();
    for (kind, text) in blocks() {
        match kind.split_once(' ') {
            None if kind == "transcript" => {
                let game = any_match::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
                let says = |line: &&str| !line.is_empty() && !line.starts_with('#');
                assert!(game.transcript().lines().eq(text.lines().filter(says)), "{text}");
            }
            None if kind == "setup" => {
                for line in text.lines() {
                    let setup: Setup =
                        line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
                    assert_eq!(setup.to_string(), line);
                    let offered = |about: &_| offers(about, &setup);
                    assert!(games().iter().any(offered), "no game offers {line}");
                }
            }
            Some((what, game)) => {
                visit(game, Lines { what, text: &text })
                    .unwrap_or_else(|| panic!("no game {game}"));
            }
            None => assert_eq!(kind, "text", "a block of a kind that nobody reads"),
        }
        seen.push(kind);
    }
    for about in games() {
        assert!(seen.contains(&format!("action {}", about.name)), "{} has no block", about.name);
    }
}

fn offers(about: &table::registry::About, setup: &Setup) -> bool {
    setup.settle(about.editions).is_ok_and(|settled| settled == *setup)
}

struct Lines<'a> {
    what: &'a str,
    text: &'a str,
}

impl Visit for Lines<'_> {
    type Out = ();
    fn visit<G: Playable>(self) {
        for line in self.text.lines() {
            let written = match self.what {
                "chance" => line.parse::<G::Chance>().map(|chance| chance.to_string()),
                "action" => line.parse::<G::Action>().map(|action| action.to_string()),
                other => panic!("no {other} in any notation"),
            };
            assert_eq!(written.as_deref(), Ok(line));
        }
    }
}

/// The line that the page shows as an example of an error is one that the program prints.
#[test]
fn the_error_shown_is_a_real_one() {
    let shown = blocks().into_iter().find(|(kind, _)| kind == "text").expect("an error").1;
    let broken =
        "# 1\nqlub 1\ngame qwixx 1\nsetup classic 1\n\n* first 0\n* w1 w1 r1 y1 g1 b1\n0 r?\n";
    let error = any_match::read(broken).err().expect("a broken transcript");
    assert_eq!(error.to_string(), shown.trim_end());
}
