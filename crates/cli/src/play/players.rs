//! Who sits where.

use std::str::FromStr;

use bots::Level;
use game::Seat;
use protocol::ChairState;
use table::Local;
use words::Words;

use crate::program::{Fault, OutsideProgram};

/// How long a program may think at a table with people.
const SECONDS: f64 = 60.0;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// Somebody at the keyboard.
    Person,
    /// A bot of this level.
    Bot(Level),
    /// A program that speaks the program protocol (docs/programs.md).
    Program,
}

impl Player {
    /// How strong a bot is.
    pub(crate) fn level(self) -> Option<Level> {
        match self {
            Player::Bot(level) => Some(level),
            Player::Person | Player::Program => None,
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "person" => Ok(Player::Person),
            "program" | "engine" => Ok(Player::Program),
            _ => text.parse().map(Player::Bot).map_err(|error| format!("{error}, person, program")),
        }
    }
}

/// Starts a program for every seat that wants one; the last command serves all seats that are left.
pub(crate) fn programs(
    players: &[Player],
    commands: &[String],
    words: &Words,
) -> Result<Vec<(Seat, OutsideProgram)>, String> {
    let seats = (0u8..).map(Seat).zip(players);
    let wanted = seats.filter(|(_, player)| **player == Player::Program).map(|(seat, _)| seat);
    let start = |(index, seat): (usize, Seat)| {
        let command = commands.get(index).or(commands.last());
        let command = command.ok_or_else(|| words.text("program-unnamed"))?;
        Ok((seat, OutsideProgram::start(command, SECONDS, Fault::default())?))
    };
    wanted.enumerate().map(start).collect()
}

/// A player for every seat; those not named are people.
pub(crate) fn seated(named: &[Player], seats: u8, words: &Words) -> Result<Vec<Player>, String> {
    if named.len() > usize::from(seats) {
        let arguments = [("given", named.len().into()), ("seats", seats.into())];
        return Err(words.say("too-many-players", &arguments));
    }
    let mut players = named.to_vec();
    players.resize(seats.into(), Player::Person);
    Ok(players)
}

/// Who plays at a table: its bots and people, and programs where they were named.
pub(crate) fn at(table: &Local, named: &[Player]) -> Vec<Player> {
    let chairs = table.table().state(0).seats;
    let player = |(seat, chair): (usize, &ChairState)| {
        let level = chair.level.as_ref().and_then(|level| level.parse().ok());
        let program = named.get(seat) == Some(&Player::Program);
        level.map_or(if program { Player::Program } else { Player::Person }, Player::Bot)
    };
    chairs.iter().enumerate().map(player).collect()
}
