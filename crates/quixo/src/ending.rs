//! Why a game is over.

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The mover made a line of their own mark, and none of the opponent's.
    Line,
    /// The mover made a line of the opponent's mark.
    GaveALine,
    /// A position occurred for the third time.
    Repetition,
}

impl Ending {
    /// All of them, by their keys.
    pub const KEYS: &'static [&'static str] =
        &[Ending::Line.key(), Ending::GaveALine.key(), Ending::Repetition.key()];

    /// The stable key that an outcome gives as its reason.
    pub const fn key(self) -> &'static str {
        match self {
            Ending::Line => "line",
            Ending::GaveALine => "gave-a-line",
            Ending::Repetition => "repetition",
        }
    }
}
