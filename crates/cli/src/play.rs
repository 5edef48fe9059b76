//! `qlub play`: a game at this terminal, line by line.

mod players;

use std::io::{BufRead, Write};

use game::{Luck, Seat, Turn, Viewer};
use serde_json::Value;
use table::erased::{self, AnyMatch, Told};

use crate::Outcome;
use crate::entropy::luck;
use crate::setup::Choice;
use players::{Player, seated};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    choice: Choice,
    /// Who sits where: person, random or greedy, one a seat; seats left over are people
    #[arg(long, value_delimiter = ',')]
    players: Vec<Player>,
    /// Where chance comes from: rolled here, or typed in as real dice show it
    #[arg(long, value_enum, default_value_t = Dice::Rolled)]
    dice: Dice,
    /// Roll from a seed instead of the operating system's chance
    #[arg(long)]
    seed: Option<u64>,
    /// Write the transcript to this file after every step
    #[arg(long)]
    save: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Dice {
    Rolled,
    Typed,
}

const HELP: &str = "type an action in notation, or
  ?       list what you may do
  show    draw the table again
  quit    stop here";

pub(crate) fn run(args: &Args) -> Outcome {
    let setup = args.choice.settle()?;
    let players = seated(&args.players, setup.seats)?;
    let game = erased::open(&args.choice.game, &setup).map_err(|error| error.to_string())?;
    println!("{} {setup}\n{HELP}\n", game.game());
    let luck = luck(args.seed);
    let mut terminal = Terminal { game, players, luck, args };
    while terminal.turn()? {}
    Ok(())
}

/// One keyboard that is passed round.
struct Terminal<'a> {
    game: Box<dyn AnyMatch>,
    players: Vec<Player>,
    luck: Box<dyn Luck>,
    args: &'a Args,
}

impl Terminal<'_> {
    /// Takes one step; false once there is nothing more to do.
    fn turn(&mut self) -> Result<bool, String> {
        match self.game.turn() {
            Turn::Over => {
                print!("\n{}", self.game.show(Viewer::Watcher));
                if let Some(outcome) = self.game.outcome() {
                    println!("over: {outcome}");
                }
                Ok(false)
            }
            Turn::Chance if self.args.dice == Dice::Typed => self.ask(None),
            Turn::Chance => {
                let told = self.game.deal(self.luck.as_mut()).map_err(|error| error.to_string())?;
                self.tell(&told);
                self.save()
            }
            Turn::Decide(seats) => match seats.iter().next() {
                Some(seat) => self.decide(seat),
                None => Err("the game waits for nobody".to_owned()),
            },
        }
    }

    fn decide(&mut self, seat: Seat) -> Result<bool, String> {
        let Player::Bot(level) = self.players[seat.index()] else {
            print!("\n{}", self.game.show(Viewer::Seat(seat)));
            return self.ask(Some(seat));
        };
        let action = self.game.advise(seat, level, self.luck.as_mut());
        let action = action.ok_or_else(|| format!("the bot at seat {seat} knows no answer"))?;
        self.step(&format!("{seat} {action}"))
            .map_err(|message| format!("the bot at seat {seat} answered {action}: {message}"))?;
        self.save()
    }

    /// Asks a seat for its decision, or whoever rolls for what the dice show.
    fn ask(&mut self, seat: Option<Seat>) -> Result<bool, String> {
        let (prompt, prefix) = match seat {
            Some(seat) => (format!("seat {seat}> "), seat.to_string()),
            None => ("dice> ".to_owned(), "*".to_owned()),
        };
        loop {
            print!("{prompt}");
            std::io::stdout().flush().map_err(|error| error.to_string())?;
            let mut line = String::new();
            let read = std::io::stdin().lock().read_line(&mut line);
            if read.map_err(|error| format!("standard input: {error}"))? == 0 {
                return self.stop();
            }
            match (line.trim(), seat) {
                ("", _) => {}
                ("quit", _) => return self.stop(),
                ("show", _) => {
                    let viewer = seat.map_or(Viewer::Watcher, Viewer::Seat);
                    print!("{}", self.game.show(viewer));
                }
                ("?", Some(seat)) => println!("{}", self.game.legal(seat).join("  ")),
                ("?", None) => println!("type what chance brought, in notation"),
                (text, _) => match self.step(&format!("{prefix} {text}")) {
                    Ok(()) => return self.save(),
                    Err(message) => println!("{message}"),
                },
            }
        }
    }

    fn step(&mut self, line: &str) -> Result<(), String> {
        let told = self.game.step(line).map_err(|error| error.to_string())?;
        self.tell(&told);
        Ok(())
    }

    /// Tells what happened; that somebody has answered is no news at one keyboard.
    fn tell(&self, told: &[Told]) {
        let news = |told: &&Told| told.event["event"] != "answered";
        let people = |told: &&Told| match told.audience {
            game::Audience::All => true,
            game::Audience::Only(seat) => self.players[seat.index()] == Player::Person,
        };
        let lines = told.iter().filter(news).filter(people);
        lines.for_each(|told| println!("  {}", words(&told.event)));
    }

    fn save(&self) -> Result<bool, String> {
        if let Some(file) = &self.args.save {
            std::fs::write(file, self.game.transcript())
                .map_err(|error| format!("{file}: {error}"))?;
        }
        Ok(true)
    }

    fn stop(&self) -> Result<bool, String> {
        match &self.args.save {
            Some(file) => println!("\nstopped; the game so far is in {file}"),
            None => println!("\nstopped; the game so far:\n{}", self.game.transcript()),
        }
        Ok(false)
    }
}

/// An event as a line: its kind, then its fields.
fn words(event: &Value) -> String {
    let Value::Object(fields) = event else {
        return event.to_string();
    };
    let kind = event["event"].as_str().unwrap_or("event").to_owned();
    fields.iter().filter(|(key, _)| *key != "event").fold(kind, |line, (key, value)| match value {
        Value::String(text) => format!("{line} {key}={text}"),
        other => format!("{line} {key}={other}"),
    })
}
