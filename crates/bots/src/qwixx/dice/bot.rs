//! The players that can be seated.

use game::{Game, Inconsistent, Luck, Seat};
use qwixx::Dice;
use qwixx::dice::{Action, Options, View};

use super::lookahead::{Lookahead, Settings};
use super::nets;
use super::person::Person;
use super::policy::Policy;
use crate::{Books, Bot, Level, Levelled, Stop};

/// Plays what its net likes best, at once; as a regular does where it has none.
#[derive(Clone, Debug)]
pub struct Learnt {
    /// Where its nets are.
    pub books: Books,
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
            Some(trained) => {
                Ok(Policy::new(&trained.net).answer(&Dice::imagine(view, luck)?, seat))
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
            Level::Gentle => Some(Box::new(Person::BEGINNER)),
            Level::Steady => Some(Box::new(Person::REGULAR)),
            Level::Strong => Some(Box::new(Learnt { books: books.clone() })),
            Level::Best => {
                let (books, stop) = (books.clone(), stop.clone());
                Some(Box::new(Looking { books, settings: Settings::BEST, stop }))
            }
            _ => None,
        }
    }

    fn book(level: Level, options: &Options) -> Option<String> {
        if has_learnt_by_net(level) { nets::name(options) } else { None }
    }

    fn read_book(name: &str, bytes: &[u8], books: &mut Books) -> bool {
        nets::read(name, bytes).map(|trained| books.add(trained)).is_some()
    }

    fn has_learnt(level: Level, options: &Options) -> bool {
        !has_learnt_by_net(level) || nets::covers(options)
    }
}

fn has_learnt_by_net(level: Level) -> bool {
    matches!(level, Level::Strong | Level::Best)
}
