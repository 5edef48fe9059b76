//! The set-up of a pad: a sheet of the dice game, or one of the card game.

use std::sync::{Mutex, PoisonError};

use game::{EditionSpec, Game, OptionSpec, Seat, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::cards::pads;
use crate::edition::{Edition, Pad};
use crate::{Cards, Dice, cards, dice};

/// The most that can play.
pub const MOST_SEATS: usize = 5;

/// How the edition of a pad for the card game begins; the rest is the edition of that game.
const CARDS: &str = "cards-";

/// A set-up that has been read and found good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(into = "Setup", try_from = "Setup")]
pub enum Options {
    /// Beside real dice.
    Dice(dice::Options),
    /// Beside real cards.
    Cards(cards::Options),
}

/// The editions on offer. There may be more the next time, never fewer.
pub(super) fn specs() -> &'static [EditionSpec] {
    static SPECS: Mutex<&[EditionSpec]> = Mutex::new(&[]);
    let mut specs = SPECS.lock().unwrap_or_else(PoisonError::into_inner);
    if specs.len() < Edition::all().count() + pads().len() {
        let dice = Dice::editions().iter().map(|spec| (spec.name, spec, spec.options));
        let cards = pads().iter().filter_map(|(name, edition, options)| {
            let spec = Cards::editions().iter().find(|spec| spec.name == *edition)?;
            Some((*name, spec, *options))
        });
        let spec = |(name, spec, options): (_, &EditionSpec, &'static [OptionSpec])| EditionSpec {
            name,
            seats: spec.seats.clone(),
            options,
        };
        *specs = dice.chain(cards).map(spec).collect::<Vec<_>>().leak();
    }
    *specs
}

impl Options {
    pub(super) fn read(setup: &Setup) -> Result<Self, SetupError> {
        let mut setup = setup.settle(specs())?;
        match setup.edition.strip_prefix(CARDS).map(str::to_owned) {
            Some(edition) => {
                setup.edition = edition;
                Cards::options(&setup).map(Options::Cards)
            }
            None => Dice::options(&setup).map(Options::Dice),
        }
    }

    /// The sheet that is written on.
    pub fn pad(&self) -> &Pad {
        match self {
            Options::Dice(options) => &options.pad,
            Options::Cards(options) => &options.pad,
        }
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        match self {
            Options::Dice(options) => options.seats,
            Options::Cards(options) => options.seats,
        }
    }

    /// The lucky numbers of a seat, where the sheets have them.
    pub fn lucky(&self, seat: Seat) -> Option<[u8; 2]> {
        match self {
            Options::Dice(options) => options.lucky(seat),
            Options::Cards(_) => None,
        }
    }

    /// Whether a row that one player closes is closed for everybody, as with dice.
    pub fn shares_locks(&self) -> bool {
        matches!(self, Options::Dice(_))
    }

    /// Whether cells may be left out freely between ticks that are made together.
    pub(super) fn strict_gap(&self) -> bool {
        matches!(self, Options::Cards(options) if options.strict_gap)
    }
}

impl From<Options> for Setup {
    fn from(options: Options) -> Setup {
        match options {
            Options::Dice(options) => options.into(),
            Options::Cards(options) => {
                let mut setup = Setup::from(options);
                setup.edition = format!("{CARDS}{}", setup.edition);
                setup
            }
        }
    }
}

impl TryFrom<Setup> for Options {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        Options::read(&setup)
    }
}
