//! The players that can be seated.

use game::{Game, Inconsistent, Luck, Seat};
use qwixx::Dice;
use qwixx::dice::{Action, Options, View};

use super::lookahead::{Lookahead, Settings};
use super::nets;
use super::person::Person;
use super::policy::Policy;
use crate::slips::{self, Eye};
use crate::{Books, Bot, Level, Levelled, NETS, Stop};

/// Plays what its net likes best of what it sees, at once; as a regular does where none was trained.
#[derive(Clone, Copy, Debug)]
pub struct Learnt {
    /// How it looks.
    pub eye: Eye,
}

impl Learnt {
    /// Somebody who plays well, and is careless now and then; worths are chances to win.
    pub const CARELESS: Learnt = Learnt { eye: Eye { obvious: 90, glances: 5, vague: 0.075 } };
}

/// Plays what its net likes best a turn later; as a regular does where none was trained.
#[derive(Clone, Debug)]
pub struct Looking {
    /// How hard it looks.
    pub settings: Settings,
    /// Who may tell it to decide now.
    pub stop: Stop,
}

impl Bot<Dice> for Learnt {
    fn decide(
        &mut self,
        view: &View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<Action, Inconsistent> {
        match nets::trained(&view.setup) {
            Some(net) if self.eye == Eye::OPEN => {
                Ok(Policy::new(net).answer(&Dice::imagine(view, luck)?, seat))
            }
            Some(net) => {
                let game = Dice::imagine(view, luck)?;
                let chances = Policy::new(net).chances(&game, seat);
                let chance = |action: &Action| {
                    let found = chances.iter().find(|(one, _)| one == action);
                    found.map_or(0.0, |(_, chance)| *chance)
                };
                slips::choose(&game, seat, self.eye, chance, luck)
            }
            None => unlearnt(view, seat, luck),
        }
    }
}

impl Bot<Dice> for Looking {
    fn decide(
        &mut self,
        view: &View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<Action, Inconsistent> {
        let Some(net) = nets::trained(&view.setup) else {
            return unlearnt(view, seat, luck);
        };
        let game = Dice::imagine(view, luck)?;
        let seed = u64::from(luck.below("seed", u32::MAX));
        Ok(Lookahead::new(net, self.settings).answer(&game, seat, &self.stop, seed))
    }
}

/// Decides where there is no net: a table may turn to another sheet when its bots sit already.
fn unlearnt(view: &View, seat: Seat, luck: &mut dyn Luck) -> Result<Action, Inconsistent> {
    let mut regular = Person::REGULAR;
    regular.decide(view, seat, luck)
}

impl Levelled for Dice {
    fn player(level: Level, _books: &Books, stop: &Stop) -> Option<Box<dyn Bot<Self>>> {
        match level {
            Level::Easy => Some(Box::new(Person::BEGINNER)),
            Level::Medium => Some(Box::new(Person::OCCASIONAL)),
            Level::Hard if NETS => Some(Box::new(Learnt::CARELESS)),
            Level::Expert if NETS => {
                Some(Box::new(Looking { settings: Settings::BEST, stop: stop.clone() }))
            }
            _ => None,
        }
    }

    fn has_learnt(level: Level, options: &Options) -> bool {
        !matches!(level, Level::Hard | Level::Expert) || nets::covers(options)
    }
}
