//! Links as squares that phones read, behind a door of their own: most tables never show one, and it is the same
//! for all games.

use serde::Deserialize;

use crate::door::Behind;
use crate::engine::reply;

/// Draws squares.
#[derive(Default)]
pub struct Square;

/// A link to be drawn.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SquareQuestion {
    /// The link as text.
    link: String,
}

impl Behind for Square {
    /// The square as SVG; none if the link is too long.
    fn ask(&mut self, question: &str) -> String {
        reply(question, |SquareQuestion { link }| Ok(pictures::qr::svg(&link)))
    }

    fn provide(&mut self, _bytes: &[u8]) -> bool {
        false
    }
}
