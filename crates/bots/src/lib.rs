//! Players that see what their seat may see, and matches between them.
//!
//! A [`Bot`] is given a view and what its seat was told, never a state: it searches through
//! [`Game::imagine`]. [`Level`] names the bots a person can choose; [`mod@matches`] plays whole games.

pub mod greedy;
pub mod matches;
pub mod random;
pub mod unbeatable;

use std::fmt::{self, Display};
use std::str::FromStr;

use game::{Game, Inconsistent, Luck, Seat};

pub use greedy::{Greedy, Judge};
pub use matches::{Finished, play_out};
pub use random::Random;
pub use unbeatable::Unbeatable;

/// A player of one game.
pub trait Bot<G: Game>: Send {
    /// Told what happened, as far as this seat may hear it.
    fn hear(&mut self, _event: &G::Event) {}

    /// Decides for `seat`, which sees `view` and owes a decision.
    fn decide(
        &mut self,
        view: &G::View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<G::Action, Inconsistent>;
}

/// The bots that can be seated by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Anything legal, all alike.
    Random,
    /// The most points now.
    Greedy,
    /// Never loses; only where a game has been solved.
    Unbeatable,
}

impl Level {
    /// All of them, from weak to strong.
    pub const ALL: [Level; 3] = [Level::Random, Level::Greedy, Level::Unbeatable];

    /// Whether the game has a bot of this level.
    pub fn is_offered<G: Judge>(self) -> bool {
        self != Level::Unbeatable || G::unbeatable().is_some()
    }

    /// A bot of this level; the strongest there is where the game does not offer it.
    pub fn bot<G: Judge>(self) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random),
            Level::Greedy => Box::new(Greedy),
            Level::Unbeatable => G::unbeatable().unwrap_or_else(|| Box::new(Greedy)),
        }
    }
}

impl Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Unbeatable => "unbeatable",
        })
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Level::ALL.into_iter().find(|level| level.to_string() == text).ok_or_else(|| {
            let known = Level::ALL.map(|level| level.to_string()).join(", ");
            format!("no bot {text:?}: expected one of {known}")
        })
    }
}
