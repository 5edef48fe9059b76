//! `qlub engine`: our bots at somebody else's table.

use std::io::{BufRead, stdin};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use bots::{Books, Level, Stop};
use game::luck::Stream;
use game::{Seat, Setup};
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::registry::{Playable, Visit, names, visit};

use super::message::{FromEngine, PROTOCOL, ToEngine};
use crate::Outcome;
use crate::books;
use crate::out::sayln;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  qlub engine --level expert                           answers on standard output
  qlub arena qwixx --bots greedy --engine 'qlub engine --level hard'

The protocol is one page: docs/engine.md.")]
pub(crate) struct Args {
    /// How strong
    #[arg(long, default_value = "expert")]
    level: Level,
    /// The seed of its choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let stop = Stop::never();
    let (sender, messages) = channel();
    let reader = stop.clone();
    thread::spawn(move || listen(&sender, &reader));
    let (level, mut luck) = (args.level, Stream::new(args.seed));
    let (mut next, mut prepared) = (messages.recv().ok(), None);
    let mut books = Books::default();
    while let Some(message) = next.take() {
        match message? {
            ToEngine::Hello { .. } => {
                let name = format!("qlub {} {level}", env!("CARGO_PKG_VERSION"));
                say(&FromEngine::Engine { name, protocol: PROTOCOL });
            }
            ToEngine::New { game, setup, seat, .. } => {
                if prepared.as_ref() != Some(&game) {
                    books = books::prepare(&game, &[level]);
                    prepared = Some(game.clone());
                }
                let seated = Seated { setup: &setup, seat, level, books: &books, stop: &stop };
                let seated = Table { seated, luck: &mut luck, messages: &messages };
                let unknown = || format!("no game {game:?}: expected one of {}", names());
                next = visit(&game, seated).ok_or_else(unknown)??;
                continue;
            }
            ToEngine::Quit => return Ok(()),
            ToEngine::Decide { .. } => say(&FromEngine::Error("no game has begun".to_owned())),
            ToEngine::Event(_) | ToEngine::Legal(_) | ToEngine::Stop | ToEngine::Over(_) => {}
        }
        next = messages.recv().ok();
    }
    Ok(())
}

type Message = Result<ToEngine, String>;

/// Reads lines; a stop takes effect while a bot thinks, so it does not wait its turn.
fn listen(sender: &Sender<Message>, stop: &Stop) {
    for line in stdin().lock().lines().map_while(Result::ok) {
        let message = serde_json::from_str(&line).map_err(|error| format!("{line:?}: {error}"));
        if let Ok(ToEngine::Stop) = message {
            stop.now();
        } else if sender.send(message).is_err() {
            return;
        }
    }
}

struct Seated<'a> {
    setup: &'a str,
    seat: Seat,
    level: Level,
    books: &'a Books,
    stop: &'a Stop,
}

/// A game until the next one begins.
struct Table<'a> {
    seated: Seated<'a>,
    luck: &'a mut Stream,
    messages: &'a Receiver<Message>,
}

impl Visit for Table<'_> {
    /// The message that belongs to no game any more.
    type Out = Result<Option<Message>, String>;

    fn visit<G: Playable>(self) -> Self::Out {
        let Seated { setup, seat, level, books, stop } = self.seated;
        let setup = Setup::from_str(setup).map_err(|error| error.to_string())?;
        let mut bot = G::bot(level, books, stop);
        bot.sit(&setup, seat);
        loop {
            match self.messages.recv() {
                Ok(Ok(ToEngine::Event(event))) => bot.hear(&read::<G::Event>(event)?),
                Ok(Ok(ToEngine::Decide { view, .. })) => {
                    let view = read::<G::View>(view)?;
                    stop.lift();
                    let action = bot.decide(&view, seat, self.luck);
                    say(&match action {
                        Ok(action) => FromEngine::Action(action.to_string()),
                        Err(error) => FromEngine::Error(error.to_string()),
                    });
                }
                Ok(Ok(ToEngine::Over(outcome))) => bot.rise(&outcome),
                Ok(Ok(ToEngine::Legal(_) | ToEngine::Stop)) => {}
                Ok(other) => return Ok(Some(other)),
                Err(_) => return Ok(None),
            }
        }
    }
}

fn read<T: DeserializeOwned>(value: Value) -> Result<T, String> {
    serde_json::from_value(value).map_err(|error| error.to_string())
}

fn say(message: &FromEngine) {
    sayln!("{}", serde_json::to_string(message).unwrap_or_default());
}
