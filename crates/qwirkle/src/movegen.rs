//! Every legal play of a hand, found fast.
//!
//! A play is found from its anchor: the first of its cells that touches a tile. Cells before the
//! anchor touch nothing; cells after it may or may not. So a play grows from its anchor backwards
//! over lonely cells, tile by tile, and only then forwards, tile by tile: every play is found
//! exactly once, and every stage on the way is a legal play itself.
//!
//! What fits is known without looking at tiles: the board keeps the lines that end at every empty
//! cell, and a line knows what it takes.

use crate::board::Board;
use crate::cell::{Axis, Cell};
use crate::hand::Hand;
use crate::kinds::Kinds;
use crate::line::TileLine;
use crate::play::{Play, ScoredPlay};

impl Board {
    /// Shows every legal play of a hand with what it scores, each once. The order depends on what
    /// lies where, not on how it came there.
    ///
    /// Two copies of a tile never go into one line, so only the kinds in the hand matter.
    #[inline]
    pub fn plays(&self, hand: &Hand, mut visit: impl FnMut(ScoredPlay)) {
        let hand = hand.kinds();
        self.open(hand).for_each(|(cell, ends)| {
            let lines = Axis::BOTH.map(|axis| ends.line(axis).unwrap_or_default());
            for tile in ends.fits().intersection(hand).iter() {
                let lines = lines.map(|line| line.with(tile));
                let play = Play::single(cell, tile);
                // The very first tile makes no line and still scores.
                let points = (lines[0].points() + lines[1].points()).max(1);
                visit(ScoredPlay { play, points });
                for axis in Axis::BOTH {
                    let line = lines[axis as usize];
                    let draft = Draft {
                        play,
                        line,
                        rest: line.fits().intersection(hand),
                        crosses: lines[axis.other() as usize].points(),
                        before: cell.step(axis, -1 - ends.before(axis).len() as i8),
                        after: cell.step(axis, 1 + ends.after(axis).len() as i8),
                    };
                    let mut search = Search { board: self, axis, visit: &mut visit };
                    search.grow(&draft);
                }
            }
        });
    }

    /// The play that scores most, the first of those that score the same.
    pub fn best_play(&self, hand: &Hand) -> Option<ScoredPlay> {
        let mut best: Option<ScoredPlay> = None;
        self.plays(hand, |found| {
            if best.is_none_or(|best| found.points > best.points) {
                best = Some(found);
            }
        });
        best
    }

    /// Whether a hand can be played from at all. One tile alone can be if several can.
    pub fn can_play(&self, hand: &Hand) -> bool {
        self.open(hand.kinds()).next().is_some()
    }
}

/// A play that may still grow.
#[derive(Clone, Copy)]
struct Draft {
    play: Play,
    /// The line along which it grows.
    line: TileLine,
    /// The kinds in the hand that fit the line.
    rest: Kinds,
    /// What the lines across that one score.
    crosses: u8,
    /// The empty cells at both ends of the line.
    before: Cell,
    after: Cell,
}

/// A search along one axis.
struct Search<'a, V> {
    board: &'a Board,
    axis: Axis,
    visit: &'a mut V,
}

impl<V: FnMut(ScoredPlay)> Search<'_, V> {
    /// Everything that a draft can grow into.
    #[inline]
    fn grow(&mut self, draft: &Draft) {
        if !draft.rest.is_empty() {
            self.grow_after(draft);
            self.grow_before(draft);
        }
    }

    /// One tile more before the anchor, and everything that comes of it.
    fn grow_before(&mut self, draft: &Draft) {
        let ends = self.board.ends(draft.before);
        let lonely = ends.is_some_and(|ends| !ends.touches());
        // Before the first line of all, which starts at the origin, there is nothing.
        if !lonely || self.board.is_empty() {
            return;
        }
        for tile in draft.rest.iter() {
            let line = draft.line.with(tile);
            let grown = Draft {
                play: draft.play.push_front(draft.before, tile),
                line,
                rest: draft.rest.intersection(line.fits()),
                before: draft.before.step(self.axis, -1),
                ..*draft
            };
            self.show(&grown);
            self.grow(&grown);
        }
    }

    /// One tile more after all others, and everything that comes of it without growing backwards.
    fn grow_after(&mut self, draft: &Draft) {
        let Some(ends) = self.board.ends(draft.after) else {
            return;
        };
        let next = ends.after(self.axis);
        let Some(line) = draft.line.join(next) else {
            return;
        };
        let cross = ends.line(self.axis.other()).unwrap_or_default();
        for tile in draft.rest.intersection(line.fits()).intersection(ends.fits()).iter() {
            let line = line.with(tile);
            let grown = Draft {
                play: draft.play.push_back(draft.after, tile),
                line,
                rest: draft.rest.intersection(line.fits()),
                crosses: draft.crosses + cross.with(tile).points(),
                after: draft.after.step(self.axis, 1 + next.len() as i8),
                ..*draft
            };
            self.show(&grown);
            if !grown.rest.is_empty() {
                self.grow_after(&grown);
            }
        }
    }

    #[inline]
    fn show(&mut self, draft: &Draft) {
        (self.visit)(ScoredPlay { play: draft.play, points: draft.line.points() + draft.crosses });
    }
}
