//! `qlub replay`: a game told again from its file, finished or not.

mod screen;

use std::io::{IsTerminal, Read as _};

use game::{Audience, Viewer};
use serde_json::json;
use table::any_match::{self, AnyMatch, SentEvent};
use table::record::{is_record, verify};
use words::Words;

use crate::Outcome;
use crate::language::LanguageArgs;
use crate::out::{say, sayln};

#[derive(clap::Args)]
#[command(after_help = "Examples:
  qlub replay our.game            step through it with the arrow keys
  qlub replay our.game --plain    the whole game in words
  qlub replay our.game --json     for programs: one line a step, then the last view")]
pub(crate) struct Args {
    /// The record or saved game; `-` reads standard input
    file: String,
    /// Print JSON: one line a step, then one with the last view
    #[arg(long)]
    json: bool,
    /// Print the whole game in words, without colours or cursor movements
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    spoken: LanguageArgs,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let text = read(&args.file)?;
    let game = open(&text).map_err(|error| format!("{}: {error}", args.file))?;
    let words = Words::new(args.spoken.language());
    let terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    if args.json {
        print_json(game.as_ref());
        Ok(())
    } else if args.plain || !terminal {
        print_words(game.as_ref(), &words);
        Ok(())
    } else {
        screen::run(game.as_ref(), words)
    }
}

/// Reads a record, or a game in the older form.
fn open(text: &str) -> Result<Box<dyn AnyMatch>, String> {
    if !is_record(text) {
        return any_match::read(text).map_err(|error| error.to_string());
    }
    let verified = verify(text).map_err(|error| error.to_string())?;
    let game = verified.table.game();
    Ok(game.rewound(game.steps().len()).ok_or("its set-up is not on offer")?)
}

fn print_json(game: &dyn AnyMatch) {
    for (step, told) in game.retell() {
        let told: Vec<_> = told
            .iter()
            .map(|told| {
                let to = match told.audience {
                    Audience::All => None,
                    Audience::Only(seat) => Some(seat),
                };
                json!({ "to": to, "event": told.event })
            })
            .collect();
        sayln!("{}", json!({ "step": step, "told": told }));
    }
    sayln!("{}", json!({ "view": game.view(Viewer::Watcher), "outcome": game.outcome() }));
}

fn print_words(game: &dyn AnyMatch, words: &Words) {
    let name = |seat: u64| words.say("seat-name", &[("number", (seat + 1).to_string().into())]);
    for (step, told) in game.retell() {
        sayln!("{step}");
        for told in told.iter().filter(|told| told.event["event"] != "answered") {
            sayln!("    {}", in_words(game.game(), told, words, &name));
        }
    }
    say!("\n{}", game.show(Viewer::Watcher));
    if let Some(outcome) = game.outcome() {
        sayln!("end {outcome}");
    }
}

/// An event in words; what one seat alone was told has its name before it.
fn in_words(game: &str, told: &SentEvent, words: &Words, name: &dyn Fn(u64) -> String) -> String {
    let text = words.event(game, &told.event, name);
    match told.audience {
        Audience::All => text,
        Audience::Only(seat) => format!("({}) {text}", name(seat.0.into())),
    }
}

pub(crate) fn read(file: &str) -> Result<String, String> {
    let read = if file == "-" {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).map(|_| text)
    } else {
        std::fs::read_to_string(file)
    };
    // Some editors put a byte order mark before everything.
    let text = read.map_err(|error| format!("{file}: {error}"))?;
    Ok(text.strip_prefix('\u{feff}').map_or(text.clone(), str::to_owned))
}
