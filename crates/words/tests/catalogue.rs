//! All languages say the same things, and everything a game can say has words.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use game::laws::random_game;
use game::{Refusal, Rule as _};
use serde::de::DeserializeOwned;
use table::registry::{Playable, Visit, games, visit};
use words::{Language, Words};

/// The messages of a language, each with the arguments it uses.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    for (file, text) in language.catalogue() {
        let resource = parser::parse(*text)
            .unwrap_or_else(|(_, errors)| panic!("{language}/{file}.ftl: {errors:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut arguments = BTreeSet::new();
                    let pattern = message.value.expect("a message has a text");
                    collect(&pattern, &mut arguments);
                    let twice = messages.insert(message.id.name.to_owned(), arguments);
                    assert!(twice.is_none(), "{language}: {} stands twice", message.id.name);
                }
                Entry::Junk { content } => panic!("{language}/{file}.ftl: {content}"),
                _ => {}
            }
        }
    }
    messages
}

fn collect(pattern: &Pattern<&str>, arguments: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, arguments);
        }
    }
}

fn collect_expression(expression: &Expression<&str>, arguments: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, arguments),
        Expression::Select { selector, variants } => {
            collect_inline(selector, arguments);
            variants.iter().for_each(|variant| collect(&variant.value, arguments));
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, arguments: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            arguments.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, arguments),
        _ => {}
    }
}

fn french() -> Language {
    "fr".parse().expect("French")
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_arguments() {
    let english = messages(Language::ENGLISH);
    for language in Language::all() {
        let own = messages(language);
        let without = |all: &BTreeMap<String, _>, others: &BTreeMap<String, _>| {
            all.keys().filter(|key| !others.contains_key(*key)).cloned().collect::<Vec<_>>()
        };
        let (missing, more) = (without(&english, &own), without(&own, &english));
        assert!(missing.is_empty(), "{language} does not say {missing:#?}");
        assert!(more.is_empty(), "{language} says what English does not: {more:#?}");
        for (key, arguments) in &english {
            assert_eq!(arguments, &own[key], "{language}: {key}");
        }
    }
}

#[test]
fn every_language_has_a_name_and_letters_of_its_own() {
    let mut names = BTreeSet::new();
    for language in Language::all() {
        let words = Words::new(language);
        assert!(names.insert(words.text("language-name")), "{language}");
        let keys = messages(language).into_keys().filter(|key| key.starts_with("colour-letter-"));
        let letters: Vec<String> = keys.map(|key| words.text(&key)).collect();
        let one = |letter: &String| letter.chars().count() == 1 && *letter == letter.to_uppercase();
        assert!(letters.iter().all(one), "{language}: {letters:?}");
        let different: BTreeSet<&String> = letters.iter().collect();
        assert_eq!(different.len(), letters.len(), "{language}: {letters:?}");
        assert!(letters.len() >= 6, "the colours of Qwirkle, and with them those of Qwixx");
    }
}

#[test]
fn every_language_has_every_rules_page() {
    let names = |language: Language| language.rules().iter().map(|(name, _)| *name);
    for language in Language::all() {
        assert!(names(language).eq(names(Language::ENGLISH)), "{language}");
    }
}

#[test]
fn every_edition_option_rule_event_and_end_has_words() {
    for about in games() {
        visit(about.name, HasWords);
    }
}

struct HasWords;

impl Visit for HasWords {
    type Out = ();
    fn visit<G: Playable>(self) {
        for language in Language::all() {
            let words = Words::new(language);
            for edition in G::editions() {
                let name = format!("edition-{}", edition.name);
                assert!(words.has(&name), "{language}: {name}");
                assert!(words.has(&format!("{name}-about")), "{language}: {name}-about");
                for option in edition.options {
                    let name = format!("option-{}", option.key);
                    assert!(words.has(&name), "{language}: {name}");
                    assert!(words.has(&format!("{name}-why")), "{language}: {name}-why");
                }
            }
            for end in G::ENDS {
                assert!(words.has(&format!("reason-{end}")), "{language}: reason-{end}");
            }
            for key in G::Rule::KEYS.iter().chain(Refusal::<G::Rule>::KEYS) {
                let message = words.own_or_shared("rule", G::NAME, key);
                assert!(words.has(&message), "{language}: {message}");
            }
            let mut seen = kinds::<G::Event>("event");
            // A mark on a sheet is told by what kind of mark it is.
            if seen.remove("marked") {
                seen.extend(kinds::<qwixx::SheetMark>("mark"));
            }
            assert!(seen.len() > 1, "{seen:?}");
            for kind in seen {
                let message = words.own_or_shared("event", G::NAME, &kind);
                assert!(words.has(&message), "{language}: {message}");
            }
        }
    }
}

/// The kinds that a type knows: it lists them itself when it is given one that it does not.
fn kinds<T: DeserializeOwned>(tag: &str) -> BTreeSet<String> {
    let unknown = serde_json::json!({ tag: "?" });
    let error = serde_json::from_value::<T>(unknown).err().expect("no such kind").to_string();
    let listed = error.split("expected").nth(1).expect("a list of kinds");
    listed.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn whole_games_are_told_without_a_gap() {
    for about in games() {
        visit(about.name, EventWords);
    }
}

struct EventWords;

impl Visit for EventWords {
    type Out = ();
    fn visit<G: Playable>(self) {
        let name = |seat: u64| format!("Player{seat}");
        for edition in G::editions() {
            let setup = format!("{} {}", edition.name, edition.seats.end());
            let game = random_game::<G>(&setup, 1);
            for words in Language::all().map(Words::new) {
                game.retell(&mut |_, told, _| {
                    for (_, event) in told {
                        let event = serde_json::to_value(event).expect("JSON");
                        let text = words.event(G::NAME, &event, &name);
                        let whole = !text.contains(['{', '}'])
                            && !text.contains("event-")
                            && !text.contains("reason-");
                        assert!(whole, "{text}: {event}");
                    }
                });
            }
        }
    }
}

#[test]
fn french_puts_its_spaces_and_apostrophes() {
    for (file, text) in french().catalogue() {
        for (line, text) in text.lines().enumerate() {
            let place = format!("fr/{file}.ftl:{}: {text}", line + 1);
            for sign in [':', ';', '!', '?'] {
                assert!(
                    !text.contains(&format!(" {sign}")) || text.trim_start().starts_with(sign),
                    "{place}"
                );
            }
            assert!(!text.contains('\''), "{place}");
        }
    }
}

#[test]
fn locales_lead_to_languages() {
    assert_eq!(Language::of_locale("fr_FR.UTF-8"), Some(french()));
    assert_eq!(Language::of_locale("FR"), Some(french()));
    assert_eq!(Language::of_locale("en-GB"), Some(Language::ENGLISH));
    assert_eq!(Language::of_locale("C"), None);
    assert_eq!("FR".parse(), Ok(french()));
    assert_eq!(Language::default(), Language::ENGLISH);
}

#[test]
fn languages_are_known_by_their_codes() {
    let codes: Vec<&str> = Language::all().map(Language::code).collect();
    assert!(codes.is_sorted() && codes.len() > 1, "{codes:?}");
    for language in Language::all() {
        assert_eq!(language.code().parse(), Ok(language));
    }
    let refused = "xx".parse::<Language>().expect_err("no such language");
    assert!(codes.iter().all(|code| refused.contains(code)), "{refused}");
    let round = std::iter::successors(Some(Language::ENGLISH), |language| Some(language.next()));
    let seen: BTreeSet<&str> = round.take(codes.len()).map(Language::code).collect();
    assert_eq!(seen.len(), codes.len());
}

#[test]
fn parts_of_numbers_are_written_as_the_language_does() {
    let say = |language| Words::new(language).say("points", &[("points", 1.5.into())]);
    assert!(say(Language::ENGLISH).contains("1.5"));
    assert!(say(french()).contains("1,5"));
}

#[test]
fn lists_read_like_lists() {
    let list = |language, things: &[&str]| {
        let things: Vec<String> = things.iter().map(ToString::to_string).collect();
        Words::new(language).list(&things, "or")
    };
    assert_eq!(list(Language::ENGLISH, &["a"]), "a");
    assert_eq!(list(Language::ENGLISH, &["a", "b", "c"]), "a, b or c");
    assert_eq!(list(french(), &["a", "b"]), "a ou b");
    assert_eq!(list(french(), &[]), "aucun");
}

#[test]
fn points_below_zero_have_a_minus_sign() {
    let words = Words::new(Language::ENGLISH);
    assert_eq!(words.say("points", &[("points", (-4.0).into())]), "−4 points");
    assert_eq!(words.say("points", &[("points", 4.0.into())]), "4 points");
}

#[test]
fn a_refusal_speaks_with_its_data() {
    let rule = serde_json::json!({ "rule": "closing-needs", "have": 4, "need": 5 });
    let say = |language| {
        Words::new(language).refusal("qwixx", "closing-needs", &rule, &|seat| seat.to_string())
    };
    assert_eq!(say(Language::ENGLISH), "To close a row you need 5 ticks in it first; you have 4.");
    assert_eq!(
        say(french()),
        "Pour clôturer une rangée, il faut d’abord y avoir 5 croix\u{a0}; vous en avez 4."
    );
}

#[test]
fn what_was_expected_in_a_notation_is_said_in_every_language() {
    let mut seen = BTreeSet::new();
    for about in games() {
        seen.extend(visit(about.name, ExpectedWords).expect("a game"));
    }
    assert!(seen.len() > 15, "{seen:?}");
    for language in Language::all() {
        let words = Words::new(language);
        let missing: Vec<_> =
            seen.iter().filter(|text| !words.has(&words::expected_key(text))).collect();
        assert!(missing.is_empty(), "{language}: {missing:#?}");
    }
    let english = Words::new(Language::ENGLISH);
    seen.iter().for_each(|text| assert_eq!(english.expected(text), *text));
}

/// Everything that parsers ask for when they are given broken notation.
struct ExpectedWords;

impl Visit for ExpectedWords {
    type Out = BTreeSet<String>;
    fn visit<G: Playable>(self) -> BTreeSet<String> {
        let mut seen = BTreeSet::new();
        let mut luck = game::luck::Stream::new(1);
        for edition in G::editions() {
            let game = random_game::<G>(&format!("{} {}", edition.name, edition.seats.end()), 1);
            for step in game.steps().iter().take(60) {
                let text = step.to_string();
                // Without the seat or the star, as people type it.
                let good = &text[2..];
                for _ in 0..60 {
                    let letters: Vec<char> = "xjwrygbRG0159:>@,-. /NE".chars().collect();
                    let mut bad: Vec<char> = good.chars().collect();
                    let place = luck.pick(bad.len() + 1);
                    let letter = letters[luck.pick(letters.len())];
                    match luck.pick(4) {
                        0 => bad.truncate(place),
                        1 => bad.insert(place, letter),
                        2 => bad.push(letter),
                        _ if place < bad.len() => bad[place] = letter,
                        _ => {}
                    }
                    let bad: String = bad.into_iter().collect();
                    seen.extend(bad.parse::<G::Action>().err().map(|error| error.expected));
                    if G::OPEN_CHANCE {
                        seen.extend(bad.parse::<G::Chance>().err().map(|error| error.expected));
                    }
                }
            }
        }
        seen
    }
}
