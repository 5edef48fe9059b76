//! A line of a match: a step of the game, or something that happened at the table. As text it is
//! what is stored and what a record shows; that text is written and read in one place.

mod entry;
mod level_word;
mod notation;
mod text;

use game::{Outcome, Seat, Setup};
use protocol::{OfferKind, Options};

pub use entry::Entry;
pub use level_word::LevelWord;
pub use notation::Notation;

use crate::fair::Bytes;

/// A device, numbered in the order in which devices came to the table.
pub type Device = u32;

/// Something that happened, in order.
#[derive(Clone, PartialEq, Debug)]
pub enum Line {
    /// A match is being prepared: `match qwixx 1 classic 3`.
    Match {
        /// The name of the game.
        game: String,
        /// The version of its rules.
        rules: u32,
        /// The set-up that is played.
        setup: Setup,
    },
    /// Where luck comes from: `luck fair COMMITMENT SECRET`, `luck typed`, `luck seeded SEED`,
    /// `luck drawn SECRET`.
    Luck(Source),
    /// The options of the table, as JSON.
    Options(Options),
    /// Which device is the host: `host 1`.
    Host(Device),
    /// Which device is the host because the one before left or was away: `heir 2`.
    Heir(Device),
    /// Somebody sat down: `sit 0 1 COMMITMENT Anna`, with `-` for no commitment.
    Sit(Seat, Device, Option<Bytes>, String),
    /// A bot was seated: `bot 2 greedy`.
    Bot(Seat, LevelWord),
    /// A seat became free: `rise 0`.
    Rise(Seat),
    /// The host took a person's seat away: `remove 1`.
    Remove(Seat),
    /// A device asks for a seat that was somebody else's: `ask 1 7 Eve`.
    Ask(Seat, Device, String),
    /// Somebody is ready to play by the terms as they are: `ready 1`.
    Ready(Seat),
    /// Somebody took another name: `rename 0 Anne`.
    Rename(Seat, String),
    /// A seat went to another device: `move 0 3`.
    Move(Seat, Device),
    /// A seat committed to a nonce: `commit 0 COMMITMENT`.
    Commit(Seat, Bytes),
    /// The host started: `start`.
    Start,
    /// A nonce was opened, or was not: `nonce 0 NONCE`, `nonce 0 -`.
    Nonce(Seat, Option<Bytes>),
    /// What chance brought: `* w3 w4 r1 y6 g2 b5`.
    Chance(Notation),
    /// What a seat decided: `0 r7`.
    Decide(Seat, Notation),
    /// A sealed answer; it replaces an earlier one of that seat: `seal 0 r7`.
    Seal(Seat, Notation),
    /// Somebody said that the question is over: `call 0`.
    Call(Seat),
    /// The host put right what a seat decided, as the step of some number: `correct - 1 14 r7`, `correct 0 1 14 r7`
    /// with a seat of the host.
    Correct {
        /// A seat of the host, if there is one.
        by: Option<Seat>,
        /// The seat whose decision it was.
        seat: Seat,
        /// Which step of the game it was, from 0.
        step: u32,
        /// What stands there now.
        action: Notation,
    },
    /// Everything in the game from a line on is taken back: `back 17`.
    Back(u32),
    /// Somebody offered something: `offer 0 draw`, `offer 0 take-back`.
    Offer(Seat, OfferKind),
    /// Somebody agreed: `accept 1`.
    Accept(Seat),
    /// Somebody did not agree: `refuse 1`.
    Refuse(Seat),
    /// Somebody gave up: `resign 1`.
    Resign(Seat),
    /// Somebody asked the coach what to answer: `help 1`.
    Help(Seat),
    /// Somebody's time ran out: `late 1`.
    Late(Seat),
    /// A bot stands in: `stand-in 1 greedy`.
    StandIn(Seat, LevelWord),
    /// Somebody is back: `return 1`.
    Return(Seat),
    /// The table was not running for a while; clocks go on from here: `wake`.
    Wake,
    /// Somebody said something: `say 0 hello`.
    Say(Seat, String),
    /// Somebody said something to the partners: `whisper 0 hello`.
    Whisper(Seat, String),
    /// The match ended: `end winners=0 scores=… reason=…`.
    End(Outcome),
    /// The table was closed: `close`.
    Close,
}

/// Where luck comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// From a secret, of which the commitment is public, and from nonces.
    Fair {
        /// SHA-256 of the secret.
        commitment: Bytes,
        /// The secret itself, which is published when the match is over.
        secret: Bytes,
    },
    /// From real dice.
    Typed,
    /// From a seed.
    Seeded(String),
    /// From somewhere that nobody can look into any more; what is drawn from now on comes from these
    /// bytes.
    Drawn(Bytes),
}
