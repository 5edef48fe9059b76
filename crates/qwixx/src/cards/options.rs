//! The set-up of the card game: which pad, with jokers or without.

use std::sync::LazyLock;

use game::setup::OptionSpec;
use game::{EditionSpec, Setup, SetupError};
use serde::{Deserialize, Serialize};

use super::card::CardSet;
use super::edition::{CLOSING_NEEDS, DEALS, Deal, GAP_RULE, JOKERS};
use crate::edition::{Edition, Pad};

/// The most that can play.
pub const MOST_SEATS: usize = 5;

/// A set-up that has been read and found good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(into = "Setup", try_from = "Setup")]
pub struct Options {
    /// The sheets that are played on.
    pub pad: Pad,
    /// How many play.
    pub seats: u8,
    /// Whether jokers are in.
    pub jokers: bool,
    /// Whether at most one cell may be left out between ticks of one step.
    pub strict_gap: bool,
    /// The edition's place in the list of all.
    deal: usize,
}

/// The editions on offer.
pub(super) fn specs() -> &'static [EditionSpec] {
    static SPECS: LazyLock<Vec<EditionSpec>> = LazyLock::new(|| {
        let spec = |deal: &Deal| EditionSpec {
            name: deal.name,
            seats: 2..=MOST_SEATS as u8,
            options: deal.options,
        };
        DEALS.iter().map(spec).collect()
    });
    &SPECS
}

impl Options {
    /// All cards of the game.
    pub fn deck(&self) -> CardSet {
        CardSet::of_game(self.jokers)
    }

    pub(super) fn read(setup: &Setup) -> Result<Self, SetupError> {
        let setup = setup.settle(specs())?;
        let place = DEALS.iter().position(|deal| deal.name == setup.edition);
        let sheet = place.and_then(|place| Some((place, Edition::named(DEALS[place].sheet)?)));
        let (place, sheet) = sheet.ok_or_else(|| SetupError::Edition {
            given: setup.edition.clone(),
            expected: "an edition of the card game".to_owned(),
        })?;
        let deal = &DEALS[place];
        let chosen = |option: &OptionSpec, value: &str| {
            deal.offers(option) && setup.get(option.key).unwrap_or(option.default) == value
        };
        let closing_needs = match setup.get(CLOSING_NEEDS.key) {
            None => sheet.closing_needs,
            Some(text) => text
                .parse()
                .map_err(|_| SetupError::value(CLOSING_NEEDS.key, text, "a number of ticks"))?,
        };
        Ok(Options {
            pad: Pad { edition: sheet, closing_needs },
            seats: setup.seats,
            jokers: deal.jokers || chosen(&JOKERS, "yes"),
            strict_gap: !chosen(&GAP_RULE, "free"),
            deal: place,
        })
    }
}

impl From<Options> for Setup {
    fn from(options: Options) -> Setup {
        let deal = &DEALS[options.deal];
        let mut setup = Setup::new(deal.name, options.seats);
        if options.jokers && deal.offers(&JOKERS) {
            setup = setup.with(JOKERS.key, "yes");
        }
        if options.pad.closing_needs != options.pad.edition.closing_needs {
            setup = setup.with(CLOSING_NEEDS.key, options.pad.closing_needs.to_string());
        }
        if options.strict_gap && deal.offers(&GAP_RULE) {
            setup = setup.with(GAP_RULE.key, "strict");
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
