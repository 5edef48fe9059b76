//! `qlub rules`: the rules of a game, at the terminal.

use table::registry::{games, names};
use words::Language;

use crate::Outcome;
use crate::language::{spoken, text};
use crate::out::say;
use crate::setup::{game_name, no_such_game};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game (see `qlub games`), or `table` for what all games share
    #[arg(value_parser = game_name)]
    game: String,
    /// The key of a rule, as refusals name it
    key: Option<String>,
}

/// The page about what all games share.
const SHARED: (&str, &str) = ("table", "README");

pub(crate) fn run(args: &Args) -> Outcome {
    let page = page(spoken(), &args.game)
        .ok_or_else(|| no_such_game(&args.game, &format!("{}, {}", names(), SHARED.0)))?;
    match &args.key {
        None => say!("{}", readable(page)),
        Some(key) => say!("{}", readable(section(page, key)?)),
    }
    Ok(())
}

/// Whether the page of a game explains the rule of a refusal.
pub(crate) fn explains(language: Language, game: &str, key: &str) -> bool {
    page(language, game).is_some_and(|page| page.contains(&anchor(key)))
}

/// The page of a game that there is; in English if it has not been translated.
fn page(language: Language, game: &str) -> Option<&'static str> {
    let is_game = games().iter().any(|about| about.name == game);
    let file = if game == SHARED.0 { SHARED.1 } else { game };
    let mut pages = language.rules().iter().chain(Language::ENGLISH.rules());
    let found = pages.find(|(name, _)| *name == file);
    found.filter(|_| is_game || game == SHARED.0).map(|(_, text)| *text)
}

/// The part of a page, from heading to heading, that explains a rule.
fn section<'a>(page: &'a str, key: &str) -> Result<&'a str, String> {
    let place = page.find(&anchor(key)).ok_or_else(|| {
        let anchors = page.split("<a id=\"").skip(1);
        let keys: Vec<_> = anchors.filter_map(|text| text.split('"').next()).collect();
        text!("no-such-rule", given = key, known = keys.join(", "))
    })?;
    let start = page[..place].rfind("\n#").map_or(0, |index| index + 1);
    let end = page[place..].find("\n#").map_or(page.len(), |index| place + index + 1);
    Ok(&page[start..end])
}

fn anchor(key: &str) -> String {
    format!("<a id=\"{key}\"></a>")
}

/// A page without what only a browser shows: anchors, pictures and where links lead.
fn readable(page: &str) -> String {
    let mut text = String::new();
    for line in page.lines().filter(|line| !line.trim_start().starts_with("![")) {
        let mut line = line.to_owned();
        while let (Some(from), Some(to)) = (line.find("<a id="), line.find("</a>")) {
            line.replace_range(from..to + "</a>".len(), "");
        }
        text += without_links(&line).trim_end();
        text.push('\n');
    }
    text
}

/// A line of Markdown in which links are their words.
fn without_links(line: &str) -> String {
    let Some((before, rest)) = line.split_once("](") else { return line.to_owned() };
    match (before.rsplit_once('['), rest.split_once(')')) {
        (Some((before, words)), Some((_, after))) => {
            format!("{before}{words}{}", without_links(after))
        }
        _ => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Refusal, Rule as _};
    use table::registry::{Playable, Visit, visit};

    fn pages(game: &str) -> impl Iterator<Item = &'static str> {
        Language::all()
            .map(move |language| page(language, game).unwrap_or_else(|| panic!("no {game}")))
    }

    #[test]
    fn a_page_at_the_terminal_has_no_marks_of_links() {
        let line = "See [the sheet](../a.md) and [this rule](#b), [1] or (2).";
        assert_eq!(without_links(line), "See the sheet and this rule, [1] or (2).");
        for game in all() {
            for page in pages(game) {
                assert!(!readable(page).contains("]("), "{game}");
            }
        }
    }

    /// How a language marks what is not printed in the rulebooks: its page about all games says it.
    fn marks(language: Language) -> Vec<&'static str> {
        let page = page(language, SHARED.0).expect("a page");
        let marked = page.split("*(").skip(1).filter_map(|text| text.split(")*").next());
        let mut marks: Vec<&str> = Vec::new();
        for mark in marked.filter(|mark| mark.len() < 40) {
            if !marks.contains(&mark) {
                marks.push(mark);
            }
        }
        marks
    }

    fn all() -> Vec<&'static str> {
        games().iter().map(|about| about.name).chain([SHARED.0]).collect()
    }

    struct AnchorCheck;

    impl Visit for AnchorCheck {
        type Out = ();
        fn visit<G: Playable>(self) {
            for page in pages(G::NAME) {
                for key in G::Rule::KEYS {
                    let anchor = format!("<a id=\"{key}\"></a>");
                    assert_eq!(page.matches(&anchor).count(), 1, "{} {key}", G::NAME);
                    assert!(!section(page, key).expect("a section").trim().is_empty());
                }
            }
            for page in pages(SHARED.0) {
                for key in Refusal::<G::Rule>::KEYS {
                    assert!(page.contains(&format!("<a id=\"{key}\"></a>")), "{key}");
                }
            }
        }
    }

    #[test]
    fn every_rule_key_is_an_anchor_in_every_language() {
        for about in games() {
            visit(about.name, AnchorCheck);
        }
    }

    #[test]
    fn every_edition_and_option_is_explained() {
        for about in games() {
            let pages: Vec<_> = pages(about.name).collect();
            for option in about.editions.iter().flat_map(|edition| edition.options) {
                let name = format!("`{}", option.key);
                assert!(pages.iter().all(|page| page.contains(&name)), "{}", option.key);
            }
        }
    }

    #[test]
    fn pages_have_the_same_headings_and_marks() {
        for game in all() {
            let levels = |page: &str| -> Vec<usize> {
                let heading = |line: &&str| line.starts_with('#');
                page.lines().filter(heading).map(|line| line.matches('#').count()).collect()
            };
            let marked = |language: Language| -> Vec<usize> {
                let page = page(language, game).expect("a page");
                let count = |mark: &&str| page.matches(&format!("*({mark})*")).count();
                marks(language).iter().map(count).collect()
            };
            let english = Language::ENGLISH;
            assert!(!marks(english).is_empty());
            for language in Language::all() {
                let [own, other] = [language, english].map(|one| page(one, game).map(levels));
                assert_eq!(own, other, "{language}: headings of {game}");
                assert_eq!(marked(language), marked(english), "{language}: marks of {game}");
            }
        }
    }

    #[test]
    fn pictures_exist() {
        for game in all() {
            for page in pages(game) {
                for part in page.split("](../pictures/").skip(1) {
                    let file = part.split(')').next().unwrap_or_default();
                    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/pictures/");
                    assert!(std::path::Path::new(path).join(file).exists(), "{game}: {file}");
                }
            }
        }
    }
}
