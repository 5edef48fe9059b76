//! The players that can be seated.

use std::sync::Arc;

use game::luck::Stream;
use game::{Game, Inconsistent, Luck, Seat};
use quixo::{Action, Quixo, View};

use super::alpha_beta::{self, Settings};
use crate::quixo::late::Late;
use crate::quixo::unbeatable::Unbeatable;
use crate::slips::{Eye, Looks};
use crate::{Books, Bot, Level, Levelled, SEARCH, Stop};

/// Looks some moves ahead.
#[derive(Clone, Debug)]
pub struct Searching {
    /// How hard it looks.
    pub settings: Settings,
    /// Exact values of nearly full boards, if it has them.
    pub late: Option<Arc<Late>>,
    /// Who may tell it to decide now.
    pub stop: Stop,
}

impl Settings {
    /// About a hundredth of a second.
    pub const STRONG: Settings = Settings { depth: 40, work: 10_000, memory: 14 };
    /// About a tenth of a second.
    pub const BEST: Settings = Settings { depth: 40, work: 120_000, memory: 17 };
}

impl Bot<Quixo> for Searching {
    fn decide(
        &mut self,
        view: &View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<Action, Inconsistent> {
        let game = Quixo::imagine(view, luck)?;
        if game.position().seat != seat || game.ending().is_some() {
            return Err(Inconsistent("this seat owes no decision"));
        }
        let mut order = Stream::new(luck.below("seed", u32::MAX).into());
        let (setup, position) = (game.setup(), game.position());
        let found = alpha_beta::best(
            setup,
            position,
            self.settings,
            self.late.as_deref(),
            &self.stop,
            &mut order,
        );
        found.map(|(action, _)| action).ok_or(Inconsistent("there is no move"))
    }
}

/// Somebody who has played twice: overlooks one line in three, its own and those of others.
const BEGINNER: Looks = Looks { eye: Eye { obvious: 48, glances: 6, vague: 0.0 } };
/// Somebody who plays now and then: sees most lines, and much of what the other could do next.
const OCCASIONAL: Looks = Looks { eye: Eye { obvious: 90, glances: 20, vague: 0.0 } };

impl Levelled for Quixo {
    fn player(level: Level, books: &Books, stop: &Stop) -> Option<Box<dyn Bot<Self>>> {
        let settings = match level {
            Level::Easy => return Some(Box::new(BEGINNER)),
            Level::Medium => return Some(Box::new(OCCASIONAL)),
            Level::Hard if SEARCH => Settings::STRONG,
            Level::Expert if SEARCH => Settings::BEST,
            Level::Unbeatable => return Some(Box::new(Unbeatable::new(books))),
            _ => return None,
        };
        Some(Box::new(Searching { settings, late: books.get(), stop: stop.clone() }))
    }
}
