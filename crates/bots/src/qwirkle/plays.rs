//! Every play of some kinds on a [`Field`], found from its first cell that touches a tile, as the rules'
//! own generator does.

use super::answer::Answer;
use super::field::{Field, Put};
use super::rack::Rack;
use super::runs::{ALIKE, ALL, Run, length};
use super::world::LAST_TILE;

/// What a line of so many tiles scores.
const POINTS: [u8; 8] = [0, 0, 2, 3, 4, 5, 12, 0];

/// What a line of so many tiles opens to others: a line of five in the low bits, one of four above.
const OPENS: [u8; 8] = [0, 0, 0, 0, 16, 1, 0, 0];

/// Some tiles in a line that may still grow.
#[derive(Clone, Copy)]
struct Draft {
    /// How many tiles are played.
    count: usize,
    /// The kinds that are played.
    played: u64,
    /// How long the line is.
    long: usize,
    /// What fits the line.
    fits: u64,
    /// What the lines across it score.
    crosses: u8,
    /// What they open to others.
    opened: u8,
    /// The empty spots at both ends.
    ends: [usize; 2],
    /// What may still go on spots that touch nothing.
    lonely: u64,
}

/// A play that was found.
#[derive(Clone, Copy, Debug)]
pub struct FoundPlay<'a> {
    /// The tiles, in the order in which they were tried.
    pub puts: &'a [Put],
    /// The kinds of the tiles, a bit each.
    pub played: u64,
    /// What they score.
    pub points: u8,
    /// The lines that they leave with five tiles in the low bits, those with four above.
    opened: u8,
}

impl FoundPlay<'_> {
    /// A play that opens nothing.
    #[cfg(test)]
    pub(super) fn alone(puts: &[Put], points: u8) -> FoundPlay<'_> {
        let played = puts.iter().fold(0, |played, (_, kind)| played | 1 << kind);
        FoundPlay { puts, played, points, opened: 0 }
    }

    /// How many lines the play leaves with five tiles, and with four.
    #[inline]
    pub fn opened(&self) -> (u8, u8) {
        (self.opened & 15, self.opened >> 4)
    }
}

struct Search<'a, V> {
    field: &'a Field,
    /// The kinds of the hand.
    hand: u64,
    axis: usize,
    puts: [Put; 6],
    orders: Orders,
    visit: V,
    /// How many plays were shown.
    shown: u64,
}

/// In which orders tiles are tried on spots that touch nothing, where all orders score the same.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Orders {
    /// Every order, as plays differ.
    All,
    /// The order of the kinds alone; enough where only the score matters.
    One,
}

/// The points of the best play of some kinds.
#[inline]
pub fn most_points(field: &Field, hand: u64) -> u8 {
    let mut most = 0;
    plays(field, hand, Orders::One, |found| most = most.max(found.points));
    most
}

/// Shows every play of some kinds, each once.
#[inline]
pub fn plays(field: &Field, hand: u64, orders: Orders, visit: impl FnMut(FoundPlay<'_>)) {
    let mut search = Search { field, hand, axis: 0, puts: [(0, 0); 6], orders, visit, shown: 0 };
    for (at, spot) in field.open(hand) {
        let lengths = spot.axes.map(|faced| faced.sides.map(length));
        let longs = lengths.map(|[before, after]| before + after + 1);
        let mut rest = spot.fits & hand;
        while rest != 0 {
            let kind = rest.trailing_zeros();
            rest &= rest - 1;
            search.puts[0] = (at as u16, kind as u8);
            let points = longs.map(|long| POINTS[long & 7]);
            let played = 1 << kind;
            let opened = longs.map(|long| OPENS[long & 7]);
            search.show(1, played, points[0] + points[1], opened[0] + opened[1]);
            for axis in 0..2 {
                let fits = spot.axes[axis].fits & ALIKE[kind as usize];
                if fits & hand == 0 {
                    continue;
                }
                let step = field.steps[axis];
                let [before, after] = lengths[axis];
                search.axis = axis;
                search.grow(&Draft {
                    count: 1,
                    played,
                    long: longs[axis],
                    fits,
                    crosses: points[1 - axis],
                    opened: opened[1 - axis],
                    ends: [at - step * (1 + before), at + step * (1 + after)],
                    lonely: ALL,
                });
            }
        }
    }
    field.looked(search.shown);
}

/// The plays of a hand once the bag is empty, those first that are likely to be best.
pub(super) fn best_first(field: &Field, hand: &Rack) -> Vec<Answer> {
    let mut found = Vec::new();
    plays(field, hand.masks().0, Orders::All, |play| {
        found.push(Answer::play(play.puts.iter().copied(), play.points));
    });
    let is_out = |play: &Answer| play.puts().len() == usize::from(hand.len());
    let out = |play: &Answer| if is_out(play) { LAST_TILE } else { 0 };
    found.sort_by_key(|play| -(i32::from(play.points) + out(play)));
    found
}

impl<V: FnMut(FoundPlay<'_>)> Search<'_, V> {
    #[inline]
    fn show(&mut self, count: usize, played: u64, points: u8, opened: u8) {
        self.shown += 1;
        (self.visit)(FoundPlay { puts: &self.puts[..count], played, points, opened });
    }

    /// Everything that a draft can grow into.
    #[inline]
    fn grow(&mut self, draft: &Draft) {
        self.grow_after(draft);
        self.grow_before(draft);
    }

    /// One tile more before the first that touches something, and everything that comes of it.
    fn grow_before(&mut self, draft: &Draft) {
        let at = draft.ends[0];
        if self.field.spot(at).fits != ALL {
            return;
        }
        let mut rest = draft.fits & self.hand & draft.lonely;
        while rest != 0 {
            let kind = rest.trailing_zeros();
            rest &= rest - 1;
            let end = at - self.field.steps[self.axis];
            let grown = self.grown(draft, at, kind, 0, 1);
            let lonely = self.lonely(draft, kind);
            let grown = Draft { ends: [end, draft.ends[1]], lonely, ..grown };
            if grown.fits & self.hand != 0 {
                self.grow(&grown);
            }
        }
    }

    /// One tile more after all others, and everything that comes of it without growing backwards.
    fn grow_after(&mut self, draft: &Draft) {
        let at = draft.ends[1];
        let spot = self.field.spot(at);
        let mut rest = draft.fits & self.hand & spot.fits;
        let next: Run = spot.axes[self.axis].sides[1];
        // What lies beyond must go with all of the line.
        if rest == 0 || next & ALL & !draft.fits != 0 {
            return;
        }
        let touches = spot.fits != ALL;
        if !touches {
            rest &= draft.lonely;
        }
        let [before, after] = spot.axes[1 - self.axis].sides.map(length);
        let cross = before + after + 1;
        let beyond = length(next);
        // The spot knows what goes with what lies beyond it, and with all of the line there is.
        let fits = spot.axes[self.axis].fits;
        while rest != 0 {
            let kind = rest.trailing_zeros();
            rest &= rest - 1;
            let grown = self.grown(draft, at, kind, beyond, cross);
            let end = at + self.field.steps[self.axis] * (1 + beyond);
            let lonely = if touches { draft.lonely } else { self.lonely(draft, kind) };
            let ends = [draft.ends[0], end];
            let grown = Draft { fits: grown.fits & fits, ends, lonely, ..grown };
            if grown.fits & self.hand != 0 {
                self.grow_after(&grown);
            }
        }
    }

    /// What may still go on spots that touch nothing after a kind went there.
    #[inline]
    fn lonely(&self, draft: &Draft, kind: u32) -> u64 {
        match self.orders {
            Orders::All => ALL,
            Orders::One => draft.lonely & (!1 << kind),
        }
    }

    /// The draft with one tile more, shown; `beyond` tiles already lay behind it, and the line across
    /// it has `cross` tiles now.
    #[inline]
    fn grown(&mut self, draft: &Draft, at: usize, kind: u32, beyond: usize, cross: usize) -> Draft {
        self.puts[draft.count] = (at as u16, kind as u8);
        let grown = Draft {
            count: draft.count + 1,
            played: draft.played | 1 << kind,
            long: draft.long + 1 + beyond,
            fits: draft.fits & ALIKE[kind as usize],
            crosses: draft.crosses + POINTS[cross & 7],
            opened: draft.opened + OPENS[cross & 7],
            ..*draft
        };
        let (points, opened) = (POINTS[grown.long & 7], OPENS[grown.long & 7]);
        self.show(grown.count, grown.played, points + grown.crosses, opened + grown.opened);
        grown
    }
}
