//! What a board of 25 for two is worth, as a net learnt it from exact values (`gpu/quixo-net`).
//!
//! - [`patterns`]: what the net looks at. [`net`]: the net, in whole numbers alone, so that every machine
//!   finds the same. [`file`](mod@file): the net as a file, and how it was made.
//! - [`search`]: alpha-beta that asks the net where it stops. `steps`: the moves it looks at. [`known`]: what it
//!   remembers of positions.

pub mod file;
pub mod known;
pub mod net;
pub mod patterns;
pub mod search;
pub(in crate::quixo) mod steps;

use std::sync::{Arc, OnceLock};

pub use file::NoNet;
pub use net::ValueNet;
pub use search::{Settings, best};

use crate::Books;

/// The net, as a file.
pub(super) const NAME: &str = "quixo.net";

/// The net that was handed over, or else the one in the program, if it has one.
pub(super) fn learnt(books: &Books) -> Option<Arc<ValueNet>> {
    static EMBEDDED: OnceLock<Option<Arc<ValueNet>>> = OnceLock::new();
    books.get().or_else(|| EMBEDDED.get_or_init(|| embedded().map(Arc::new)).clone())
}

#[cfg(feature = "nets")]
fn embedded() -> Option<ValueNet> {
    ValueNet::read(include_bytes!("../../../nets/quixo.net")).ok()
}

#[cfg(not(feature = "nets"))]
fn embedded() -> Option<ValueNet> {
    None
}
