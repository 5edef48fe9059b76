//! The points beside a real table, and what may be written down.

use game::luck::Stream;
use game::{Game, Seat};
use serde::Serialize;
use table::registry::qwirkle::Tally;
use table::registry::qwirkle::tally::View;

use crate::refusal::EngineRefusal;

/// The points beside a real table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(super) struct Look {
    scores: Vec<i32>,
    offers: Vec<Offer>,
}

/// Something that may be written down.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Offer {
    /// What, in notation.
    action: String,
}

impl Look {
    /// Leaves one answer of all that may be done, as a lesson does.
    pub(super) fn leave(&mut self, answer: &str) {
        self.offers.retain(|offer| offer.action == answer);
    }

    pub(super) fn of(view: &View, seat: Option<Seat>) -> Result<Look, EngineRefusal> {
        let tally = Tally::imagine(view, &mut Stream::new(1))
            .map_err(|error| EngineRefusal::unreadable(&error))?;
        let legal = seat.map(|seat| tally.legal(seat)).unwrap_or_default();
        let offers = legal.iter().map(|action| Offer { action: action.to_string() }).collect();
        Ok(Look { scores: view.totals.clone(), offers })
    }
}
