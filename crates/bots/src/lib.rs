//! Players that see what their seat may see.
//!
//! ```
//! use bots::{Bot, Level, play_out};
//! use game::luck::Stream;
//! use game::{Game as _, Setup};
//! use qwixx::Dice;
//!
//! let dice = Dice::new(&Dice::options(&Setup::new("classic", 2)).unwrap());
//! let mut bots: [Box<dyn Bot<Dice>>; 2] = [Level::Greedy.bot(), Level::Random.bot()];
//! let played = play_out(dice, &mut bots, &mut Stream::new(1), &mut Stream::new(2)).unwrap();
//! assert!(played.outcome.scores[0] > played.outcome.scores[1]);
//! ```
//!
//! A [`Bot`] is given a view and what its seat was told, never a state: it searches through
//! [`Game::imagine`]. [`Level`] names the bots a person can choose, [`play_out`] plays whole games. How
//! players were trained and who is stronger is the business of the crate `lab`, which reaches their
//! insides through the feature `workshop`.
#![cfg_attr(
    not(feature = "workshop"),
    allow(unreachable_pub, reason = "the insides are public to the workshop alone")
)]

mod absent;
mod appraisal;
mod books;
mod checksum;
mod eager;
mod facts;
mod greedy;
mod level;
mod matches;
mod net_file;
#[cfg(feature = "workshop")]
mod origin;
mod quixo;
mod qwirkle;
mod qwixx;
mod random;
mod slips;
mod stop;
mod trials;
#[cfg(feature = "workshop")]
pub mod workshop;

use game::{Game, Inconsistent, Luck, Outcome, Seat, Setup};

pub use absent::Absent;
pub use appraisal::{
    Appraised, Appraiser, Depth, NotAppraised, Rated, Shares, Unit, shares, shares_of,
};
pub use books::{Book, Books};
pub use eager::Eager;
pub use facts::{Explained, Fact, Reason, reasons};
pub use greedy::Judge;
pub use level::{Level, Levelled};
pub use matches::{FinishedGame, play_out};
pub use quixo::{BadMoves, Late, NoNet, Solved, Unfit, ValueNet};
pub use qwixx::dice::{make_sheet_book, sheet_books};
pub use stop::Stop;

/// A player of one game.
pub trait Bot<G: Game>: Send {
    /// Sits down for a new game.
    fn sit(&mut self, _setup: &Setup, _seat: Seat) {}

    /// Told what happened, as far as this seat may hear it.
    fn hear(&mut self, _event: &G::Event) {}

    /// Decides for `seat`, which sees `view` and owes a decision.
    fn decide(
        &mut self,
        view: &G::View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<G::Action, Inconsistent>;

    /// What it says of its last decision, as a key for words: a promise, or that there is none.
    fn remark(&self) -> Option<&'static str> {
        None
    }

    /// The game is over.
    fn rise(&mut self, _outcome: &Outcome) {}
}
