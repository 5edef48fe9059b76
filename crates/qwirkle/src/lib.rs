#![doc = include_str!("../README.md")]
//!
//! The things on the table, each in its file:
//! - [`tile`]: a tile, its colour and its shape; [`kinds`]: sets of kinds of tiles.
//! - [`hand`]: up to six tiles; [`tiles`]: heaps of them, such as the bag.
//! - [`cell`], [`placement`], [`play`]: places on the board, and tiles put there.
//! - [`mod@line`]: what a line is and what fits it.
//! - [`board`]: an unbounded board that knows its lines.
//!
//! What may be done with them:
//! - [`placing`]: the rules of placing and their points, plainly.
//! - `movegen`: every legal play of a hand, found fast ([`Board::plays`]).
//! - [`rule`]: every reason for a refusal.
//!
//! The game around it:
//! - [`state`]: the state and its side of the contract; `turns` says what every step does, `legal`
//!   what may be decided.
//! - [`action`], [`chance`], [`event`]: what is decided, drawn and told.
//! - [`view`]: what a viewer may know; `imagine` fills in the rest.
//! - [`position`]: positions set up by hand.
#![forbid(unsafe_code)]

pub mod action;
pub mod board;
pub mod cell;
pub mod chance;
mod ends;
pub mod event;
pub mod hand;
mod imagine;
pub mod kinds;
mod legal;
pub mod line;
mod movegen;
pub mod options;
pub mod placement;
pub mod placing;
mod plane;
pub mod play;
pub mod position;
pub mod rule;
pub mod state;
pub mod tally;
mod text;
pub mod tile;
pub mod tiles;
mod turns;
pub mod view;

/// The contract of all games, `qlub-game`.
pub use game;

pub use action::Action;
pub use board::{Board, Free};
pub use cell::{Axis, Cell};
pub use chance::Chance;
pub use event::Event;
pub use hand::Hand;
pub use kinds::Kinds;
pub use line::TileLine;
pub use options::Options;
pub use placement::Placement;
pub use placing::{Score, ScoredLine};
pub use play::{Play, ScoredPlay};
pub use position::Position;
pub use rule::Rule;
pub use state::{LastPlay, Phase, Qwirkle};
pub use tally::Tally;
pub use tile::{Colour, Shape, Tile};
pub use tiles::Tiles;
pub use view::{Own, SeatView, View};
