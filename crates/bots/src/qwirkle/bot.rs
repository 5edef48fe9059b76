//! The players that can be seated.

use game::{Game, Inconsistent, Luck, Seat};
use qwirkle::{Action, Event, Qwirkle, View};

use super::candidates::{self, Candidate};
use super::clues::Clue;
use super::ending;
use super::play_history::PlayHistory;
use super::rounds::{self, Settings};
use super::taste::Taste;
use super::world::World;
use crate::slips::{Eye, Thing};
use crate::{Books, Bot, Level, Levelled, Stop};

/// Weighs points against what stays in the hand and what the board then offers, as far as it sees.
#[derive(Clone, Copy, Debug)]
pub struct WeighingBot {
    /// By which weights.
    pub taste: Taste,
    /// How it looks; worths are points.
    pub eye: Eye,
}

impl WeighingBot {
    /// Somebody who has played twice: lays as many tiles as it can, of the few plays that it sees.
    pub const BEGINNER: WeighingBot =
        WeighingBot { taste: Taste::LAYING, eye: Eye { obvious: 0, glances: 3, vague: 5.0 } };
    /// Somebody who plays now and then: takes the most points of the plays that it sees.
    pub const OCCASIONAL: WeighingBot =
        WeighingBot { taste: Taste::GREEDY, eye: Eye { obvious: 0, glances: 10, vague: 0.0 } };
    /// Somebody who plays soundly.
    pub const SOUND: WeighingBot = WeighingBot { taste: Taste::FITTED, eye: Eye::OPEN };
}

/// Plays its candidates on, and searches the ending.
#[derive(Clone, Debug)]
pub struct ThinkingBot {
    /// By which weights.
    pub taste: Taste,
    /// How hard it looks.
    pub settings: Settings,
    /// Who may tell it to decide now.
    pub stop: Stop,
    /// The plays that it heard of.
    history: PlayHistory,
}

impl ThinkingBot {
    /// A player by these weights who looks so hard.
    pub fn new(taste: Taste, settings: Settings, stop: Stop) -> Self {
        ThinkingBot { taste, settings, stop, history: PlayHistory::default() }
    }

    /// What is known about the hands of others.
    pub fn clues(&self, view: &View, seat: Seat) -> Vec<Clue> {
        self.history.clues(view, seat, self.settings.reading.turns)
    }
}

impl Bot<Qwirkle> for WeighingBot {
    fn decide(
        &mut self,
        view: &View,
        _seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<Action, Inconsistent> {
        let game = Qwirkle::imagine(view, luck)?;
        let found = candidates::list(&World::of(&game), World::bid(&game), &self.taste);
        if self.eye == Eye::OPEN {
            return Ok(found.first().map_or(Action::Pass, |candidate| candidate.action));
        }
        let plays = found.iter().any(|candidate| candidate.points > 0);
        let thing = |candidate: &Candidate| Thing {
            action: candidate.action,
            at_once: candidate.points.into(),
            worth: candidate.equity,
            nothing: false,
        };
        // Whoever has something to play does not think of swapping.
        let found = found.iter().filter(|candidate| !plays || candidate.points > 0);
        let things: Vec<_> = found.map(thing).collect();
        Ok(self.eye.choose(&things, luck).unwrap_or(Action::Pass))
    }
}

impl Bot<Qwirkle> for ThinkingBot {
    fn hear(&mut self, event: &Event) {
        self.history.hear(event);
    }

    fn decide(
        &mut self,
        view: &View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<Action, Inconsistent> {
        let game = Qwirkle::imagine(view, luck)?;
        if view.seats.len() == 2 && game.bag().is_empty() {
            let work = self.settings.ending;
            return Ok(ending::choose(&World::of(&game), work, &self.stop));
        }
        let seed = u64::from(luck.below("seed", u32::MAX)) << 32;
        let clues = self.clues(view, seat);
        Ok(rounds::choose(&game, seat, &clues, &self.taste, &self.settings, &self.stop, seed))
    }
}

impl Levelled for Qwirkle {
    fn player(level: Level, _books: &Books, stop: &Stop) -> Option<Box<dyn Bot<Self>>> {
        let thinking = |settings| {
            let stop = stop.clone();
            Box::new(ThinkingBot::new(Taste::AHEAD, settings, stop)) as Box<dyn Bot<Self>>
        };
        match level {
            Level::Easy => Some(Box::new(WeighingBot::BEGINNER)),
            Level::Medium => Some(Box::new(WeighingBot::OCCASIONAL)),
            Level::Hard => Some(Box::new(WeighingBot::SOUND)),
            Level::Expert => Some(thinking(Settings::BEST)),
            _ => None,
        }
    }
}
