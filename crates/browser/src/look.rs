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
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

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

#[allow(dead_code, reason = "an engine without a game that has a look of its own reads none")]
fn read<V: DeserializeOwned>(view: &Value) -> Result<V, Refused> {
    serde_json::from_value(view.clone()).map_err(|error| Refused::unreadable(&error))
}

fn shown(look: &impl Serialize) -> Result<Value, Refused> {
    serde_json::to_value(look).map_err(|error| Refused::own("answer", error.to_string()))
}

/// The types of the look that any game has, as a module for the page.
#[cfg(test)]
pub(crate) fn plain_typescript() -> protocol::typescript::Module {
    protocol::typescript::Module::new("plain").with::<plain::Look>()
}

/// The types of each game, as modules for the page.
#[cfg(test)]
pub(crate) fn typescript(
    wire: &protocol::typescript::Module,
) -> Vec<(&'static str, protocol::typescript::Module)> {
    use protocol::typescript::Module;
    let qwixx = Module::new("qwixx")
        .beside(wire)
        .with::<qwixx::dice::View>()
        .with::<dice::Look>()
        .with::<qwixx::dice::Event>();
    let cards = Module::new("qwixx-cards")
        .beside(wire)
        .beside(&qwixx)
        .with::<qwixx::cards::View>()
        .with::<cards::Look>()
        .with::<qwixx::cards::Event>();
    let quixo = Module::new("quixo")
        .beside(wire)
        .with::<::quixo::View>()
        .with::<quixo::Look>()
        .with::<::quixo::Event>();
    let qwirkle = Module::new("qwirkle")
        .beside(wire)
        .with::<::qwirkle::View>()
        .with::<qwirkle::Look>()
        .with::<::qwirkle::Event>();
    vec![
        (qwixx::Dice::NAME, qwixx),
        (qwixx::Cards::NAME, cards),
        (::quixo::Quixo::NAME, quixo),
        (::qwirkle::Qwirkle::NAME, qwirkle),
    ]
}
