//! The events of the game: what the seats are told after each step.

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
        /// The seat of that player.
        seat: Seat,
    },
    /// The cards were dealt: everybody sees the backs.
    Dealt {
        /// The backs of each hand.
        hands: Vec<Vec<Back>>,
        /// The backs of the cards in the row.
        row: Vec<Back>,
        /// The top card of the pile.
        top: Back,
    },
    /// To one seat: the hand it was dealt.
    Held {
        /// The cards of the hand.
        hand: CardSet,
    },
    /// A card was taken from the row.
    Took {
        /// The seat that took it.
        seat: Seat,
        /// The place in the row.
        place: u8,
        /// The back of the card.
        back: Back,
    },
    /// To one seat: the card it took.
    Saw {
        /// The card that was taken.
        card: Card,
    },
    /// The discard was shuffled into a new pile.
    Shuffled {
        /// How many cards that makes.
        cards: usize,
    },
    /// The row was filled again.
    Refilled {
        /// The backs of the cards in the row.
        row: Vec<Back>,
        /// The top card of the pile: its number counts for everyone.
        top: Back,
    },
    /// A seat has answered; what, is told when all have.
    Answered {
        /// The seat that has answered.
        seat: Seat,
    },
    /// A seat ticked nothing for the common number.
    Passed {
        /// The seat that passed.
        seat: Seat,
    },
    /// The active player showed cards and put them away.
    Played {
        /// The seat of the active player.
        seat: Seat,
        /// The cards, their colour and the numbers ticked, in notation.
        play: Action,
        /// The cards as they are.
        cards: CardSet,
    },
    /// A seat made a mark on its sheet.
    Marked {
        /// The seat whose sheet it is.
        seat: Seat,
        /// The mark that was made.
        #[serde(flatten)]
        mark: SheetMark,
    },
    /// The active player ticked nothing in the whole turn.
    Missed {
        /// The seat of the active player.
        seat: Seat,
        /// The misses of that seat by now.
        misses: u8,
    },
    /// The game is over.
    Ended {
        /// Winners, scores and the reason.
        outcome: Outcome,
    },
}
