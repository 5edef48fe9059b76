//! What a device asks of its table.

use game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::options::{LuckChoice, Options};

/// A request, and the number under which its sender wants the answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(type = "{ id: number } & Request")]
pub struct Envelope {
    /// A number of the sender's own choice; the answer bears it.
    pub id: u32,
    /// What is asked.
    #[serde(flatten)]
    pub request: Request,
}

/// What a device asks of its table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Request {
    /// The first message on every socket.
    Hello {
        /// The versions of the protocol that the device speaks.
        protocol: Vec<u32>,
        /// The version of the table that the device saw last, if it returns.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        version: Option<u32>,
    },
    /// Takes an open seat. Where hands are hidden and the match is on, a seat that was somebody
    /// else's is only asked for: everybody who plays has to agree.
    Sit {
        /// The seat to take.
        seat: Seat,
        /// What the others should call this person.
        name: String,
        /// SHA-256 of the device's nonce for fair luck, in hex.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        commitment: Option<String>,
        /// The terms that this person was shown; refused if they have changed meanwhile. Without
        /// them the person takes what there is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        terms: Option<u32>,
    },
    /// Says that this person is ready to play by the terms that were shown.
    Ready {
        /// The seat of the person who is ready.
        seat: Seat,
        /// The terms that were shown.
        terms: u32,
    },
    /// Leaves a seat of one's own.
    Rise {
        /// The seat to leave.
        seat: Seat,
    },
    /// Takes another name.
    Rename {
        /// The seat of the person.
        seat: Seat,
        /// The new name.
        name: String,
    },
    /// The host seats a bot.
    SeatBot {
        /// The seat that the bot gets.
        seat: Seat,
        /// How well it plays.
        level: String,
    },
    /// The host empties a seat.
    Remove {
        /// The seat to empty.
        seat: Seat,
    },
    /// The host chooses the game, edition, number of seats and options, before the start.
    SetUp {
        /// The name of the game.
        game: String,
        /// The set-up, such as `classic 3`.
        setup: String,
    },
    /// The host chooses where luck comes from, before the start.
    SetLuck {
        /// Where luck is to come from.
        luck: LuckChoice,
    },
    /// The host chooses the options of the table.
    SetOptions {
        /// The options as they shall be, those that stay too.
        options: Options,
    },
    /// The host starts the match.
    Start,
    /// Commits to a nonce for a match in which one sits already, as after a rematch.
    Commit {
        /// The seat whose nonce it is.
        seat: Seat,
        /// SHA-256 of the nonce, in hex.
        commitment: String,
    },
    /// Opens the nonce that was committed to.
    OpenNonce {
        /// The seat whose nonce it is.
        seat: Seat,
        /// The nonce, 32 bytes in hex.
        nonce: String,
    },
    /// Answers a question; the last answer before the question closes counts.
    Answer {
        /// The seat that answers.
        seat: Seat,
        /// The number of the question.
        question: u32,
        /// The action, in notation.
        action: String,
    },
    /// Says that a question is over for which answers stay open until somebody says so, such as the next roll
    /// at a real table. Who has not answered has a few seconds left, then does nothing.
    Call {
        /// The number of the question.
        question: u32,
    },
    /// The host puts right what a seat entered earlier in this match. What came after stays, or it is refused.
    Correct {
        /// The seat whose answer it is.
        seat: Seat,
        /// How many steps of the game there were when that part of it was over: the last answer of the seat
        /// before is meant.
        until: u32,
        /// The right action, in notation.
        action: String,
    },
    /// Types in what real dice show, or corrects it as long as no person has answered.
    TypeChance {
        /// The chance, in notation.
        chance: String,
    },
    /// Offers something that everybody else has to agree to.
    Offer {
        /// The seat that offers.
        seat: Seat,
        /// What is offered.
        offer: OfferKind,
    },
    /// Says yes or no to the offer on the table; no from the one who made it takes it away.
    Reply {
        /// Who says it.
        seat: Seat,
        /// Whether the offer is taken.
        yes: bool,
    },
    /// Gives up the match.
    Resign {
        /// The seat that gives up.
        seat: Seat,
    },
    /// Says that a seat asks the coach of its device what to answer, where the table allows that.
    Help {
        /// The seat that asks.
        seat: Seat,
    },
    /// Says something to everybody at the table, or to the own team alone.
    Chat {
        /// The seat that speaks.
        seat: Seat,
        /// What is said.
        text: String,
        /// Whether only partners should read it.
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        team: bool,
        /// A number of the sender's own choice: what was said under it already is not said again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        mark: Option<u32>,
    },
    /// Begins another match, everybody one seat further on.
    Rematch,
    /// The host hands the role to the device that holds a seat.
    PassHost {
        /// A seat of the device that becomes the host.
        seat: Seat,
    },
    /// The host closes the table.
    Close,
    /// Asks what a seat of one's own may do.
    Legal {
        /// The seat whose actions are asked for.
        seat: Seat,
    },
    /// Asks whether somebody is there.
    Ping,
}

/// What can be offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum OfferKind {
    /// To take back the offering seat's last decision and all that came after.
    TakeBack,
    /// To call it a draw.
    Draw,
    /// To let somebody have a seat that was another's: made by sitting down there.
    Seat,
}
