//! From the record of a match to what there is to say about it.

use bots::{Books, Depth, NotAppraised, Stop, Unit};
use game::Outcome;
use serde::Serialize;
use table::any_match::AnyMatch;

use crate::review::{NotReviewed, Review};
use crate::step_by_step::begin;

/// What there is to say about a match.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// The name of the game.
    pub game: &'static str,
    /// What all numbers count.
    pub unit: Unit,
    /// Whether chance had a say.
    pub has_luck: bool,
    /// Whether everybody saw all there was to see.
    pub open: bool,
    /// What was found.
    #[serde(flatten)]
    pub review: Review,
}

/// Why nothing can be said about a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotReported {
    /// Nobody can appraise such tables.
    NotAppraised(NotAppraised),
    /// The match cannot be looked at.
    NotReviewed(NotReviewed),
    /// The match cannot be read again from what it says of itself.
    Unreadable,
}

/// Looks at a match, which has ended like this; `progress` hears of every step that is done.
pub fn report(
    played: &dyn AnyMatch,
    outcome: Option<&Outcome>,
    depth: Depth,
    books: &Books,
    stop: &Stop,
    progress: &mut dyn FnMut(usize),
) -> Result<Report, NotReported> {
    let mut look = begin(&played.transcript(), outcome, depth, books, stop)?;
    loop {
        if let Some(report) = look.go_on()? {
            return Ok(report);
        }
        progress(look.at());
    }
}
