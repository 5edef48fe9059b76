//! Players of Qwirkle by name, among them some that cannot be chosen at a table.

use std::fmt::{self, Display};
use std::str::FromStr;

use bots::workshop::qwirkle::bot::{ThinkingBot, WeighingBot};
use bots::workshop::qwirkle::rounds::Settings;
use bots::workshop::qwirkle::taste::Taste;
use bots::workshop::{Eye, Greedy};
use bots::{Bot, Stop};
use game::luck::Stream;
use game::{Audience, Game, Inconsistent, Seat, Setup, Step, Turn, Viewer};
use qwirkle::{Action, Event, Qwirkle};

use super::reference::Reference;
use crate::arena::ArenaLuck;

/// A player by name; `best:work=900000,five=0.4` changes settings and weights.
#[derive(Clone, Debug)]
pub struct Player {
    text: String,
    kind: Kind,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    Greedy,
    Reference,
    Steady(Taste),
    Ahead(Taste, Settings),
}

impl Player {
    /// Somebody who plays so.
    pub fn bot(&self) -> Box<dyn Bot<Qwirkle>> {
        match self.kind {
            Kind::Greedy => Box::new(Greedy),
            Kind::Reference => Box::new(Reference),
            Kind::Steady(taste) => Box::new(WeighingBot { taste, eye: Eye::OPEN }),
            Kind::Ahead(taste, settings) => Box::new(thinking(taste, settings)),
        }
    }

    /// Somebody who plays so, where that is to look ahead.
    pub fn thinking(&self) -> Option<ThinkingBot> {
        match self.kind {
            Kind::Ahead(taste, settings) => Some(thinking(taste, settings)),
            _ => None,
        }
    }
}

fn thinking(taste: Taste, settings: Settings) -> ThinkingBot {
    ThinkingBot::new(taste, settings, Stop::never())
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, changes) = text.split_once(':').unwrap_or((text, ""));
        let mut kind = match name {
            "greedy" => Kind::Greedy,
            "reference" => Kind::Reference,
            "steady" | "hard" => Kind::Steady(Taste::FITTED),
            "strong" => Kind::Ahead(Taste::AHEAD, Settings::STRONG),
            "best" | "expert" => Kind::Ahead(Taste::AHEAD, Settings::BEST),
            name => return Err(format!("no player {name:?}")),
        };
        for change in changes.split(',').filter(|change| !change.is_empty()) {
            let mut known = || {
                let (key, value) = change.split_once('=')?;
                kind.change(key, value.parse().ok()?)
            };
            known().ok_or_else(|| format!("{name} has no setting {change:?}"))?;
        }
        Ok(Player { text: text.to_owned(), kind })
    }
}

impl Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Kind {
    /// Changes a setting or a weight; nothing if there is none of that name.
    fn change(&mut self, key: &str, value: f32) -> Option<()> {
        match self {
            Kind::Greedy | Kind::Reference => None,
            Kind::Steady(taste) => weigh(taste, key, value),
            Kind::Ahead(taste, settings) => {
                set(settings, key, value).or_else(|| weigh(taste, key, value))
            }
        }
    }
}

fn set(settings: &mut Settings, key: &str, value: f32) -> Option<()> {
    match key {
        "candidates" => settings.candidates = value as usize,
        "work" => settings.work = value as u64,
        "turns" => settings.turns = [value as usize; 3],
        "clearly" => settings.clearly = value.into(),
        "play_out" => settings.play_out = value as usize,
        "blur" => settings.blur = value,
        "spread" => settings.spread = value,
        "clues" => settings.reading.turns = value as usize,
        "doubt" => settings.reading.doubt = value,
        "guesses" => settings.reading.guesses = value as usize,
        "ending" => settings.ending = value as u32,
        _ => return None,
    }
    Some(())
}

fn weigh(taste: &mut Taste, key: &str, value: f32) -> Option<()> {
    match key {
        "open" => taste.opens[0] = value,
        "set" => taste.set = taste.set.map(|set| set * value),
        "pair" => taste.pair = value,
        "copy" => taste.copy = value,
        "fresh" => taste.fresh = value,
        "five" => taste.five = value,
        "four" => taste.four = value,
        _ => return None,
    }
    Some(())
}

/// What somebody at a table is told.
pub enum Notice<'a> {
    /// Something happened that this seat may know.
    Heard(&'a Event),
    /// It is this seat's turn. Only what it may see should be looked at, except to judge it.
    Asked(&'a Qwirkle),
}

/// Plays a game in one seat against others who take the most points, by a key of its luck.
pub fn against_greedies(
    seats: u8,
    own: Seat,
    key: u64,
    mut tell: impl FnMut(Notice<'_>) -> Option<Action>,
) -> Result<(), Inconsistent> {
    let mut greedy: Box<dyn Bot<Qwirkle>> = Box::new(Greedy);
    let options = Qwirkle::options(&Setup::new("standard", seats))
        .map_err(|_| Inconsistent("no such number of seats"))?;
    let (mut game, mut steps) = (Qwirkle::new(&options), 0);
    // Nothing keeps players from swapping for ever.
    while game.turn() != Turn::Over && steps < 800 {
        steps += 1;
        let step = match game.turn() {
            Turn::Chance => Step::Chance(game.sample(&mut ArenaLuck::new(key, steps))),
            _ if game.active() == own => {
                let action = tell(Notice::Asked(&game));
                Step::Decide(own, action.ok_or(Inconsistent("a player decided nothing"))?)
            }
            _ => {
                let seat = game.active();
                let view = game.view(Viewer::Seat(seat));
                let luck = &mut Stream::new(key);
                Step::Decide(seat, greedy.decide(&view, seat, luck)?)
            }
        };
        game.advance(step, &mut |audience, event| match audience {
            Audience::Only(seat) if seat != own => {}
            _ => {
                tell(Notice::Heard(&event));
            }
        });
    }
    Ok(())
}
