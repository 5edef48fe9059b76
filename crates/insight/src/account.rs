//! What led from the chance at the start to the result, for one seat.

use serde::Serialize;

/// What led from the chance at the start to the result, for one seat: all but the result add up to it.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Account {
    /// The part of a win that the seat could expect before anything happened.
    pub start: f64,
    /// What chance brought, more or less than it does on average.
    pub luck: f64,
    /// What the seat's own decisions cost it, by what it could know: never more than 0.
    pub errors: f64,
    /// What the decisions of others gave it, or took.
    pub gifts: f64,
    /// What came of answers only because they were given at the same time.
    pub crossing: f64,
    /// What decisions brought beyond what those who took them could know.
    pub unseen: f64,
    /// How often the appraiser changed its mind.
    pub drift: f64,
    /// What came of an end that the rules do not know, such as giving up.
    pub broken_off: f64,
    /// The part of the win that it got.
    pub result: f64,
}

impl Account {
    /// What all parts add up to: the result, but for rounding.
    pub fn sum(&self) -> f64 {
        self.start
            + self.luck
            + self.errors
            + self.gifts
            + self.crossing
            + self.unseen
            + self.drift
            + self.broken_off
    }
}
