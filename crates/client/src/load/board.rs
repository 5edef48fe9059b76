//! When the neighbours hear of an answer.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// How many updates of a neighbour are remembered: an answer is acknowledged long before.
const MEMORY: usize = 64;

/// What one table's devices have heard, and which answers they have not heard of yet.
#[derive(Default)]
pub(super) struct Board {
    /// The last updates of every seat: version and time.
    heard: Vec<VecDeque<(u32, Instant)>>,
    /// Answers that a seat has not heard of: seat, version, time.
    waiting: Vec<(usize, u32, Instant)>,
    /// How long it took from answer to update.
    pub(super) delays: Vec<Duration>,
}

impl Board {
    pub(super) fn new(seats: usize) -> Self {
        Board { heard: vec![VecDeque::new(); seats], ..Board::default() }
    }

    /// A seat has an update.
    pub(super) fn update(&mut self, seat: usize, version: u32, at: Instant) {
        let heard = &mut self.heard[seat];
        if heard.len() == MEMORY {
            heard.pop_front();
        }
        heard.push_back((version, at));
        let delays = &mut self.delays;
        self.waiting.retain(|(who, wanted, sent)| {
            let comes = *who == seat && *wanted <= version;
            if comes {
                delays.push(at - *sent);
            }
            !comes
        });
    }

    /// A seat's answer, sent at a time, was acknowledged.
    pub(super) fn acknowledged(&mut self, by: usize, version: u32, sent: Instant) {
        for (seat, heard) in self.heard.iter().enumerate().filter(|(seat, _)| *seat != by) {
            match heard.iter().find(|(seen, _)| *seen >= version) {
                Some((_, at)) => self.delays.push(at.saturating_duration_since(sent)),
                None => self.waiting.push((seat, version, sent)),
            }
        }
    }
}
