//! The set-up of the dice game.

use std::sync::{Mutex, PoisonError};

use game::{Cursor, EditionSpec, ParseError, Seat, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::edition::{Edition, Pad};

/// The most that can play.
pub const MOST_SEATS: usize = 5;

const CLOSING_NEEDS: &str = "closing_needs";
const LUCKY: &str = "lucky";

/// A set-up that has been read and found good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(into = "Setup", try_from = "Setup")]
pub struct Options {
    /// The sheets that are played on.
    pub pad: Pad,
    /// How many play.
    pub seats: u8,
    lucky: [[u8; 2]; MOST_SEATS],
}

/// The editions on offer. There may be more the next time, never fewer.
pub(super) fn specs() -> &'static [EditionSpec] {
    static SPECS: Mutex<&[EditionSpec]> = Mutex::new(&[]);
    let mut specs = SPECS.lock().unwrap_or_else(PoisonError::into_inner);
    if specs.len() < Edition::all().count() {
        let spec = |edition: &'static Edition| EditionSpec {
            name: edition.name,
            seats: 1..=MOST_SEATS as u8,
            options: edition.options,
        };
        *specs = Edition::all().map(spec).collect::<Vec<_>>().leak();
    }
    *specs
}

impl Options {
    pub(super) fn read(setup: &Setup) -> Result<Self, SetupError> {
        let setup = setup.settle(specs())?;
        let edition = Edition::named(&setup.edition).ok_or_else(|| SetupError::Edition {
            given: setup.edition.clone(),
            expected: "an edition of the dice game".to_owned(),
        })?;
        let closing_needs = match setup.get(CLOSING_NEEDS) {
            None => edition.closing_needs,
            Some(text) => text
                .parse()
                .map_err(|_| SetupError::value(CLOSING_NEEDS, text, "a number of ticks"))?,
        };
        let mut lucky = [[0; 2]; MOST_SEATS];
        let dealt = lucky.iter_mut().zip(edition.lucky);
        dealt.for_each(|(seat, pair)| *seat = *pair);
        if let Some(text) = setup.get(LUCKY) {
            let pairs = lucky_pairs(text, setup.seats)
                .map_err(|error| SetupError::unreadable(LUCKY, text, error))?;
            lucky[..pairs.len()].copy_from_slice(&pairs);
        }
        Ok(Options { pad: Pad { edition, closing_needs }, seats: setup.seats, lucky })
    }

    /// The lucky numbers of a seat, where the sheets have them.
    #[inline]
    pub fn lucky(&self, seat: Seat) -> Option<[u8; 2]> {
        let has = !self.pad.edition.lucky.is_empty();
        if has { self.lucky.get(seat.index()).copied() } else { None }
    }
}

/// Reads `5/10,6/11`: two different numbers from 2 to 16 for each seat, no two seats alike.
fn lucky_pairs(text: &str, seats: u8) -> Result<Vec<[u8; 2]>, ParseError> {
    let number = "a number from 2 to 16";
    let mut cursor = Cursor::new(text);
    let mut pairs: Vec<[u8; 2]> = Vec::new();
    for seat in 0..seats {
        if seat > 0 && !cursor.take(",") {
            return Err(cursor.error("`,` and the next seat's pair"));
        }
        let start = cursor.clone();
        let low = cursor.number(number, 16)? as u8;
        if !cursor.take("/") {
            return Err(cursor.error("`/` and the second number"));
        }
        let high = cursor.number(number, 16)? as u8;
        let alike = |pair: &[u8; 2]| *pair == [low, high] || *pair == [high, low];
        if low < 2 || high < 2 {
            return Err(start.error("two numbers from 2 to 16"));
        } else if low == high {
            return Err(start.error("two different numbers"));
        } else if pairs.iter().any(alike) {
            return Err(start.error("a pair that no other seat has"));
        }
        pairs.push([low, high]);
    }
    cursor.end()?;
    Ok(pairs)
}

impl From<Options> for Setup {
    fn from(options: Options) -> Setup {
        let edition = options.pad.edition;
        let mut setup = Setup::new(edition.name, options.seats);
        if options.pad.closing_needs != edition.closing_needs {
            setup = setup.with(CLOSING_NEEDS, options.pad.closing_needs.to_string());
        }
        let seats = usize::from(options.seats);
        if !edition.lucky.is_empty() && options.lucky[..seats] != edition.lucky[..seats] {
            let pairs = options.lucky[..seats].iter().map(|[low, high]| format!("{low}/{high}"));
            setup = setup.with(LUCKY, pairs.collect::<Vec<_>>().join(","));
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
