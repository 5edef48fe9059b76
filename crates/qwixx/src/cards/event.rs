//! What happened.

use game::{Outcome, Seat};
use serde::{Deserialize, Serialize};

use super::action::Action;
use super::card::{Back, Card, CardSet};
use crate::pen::SheetMark;

/// Something that happened. What only one seat may hear is told to that seat alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Event {
    /// The first active player was drawn.
    Began {
        /// Who.
        seat: Seat,
    },
    /// The cards were dealt: everybody sees the backs.
    Dealt {
        /// The backs of each hand.
        hands: Vec<Vec<Back>>,
        /// The row.
        row: Vec<Back>,
        /// The top card of the pile.
        top: Back,
    },
    /// To one seat: the hand it was dealt.
    Held {
        /// The cards.
        hand: CardSet,
    },
    /// A card was taken from the row.
    Took {
        /// By whom.
        seat: Seat,
        /// The place in the row.
        place: u8,
        /// Its back.
        back: Back,
    },
    /// To one seat: the card it took.
    Saw {
        /// The card.
        card: Card,
    },
    /// The discard was shuffled into a new pile.
    Shuffled {
        /// How many cards that makes.
        cards: usize,
    },
    /// The row was filled again.
    Refilled {
        /// The row.
        row: Vec<Back>,
        /// The top card of the pile: its number counts for everyone.
        top: Back,
    },
    /// A seat has answered; what, is told when all have.
    Answered {
        /// Who.
        seat: Seat,
    },
    /// A seat ticked nothing for the common number.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The active player showed cards and put them away.
    Played {
        /// Who.
        seat: Seat,
        /// The cards, their colour and the numbers ticked, in notation.
        play: Action,
        /// The cards as they are.
        cards: CardSet,
    },
    /// A seat made a mark on its sheet.
    Marked {
        /// Who.
        seat: Seat,
        /// What.
        #[serde(flatten)]
        mark: SheetMark,
    },
    /// The active player ticked nothing in the whole turn.
    Missed {
        /// Who.
        seat: Seat,
        /// The misses of that seat by now.
        misses: u8,
    },
    /// The game is over.
    Ended {
        /// How.
        outcome: Outcome,
    },
}
