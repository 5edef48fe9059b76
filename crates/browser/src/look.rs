//! What a view shows, cell by cell, so that whoever draws it needs no rule.

#[cfg(feature = "qwixx-cards")]
mod cards;
#[cfg(feature = "qwixx")]
mod dice;
mod plain;
#[cfg(feature = "quixo")]
mod quixo;
#[cfg(feature = "qwirkle")]
mod qwirkle;
#[cfg(any(feature = "qwixx", feature = "qwixx-cards"))]
mod sheet;

use game::{Game, Seat};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::engine::{shown, unreadable};
use crate::refused::Refused;

/// What a view of some game shows, and what `seat` may do about it. A draft is the beginning of an
/// action that is made step by step.
#[cfg_attr(
    not(feature = "qwirkle"),
    expect(unused_variables, reason = "only moves of Qwirkle are made step by step")
)]
pub fn look(
    game: &str,
    view: &Value,
    seat: Option<Seat>,
    draft: Option<&str>,
) -> Result<Value, Refused> {
    match game {
        #[cfg(feature = "qwixx")]
        qwixx::Dice::NAME => shown(&dice::Look::of(&read(view)?, seat)?),
        #[cfg(feature = "qwixx-cards")]
        qwixx::Cards::NAME => shown(&cards::Look::of(&read(view)?, seat)?),
        #[cfg(feature = "quixo")]
        ::quixo::Quixo::NAME => shown(&quixo::Look::of(&read(view)?, seat)?),
        #[cfg(feature = "qwirkle")]
        ::qwirkle::Qwirkle::NAME => shown(&qwirkle::Look::of(&read(view)?, seat, draft)?),
        _ => shown(&plain::Look::of(game, view, seat)?),
    }
}

fn read<V: DeserializeOwned>(view: &Value) -> Result<V, Refused> {
    serde_json::from_value(view.clone()).map_err(|error| unreadable(&error))
}
