//! The editions of the card game: a sheet of the dice game, with jokers or without.

use game::setup::{OptionSpec, Values};

/// A pad that the card game is played on.
pub(super) struct Deal {
    pub(super) name: &'static str,
    /// The edition whose sheet it is.
    pub(super) sheet: &'static str,
    /// Whether jokers are always in.
    pub(super) jokers: bool,
    pub(super) options: &'static [OptionSpec],
}

impl Deal {
    /// Whether a table may choose this.
    pub(super) fn offers(&self, option: &OptionSpec) -> bool {
        self.options.iter().any(|offered| offered.key == option.key)
    }
}

pub(super) static DEALS: [Deal; 4] = [
    Deal { name: "classic", sheet: "classic", jokers: false, options: &[JOKERS] },
    Deal { name: "jokers", sheet: "classic", jokers: true, options: &[] },
    Deal {
        name: "gemixxt-a",
        sheet: "gemixxt-a",
        jokers: false,
        options: &[JOKERS, CLOSING_NEEDS, GAP_RULE],
    },
    Deal {
        name: "gemixxt-b",
        sheet: "gemixxt-b",
        jokers: false,
        options: &[JOKERS, CLOSING_NEEDS],
    },
];

pub(super) const JOKERS: OptionSpec =
    OptionSpec { key: "jokers", values: Values::OneOf(&["no", "yes"]), default: "no" };
pub(super) const CLOSING_NEEDS: OptionSpec =
    OptionSpec { key: "closing_needs", values: Values::OneOf(&["5", "6"]), default: "5" };
/// Where a colour's cells stand in several rows, a table may leave out any number of cells in a row.
pub(super) const GAP_RULE: OptionSpec =
    OptionSpec { key: "gap_rule", values: Values::OneOf(&["free", "strict"]), default: "free" };

/// The sheets of the card game as pads beside real cards: the name of the pad, the edition, and what a table
/// may choose there. Jokers are cards, and make no other sheet.
pub(crate) fn pads() -> &'static [(&'static str, &'static str, &'static [OptionSpec])] {
    &[
        ("cards-classic", "classic", &[]),
        ("cards-gemixxt-a", "gemixxt-a", &[CLOSING_NEEDS, GAP_RULE]),
        ("cards-gemixxt-b", "gemixxt-b", &[CLOSING_NEEDS]),
    ]
}
