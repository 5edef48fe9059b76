//! Alpha-beta, deeper and deeper until the work is spent. A table that comes up again on the way is a
//! draw, where the set-up says so: whoever stands better looks for something else.

use game::luck::Stream;
use quixo::{Action, Mark, Options, Position};

use super::evaluate;
use super::memory::{Bound, Known, Memory};
use super::moves::{self, Move};
use crate::Stop;
use crate::quixo::late::{Late, Worth};

/// What a won game is worth; later wins are worth a little less.
pub const WON: i32 = 10_000;
/// What a table is worth that is known to be won, though nobody knows yet in how many moves.
const KNOWN: i32 = WON / 4;

/// How hard to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How many moves ahead, at most.
    pub depth: u32,
    /// How many tables may be looked at.
    pub work: u32,
    /// How large its memory is, as a power of two.
    pub memory: u32,
}

/// A search by alpha-beta, and what it keeps from one depth to the next.
pub struct Search<'a> {
    pub(super) options: &'a Options,
    pub(super) stop: &'a Stop,
    pub(super) late: Option<&'a Late>,
    pub(super) memory: Memory,
    pub(super) left: u32,
    /// The tables on the way to the one that is looked at, beginning with the first.
    pub(super) path: Vec<Position>,
    /// How often every move cut a search short, by number.
    pub(super) cuts: Vec<u32>,
}

/// The best move of the seat that is to move, and what it is worth; with exact values of nearly full
/// boards where there are any.
pub fn best(
    options: &Options,
    position: &Position,
    settings: Settings,
    late: Option<&Late>,
    stop: &Stop,
    luck: &mut Stream,
) -> Option<(Action, i32)> {
    let mut search = Search {
        options,
        stop,
        late,
        memory: Memory::new(settings.memory),
        left: settings.work,
        path: Vec::new(),
        cuts: vec![0; moves::NUMBERS],
    };
    let mut order: Vec<Move> = moves::all(options, position).collect();
    // Of equals any, so that games differ.
    luck.shuffle(&mut order);
    let mut best = (*order.first()?, 0);
    for depth in 1..=settings.depth {
        let Some((index, worth)) = search.first(position, &order, depth) else { break };
        best = (order[index], worth);
        // What was best is looked at first the next time.
        order[..=index].rotate_right(1);
        if worth.abs() > WON / 2 {
            break;
        }
    }
    Some((best.0.action(options, position.seat), best.1))
}

impl Search<'_> {
    /// The best of the moves on the table; none if the work was spent before that was known.
    fn first(&mut self, position: &Position, order: &[Move], depth: u32) -> Option<(usize, i32)> {
        self.path.push(*position);
        let mut best: Option<(usize, i32)> = None;
        for (index, step) in order.iter().enumerate() {
            let low = best.map_or(-WON, |(_, worth)| worth);
            let Some(worth) = self.step(position, step, depth, low, WON) else {
                self.path.pop();
                return None;
            };
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((index, worth));
            }
        }
        self.path.pop();
        best
    }

    /// What a move is worth to the seat that makes it.
    pub(super) fn step(
        &mut self,
        before: &Position,
        step: &Move,
        depth: u32,
        low: i32,
        high: i32,
    ) -> Option<i32> {
        let after = step.after(self.options, before);
        let (frame, mark) = (self.options.frame(), self.options.mark(before.seat));
        if after.board.has_line(frame, mark.other()) {
            return Some(-WON + self.path.len() as i32);
        }
        if after.board.has_line(frame, mark) {
            return Some(WON - self.path.len() as i32);
        }
        let repeated = after.board.marked().len() == before.board.marked().len()
            && self.options.repetition
            && self.path.contains(&after);
        if repeated {
            return Some(0);
        }
        // With four a seat may be passed over, and its partner's opponent moves twice.
        if self.options.mark(after.seat) == mark {
            self.worth(&after, depth - 1, low, high)
        } else {
            self.worth(&after, depth - 1, -high, -low).map(|worth| -worth)
        }
    }

    /// What a table is worth to the seat that is to move.
    fn worth(&mut self, position: &Position, depth: u32, low: i32, high: i32) -> Option<i32> {
        if self.left == 0 || self.stop.is_now() {
            return None;
        }
        self.left -= 1;
        let mark = self.options.mark(position.seat);
        if self.can_line(position, mark) {
            return Some(WON - self.path.len() as i32);
        }
        if depth == 0 {
            return Some(self.looks(position, mark));
        }
        let known = self.memory.recall(position);
        if let Some(known) = known.filter(|known| known.depth >= depth) {
            match known.bound {
                Bound::Exact => return Some(known.worth),
                Bound::Least if known.worth >= high => return Some(known.worth),
                Bound::Most if known.worth <= low => return Some(known.worth),
                _ => {}
            }
        }
        self.path.push(*position);
        let found = self.moves(position, depth, low, high, known.map(|known| known.best));
        self.path.pop();
        let (worth, best) = found?;
        let bound = match worth {
            worth if worth >= high => Bound::Least,
            worth if worth <= low => Bound::Most,
            _ => Bound::Exact,
        };
        self.memory.note(position, Known { depth, worth, bound, best });
        Some(worth)
    }

    /// What a table seems to be worth without looking on: what is known of it, if anything is.
    fn looks(&self, position: &Position, mark: Mark) -> i32 {
        let looks = || evaluate::worth(self.options, position, mark);
        match self.late.and_then(|late| late.worth(self.options, position, mark)) {
            Some(Worth::Won) => KNOWN + looks(),
            Some(Worth::Lost) => looks() - KNOWN,
            Some(Worth::Drawn) => 0,
            None => looks(),
        }
    }

    /// Whether the mark can make a line at once.
    fn can_line(&self, position: &Position, mark: Mark) -> bool {
        let frame = self.options.frame();
        let takeable = position.takeable(self.options);
        frame.pushes().iter().filter(|push| takeable.contains(push.cell())).any(|push| {
            let after = position.board.after(mark, push);
            after.has_line(frame, mark) && !after.has_line(frame, mark.other())
        })
    }

    /// The best worth that the moves of a table reach, and the number of that move.
    fn moves(
        &mut self,
        position: &Position,
        depth: u32,
        mut low: i32,
        high: i32,
        first: Option<u8>,
    ) -> Option<(i32, u8)> {
        let all: Vec<Move> = moves::all(self.options, position).collect();
        let marked = position.board.marked();
        let mut order: Vec<u8> = (0..all.len() as u8).collect();
        order.sort_by_key(|number| {
            let step = &all[usize::from(*number)];
            let neutral = !marked.contains(step.push.cell());
            (Some(*number) != first, std::cmp::Reverse((self.cuts[step.number()], neutral)))
        });
        let mut best = (i32::MIN, 0);
        for number in order {
            let step = &all[usize::from(number)];
            let worth = self.step(position, step, depth, low, high)?;
            if worth > best.0 {
                best = (worth, number);
            }
            low = low.max(worth);
            if low >= high {
                self.cuts[step.number()] += depth * depth;
                break;
            }
        }
        Some(best)
    }
}
