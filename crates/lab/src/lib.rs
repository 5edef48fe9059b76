//! The workshop: what makes players and says how good they are. Nothing of it ships to players but what
//! the program `qlub` calls for those who ask.
//!
//! ```
//! use bots::Level;
//! use game::{Game as _, Setup};
//! use lab::arena::{Contest, Plan, Squad, Standings, Tally};
//! use qwixx::Dice;
//!
//! let setup = Setup::new("classic", 2);
//! let start = Dice::new(&Dice::options(&setup).unwrap());
//! let (plan, measure) = (Plan::new(2, 2), None);
//! let contest = Contest { setup, start, plan, seed: 1, openings: false, measure };
//! let mut squads: Vec<Squad<Dice>> =
//!     [Level::Greedy, Level::Random].map(|level| vec![level.bot()]).into();
//! let mut tally = Tally::new(&contest.plan);
//! for deal in 0..20 {
//!     tally.add(&contest.plan, deal, &contest.deal(deal, &mut squads).unwrap());
//! }
//! let standings = Standings::new(&tally, &contest.plan);
//! assert!(standings.entrants[0].share > standings.entrants[1].share);
//! ```
//!
//! [`arena`] says who is stronger, [`mod@bench`] how fast things are, [`watched`] what players do, [`nets`] how what they have learnt was made. A folder a game holds how its players
//! learnt and what they are measured by; the programs that do it are the examples of this crate.

pub mod arena;
pub mod bench;
pub mod nets;
pub mod quixo;
pub mod qwirkle;
pub mod qwixx;
pub mod watched;
