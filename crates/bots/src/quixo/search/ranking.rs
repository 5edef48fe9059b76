//! What every move is worth: each is searched by itself and all equally far, deeper and deeper.

use quixo::{Options, Position};

use super::alpha_beta::{Search, Settings, WON};
use super::memory::Memory;
use super::moves::{self, Move};
use crate::Stop;

/// A move and what it is worth to the seat that makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranked {
    /// The move.
    pub step: Move,
    /// What it is worth: what lies beyond half of [`WON`] is proved, all else is what the last two depths found in
    /// the mean. Whoever moves last stands better, so that one depth alone would favour one side.
    pub worth: i32,
    /// What the last depths found, the latest first.
    latest: [i32; 2],
}

impl Ranked {
    fn is_proved(&self) -> bool {
        self.worth.abs() > WON / 2
    }

    /// Takes in what a deeper search found.
    fn take(&mut self, found: i32) {
        let [last, before] = self.latest;
        let mean = (found + 2 * last + before) / 4;
        self.worth = if found.abs() > WON / 2 { found } else { mean };
        self.latest = [found, last];
    }
}

/// Every move of the seat that is to move. The positions of `been` are draws when they come again.
///
/// The first look is had even if there is no work or a stop.
pub fn rank(
    options: &Options,
    position: &Position,
    been: &[Position],
    settings: Settings,
    stop: &Stop,
) -> Vec<Ranked> {
    let never = Stop::never();
    let mut search = Search {
        options,
        stop: &never,
        late: None,
        memory: Memory::new(settings.memory),
        left: u32::MAX,
        // Coming back to where the search began is no draw yet.
        path: been.to_vec(),
        cuts: vec![0; moves::NUMBERS],
    };
    let first = |step: Move| {
        let worth = search.step(position, &step, 1, -WON, WON).unwrap_or(0);
        Ranked { step, worth, latest: [worth; 2] }
    };
    let mut found: Vec<Ranked> = moves::all(options, position).map(first).collect();
    search.stop = stop;
    search.left = settings.work;
    for depth in 2..=settings.depth {
        if search.deepen(position, &mut found, depth) != Some(true) {
            break;
        }
    }
    found
}

impl Search<'_> {
    /// Searches all moves that are not proved, so deep. None if the work was spent before, and then only what was
    /// proved is noted, so that all others have been searched equally far; false if nothing is left to search.
    fn deepen(&mut self, position: &Position, ranked: &mut [Ranked], depth: u32) -> Option<bool> {
        let mut next = Vec::with_capacity(ranked.len());
        for (at, one) in ranked.iter_mut().enumerate().filter(|(_, one)| !one.is_proved()) {
            let found = self.step(position, &one.step, depth, -WON, WON)?;
            if found.abs() > WON / 2 {
                one.take(found);
            } else {
                next.push((at, found));
            }
        }
        for (at, found) in &next {
            ranked[*at].take(*found);
        }
        Some(!next.is_empty())
    }
}
