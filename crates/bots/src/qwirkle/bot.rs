//! The players that can be seated.

use game::{Game, Inconsistent, Luck, Seat};
use qwirkle::{Action, Event, LastPlay, Qwirkle, View};

use super::clues::{Clue, HeardPlay};
use super::rounds::{self, Settings};
use super::taste::Taste;
use super::world::World;
use super::{candidates, clues, ending};
use crate::{Books, Bot, Level, Levelled, SEARCH, Stop};

/// Sees two plays in three, and takes the one with the most points.
#[derive(Clone, Copy, Debug)]
pub struct Beginner;

/// Weighs points against what stays in the hand and what the board then offers.
#[derive(Clone, Copy, Debug)]
pub struct WeighingBot {
    /// By which weights.
    pub taste: Taste,
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
    heard: Vec<HeardPlay>,
}

impl ThinkingBot {
    /// A player by these weights who looks so hard.
    pub fn new(taste: Taste, settings: Settings, stop: Stop) -> Self {
        ThinkingBot { taste, settings, stop, heard: Vec::new() }
    }

    /// What is known about the hands of others.
    pub fn clues(&self, view: &View, seat: Seat) -> Vec<Clue> {
        clues::read(view, seat, &self.last_plays(view), self.settings.reading.turns)
    }

    /// The plays made last, as far as they are known, in their order.
    fn last_plays(&self, view: &View) -> Vec<HeardPlay> {
        if self.heard.last().map(|heard| heard.last) == view.last {
            self.heard.clone()
        } else {
            view.last.into_iter().map(|last| HeardPlay { last, tells: true }).collect()
        }
    }
}

impl Bot<Qwirkle> for Beginner {
    fn decide(
        &mut self,
        view: &View,
        _seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<Action, Inconsistent> {
        let game = Qwirkle::imagine(view, luck)?;
        let found = candidates::list(&World::of(&game), World::bid(&game), &Taste::GREEDY);
        let seen = found.iter().find(|_| luck.below("sees", 3) > 0);
        Ok(seen.or(found.last()).map_or(Action::Pass, |candidate| candidate.action))
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
        Ok(found.first().map_or(Action::Pass, |candidate| candidate.action))
    }
}

impl Bot<Qwirkle> for ThinkingBot {
    fn hear(&mut self, event: &Event) {
        match event {
            Event::Dealt { .. } => self.heard.clear(),
            Event::Played { seat, play, points, .. } => {
                let last = LastPlay { seat: *seat, play: *play, points: *points };
                self.heard.push(HeardPlay { last, tells: true });
            }
            Event::Swapped { seat, .. } => {
                let plays = self.heard.iter_mut().filter(|heard| heard.last.seat == *seat);
                plays.for_each(|heard| heard.tells = false);
            }
            _ => {}
        }
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
            Level::Gentle => Some(Box::new(Beginner)),
            Level::Steady => Some(Box::new(WeighingBot { taste: Taste::FITTED })),
            Level::Strong if SEARCH => Some(thinking(Settings::STRONG)),
            Level::Best if SEARCH => Some(thinking(Settings::BEST)),
            _ => None,
        }
    }
}
