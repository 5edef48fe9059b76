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
    /// The stable key that an outcome gives as its reason.
    pub fn key(self) -> &'static str {
        match self {
            Ending::Line => "line",
            Ending::GaveALine => "gave-a-line",
            Ending::Repetition => "repetition",
        }
    }
}
