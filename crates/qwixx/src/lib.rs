//! Qwixx, exactly.
//!
//! - [`edition`]: the sheets, as drawings. Everything that one sheet has and another has not is
//!   data there; no rule asks for an edition's name.
//! - [`sheet`]: one player's marks on a sheet, and what they score.
//! - [`pen`]: making marks, with whatever they set off.
//! - [`dice`]: the dice game.
#![forbid(unsafe_code)]

pub mod colour;
pub mod dice;
mod drawing;
pub mod edition;
pub mod pen;
pub mod sheet;

pub use colour::{Cell, Colour, Colours};
pub use dice::Dice;
pub use edition::{Badge, Edition, Pad, Symbol};
pub use pen::{Mark, Means, Pen};
pub use sheet::{Obstacle, Sheet, Tally};
