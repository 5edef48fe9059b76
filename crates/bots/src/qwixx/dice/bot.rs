//! The players that can be seated.

use game::{Game, Inconsistent, Luck, Seat};
use qwixx::Dice;
use qwixx::dice::{Action, Options, View};

use super::appraiser::alone;
use super::lookahead::{Lookahead, Settings};
use super::nets;
use super::person::Person;
use super::policy::Policy;
use crate::slips::{self, Eye};
use crate::{Books, Bot, Level, Levelled, Stop};

/// Plays what its net likes best of what it sees, at once; as a regular does where it has none.
#[derive(Clone, Debug)]
pub struct Learnt {
    /// Where its nets are.
    pub books: Books,
    /// How it looks.
    pub eye: Eye,
}

impl Learnt {
    /// How somebody looks who plays well, and is careless now and then; worths are chances to win.
    pub const CARELESS: Eye = Eye { obvious: 90, glances: 5, vague: 0.075 };
}

/// Plays what its net likes best a turn later; as a regular does where it has none.
#[derive(Clone, Debug)]
pub struct Looking {
    /// Where its nets are.
    pub books: Books,
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
        match nets::trained(&view.setup, &self.books) {
            Some(trained) if self.eye == Eye::OPEN => {
                Ok(Policy::new(&trained.net).answer(&Dice::imagine(view, luck)?, seat))
            }
            Some(trained) => {
                let game = Dice::imagine(view, luck)?;
                let chances = Policy::new(&trained.net).chances(&game, seat);
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
        let Some(trained) = nets::trained(&view.setup, &self.books) else {
            return unlearnt(view, seat, luck);
        };
        let game = Dice::imagine(view, luck)?;
        let seed = u64::from(luck.below("seed", u32::MAX));
        Ok(Lookahead::new(&trained.net, self.settings).answer(&game, seat, &self.stop, seed))
    }
}

/// Decides where there is no net: a table may turn to another sheet when its bots sit already, and a page
/// may have no network.
fn unlearnt(view: &View, seat: Seat, luck: &mut dyn Luck) -> Result<Action, Inconsistent> {
    let mut regular = Person::REGULAR;
    regular.decide(view, seat, luck)
}

impl Levelled for Dice {
    fn player(level: Level, books: &Books, stop: &Stop) -> Option<Box<dyn Bot<Self>>> {
        match level {
            Level::Easy => Some(Box::new(Person::BEGINNER)),
            Level::Medium => Some(Box::new(Person::OCCASIONAL)),
            Level::Hard => Some(Box::new(Learnt { books: books.clone(), eye: Learnt::CARELESS })),
            Level::Expert => {
                let (books, stop) = (books.clone(), stop.clone());
                Some(Box::new(Looking { books, settings: Settings::BEST, stop }))
            }
            _ => None,
        }
    }

    fn book(level: Level, options: &Options) -> Option<String> {
        // Nobody plays for somebody alone, but the best player's opinion can be asked.
        let alone = || alone::name(options).filter(|_| level == Level::Expert);
        let net = nets::name(options).filter(|_| has_learnt_by_net(level));
        net.or_else(alone)
    }

    fn read_book(name: &str, bytes: &[u8], books: &mut Books) -> bool {
        let net = nets::read(name, bytes).map(|trained| books.add(trained));
        net.is_some() || alone::read(name, bytes, books)
    }

    fn has_learnt(level: Level, options: &Options) -> bool {
        !has_learnt_by_net(level) || nets::covers(options)
    }
}

fn has_learnt_by_net(level: Level) -> bool {
    matches!(level, Level::Hard | Level::Expert)
}
