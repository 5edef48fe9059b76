//! The options that a game is played with, read from its set-up.

use game::setup::Values;
use game::{EditionSpec, OptionSpec, Seat, Seats, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::board::Mark;
use crate::frame::{Frame, Side};

/// The seats of the game for four.
pub(crate) const FOUR: u8 = 4;

const SIDE: &str = "side";
const REPETITION: &str = "repetition";
const STARTS: &str = "starts";
const CROSS: &str = "cross";

/// A set-up that has been read and found good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(into = "Setup", try_from = "Setup")]
pub struct Options {
    /// How many play.
    pub players: Players,
    /// The side of the board.
    pub side: Side,
    /// Whether a position that occurs for the third time is a draw.
    pub repetition: bool,
    /// The seat that moves first.
    pub starts: Seat,
    /// The first seat that plays cross: 0 or 1.
    pub cross: Seat,
}

/// How many play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Players {
    /// One against one.
    Two,
    /// Two teams of two, with dots on the cubes.
    Four,
}

/// The editions on offer.
pub(crate) const EDITIONS: &[EditionSpec] = &[
    EditionSpec { name: "two", seats: 2..=2, options: OPTIONS },
    EditionSpec { name: "four", seats: FOUR..=FOUR, options: OPTIONS },
];

const OPTIONS: &[OptionSpec] = &[
    OptionSpec { key: SIDE, values: Values::OneOf(&["3", "4", "5"]), default: "5" },
    OptionSpec { key: REPETITION, values: Values::OneOf(&["draw", "off"]), default: "draw" },
    OptionSpec { key: STARTS, values: Values::Seat { among: FOUR }, default: "0" },
    OptionSpec { key: CROSS, values: Values::Seat { among: 2 }, default: "0" },
];

impl Options {
    /// The options of a table that chooses nothing but who plays, and on which board.
    pub const fn usual(players: Players, side: Side) -> Options {
        Options { players, side, repetition: true, starts: Seat(0), cross: Seat(0) }
    }

    pub(crate) fn read(setup: &Setup) -> Result<Self, SetupError> {
        let setup = setup.settle(EDITIONS)?;
        let seat = |key| Seat(setup.get(key).and_then(|seat| seat.parse().ok()).unwrap_or(0));
        Ok(Options {
            players: match setup.seats {
                FOUR => Players::Four,
                _ => Players::Two,
            },
            side: match setup.get(SIDE) {
                Some("3") => Side::Three,
                Some("4") => Side::Four,
                _ => Side::Five,
            },
            repetition: setup.get(REPETITION) != Some("off"),
            starts: seat(STARTS),
            cross: seat(CROSS),
        })
    }

    /// The number of seats.
    #[inline]
    pub fn seats(&self) -> u8 {
        match self.players {
            Players::Two => 2,
            Players::Four => FOUR,
        }
    }

    /// The tables of moves and lines for this size of board.
    #[inline]
    pub fn frame(&self) -> &'static Frame {
        self.side.frame()
    }

    /// The mark of a seat: cross and ring take turns round the table, so partners sit opposite.
    #[inline]
    pub fn mark(&self, seat: Seat) -> Mark {
        Mark::ALL[(seat.index() + self.cross.index()) % 2]
    }

    /// The first seat that plays `mark`, or with four players its second one.
    #[inline]
    pub(crate) fn player(&self, mark: Mark, second: bool) -> Seat {
        Seat((mark as u8 + self.cross.0) % 2 + 2 * u8::from(second))
    }

    /// The seats that play `mark`.
    pub fn team(&self, mark: Mark) -> Seats {
        let seats = Seats::first(self.seats()).iter();
        seats.filter(|seat| self.mark(*seat) == mark).collect()
    }
}

impl From<Options> for Setup {
    fn from(options: Options) -> Setup {
        let name = match options.players {
            Players::Two => "two",
            Players::Four => "four",
        };
        let mut setup = Setup::new(name, options.seats());
        if options.side != Side::Five {
            setup = setup.with(SIDE, options.side.cubes().to_string());
        }
        if !options.repetition {
            setup = setup.with(REPETITION, "off");
        }
        for (key, seat) in [(STARTS, options.starts), (CROSS, options.cross)] {
            if seat != Seat(0) {
                setup = setup.with(key, seat.to_string());
            }
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
