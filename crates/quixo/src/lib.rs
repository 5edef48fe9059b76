#![doc = include_str!("../README.md")]
//!
//! The kernel knows no game, only a frame of cubes:
//! - [`cell`]: the cells of a board, and sets of them.
//! - [`frame`]: the board of each side, with all its pushes and lines worked out beforehand.
//! - [`push`]: taking a cube and pushing it back in, as a few operations on bits.
//! - [`board`]: the marks on the cubes, and what a push does to them.
//! - [`symmetry`]: the eight ways to look at the largest board.
//! - [`late`]: boards with at most one neutral cube, numbered.
//! - [`perft`]: counting move sequences, to test and to time the rest.
//!
//! On it stands the game for two players and for two teams of two:
//! - [`Quixo`]: a state of the game, behind the contract of all games.
//! - [`Position`]: what is set up on the table, with its drawing.
//!
//! Seat 0 plays cross and starts, unless the table chooses otherwise ([`Options`]). A draw by agreement is
//! for the table to say: it is no option here.
#![forbid(unsafe_code)]

mod action;
pub mod board;
pub mod cell;
mod chance;
mod drawing;
mod earlier;
mod ending;
mod event;
pub mod frame;
pub mod late;
mod legal;
mod moves;
mod options;
pub mod perft;
mod position;
pub mod push;
mod quixo;
mod rule;
mod show;
pub mod symmetry;
mod text;
mod view;

/// The contract of all games, `qlub-game`.
pub use game;

pub use action::Action;
pub use board::{Board, Mark};
pub use cell::{Cell, Cells};
pub use chance::Chance;
pub use ending::Ending;
pub use event::Event;
pub use frame::{Frame, Side};
pub use options::{Options, Players};
pub use position::Position;
pub use push::{End, Push};
pub use quixo::Quixo;
pub use rule::Rule;
pub use view::{FullLine, View};
