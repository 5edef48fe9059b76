//! Every message of the program protocol.

use game::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the protocol.
pub(super) const PROTOCOL: u32 = 2;

/// What the table says to a program.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum ToProgram {
    /// The first message; the program answers with [`FromProgram::Program`].
    Hello { protocol: u32, program: String },
    /// A new game in which the program has a seat.
    New { game: String, rules: u32, setup: String, seat: Seat },
    /// What the seat was told.
    Event(Value),
    /// A decision is owed; the program answers with [`FromProgram::Action`].
    Decide { view: Value, millis: u64 },
    /// The legal actions that were asked for.
    Legal(Vec<String>),
    /// The time is up: answer at once.
    Stop,
    /// The game is over.
    Over(Outcome),
    /// Nothing more will come.
    Quit,
}

/// What a program says to the table.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum FromProgram {
    /// Who it is. Programs that were written for earlier versions call themselves engines.
    #[serde(alias = "engine")]
    Program { name: String, protocol: u32 },
    /// Asks for the legal actions of the decision that is owed.
    Legal,
    /// What it decides, in notation.
    Action(String),
    /// It cannot go on, and says why.
    Error(String),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_says_that_it_is_one_and_engine_means_the_same() {
        let says = |word: &str| format!(r#"{{"{word}":{{"name":"mine 1.0","protocol":2}}}}"#);
        for word in ["program", "engine"] {
            let read: FromProgram = serde_json::from_str(&says(word)).expect("a message");
            assert_eq!(serde_json::to_string(&read).expect("text"), says("program"));
        }
    }
}
