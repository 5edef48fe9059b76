//! Why a table does not do what it is asked.

use game::{Rule, SetupError};
use protocol::Refusal;
use serde_json::{Value, json};
use thiserror::Error;

use crate::error::{LineFault, OpenError, StepError};
use crate::registry::names;

game::rules! {
    /// What a table does not do.
    pub enum TableRule {
        /// Only the host may do this.
        "table-host-only" HostOnly => "only the host may do this",
        /// The device only watches.
        "table-watching" Watching => "a watcher takes no part",
        /// There is no such seat.
        "table-no-such-seat" NoSuchSeat { /// The seat.
            seat: u8 } => "there is no seat {seat}",
        /// The device does not hold this seat.
        "table-not-your-seat" NotYourSeat { /// The seat.
            seat: u8 } => "this device does not hold seat {seat}",
        /// Somebody sits there already.
        "table-seat-taken" SeatTaken { /// The seat.
            seat: u8 } => "seat {seat} is taken",
        /// Nobody sits there.
        "table-seat-empty" SeatEmpty { /// The seat.
            seat: u8 } => "nobody sits on seat {seat}",
        /// The seat is kept for somebody.
        "table-seat-kept" SeatKept { /// The seat.
            seat: u8 } => "seat {seat} is kept for whoever was removed from it",
        /// The invite no longer fits the seat.
        "table-invite-over" InviteOver => "this link was for somebody else, or for another match",
        /// Game, set-up, luck or options have changed.
        "table-terms-changed" TermsChanged => "the table was changed: look at it again",
        /// Somebody has to say that they are ready.
        "table-not-ready" NotReady { /// How many.
            waiting: usize } => "{waiting} have not said that they are ready",
        /// A host by inheritance does not undo what others did.
        "table-host-inherited" HostInherited => "whoever became host because another left cannot \
            delete or end what others play",
        /// The table has taken up all it may.
        "table-full" Full => "this table is full: open another",
        /// There was too much talk in this match.
        "table-chat-full" ChatFull => "the chat of this match is full",
        /// Somebody who played then is not there to agree.
        "table-take-back-removed" TakeBackRemoved =>
            "somebody was removed since: what they played with stays",
        /// A name needs at least one letter.
        "table-name-empty" NameEmpty => "a name needs at least one letter",
        /// There is no such bot.
        "table-no-such-level" NoSuchLevel { /// What was asked for.
            level: String } => "there is no bot {level:?} for this game",
        /// A bot of this level plays other editions only.
        "table-level-not-learnt" LevelNotLearnt { /// What was asked for.
            level: String } => "the bot {level:?} has not learnt this edition",
        /// There is no such game.
        "table-no-such-game" NoSuchGame {
            /// What was asked for.
            given: String,
            /// What there is.
            expected: String,
        } => "no game {given:?}: expected one of {expected}",
        /// What was asked for does not fit the record of the table.
        "table-unfit" Unfit { /// What does not fit, in words.
            says: String } => "{says}",
        /// An option is out of range.
        "table-option" Option { /// Which option.
            option: &'static str } => "option {option} is out of range",
        /// Dice can be typed only where everybody sees all chance.
        "table-typed-luck" TypedLuck =>
            "cards or tiles are hidden in this game: they cannot be typed in",
        /// A seed is a short text.
        "table-seed" Seed => "a seed is a text of 1 to 64 characters",
        /// This is done before the start.
        "table-started" Started => "the match has started",
        /// The match has not started.
        "table-not-started" NotStarted => "the match has not started",
        /// The match is over.
        "table-over" Over => "the match is over",
        /// The match is not over.
        "table-not-over" NotOver => "the match is not over",
        /// The table is closed.
        "table-closed" Closed => "the table is closed",
        /// Somebody has to sit on every seat.
        "table-seats-open" SeatsOpen { /// How many are open.
            open: usize } => "{open} seats are still open",
        /// A commitment is 32 bytes in hex.
        "table-commitment" Commitment => "expected 64 hexadecimal digits",
        /// No nonce is expected from this seat now.
        "table-nonce-unasked" NonceUnasked => "no nonce is expected from this seat now",
        /// The nonce is not the one that was committed to.
        "table-nonce" Nonce => "the nonce is not the one that was committed to",
        /// The question is closed.
        "table-question-closed" QuestionClosed { /// The question that was answered.
            question: u32 } => "question {question} is closed",
        /// There is no such question.
        "table-no-such-question" NoSuchQuestion { /// The question that was answered.
            question: u32 } => "there is no question {question} yet",
        /// The dice are not typed at this table.
        "table-not-typed" NotTyped => "the table rolls here: nothing is typed in",
        /// Somebody has answered already.
        "table-typed-too-late" TypedTooLate => "somebody has answered: the roll stays",
        /// This question is over with its last answer.
        "table-nothing-to-call" NothingToCall => "this question is over with its last answer",
        /// Another seat says when the question is over.
        "table-not-yours-to-call" NotYoursToCall { /// The seat that does.
            seat: u8 } => "seat {seat} or the host says when this is over",
        /// Everybody has a moment.
        "table-called-too-soon" CalledTooSoon { /// The milliseconds to wait.
            left: u64 } => "everybody has a moment: {left} ms more",
        /// There is nothing to put right.
        "table-nothing-to-correct" NothingToCorrect => "there is nothing to put right there",
        /// An offer is on the table.
        "table-offer-open" OfferOpen => "an offer is on the table",
        /// There is no offer to reply to.
        "table-no-offer" NoOffer => "there is no offer to reply to",
        /// This game has no draws by agreement.
        "table-no-draws" NoDraws => "there are no draws by agreement in this game",
        /// There is nothing to take back.
        "table-nothing-to-take-back" NothingToTakeBack => "there is nothing to take back",
        /// The seat has resigned.
        "table-resigned" Resigned => "this seat has resigned",
        /// There is no coach at this table.
        "table-coach-off" CoachOff => "nobody asks a coach at this table",
        /// The seat is not asked anything.
        "table-not-asked" NotAsked => "nothing is asked of this seat now",
        /// Chat is off.
        "table-chat-off" ChatOff => "there is no chat at this table",
        /// There is no team chat.
        "table-team-chat-off" TeamChatOff => "there is no team chat at this table",
        /// The text is empty.
        "table-text-empty" TextEmpty => "the message is empty",
    }
}

impl TableRule {
    /// There is no game of this name.
    pub(crate) fn no_such_game(name: &str) -> TableRule {
        TableRule::NoSuchGame { given: name.to_owned(), expected: names() }
    }
}

/// Why something was not done.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum TableRefusal {
    /// The table does not do that.
    #[error(transparent)]
    Table(#[from] TableRule),
    /// The game does not offer that set-up.
    #[error(transparent)]
    Setup(SetupError),
    /// The game does not.
    #[error(transparent)]
    Game(#[from] StepError),
}

impl From<OpenError> for TableRefusal {
    fn from(error: OpenError) -> Self {
        match error {
            OpenError::Game { given } => TableRule::no_such_game(&given).into(),
            OpenError::Setup(error) => TableRefusal::Setup(error),
        }
    }
}

/// What a request came down to does not fit.
impl From<LineFault> for TableRefusal {
    fn from(fault: LineFault) -> Self {
        match fault {
            LineFault::Refused(refused) => refused,
            // Nobody can ask for such a line: better refused than taken.
            other => TableRule::Unfit { says: other.to_string() }.into(),
        }
    }
}

impl From<TableRefusal> for Refusal {
    fn from(refused: TableRefusal) -> Self {
        match refused {
            TableRefusal::Table(rule) => by_rule(&rule),
            TableRefusal::Setup(rule) => by_rule(&rule),
            TableRefusal::Game(StepError::Refused { key, says, rule }) => {
                Refusal { key: key.to_owned(), data: rule, says }
            }
            TableRefusal::Game(StepError::Parse(error)) => {
                let says = error.to_string();
                // Places are counted from 1, as people count.
                let data: Value =
                    json!({ "at": error.at + 1, "expected": error.expected, "found": error.found });
                Refusal { key: "unreadable".to_owned(), data, says }
            }
        }
    }
}

/// A refusal by a rule.
fn by_rule(rule: &impl Rule) -> Refusal {
    let data = serde_json::to_value(rule).unwrap_or_default();
    Refusal { key: rule.key().to_owned(), data, says: rule.to_string() }
}
