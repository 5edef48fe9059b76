//! What every move is worth on the board of 25, by a search that asks the net where it stops.
//!
//! The search that chooses a move cuts off all others; here each first move is searched by itself and all equally
//! far, deeper and deeper. A deeper search is not surer of every move: among many replies there is often one that the
//! net judges wrongly. So what was found at all depths counts alike.

use super::share::{self, Odds, WHOLE, WON, WON_LATER, Worth};
use crate::Stop;
use crate::quixo::late::{self, Late};
use crate::quixo::unbeatable::Sides;
use crate::quixo::value::known::{Bound, Memory};
use crate::quixo::value::steps::{self, End, NUMBERS, Step, number};
use crate::quixo::value::{Settings, ValueNet};

/// What there is to search with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Means<'a> {
    pub(super) net: &'a ValueNet,
    pub(super) odds: &'a Odds,
    pub(super) late: Option<&'a Late>,
    pub(super) settings: Settings,
    pub(super) stop: &'a Stop,
}

/// A position as its mover finds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Look {
    /// A line can be made at once.
    Line,
    /// The book knows it.
    Known(late::Worth),
    /// Nobody knows, and the net thinks this.
    Open(i32),
}

struct Search<'a> {
    means: Means<'a>,
    memory: Memory<Look>,
    /// How many positions may still be looked at.
    left: u32,
    /// How many may still be gone on from.
    goes: u32,
    /// The positions that have been on the table so often that the next time is a draw. Where there are any, a win
    /// that the book knows of may lead through them, and is no proof.
    been: &'a [u64],
    /// The positions on the way to the one that is looked at.
    path: Vec<u64>,
    /// How many moves were made on the way.
    made: i32,
    /// How often every push cut a search short.
    cuts: [u32; NUMBERS],
}

/// What the moves of a position are worth, by the code of where they lead; the game goes on after all of them.
/// The positions of `been` are draws when they come again.
pub(super) fn rank<'a>(means: Means<'a>, sides: Sides, been: &'a [u64]) -> Vec<(u64, Worth)> {
    let mut search = Search {
        means,
        memory: Memory::new(means.settings.memory),
        left: u32::MAX,
        goes: u32::MAX,
        been,
        path: vec![sides.code()],
        made: 0,
        cuts: [0; NUMBERS],
    };
    let steps = steps::all(sides);
    let mut opinions: Vec<Opinion> = steps.iter().map(|step| search.glance(step)).collect();
    search.left = means.settings.work;
    search.goes = means.settings.work;
    for depth in 2..=means.settings.depth {
        if search.deepen(&steps, &mut opinions, depth) != Some(true) {
            break;
        }
    }
    steps.iter().zip(&opinions).map(|(step, opinion)| (step.code, opinion.worth())).collect()
}

/// What is thought of a first move.
#[derive(Clone, Debug)]
enum Opinion {
    Proved(Worth),
    /// The shares that were found at every depth so far.
    Shares(Vec<i32>),
}

impl Opinion {
    fn of(score: i32) -> Opinion {
        let worth = Worth::found(score);
        if worth.proved { Opinion::Proved(worth) } else { Opinion::Shares(vec![score]) }
    }

    fn worth(&self) -> Worth {
        match self {
            Opinion::Proved(worth) => *worth,
            Opinion::Shares(shares) => Worth { score: share::agreed(shares), proved: false },
        }
    }
}

impl Search<'_> {
    /// What is thought of a first move at once.
    fn glance(&mut self, step: &Step) -> Opinion {
        let look = match step.end {
            Some(_) => None,
            None => self.look(step.after, step.code),
        };
        match look {
            Some(Look::Known(late::Worth::Drawn)) => Opinion::Proved(Worth::DRAWN),
            _ => Opinion::of(self.step(step, 1, -WON, WON).unwrap_or(0)),
        }
    }

    /// Searches all moves that are not proved, so deep. None if the work was spent before, and then only what was
    /// proved is noted, so that all others have been searched equally far; false if nothing is left to search.
    fn deepen(&mut self, steps: &[Step], opinions: &mut [Opinion], depth: u32) -> Option<bool> {
        let mut found = Vec::with_capacity(steps.len());
        for (at, step) in steps.iter().enumerate() {
            if let Opinion::Proved(_) = opinions[at] {
                continue;
            }
            let score = self.step(step, depth, -WON, WON)?;
            match Opinion::of(score) {
                Opinion::Shares(_) => found.push((at, score)),
                proved => opinions[at] = proved,
            }
        }
        for (at, score) in &found {
            if let Opinion::Shares(shares) = &mut opinions[*at] {
                shares.push(*score);
            }
        }
        Some(!found.is_empty())
    }

    /// What a move is worth to who makes it.
    fn step(&mut self, step: &Step, depth: u32, low: i32, high: i32) -> Option<i32> {
        match step.end {
            Some(End::Won) => return Some(WON - self.made),
            Some(End::Lost) => return Some(self.made - WON),
            Some(End::Drawn) => return Some(0),
            None => {}
        }
        if self.been.contains(&step.code) {
            return Some(0);
        }
        // Coming back is no progress, but no draw yet: the position is worth what it seems to be.
        let depth = if self.path.contains(&step.code) { 1 } else { depth };
        self.made += 1;
        let worth = self.worth(step.after, step.code, depth - 1, -high, -low);
        self.made -= 1;
        worth.map(|worth| -worth)
    }

    /// What a position is worth to me, who am to move.
    fn worth(
        &mut self,
        sides: Sides,
        code: u64,
        depth: u32,
        mut low: i32,
        high: i32,
    ) -> Option<i32> {
        let look = self.look(sides, code)?;
        let seems = self.seems(look);
        if depth == 0 || !matches!(look, Look::Open(_)) {
            return Some(seems);
        }
        if let Some(known) = self.memory.recall(code)
            && known.depth >= depth
        {
            match known.bound {
                Bound::Exact => return Some(known.worth),
                Bound::Least if known.worth >= high => return Some(known.worth),
                Bound::Most if known.worth <= low => return Some(known.worth),
                _ => {}
            }
        }
        self.goes = self.goes.checked_sub(1)?;
        let mut steps = steps::all(sides);
        self.sort(&mut steps, depth)?;
        self.path.push(code);
        let (lowest, mut best) = (low, -WON);
        for step in &steps {
            let Some(worth) = self.step(step, depth, low, high) else {
                self.path.pop();
                return None;
            };
            best = best.max(worth);
            low = low.max(worth);
            if low >= high {
                self.cuts[number(&step.push)] += depth * depth;
                break;
            }
        }
        self.path.pop();
        let bound = match best {
            best if best >= high => Bound::Least,
            best if best <= lowest => Bound::Most,
            _ => Bound::Exact,
        };
        self.memory.note(code, look, depth, best, bound);
        Some(best)
    }

    /// What is seen of a position at once.
    fn look(&mut self, sides: Sides, code: u64) -> Option<Look> {
        if let Some(known) = self.memory.recall(code) {
            return Some(known.look);
        }
        // The first look at each move is had in any case: there the work is without end.
        if self.left == 0 || self.left < u32::MAX / 2 && self.means.stop.is_now() {
            return None;
        }
        self.left -= 1;
        let book = || self.means.late.and_then(|late| late.worth_of(sides.me, sides.them));
        let look = if sides.winning_move().is_some() {
            Look::Line
        } else if let Some(known) = book() {
            Look::Known(known)
        } else {
            let (me, them) = ((code >> 25) as u32, code as u32 & ((1 << 25) - 1));
            Look::Open(self.means.odds.share(self.means.net.logits_of_least(me, them)))
        };
        self.memory.note_look(code, look);
        Some(look)
    }

    /// What a look says of a position to who is to move.
    fn seems(&self, look: Look) -> i32 {
        let book_won = if self.been.is_empty() { WON_LATER - self.made } else { WHOLE };
        match look {
            Look::Line => WON - self.made,
            Look::Known(late::Worth::Won) => book_won,
            Look::Known(late::Worth::Lost) => -book_won,
            Look::Known(late::Worth::Drawn) => 0,
            Look::Open(share) => share,
        }
    }

    /// The most promising first: by what is seen after each move where much depends on it, else by what was good
    /// elsewhere.
    fn sort(&mut self, steps: &mut [Step], depth: u32) -> Option<()> {
        for step in &mut *steps {
            step.order = match step.end {
                Some(End::Won) => WON,
                Some(End::Lost) => -WON,
                Some(End::Drawn) => 0,
                None if depth > 1 => {
                    let look = self.look(step.after, step.code)?;
                    -self.seems(look)
                }
                None => self.cuts[number(&step.push)].min(WON as u32 / 2) as i32,
            };
        }
        steps.sort_by_key(|step| std::cmp::Reverse(step.order));
        Some(())
    }
}
