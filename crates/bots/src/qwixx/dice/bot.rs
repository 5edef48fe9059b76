//! The players that can be seated.

use game::{Game, Inconsistent, Luck, Seat};
use qwixx::Dice;
use qwixx::dice::{Action, Options, View};

use super::lookahead::{Lookahead, Settings};
use super::nets;
use super::person::Person;
use super::policy::Policy;
use crate::{Books, Bot, Level, Levelled, NETS, Stop};

/// Plays what its net likes best, at once; as a regular does where none was trained.
#[derive(Clone, Copy, Debug)]
pub struct Learnt;

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
            Some(net) => Ok(Policy::new(net).answer(&Dice::imagine(view, luck)?, seat)),
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
            Level::Gentle => Some(Box::new(Person::BEGINNER)),
            Level::Steady => Some(Box::new(Person::REGULAR)),
            Level::Strong if NETS => Some(Box::new(Learnt)),
            Level::Best if NETS => {
                Some(Box::new(Looking { settings: Settings::BEST, stop: stop.clone() }))
            }
            _ => None,
        }
    }

    fn has_learnt(level: Level, options: &Options) -> bool {
        !matches!(level, Level::Strong | Level::Best) || nets::covers(options)
    }
}
