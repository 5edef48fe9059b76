//! The plays that a seat heard of: what it concludes about the hands of others rests on them.

use game::Seat;
use qwirkle::{Event, LastPlay, View};

use super::clues::{self, Clue, HeardPlay};

/// The plays of a match that a seat heard of, in their order.
#[derive(Clone, Debug, Default)]
pub(super) struct PlayHistory {
    plays: Vec<HeardPlay>,
}

impl PlayHistory {
    /// Told what happened.
    pub(super) fn hear(&mut self, event: &Event) {
        match event {
            Event::Dealt { .. } => self.plays.clear(),
            Event::Played { seat, play, points, .. } => {
                let last = LastPlay { seat: *seat, play: *play, points: *points };
                self.plays.push(HeardPlay { last, tells: true });
            }
            Event::Swapped { seat, .. } => {
                let plays = self.plays.iter_mut().filter(|heard| heard.last.seat == *seat);
                plays.for_each(|heard| heard.tells = false);
            }
            _ => {}
        }
    }

    /// What is known about the hands of others, from up to so many of their turns.
    pub(super) fn clues(&self, view: &View, seat: Seat, turns: usize) -> Vec<Clue> {
        clues::read(view, seat, &self.last_plays(view), turns)
    }

    /// The plays made last, as far as they are known, in their order.
    fn last_plays(&self, view: &View) -> Vec<HeardPlay> {
        if self.plays.last().map(|heard| heard.last) == view.last {
            self.plays.clone()
        } else {
            view.last.into_iter().map(|last| HeardPlay { last, tells: true }).collect()
        }
    }
}
