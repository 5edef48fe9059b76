//! What a tick says about the dice that nobody told.

use super::action::Marks;
use super::options::Options;

/// The numbers that may have counted for all, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sums(u32);

impl Sums {
    /// Every number that can come up.
    pub(super) fn all(options: &Options) -> Sums {
        (2..=highest(options)).fold(Sums(0), Sums::with)
    }

    /// The one number that counted, where that is known; else every one that can come up.
    pub(super) fn known(options: &Options, sum: Option<u8>) -> Sums {
        sum.map_or_else(|| Sums::all(options), |sum| Sums(0).with(sum))
    }

    /// The numbers with which a player can have ticked all of that.
    pub(super) fn behind(options: &Options, marks: &Marks, lucky: Option<[u8; 2]>) -> Sums {
        let mut sums = Sums::all(options);
        if let Some(tick) = marks.common {
            sums = sums.and(match lucky.filter(|_| tick.lucky) {
                Some(pair) => pair.into_iter().fold(Sums(0), Sums::with),
                None => Sums(0).with(tick.cell.number),
            });
        }
        if options.shares_locks() {
            let sides = options.pad().edition.sides;
            for tick in marks.own() {
                let makes = |sum: &u8| could_make(sides, *sum, tick.cell.number);
                sums = sums.and((2..=2 * sides).filter(makes).fold(Sums(0), Sums::with));
            }
        }
        sums
    }

    pub(super) fn and(self, other: Sums) -> Sums {
        Sums(self.0 & other.0)
    }

    fn with(self, sum: u8) -> Sums {
        Sums(self.0 | 1 << sum)
    }

    pub(super) fn contains(self, sum: u8) -> bool {
        self.0 >> sum & 1 == 1
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// The highest number that can count for all.
pub(super) fn highest(options: &Options) -> u8 {
    match options {
        Options::Dice(options) => 2 * options.pad.edition.sides,
        Options::Cards(_) => *crate::cards::NUMBERS.end(),
    }
}

/// Whether two white dice that make `sum` leave one with which a colour die can make `number`.
fn could_make(sides: u8, sum: u8, number: u8) -> bool {
    let white = sum.saturating_sub(sides).max(1)..=(sum - 1).min(sides);
    white.into_iter().any(|white| number > white && number - white <= sides)
}
