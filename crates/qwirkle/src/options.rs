//! The options that a game is played with, read from its set-up.

use game::setup::Values;
use game::{EditionSpec, OptionSpec, Seat, Seats, Setup, SetupError};
use serde::{Deserialize, Serialize};

/// The most that can play.
pub const MOST_SEATS: usize = 4;

const OLDEST: &str = "oldest";
const MUST_PLAY: &str = "must_play";

/// The editions on offer.
pub(crate) const EDITIONS: &[EditionSpec] = &[EditionSpec {
    name: "standard",
    seats: 2..=MOST_SEATS as u8,
    options: &[
        OptionSpec { key: OLDEST, values: Values::Player, default: "0" },
        OptionSpec { key: MUST_PLAY, values: Values::OneOf(&["on", "off"]), default: "on" },
    ],
}];

/// A set-up that has been read and found good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(into = "Setup", try_from = "Setup")]
pub struct Options {
    seats: u8,
    oldest: Seat,
    must_play: bool,
}

impl Options {
    /// The set-up of a table of so many seats, if it is on offer.
    pub fn new(seats: u8) -> Result<Self, SetupError> {
        Options::read(&Setup::new(EDITIONS[0].name, seats))
    }

    pub(crate) fn read(setup: &Setup) -> Result<Self, SetupError> {
        let setup = setup.settle(EDITIONS)?;
        let oldest = setup.get(OLDEST).and_then(|seat| seat.parse().ok()).unwrap_or(0);
        let must_play = setup.get(MUST_PLAY) != Some("off");
        Ok(Options { seats: setup.seats, oldest: Seat(oldest), must_play })
    }

    /// How many play.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The seat of the oldest: of equal bids theirs begins.
    #[inline]
    pub fn oldest(&self) -> Seat {
        self.oldest
    }

    /// Whether somebody who can play must, once the bag is empty.
    #[inline]
    pub fn must_play(&self) -> bool {
        self.must_play
    }

    /// The seats of all who play.
    #[inline]
    pub fn everybody(&self) -> Seats {
        Seats::first(self.seats)
    }
}

impl From<Options> for Setup {
    fn from(options: Options) -> Setup {
        let mut setup = Setup::new(EDITIONS[0].name, options.seats);
        if options.oldest != Seat(0) {
            setup = setup.with(OLDEST, options.oldest.to_string());
        }
        if !options.must_play {
            setup = setup.with(MUST_PLAY, "off");
        }
        setup
    }
}

impl TryFrom<Setup> for Options {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        Options::read(&setup)
    }
}
