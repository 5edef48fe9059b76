//! Alpha-beta that asks the net where it stops, deeper and deeper until the work is spent.
//!
//! The net says how likely a win is, and how likely no loss. Where the position seems to be won, a move is
//! chosen for the win and safety breaks ties; elsewhere it is the other way round. Judged by the net alone,
//! moves that were chosen by the sum of both slipped up to twice as often (docs/experiments/quixo.md).

use game::luck::Stream;
use quixo::Push;

use super::known::{Bound, Memory};
use super::net::{Logits, ValueNet};
use super::steps::{self, End, NUMBERS, Step, number};
use crate::Stop;
use crate::quixo::unbeatable::Sides;

/// What a won game is worth; later wins are worth a little less.
const WON: i32 = 10_000_000;
/// As sure as the net gets: what a draw by repetition is worth in terms of its odds.
const SURE: i32 = 10 * 256;
/// How much the likelier question counts against the other.
const FIRST: i32 = 4;

/// How hard to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How many moves ahead, at most.
    pub depth: u32,
    /// How many positions may be looked at, and how many gone on from.
    pub work: u32,
    /// How large its memory is, as a power of two.
    pub memory: u32,
}

/// What is asked for: how much a win counts, and how much not to lose, for the player who decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Aim {
    win: i32,
    safe: i32,
}

const FOR_A_WIN: Aim = Aim { win: FIRST, safe: 1 };
const FOR_SAFETY: Aim = Aim { win: 1, safe: FIRST };

impl Aim {
    /// The same aim as the other player sees it: my win is their loss.
    fn turned(self) -> Aim {
        Aim { win: self.safe, safe: self.win }
    }

    fn worth(self, logits: Logits) -> i32 {
        self.win * logits.wins + self.safe * logits.is_safe
    }

    fn draw(self) -> i32 {
        (self.safe - self.win) * SURE
    }
}

/// A position as its mover finds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Look {
    /// A line can be made at once.
    Won,
    /// It cannot, and the net thinks this.
    Open(Logits),
}

struct Search<'a> {
    net: &'a ValueNet,
    stop: &'a Stop,
    memory: Memory<Look>,
    /// How many positions may still be looked at.
    left: u32,
    /// How many may still be gone on from: where all are remembered, looking costs nothing and would not end.
    goes: u32,
    /// The positions on the way to the one that is looked at.
    path: Vec<u64>,
    /// How many moves were made on that way.
    made: i32,
    /// How often every push cut a search short.
    cuts: [u32; NUMBERS],
}

/// The best move for me; `been` says which positions, as the other would see them, have been on the table.
pub fn best(
    net: &ValueNet,
    sides: Sides,
    settings: Settings,
    been: &dyn Fn(&Push) -> bool,
    stop: &Stop,
    luck: &mut Stream,
) -> Option<Push> {
    let mut search = Search {
        net,
        stop,
        memory: Memory::new(settings.memory),
        left: settings.work,
        goes: settings.work,
        path: Vec::new(),
        made: 0,
        cuts: [0; NUMBERS],
    };
    let mut steps = steps::all(sides);
    // Of equals any, so that games differ.
    luck.shuffle(&mut steps);
    for step in &mut steps {
        if step.end.is_none() && been(&step.push) {
            step.end = Some(End::Drawn);
        }
    }
    search.path.push(sides.code());
    let mut aim = FOR_A_WIN;
    let mut depth = 1;
    while depth <= settings.depth {
        let Some(worth) = search.first(&mut steps, depth, aim) else { break };
        if worth.abs() > WON / 2 || steps.len() < 2 {
            break;
        }
        if aim == FOR_A_WIN && worth < 0 {
            aim = FOR_SAFETY;
            search.memory.forget_worths();
            continue;
        }
        depth += 1;
    }
    steps.first().map(|step| step.push)
}

impl Search<'_> {
    /// What the best of the first moves is worth; it comes to the front. None if the work was spent.
    fn first(&mut self, steps: &mut [Step], depth: u32, aim: Aim) -> Option<i32> {
        let mut best = -WON;
        for at in 0..steps.len() {
            let worth = self.step(&steps[at], depth, aim, best, WON)?;
            if worth > best || at == 0 {
                best = worth;
                steps[..=at].rotate_right(1);
            }
        }
        Some(best)
    }

    /// What a move is worth to who makes it.
    fn step(&mut self, step: &Step, depth: u32, aim: Aim, low: i32, high: i32) -> Option<i32> {
        match step.end {
            Some(End::Won) => return Some(WON - self.made),
            Some(End::Lost) => return Some(self.made - WON),
            Some(End::Drawn) => return Some(aim.draw()),
            None => {}
        }
        if self.path.contains(&step.code) {
            return Some(aim.draw());
        }
        self.made += 1;
        let worth = self.worth(step.after, step.code, depth - 1, aim.turned(), -high, -low);
        self.made -= 1;
        worth.map(|worth| -worth)
    }

    /// What a position is worth to me, who am to move.
    fn worth(
        &mut self,
        sides: Sides,
        code: u64,
        depth: u32,
        aim: Aim,
        mut low: i32,
        high: i32,
    ) -> Option<i32> {
        let look = self.look(sides, code)?;
        let Look::Open(logits) = look else { return Some(WON - self.made) };
        if depth == 0 {
            return Some(aim.worth(logits));
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
        self.sort(&mut steps, depth, aim)?;
        self.path.push(code);
        let (lowest, mut best) = (low, -WON);
        for step in &steps {
            let Some(worth) = self.step(step, depth, aim, low, high) else {
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
        if self.left == 0 || self.stop.is_now() {
            return None;
        }
        self.left -= 1;
        let look = match sides.winning_move() {
            Some(_) => Look::Won,
            None => {
                let (me, them) = ((code >> 25) as u32, code as u32 & ((1 << 25) - 1));
                Look::Open(self.net.logits_of_least(me, them))
            }
        };
        self.memory.note_look(code, look);
        Some(look)
    }

    /// The most promising first: by what is seen after each move where much depends on it, else by what was good
    /// elsewhere.
    fn sort(&mut self, steps: &mut [Step], depth: u32, aim: Aim) -> Option<()> {
        for step in &mut *steps {
            step.order = match step.end {
                Some(End::Won) => WON,
                Some(End::Lost) => -WON,
                Some(End::Drawn) => aim.draw(),
                None if depth > 1 => match self.look(step.after, step.code)? {
                    Look::Won => -WON,
                    Look::Open(logits) => -aim.turned().worth(logits),
                },
                None => self.cuts[number(&step.push)].min(WON as u32 / 2) as i32,
            };
        }
        steps.sort_by_key(|step| std::cmp::Reverse(step.order));
        Some(())
    }
}
