//! The players that can be seated.

use game::luck::Stream;
use game::{Game, Inconsistent, Luck, Seat};
use quixo::{Action, Quixo, View};

use super::alpha_beta::{self, Settings};
use super::late;
use crate::quixo::unbeatable::Unbeatable;
use crate::{Bot, Level, Levelled, SEARCH, Stop};

/// Looks some moves ahead.
#[derive(Clone, Debug)]
pub struct Searching {
    /// How hard it looks.
    pub settings: Settings,
    /// Who may tell it to decide now.
    pub stop: Stop,
}

impl Settings {
    /// Two moves ahead: sees what the other could do next.
    pub const STEADY: Settings = Settings { depth: 2, work: 5_000, memory: 10, late: None };
    /// About a hundredth of a second.
    pub const STRONG: Settings = Settings { depth: 40, work: 10_000, memory: 14, late: None };
    /// About a tenth of a second.
    pub const BEST: Settings = Settings { depth: 40, work: 120_000, memory: 17, late: None };
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
        let found = alpha_beta::best(setup, position, self.settings, &self.stop, &mut order);
        found.map(|(action, _)| action).ok_or(Inconsistent("there is no move"))
    }
}

impl Levelled for Quixo {
    fn player(level: Level, stop: &Stop) -> Option<Box<dyn Bot<Self>>> {
        let settings = match level {
            Level::Steady if SEARCH => Settings::STEADY,
            Level::Strong if SEARCH => Settings::STRONG,
            Level::Best if SEARCH => Settings::BEST,
            Level::Unbeatable => return Some(Box::new(Unbeatable::default())),
            _ => return None,
        };
        // A beginner's teacher plays without tables; who plays well knows how games end.
        let late = if level == Level::Steady { None } else { late::provided() };
        let settings = Settings { late, ..settings };
        Some(Box::new(Searching { settings, stop: stop.clone() }))
    }
}
