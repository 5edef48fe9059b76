//! One sheet of Qwixx, solved: what it is worth in points before every roll, if nobody hinders.
//!
//! The sheet's player wants as many points as possible. Others matter only through the white sums
//! they roll: `seats` says how many turns go by from one own turn to the next. A row is known by its
//! last tick and the number of its ticks, or is closed; beside the rows a sheet with bonuses keeps how
//! far its bar or its pairs have come. So all sheets fit into memory, and values follow backwards from
//! the end (*backward induction*).
//!
//! - [`rows`]: the states of a row. [`shape`]: those of a sheet, numbered; symmetries of the print
//!   taken out.
//! - [`bonus`]: what a tick sets off, by [`bar`] or by [`symbols`].
//! - [`maximum`]: the mean of the best of several dice, without going through all rolls.
//! - [`induction`]: the tables. [`advice`]: the best answer to a roll. [`sheet_book`]: a table to keep.

pub mod advice;
pub mod bar;
pub mod bonus;
pub mod induction;
pub mod maximum;
pub mod rows;
pub mod shape;
pub mod sheet_book;
pub mod symbols;
mod turn;

pub use induction::{Solution, solve};
pub use shape::{BarAndPairs, Rows, Shape, State};
pub use sheet_book::SheetBook;
