//! The options that a game is played with, read from its set-up.

use game::{EditionSpec, Seats, Setup, SetupError};
use serde::{Deserialize, Serialize};

/// The most that can play.
pub const MOST_SEATS: usize = 4;

/// The editions on offer.
pub(crate) const EDITIONS: &[EditionSpec] =
    &[EditionSpec { name: "standard", seats: 2..=MOST_SEATS as u8, options: &[] }];

/// A set-up that has been read and found good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(into = "Setup", try_from = "Setup")]
pub struct Options {
    seats: u8,
}

impl Options {
    /// The set-up of a table of so many seats, if it is on offer.
    pub fn new(seats: u8) -> Result<Self, SetupError> {
        Options::read(&Setup::new(EDITIONS[0].name, seats))
    }

    pub(crate) fn read(setup: &Setup) -> Result<Self, SetupError> {
        let setup = setup.settle(EDITIONS)?;
        Ok(Options { seats: setup.seats })
    }

    /// How many play.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The seats of all who play.
    #[inline]
    pub fn everybody(&self) -> Seats {
        Seats::first(self.seats)
    }
}

impl From<Options> for Setup {
    fn from(options: Options) -> Setup {
        Setup::new(EDITIONS[0].name, options.seats)
    }
}

impl TryFrom<Setup> for Options {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        Options::read(&setup)
    }
}
