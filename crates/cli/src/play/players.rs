//! Who sits where.

use std::str::FromStr;

use bots::Level;
use table::registry::offers;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// Somebody at the keyboard.
    Person,
    /// A bot.
    Bot(Level),
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "person" => Ok(Player::Person),
            _ => text.parse().map(Player::Bot).map_err(|error| format!("{error}, person")),
        }
    }
}

/// A player for every seat; those not named are people.
pub(crate) fn seated(named: &[Player], seats: u8) -> Result<Vec<Player>, String> {
    if named.len() > usize::from(seats) {
        return Err(format!("{} players for {seats} seats", named.len()));
    }
    let mut players = named.to_vec();
    players.resize(seats.into(), Player::Person);
    Ok(players)
}

/// Whether the game has all the bots that are to play it.
pub(crate) fn check(game: &str, players: &[Player]) -> Result<(), String> {
    let refused = players.iter().find_map(|player| match player {
        Player::Bot(level) if !offers(game, *level) => Some(level),
        _ => None,
    });
    refused.map_or(Ok(()), |level| Err(format!("{game} has no {level} bot")))
}
