//! What a store is given and gives back.

use std::time::Duration;

use crate::Hash;

/// Something that happened at a table, in the words of the caller.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredLine {
    /// Its place in the list.
    pub number: u32,
    /// When it was written, in unix milliseconds.
    pub at: i64,
    /// What it says.
    pub text: String,
}

impl StoredLine {
    /// A line that was written at a time in unix milliseconds.
    pub fn new(number: u32, millis: u64, text: String) -> Self {
        StoredLine { number, at: i64::try_from(millis).unwrap_or(i64::MAX), text }
    }

    /// When it was written; nothing was before 1970.
    pub fn millis(&self) -> u64 {
        u64::try_from(self.at).unwrap_or(0)
    }
}

/// How large a table is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Size {
    /// How many lines it has.
    pub lines: u64,
    /// How many bytes they say.
    pub bytes: u64,
}

/// A table to be made.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct NewTable {
    /// Its id, which nobody has had.
    pub id: String,
    /// The id for those who only watch.
    pub watch: String,
    /// A code that can be spoken.
    pub code: Option<String>,
    /// When it is made, in unix milliseconds.
    pub created: i64,
    /// Its first lines.
    pub lines: Vec<StoredLine>,
    /// The hash of its first device, which gets the number 1.
    pub device_hash: Option<Hash>,
}

/// What is known of a table, apart from its lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// The id for those who may sit down.
    pub id: String,
    /// The id for those who only watch.
    pub watch: String,
    /// The code that can be spoken, while it has one.
    pub code: Option<String>,
    /// When it was made, in unix milliseconds.
    pub created: i64,
    /// When a line was last appended.
    pub touched: i64,
    /// When it was finished, if it is.
    pub finished: Option<i64>,
}

/// How many invites of a table may be out. One more makes the one end that expires first.
pub const INVITES_AT_ONCE: usize = 16;

/// What an invite is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Invite {
    /// The seat that it is for.
    pub seat: u8,
    /// Which stay at that seat it is for; what it means is the caller's business.
    pub tenure: u32,
    /// From when on it is worth nothing, in unix milliseconds.
    pub expires: i64,
}

/// How many tables [`Storage::expire`](crate::Storage::expire) deletes in one go, so that players need not wait for it.
pub const EXPIRE_AT_ONCE: usize = 256;

/// What is too old. Times of day are unix milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expiry {
    /// The time of day: invites that expire by then are removed.
    pub now: i64,
    /// Tables finished before this are too old.
    pub finished_before: i64,
    /// Unfinished tables not touched since this are too old.
    pub idle_before: i64,
    /// Tables made before this at which nothing has happened go at once, without a mark: neither a
    /// line nor a device has come since they were made, so nothing is lost if the clock is wrong.
    pub unused_before: i64,
    /// How long the program has run since it last asked with success, by a clock that does not
    /// jump.
    pub passed: Duration,
    /// How long the program must have run since a table was marked before it is deleted.
    pub patience: Duration,
}

/// What became of old tables.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ExpiryReport {
    /// The ids of those that are gone.
    pub deleted: Vec<String>,
    /// How many are marked and still there.
    pub marked: u64,
}
