//! `qlub replay`: a game told again from its file, finished or not.

mod screen;

use std::io::{IsTerminal, Read as _};

use game::{Audience, Outcome as GameOutcome, Seats, Turn, Viewer};
use protocol::ChairState;
use ratatui::text::Line;
use serde_json::json;
use table::any_match::{self, AnyMatch, SentEvent};
use table::record::{is_record, verify};
use words::Words;

use crate::Outcome;
use crate::drawing::{COLUMNS, Paint, Scene, points_in_words};
use crate::fault;
use crate::language::{spoken, text};
use crate::out::{say, sayln};
use crate::play::session::marked;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record or saved game; `-` reads standard input
    file: String,
    /// Print JSON: one line per step, then one with the last view
    #[arg(long)]
    json: bool,
    /// Print the whole game in words, without colours or cursor movements
    #[arg(long)]
    plain: bool,
    /// Print the steps, the last view and the end in notation, the same in every language
    #[arg(long, conflicts_with_all = ["json", "plain"])]
    notation: bool,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let file = read(&args.file)?;
    let retold = RetoldMatch::open(&file).map_err(|why| fault::named(&args.file, why))?;
    let words = Words::new(spoken());
    let terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    if args.json {
        print_json(&retold);
        Ok(())
    } else if args.notation {
        print_notation(&retold);
        Ok(())
    } else if args.plain || !terminal {
        print_words(&retold, &words);
        Ok(())
    } else {
        screen::run(&retold, words)
    }
}

/// A game that is told again, and who played it.
pub(crate) struct RetoldMatch {
    pub(crate) game: Box<dyn AnyMatch>,
    /// Empty where the file does not say who played.
    chairs: Vec<ChairState>,
    /// How it ended; a match may end before its game does.
    pub(crate) outcome: Option<GameOutcome>,
}

impl RetoldMatch {
    /// Reads a record, or a game in the older form.
    pub(crate) fn open(file: &str) -> Result<RetoldMatch, String> {
        if !is_record(file) {
            let game = any_match::read(file).map_err(|error| fault::transcript(&error, file))?;
            return Ok(RetoldMatch { outcome: game.outcome(), game, chairs: Vec::new() });
        }
        let verified = verify(file).map_err(|error| fault::record(&error, file))?;
        let game = verified.table.game();
        let game = game.rewound(game.steps().len()).ok_or_else(|| text!("broken"))?;
        Ok(RetoldMatch { game, chairs: verified.table.state(0).seats, outcome: verified.outcome })
    }

    pub(crate) fn name(&self, seat: u64, words: &Words) -> String {
        seat_name(&self.chairs, seat, words)
    }

    /// The table after some steps.
    fn draw(
        &self,
        now: &dyn AnyMatch,
        words: &Words,
        paint: Paint,
        columns: u16,
    ) -> Vec<Line<'static>> {
        let name = |seat: u8| {
            let name = self.name(seat.into(), words);
            let chair = self.chairs.get(usize::from(seat));
            chair.map_or(name.clone(), |chair| marked(name, chair, words))
        };
        let names: Vec<String> = (0..self.game.setup().seats).map(name).collect();
        let deciding = match now.turn() {
            Turn::Decide(seats) => seats,
            Turn::Chance | Turn::Over => Seats::NONE,
        };
        let (view, game) = (now.view(Viewer::Watcher), self.game.game());
        let (names, legal, chosen) = (&names, &[][..], None);
        Scene { game, view, legal, chosen, deciding, names, words, paint, columns }.draw()
    }
}

/// The name of a seat: that of whoever sat there, or a number.
pub(crate) fn seat_name(chairs: &[ChairState], seat: u64, words: &Words) -> String {
    let chair = usize::try_from(seat).ok().and_then(|seat| chairs.get(seat));
    let name = chair.map(|chair| chair.name.clone()).filter(|name| !name.is_empty());
    name.unwrap_or_else(|| words.say("seat-name", &[("number", (seat + 1).to_string().into())]))
}

/// How a game ended: why and who wins, then the points of every seat.
pub(crate) fn ending(
    outcome: &GameOutcome,
    words: &Words,
    name: &dyn Fn(u64) -> String,
) -> Vec<String> {
    let event = json!({ "event": "ended", "outcome": outcome });
    let mut lines = vec![words.event("", &event, name)];
    lines.extend((0..).zip(&outcome.scores).map(|(seat, score)| {
        let points = points_in_words(words, *score);
        words.say("result-line", &[("seat", name(seat).into()), ("points", points.into())])
    }));
    lines
}

fn print_json(retold: &RetoldMatch) {
    let game = retold.game.as_ref();
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
    sayln!("{}", json!({ "view": game.view(Viewer::Watcher), "outcome": retold.outcome }));
}

fn print_notation(retold: &RetoldMatch) {
    let game = retold.game.as_ref();
    game.steps().iter().for_each(|step| sayln!("{step}"));
    say!("\n{}", game.show(Viewer::Watcher));
    if let Some(outcome) = &retold.outcome {
        sayln!("end {outcome}");
    }
}

fn print_words(retold: &RetoldMatch, words: &Words) {
    let name = |seat: u64| retold.name(seat, words);
    let game = retold.game.as_ref();
    for (step, events) in game.retell() {
        sayln!("{step}");
        for event in events.iter().filter(|told| told.event["event"] != "answered") {
            sayln!("    {}", in_words(game.game(), event, words, &name));
        }
    }
    sayln!();
    for line in retold.draw(game, words, Paint::Plain, COLUMNS) {
        sayln!("{}", line.to_string().trim_end());
    }
    match &retold.outcome {
        Some(outcome) => ending(outcome, words, &name).iter().for_each(|line| sayln!("{line}")),
        None => sayln!("{}", words.text("replay-unfinished")),
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
    let text = read.map_err(|error| fault::at(file, &error))?;
    Ok(text.strip_prefix('\u{feff}').map_or(text.clone(), str::to_owned))
}
