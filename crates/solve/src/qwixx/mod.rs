//! One sheet of Qwixx, solved: what it is worth in points before every roll, if nobody hinders.
//!
//! The sheet's player wants as many points as possible. Others matter only through the white sums
//! they roll: `seats` says how many turns go by from one own turn to the next. A row is known by its
//! last tick and the number of its ticks, or is closed; so all sheets fit into memory, and values
//! follow backwards from the end (*backward induction*).
//!
//! - [`shape`]: the states of a row and of a sheet, numbered; symmetries of the print taken out.
//! - [`maximum`]: the mean of the best of several dice, without going through all rolls.
//! - [`induction`]: the tables. [`advice`]: the best answer to a roll.

pub mod advice;
pub mod induction;
pub mod maximum;
pub mod shape;
mod turn;

pub use induction::{Solution, solve};
pub use shape::{Rows, Shape, Unsolvable};
