//! `qlub games`: what there is to play.

use bots::Level;
use game::setup::Values;
use game::{EditionSpec, OptionSpec, Setup};
use serde_json::json;
use table::registry::{About, games, suits};

use crate::Outcome;
use crate::drawing::{COLUMNS, wrapped};
use crate::language::text;
use crate::levels;
use crate::out::sayln;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print the list as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Outcome {
    if args.json {
        sayln!("{:#}", as_json());
        return Ok(());
    }
    for (number, about) in games().iter().enumerate() {
        if number > 0 {
            sayln!();
        }
        tell(about);
    }
    Ok(())
}

/// A game for people: what it is, its editions with their options, its bots.
fn tell(about: &About) {
    let name = text!(format!("game-{}", about.name));
    sayln!("{}", text!("games-game", game = about.name, name = name, rules = about.rules));
    sayln!("  {}", text!(format!("game-{}-about", about.name)));
    for edition in about.editions {
        let seats = players(edition);
        let what = text!(format!("edition-{}-about", edition.name));
        indented(&format!("  {:<12} {seats:<4} ", edition.name), &what);
        edition.options.iter().for_each(tell_option);
    }
    sayln!("  {}", text!("games-bots", levels = levels::listed(|level| plays(about, level))));
}

/// Whether a bot plays some edition of a game.
fn plays(about: &About, level: Level) -> bool {
    about.editions.iter().any(|edition| suits(about.name, &usual(edition), level))
}

fn players(edition: &EditionSpec) -> String {
    let (min, max) = edition.seats.clone().into_inner();
    if min == max { min.to_string() } else { format!("{min}–{max}") }
}

fn usual(edition: &EditionSpec) -> Setup {
    Setup::new(edition.name, *edition.seats.end())
}

/// Prints something and what it is, which stays beside it where it has several lines.
fn indented(thing: &str, what: &str) {
    let column = thing.chars().count();
    let lines = wrapped(what, usize::from(COLUMNS) - column);
    sayln!("{thing}{}", lines.join(&format!("\n{}", " ".repeat(column))));
}

/// Prints an option as it is typed, and what it is for.
fn tell_option(option: &OptionSpec) {
    let key = option.key;
    let (typed, what) = match option.values {
        Values::OneOf(words) => (words.join("|"), text!(format!("option-{key}"))),
        Values::Seat { .. } | Values::Player => {
            ("0|1|…".to_owned(), text!(format!("option-{key}")))
        }
        Values::Text { .. } => ("…".to_owned(), text!(format!("option-{key}-why"))),
    };
    let what = text!("games-option", what = what, usual = option.default);
    indented(&format!("      --option {:<20} ", format!("{key}={typed}")), &what);
}

fn values(values: &Values) -> String {
    match values {
        Values::OneOf(words) => words.join(", "),
        Values::Seat { .. } | Values::Player => "a seat, counted from 0".to_owned(),
        Values::Text { form, .. } => (*form).to_owned(),
    }
}

fn as_json() -> serde_json::Value {
    let games: Vec<_> = games()
        .iter()
        .map(|about| {
            let editions: Vec<_> = about
                .editions
                .iter()
                .map(|edition| {
                    let options: Vec<_> = edition
                        .options
                        .iter()
                        .map(|option| {
                            json!({
                                "key": option.key,
                                "values": values(&option.values),
                                "default": option.default,
                            })
                        })
                        .collect();
                    json!({
                        "name": edition.name,
                        "seats": [edition.seats.start(), edition.seats.end()],
                        "options": options,
                    })
                })
                .collect();
            let bots: Vec<_> = Level::ALL.iter().filter(|level| plays(about, **level)).collect();
            let bots: Vec<_> = bots.into_iter().map(|level| level.word()).collect();
            json!({ "name": about.name, "rules": about.rules, "editions": editions, "bots": bots })
        })
        .collect();
    json!(games)
}
