//! What can be counted about an answer in both games of Qwixx.

use qwixx::{Colour, Colours, Pad, Sheet};

use crate::facts::Fact;

/// What a point is worth: a win is decided by some forty.
pub(super) const POINT: f64 = 0.01;
const SKIPPED: f64 = -0.02;
/// What a miss is worth beside its points, because it brings the end nearer.
const MISS: f64 = -0.04;
const CLOSED: f64 = 0.05;

/// A sheet before and after an answer.
pub(super) struct Written<'a> {
    /// What is printed on it.
    pub(super) pad: &'a Pad,
    /// The sheet before the answer.
    pub(super) before: &'a Sheet,
    /// The sheet after it, with a miss if that is marked.
    pub(super) after: Sheet,
    /// The rows that the answer closes.
    pub(super) closes: Colours,
}

impl Written<'_> {
    /// What both games count; `skipped` cells are passed over for good.
    pub(super) fn facts(&self, skipped: u8) -> Vec<Fact> {
        let points = |sheet: &Sheet| sheet.tally(self.pad).total;
        vec![
            Fact::new("points", points(&self.after) - points(self.before), POINT),
            Fact::new("skipped", skipped, SKIPPED),
            Fact::new("misses", self.after.misses(), MISS),
            Fact::count("closes", self.closes.len(), CLOSED),
        ]
    }
}

/// The rows that are locked on a sheet.
pub(super) fn locked(pad: &Pad, sheet: &Sheet) -> Colours {
    Colour::ALL.into_iter().filter(|row| sheet.is_locked(pad, *row)).collect()
}

/// Whether an answer ends the game: worth the win to whoever is ahead then, and the loss to others. With
/// nobody to beat it is worth nothing either way.
pub(super) fn ends(ends: bool, points: &[i32], own: i32) -> Fact {
    let most = points.iter().copied().max().unwrap_or(own);
    let share = if own == most {
        1.0 / points.iter().filter(|points| **points == most).count().max(1) as f64
    } else {
        0.0
    };
    Fact::new("ends", u8::from(ends), share - 1.0 / points.len().max(1) as f64)
}
