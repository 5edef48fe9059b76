//! Who sits where.

use std::str::FromStr;

use bots::Level;
use game::Seat;
use table::registry::offers;
use words::Words;

use crate::engine::{Engine, Fault};

/// How long a program may think at a table with people.
const SECONDS: f64 = 60.0;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// Somebody at the keyboard.
    Person,
    /// A bot.
    Bot(Level),
    /// A program that speaks the engine protocol.
    Engine,
}

impl Player {
    /// How strong a bot is.
    pub(crate) fn level(self) -> Option<Level> {
        match self {
            Player::Bot(level) => Some(level),
            Player::Person | Player::Engine => None,
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "person" => Ok(Player::Person),
            "engine" => Ok(Player::Engine),
            _ => text.parse().map(Player::Bot).map_err(|error| format!("{error}, person, engine")),
        }
    }
}

/// Starts a program for every seat that wants one; the last command serves all seats that are left.
pub(crate) fn engines(
    players: &[Player],
    commands: &[String],
    words: &Words,
) -> Result<Vec<(Seat, Engine)>, String> {
    let seats = (0u8..).map(Seat).zip(players);
    let wanted = seats.filter(|(_, player)| **player == Player::Engine).map(|(seat, _)| seat);
    let start = |(index, seat): (usize, Seat)| {
        let command = commands.get(index).or(commands.last());
        let command = command.ok_or_else(|| words.text("engine-unnamed"))?;
        Ok((seat, Engine::start(command, SECONDS, Fault::default())?))
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

/// Whether the game has all the bots that are to play it.
pub(crate) fn check(game: &str, players: &[Player], words: &Words) -> Result<(), String> {
    let refused = players.iter().find_map(|player| match player {
        Player::Bot(level) if !offers(game, *level) => Some(level),
        _ => None,
    });
    let says = |level: &Level| {
        words.say("rule-table-no-such-level", &[("level", words.word(&level.to_string()).into())])
    };
    refused.map_or(Ok(()), |level| Err(says(level)))
}
