//! Who sits where.

use std::str::FromStr;

use bots::Level;
use game::Seat;
use protocol::ChairState;
use table::Local;

use crate::language::text;
use crate::levels;
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

/// What people are called who play, besides what the catalogue calls them.
const PERSON: [&str; 2] = ["person", "human"];
const PROGRAM: [&str; 2] = ["program", "engine"];

impl FromStr for Player {
    type Err = String;

    fn from_str(given: &str) -> Result<Self, String> {
        if let Some(level) = levels::level(given) {
            return Ok(Player::Bot(level));
        }
        let is_one = |names: &[&str]| levels::meant(names, given).is_some();
        match given {
            _ if is_one(&PERSON) => Ok(Player::Person),
            _ if is_one(&PROGRAM) => Ok(Player::Program),
            _ => {
                let known = levels::listed(|_| true);
                Err(text!("no-such-player", given = given, known = known))
            }
        }
    }
}

/// Starts a program for every seat that wants one; the last command serves all seats that are left.
pub(crate) fn programs(
    players: &[Player],
    commands: &[String],
) -> Result<Vec<(Seat, OutsideProgram)>, String> {
    let seats = (0u8..).map(Seat).zip(players);
    let wanted = seats.filter(|(_, player)| **player == Player::Program).map(|(seat, _)| seat);
    let start = |(index, seat): (usize, Seat)| {
        let command = commands.get(index).or(commands.last());
        let command = command.ok_or_else(|| text!("program-unnamed"))?;
        Ok((seat, OutsideProgram::start(command, SECONDS, Fault::default())?))
    };
    wanted.enumerate().map(start).collect()
}

/// A player for every seat; those not named are people.
pub(crate) fn seated(named: &[Player], seats: u8) -> Result<Vec<Player>, String> {
    if named.len() > usize::from(seats) {
        return Err(text!("too-many-players", given = named.len(), seats = seats));
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
