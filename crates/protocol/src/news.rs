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
        /// The seat that was taken.
        seat: Seat,
        /// The name of the person.
        name: String,
    },
    /// A bot was seated.
    BotSat {
        /// The seat that was given to it.
        seat: Seat,
        /// How well it plays.
        level: String,
    },
    /// Somebody left their seat.
    Rose {
        /// The seat that is open now.
        seat: Seat,
        /// The name of whoever left.
        name: String,
    },
    /// The host took somebody's seat away.
    Removed {
        /// The seat that is open now.
        seat: Seat,
        /// The name of whoever sat there.
        name: String,
    },
    /// Somebody asks for a seat that was another's; everybody who plays has to agree.
    SeatAsked {
        /// The seat that is asked for.
        seat: Seat,
        /// The name of whoever asks.
        name: String,
    },
    /// Somebody is ready to play by the terms as they are now.
    Ready {
        /// The seat of whoever is ready.
        seat: Seat,
    },
    /// Somebody took another name.
    Renamed {
        /// The seat of the person.
        seat: Seat,
        /// The name before.
        before: String,
        /// The name now.
        name: String,
    },
    /// A seat went to another device.
    Moved {
        /// The seat that went to another device.
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
        /// The seat whose nonce is missing.
        seat: Seat,
    },
    /// A seat has answered; what, nobody knows yet.
    Answered {
        /// The seat that has answered.
        seat: Seat,
    },
    /// Somebody said that this question is over: who has not answered has a few seconds left.
    Called {
        /// The seat whose word ends it.
        seat: Seat,
    },
    /// The host put right what a seat had entered.
    Corrected {
        /// A seat of the host; none if the host only watches.
        by: Option<Seat>,
        /// The seat whose answer it was.
        seat: Seat,
        /// What it had entered, in the notation of the game.
        before: String,
        /// What stands there now, in the notation of the game.
        action: String,
    },
    /// Somebody offered something.
    Offered {
        /// The seat that offers.
        seat: Seat,
        /// What is offered.
        offer: OfferKind,
    },
    /// Somebody agreed to the offer.
    Agreed {
        /// The seat that agreed.
        seat: Seat,
    },
    /// Somebody did not agree, or took the offer away.
    Disagreed {
        /// The seat that said no.
        seat: Seat,
    },
    /// The match was taken back to an earlier point.
    TakenBack,
    /// Somebody gave up.
    Resigned {
        /// The seat that gave up.
        seat: Seat,
    },
    /// Somebody asked the coach what to answer.
    Helped {
        /// The seat that asked.
        seat: Seat,
    },
    /// Somebody's time ran out.
    RanOutOfTime {
        /// The seat whose time ran out.
        seat: Seat,
    },
    /// A bot stands in for somebody who is away.
    StoodIn {
        /// The seat that the bot plays for.
        seat: Seat,
        /// How well it plays.
        level: String,
    },
    /// Somebody is back.
    Returned {
        /// The seat whose person is back.
        seat: Seat,
    },
    /// Somebody said something.
    Said {
        /// The seat that speaks.
        seat: Seat,
        /// What was said.
        text: String,
        /// Whether only partners read it.
        team: bool,
    },
    /// The match ended.
    Ended {
        /// Winners, scores and the reason.
        outcome: Outcome,
    },
    /// Another match is being prepared; everybody moved one seat on.
    Rematch,
    /// The table was closed.
    Closed,
}
