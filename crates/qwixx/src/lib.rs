#![doc = include_str!("../README.md")]
//!
//! - [`drawing`] and [`edition`]: the sheets. Everything that one sheet has and another has not is
//!   drawn there; no rule asks for an edition's name.
//! - [`sheet`]: one player's marks on a sheet, and what they score.
//! - [`pen`]: making marks, with whatever they set off.
//! - [`preview`]: what an answer would do; [`shown`]: a sheet as everybody sees it.
//! - [`dice`]: the dice game.
//! - [`cards`]: the card game, on the same sheets.
//! - [`pad`]: the sheets alone, beside real dice or cards that nobody types in.
#![forbid(unsafe_code)]

pub mod cards;
pub mod colour;
pub mod dice;
pub mod drawing;
pub mod edition;
pub mod pad;
pub mod pen;
pub mod preview;
pub mod sheet;
pub mod shown;

/// The contract of all games, `qlub-game`.
pub use game;

pub use cards::Cards;
pub use colour::{Cell, Colour, Colours};
pub use dice::Dice;
pub use edition::{Badge, Edition, Pad, Symbol};
pub use pad::ScorePad;
pub use pen::{Means, Pen, SheetMark};
pub use preview::Preview;
pub use sheet::{Obstacle, Sheet, Tally};
pub use shown::SheetView;
