//! What a viewer may know: everything but the hands of others and what is in the bag.

use game::{Game, Outcome, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::hand::Hand;
use crate::options::Options;
use crate::placement::Placement;
use crate::state::{LastPlay, Phase, Qwirkle};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The options that the game is played with.
    pub setup: Options,
    /// The version of the rules that it is played by; left out where it is the one of today.
    #[serde(default = "today", skip_serializing_if = "is_today")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<u32>", optional))]
    pub rules: u32,
    /// Who is looking; nobody in particular if it is a watcher.
    pub viewer: Option<Seat>,
    /// What the game waits for.
    pub phase: Phase,
    /// Whose turn it is, or was when the game ended; nobody's before the deal.
    pub active: Option<Seat>,
    /// The tiles played, row by row.
    pub board: Vec<Placement>,
    /// What the viewer alone knows; nothing if it is a watcher.
    pub own: Option<Own>,
    /// What everybody knows of every seat.
    pub seats: Vec<SeatView>,
    /// How many tiles are in the bag.
    pub bag: u8,
    /// How many tiles are set aside for a swap.
    pub aside: u8,
    /// How many tiles the active seat is to draw.
    pub owed: u8,
    /// How many have passed one after another.
    pub passes: u8,
    /// The play made last.
    pub last: Option<LastPlay>,
    /// The result, once there is one.
    pub outcome: Option<Outcome>,
}

fn today() -> u32 {
    Qwirkle::RULES
}

fn is_today(rules: &u32) -> bool {
    *rules == Qwirkle::RULES
}

/// What a seat alone knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Own {
    /// The tiles in the hand of this seat.
    pub hand: Hand,
    /// What it has set aside for a swap.
    pub aside: Hand,
}

/// What everybody knows of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    /// How many tiles it holds.
    pub tiles: u8,
    /// The points of this seat.
    pub score: i32,
    /// Its opening bid, if one was heard.
    pub bid: Option<u8>,
}

impl Qwirkle {
    pub(crate) fn show(&self, viewer: Viewer) -> View {
        let everybody = self.options.everybody();
        let viewer = match viewer {
            Viewer::Seat(seat) if everybody.contains(seat) => Some(seat),
            _ => None,
        };
        let own = |seat| Own {
            hand: self.hand(seat),
            aside: if seat == self.active { self.aside } else { Hand::default() },
        };
        let known = |seat| SeatView {
            tiles: self.hand(seat).len(),
            score: self.score(seat),
            bid: self.bid(seat),
        };
        View {
            setup: self.options,
            rules: self.rules,
            viewer,
            phase: self.phase,
            active: (self.phase != Phase::Deal).then_some(self.active),
            board: self.board.iter().collect(),
            own: viewer.map(own),
            seats: everybody.iter().map(known).collect(),
            bag: self.bag.len(),
            aside: self.aside.len(),
            owed: match self.phase {
                Phase::Draw => self.owed(),
                _ => 0,
            },
            passes: self.passes,
            last: self.last,
            outcome: self.outcome(),
        }
    }
}
