//! What marks and hands are worth, in points at the end of the game.
//!
//! Every number is on as many cards as any other, so a row is worth the same wherever its numbers
//! stand: what counts is its last tick, its ticks, and how near the end is.

use std::sync::OnceLock;

use qwixx::Colour;
use qwixx::cards::{CardSet, MOST_SEATS, Options};

use super::pad::{Layout, Marks, Row, WIDTH};
use super::plays::{Left, Own};
use crate::net_file::split;

/// How near the end is, in steps.
pub const CLOCKS: usize = 8;
/// The states of a row: last tick and number of ticks.
pub const ROWS: usize = 78;
/// The editions that were fitted, each for two to five seats; any other is played as the first.
pub const KINDS: [&str; 4] = ["classic", "jokers", "gemixxt-a", "gemixxt-b"];
/// How the file of what was fitted begins: a magic word, the version, and how many tables, clocks and states there are.
/// Then follow the tables, a byte each worth, in thirds of points.
pub(super) const HEAD: [u8; 8] =
    [b'Q', b'C', b'R', b'O', 1, (KINDS.len() * SEATS) as u8, CLOCKS as u8, ROWS as u8];
pub(super) const THIRDS: f32 = 3.0;
/// So many numbers of seats there are.
const SEATS: usize = MOST_SEATS - 1;

/// What a player of the card game goes by, as fitted weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Taste {
    /// What a row scores at the end, by clock and state.
    pub rows: [[f32; ROWS]; CLOCKS],
    /// What a miss costs, beside bringing the end nearer.
    pub miss: f32,
    /// How much counts of what the best colour in the hand would bring now.
    pub held: f32,
    /// How much of that counts for the next best colour, and so on.
    pub later: f32,
    /// What a card is worth that will be drawn.
    pub fresh: f32,
    /// What ending the game is worth to whoever is ahead.
    pub win: f32,
}

/// The place of a row's state in a list of all.
#[inline]
pub fn place(row: Row) -> usize {
    let next = usize::from(row.next);
    next * (next + 1) / 2 + usize::from(row.ticks)
}

/// The place of an edition and number of seats in what was fitted.
pub fn table(options: &Options) -> usize {
    let name = match options.pad.edition.name {
        "classic" if options.jokers => "jokers",
        name => name,
    };
    let kind = KINDS.iter().position(|kind| *kind == name).unwrap_or(0);
    kind * SEATS + usize::from(options.seats).saturating_sub(2).min(SEATS - 1)
}

/// What was fitted, one table after another.
fn learnt() -> &'static [u8] {
    // Looked at once: the program contains no other.
    static LEARNT: OnceLock<&[u8]> = OnceLock::new();
    let file = include_bytes!("../../../nets/cards.rows");
    LEARNT.get_or_init(|| split(file, &HEAD).unwrap_or_default().1)
}

/// How near the end is: how far somebody has come with two rows, or with misses.
#[inline]
pub fn clock(all: &[Marks]) -> usize {
    let far = |marks: &Marks| {
        let mut next = marks.rows.map(|row| row.next);
        next.sort_unstable();
        (next[3] + next[2]).max(5 * marks.misses)
    };
    let far = all.iter().map(far).max().unwrap_or(0);
    usize::from(far) * CLOCKS / (2 * usize::from(WIDTH) + 1)
}

impl Taste {
    /// Worths to begin fitting with: every tick brings its points, every skipped cell costs some.
    pub fn first() -> Self {
        let mut rows = [[0.0; ROWS]; CLOCKS];
        for (clock, rows) in rows.iter_mut().enumerate() {
            for next in 0..=WIDTH {
                for ticks in 0..=next {
                    let row = Row { next, ticks };
                    let left = (WIDTH - next) as f32 * (1.0 - clock as f32 / CLOCKS as f32);
                    rows[place(row)] = row.points() as f32 + left * 2.0 + 0.1 * left * ticks as f32;
                }
            }
        }
        Taste { rows, miss: 6.0, held: 0.5, later: 0.7, fresh: -0.3, win: 30.0 }
    }

    /// The fitted worths for a table.
    pub fn fitted(options: &Options) -> Self {
        let mut taste = Taste::first();
        let bytes = learnt().chunks_exact(CLOCKS * ROWS).nth(table(options)).unwrap_or_default();
        for (worth, byte) in taste.rows.as_flattened_mut().iter_mut().zip(bytes) {
            *worth = f32::from(*byte) / THIRDS;
        }
        taste
    }

    /// What marks are worth.
    #[inline]
    pub fn marks(&self, clock: usize, marks: &Marks) -> f32 {
        let rows = &self.rows[clock];
        marks.rows.iter().map(|row| rows[place(*row)]).sum::<f32>()
            - self.miss * f32::from(marks.misses)
    }

    /// What the best play of each colour would bring now.
    #[inline]
    pub fn promises(
        &self,
        clock: usize,
        layout: &Layout,
        marks: &Marks,
        hand: CardSet,
    ) -> [f32; 4] {
        Colour::ALL.map(|colour| self.promise(clock, layout, marks, hand, colour))
    }

    /// What the best play of a colour would bring now.
    #[inline]
    pub fn promise(
        &self,
        clock: usize,
        layout: &Layout,
        marks: &Marks,
        hand: CardSet,
        colour: Colour,
    ) -> f32 {
        if hand.playable_as(colour).is_empty() {
            return 0.0;
        }
        self.promise_of(clock, layout, marks, Own::new(layout, hand, colour).whole())
    }

    /// What the best play of these cards would bring now.
    #[inline]
    pub fn promise_of(&self, clock: usize, layout: &Layout, marks: &Marks, left: Left<'_>) -> f32 {
        let rows = &self.rows[clock];
        let mut best = 0.0f32;
        left.each_ticks(&mut |cells| {
            let mut gain = 0.0;
            if layout.each_row(marks, cells, &mut |_, before, after| {
                gain += rows[place(after)] - rows[place(before)];
            }) && gain > best
            {
                best = gain;
            }
        });
        best
    }

    /// What a hand of so many cards with these promises is worth: one colour can be played a turn.
    #[inline]
    pub fn hand(&self, promises: [f32; 4], cards: usize) -> f32 {
        let [best, second, third, last] = sorted(promises);
        let kept = second + self.later * (third + self.later * last);
        let kept = best + self.later * kept;
        self.held * kept - self.fresh * cards as f32
    }
}

/// Four numbers from the highest to the lowest: this is asked for with every answer that is looked at.
#[inline]
fn sorted([one, two, three, four]: [f32; 4]) -> [f32; 4] {
    let (high, low) = (one.max(two), one.min(two));
    let (other_high, other_low) = (three.max(four), three.min(four));
    let (second, third) = (high.min(other_high), low.max(other_low));
    [high.max(other_high), second.max(third), second.min(third), low.min(other_low)]
}
