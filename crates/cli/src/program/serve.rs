//! `qlub program`: our bots at somebody else's table.

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

use super::message::{FromProgram, PROTOCOL, ToProgram};
use crate::Outcome;
use crate::books;
use crate::levels;
use crate::out::sayln;
use crate::setup::no_such_game;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How well the bot plays
    #[arg(long, default_value = "expert", value_parser = levels::read)]
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
            ToProgram::Hello { .. } => {
                let name = format!("qlub {} {level}", env!("CARGO_PKG_VERSION"));
                say(&FromProgram::Program { name, protocol: PROTOCOL });
            }
            ToProgram::New { game, setup, seat, .. } => {
                if prepared.as_ref() != Some(&game) {
                    books = books::prepare(&game, &[level]);
                    prepared = Some(game.clone());
                }
                let seated = SeatedBot { setup: &setup, seat, level, books: &books, stop: &stop };
                let seated = ServedGame { seated, luck: &mut luck, messages: &messages };
                let unknown = || no_such_game(&game, &names());
                next = visit(&game, seated).ok_or_else(unknown)??;
                continue;
            }
            ToProgram::Quit => return Ok(()),
            ToProgram::Decide { .. } => say(&FromProgram::Error("no game has begun".to_owned())),
            ToProgram::Event(_) | ToProgram::Legal(_) | ToProgram::Stop | ToProgram::Over(_) => {}
        }
        next = messages.recv().ok();
    }
    Ok(())
}

type Message = Result<ToProgram, String>;

/// Reads lines; a stop takes effect while a bot thinks, so it does not wait its turn.
fn listen(sender: &Sender<Message>, stop: &Stop) {
    for line in stdin().lock().lines().map_while(Result::ok) {
        let message = serde_json::from_str(&line).map_err(|error| format!("{line:?}: {error}"));
        if let Ok(ToProgram::Stop) = message {
            stop.now();
        } else if sender.send(message).is_err() {
            return;
        }
    }
}

struct SeatedBot<'a> {
    setup: &'a str,
    seat: Seat,
    level: Level,
    books: &'a Books,
    stop: &'a Stop,
}

/// A game until the next one begins.
struct ServedGame<'a> {
    seated: SeatedBot<'a>,
    luck: &'a mut Stream,
    messages: &'a Receiver<Message>,
}

impl Visit for ServedGame<'_> {
    /// The message that belongs to no game any more.
    type Out = Result<Option<Message>, String>;

    fn visit<G: Playable>(self) -> Self::Out {
        let SeatedBot { setup, seat, level, books, stop } = self.seated;
        let setup = Setup::from_str(setup).map_err(|error| error.to_string())?;
        let mut bot = G::bot(level, books, stop);
        bot.sit(&setup, seat);
        loop {
            match self.messages.recv() {
                Ok(Ok(ToProgram::Event(event))) => bot.hear(&read::<G::Event>(event)?),
                Ok(Ok(ToProgram::Decide { view, .. })) => {
                    let view = read::<G::View>(view)?;
                    stop.lift();
                    let action = bot.decide(&view, seat, self.luck);
                    say(&match action {
                        Ok(action) => FromProgram::Action(action.to_string()),
                        Err(error) => FromProgram::Error(error.to_string()),
                    });
                }
                Ok(Ok(ToProgram::Over(outcome))) => bot.rise(&outcome),
                Ok(Ok(ToProgram::Legal(_) | ToProgram::Stop)) => {}
                Ok(other) => return Ok(Some(other)),
                Err(_) => return Ok(None),
            }
        }
    }
}

fn read<T: DeserializeOwned>(value: Value) -> Result<T, String> {
    serde_json::from_value(value).map_err(|error| error.to_string())
}

fn say(message: &FromProgram) {
    sayln!("{}", serde_json::to_string(message).unwrap_or_default());
}
