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
    /// The answer of every seat that is not acknowledged yet: question and time.
    sent: Vec<Option<(u32, Instant)>>,
    /// How long it took from answer to update.
    pub(super) delays: Vec<Duration>,
}

impl Board {
    pub(super) fn new(seats: usize) -> Self {
        let mut board = Board::default();
        board.begin(seats);
        board
    }

    /// Another match begins, perhaps with other seats; what was measured stays.
    pub(super) fn begin(&mut self, seats: usize) {
        self.heard = vec![VecDeque::new(); seats];
        self.sent = vec![None; seats];
        self.waiting.clear();
    }

    /// A seat answers a question, and when it did so first: an answer may be given again.
    pub(super) fn sent(&mut self, seat: usize, question: u32, at: Instant) -> Instant {
        let sent = &mut self.sent[seat];
        match sent {
            Some((asked, first)) if *asked == question => *first,
            _ => sent.insert((question, at)).1,
        }
    }

    /// Whether anybody has heard anything in this match.
    pub(super) fn has_heard(&self) -> bool {
        self.heard.iter().any(|heard| !heard.is_empty())
    }

    /// A seat no longer waits for its answer to be acknowledged.
    pub(super) fn settled(&mut self, seat: usize) {
        self.sent[seat] = None;
    }

    /// How long those have waited who still do: for an acknowledgement, or for an update.
    pub(super) fn unheard(&self) -> impl Iterator<Item = Duration> {
        let sent = self.sent.iter().flatten().map(|(_, at)| at.elapsed());
        sent.chain(self.waiting.iter().map(|(_, _, at)| at.elapsed()))
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
        self.sent[by] = None;
        for (seat, heard) in self.heard.iter().enumerate().filter(|(seat, _)| *seat != by) {
            match heard.iter().find(|(seen, _)| *seen >= version) {
                Some((_, at)) => self.delays.push(at.saturating_duration_since(sent)),
                None => self.waiting.push((seat, version, sent)),
            }
        }
    }
}
