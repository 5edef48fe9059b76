//! Pictures of sheets, boards and tiles, and score sheets to print.
//!
//! ```
//! use pictures::labels::Labels;
//! use pictures::qwixx::SheetPicture;
//! use words::{Language, Words};
//!
//! let labels = Labels::of(&Words::new(Language::ENGLISH));
//! let longo = qwixx::Edition::named("longo").unwrap();
//! let svg = pictures::svg::write(&SheetPicture::empty(longo, &labels).picture());
//! assert!(svg.starts_with("<svg"));
//! ```
//!
//! Everything is drawn from the games' own data; nothing here asks for an edition's name. A colour
//! never stands alone: a letter or a form says the same, so that every picture also works in black
//! and white, and for every pair of eyes.
//!
//! - [`picture`], [`paint`], [`text`]: the few things that pictures are made of; `forms` and
//!   [`palette`] are stores of them.
//! - [`svg`] and [`pdf`]: the two ways to write a picture down.
//! - [`qwixx`], [`quixo`], [`qwirkle`]: pictures of the three games; [`labels`]: the words on them.
//! - [`qr`]: links as squares that phones read.
//! - [`mod@print`]: pages of score sheets; [`rules_pages`]: the pictures in `docs/rules`.
#![forbid(unsafe_code)]

mod forms;
mod helvetica;
pub mod labels;
pub mod paint;
pub mod palette;
pub mod pdf;
pub mod picture;
pub mod print;
pub mod qr;
pub mod quixo;
pub mod qwirkle;
pub mod qwixx;
pub mod rules_pages;
pub mod svg;
pub mod text;

pub use labels::Labels;
pub use paint::{Paint, Rgb, Stroke};
pub use picture::{Area, Picture, Point, Shape, Step};
pub use text::{Anchor, Text};
