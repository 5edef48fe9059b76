//! What happened at the table.

use game::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::request::OfferKind;

/// One thing that happened, as far as its reader may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "news", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum News {
    /// Something happened in the game.
    Game {
        /// What, in the words of that game.
        #[ts(type = "Event")]
        event: Value,
        /// The seat that alone may know, if it is not for all; a device that is passed round shows
        /// it to that seat only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        only: Option<Seat>,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        name: String,
    },
    /// A bot was seated.
    BotSat {
        /// Where.
        seat: Seat,
        /// How well it plays.
        level: String,
    },
    /// Somebody left their seat.
    Rose {
        /// Which seat.
        seat: Seat,
        /// Who.
        name: String,
    },
    /// The host took somebody's seat away.
    Removed {
        /// Which seat.
        seat: Seat,
        /// Who.
        name: String,
    },
    /// Somebody asks for a seat that was another's; everybody who plays has to agree.
    SeatAsked {
        /// Which seat.
        seat: Seat,
        /// Who asks.
        name: String,
    },
    /// Somebody is ready to play by the terms as they are now.
    Ready {
        /// Who.
        seat: Seat,
    },
    /// Somebody took another name.
    Renamed {
        /// Which seat.
        seat: Seat,
        /// The name before.
        before: String,
        /// The name now.
        name: String,
    },
    /// A seat went to another device.
    Moved {
        /// Which seat.
        seat: Seat,
    },
    /// Another device is the host now.
    HostPassed {
        /// A seat of that device; none if it only watches.
        seat: Option<Seat>,
    },
    /// The set-up, the luck or the options were changed.
    Changed,
    /// The match began.
    Started,
    /// A device did not open its nonce in time: it does not count.
    NonceMissing {
        /// Which seat.
        seat: Seat,
    },
    /// A seat has answered; what, nobody knows yet.
    Answered {
        /// Which seat.
        seat: Seat,
    },
    /// Somebody offered something.
    Offered {
        /// Who.
        seat: Seat,
        /// What.
        offer: OfferKind,
    },
    /// Somebody agreed.
    Agreed {
        /// Who.
        seat: Seat,
    },
    /// Somebody did not agree, or took the offer away.
    Disagreed {
        /// Who.
        seat: Seat,
    },
    /// The match was taken back to an earlier point.
    TakenBack,
    /// Somebody gave up.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// Somebody's time ran out.
    RanOutOfTime {
        /// Whose.
        seat: Seat,
    },
    /// A bot stands in for somebody who is away.
    StoodIn {
        /// Where.
        seat: Seat,
        /// How well it plays.
        level: String,
    },
    /// Somebody is back.
    Returned {
        /// Who.
        seat: Seat,
    },
    /// Somebody said something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
        /// Whether only partners read it.
        team: bool,
    },
    /// The match ended.
    Ended {
        /// How.
        outcome: Outcome,
    },
    /// Another match is being prepared; everybody moved one seat on.
    Rematch,
    /// The table was closed.
    Closed,
}
