//! Quixo for two, solved backwards from the full board.
//!
//! A position is two masks, the mover's and the opponent's; positions are solved class by class,
//! (a, b) being the number of cubes of the mover and of the opponent. A move leads to class (b, a)
//! or, if it takes a neutral cube, to (b, a+1): so {(a, b), (b, a)} are solved together once all
//! classes with one mark more are known.
//!
//! - [`geometry`]: masks, their eight images, pushes and lines of one side.
//! - [`numbering`]: how the positions of a class are numbered.
//! - [`class`](mod@class): the values of a class, and their form as bytes.
//! - [`pair`]: two classes solved together, in rounds.
//! - [`solver`]: the whole board, class after class.
//! - [`late`]: the end of the game, as the bytes that players read.
//! - [`oracle`]: the value of a position and of each of its moves.
//! - [`published`]: what others counted.

pub mod class;
mod expand;
pub mod geometry;
pub mod late;
pub mod numbering;
pub mod oracle;
pub mod pair;
pub mod published;
pub mod solver;
mod transpose;

pub use class::{Class, Counts, Lookup, Value, Values};
pub use geometry::Geometry;
pub use numbering::Numbering;
pub use oracle::{Oracle, Verdict};
pub use solver::{Memory, Shelf, Solver};
