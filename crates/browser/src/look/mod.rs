//! What a view shows, cell by cell, so that whoever draws it needs no rule.

mod cards;
mod dice;
mod pad;
mod plain;
mod quixo;
mod qwirkle;
mod sheet;
mod tally;

use game::{Game, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::registry::{self, has, qwixx};

use crate::refusal::EngineRefusal;

/// What a view of some game shows, and what `seat` may do about it. A draft is the beginning of an
/// action that is made step by step. In a lesson only one answer is left.
pub fn look(
    game: &str,
    view: &Value,
    seat: Option<Seat>,
    draft: Option<&str>,
    only: Option<&str>,
) -> Result<Value, EngineRefusal> {
    // An engine holds the looks of its own games only: the others are left out when it is compiled.
    macro_rules! looks {
        ($($Game:ty => $look:expr;)+) => {
            $(if const { has(<$Game>::NAME) } && game == <$Game>::NAME {
                let mut look = $look;
                only.iter().for_each(|answer| look.leave(answer));
                return shown(&look);
            })+
        };
    }
    looks! {
        qwixx::Dice => dice::Look::of(&read(view)?, seat)?;
        qwixx::ScorePad => pad::Look::of(&read(view)?, seat, draft)?;
        qwixx::Cards => cards::Look::of(&read(view)?, seat)?;
        registry::quixo::Quixo => quixo::Look::of(&read(view)?, seat)?;
        registry::qwirkle::Tally => tally::Look::of(&read(view)?, seat)?;
        registry::qwirkle::Qwirkle => qwirkle::Look::of(&read(view)?, seat, draft)?;
    }
    let mut look = plain::Look::of(game, view, seat)?;
    only.iter().for_each(|answer| look.leave(answer));
    shown(&look)
}

fn read<V: DeserializeOwned>(view: &Value) -> Result<V, EngineRefusal> {
    serde_json::from_value(view.clone()).map_err(|error| EngineRefusal::unreadable(&error))
}

fn shown(look: &impl Serialize) -> Result<Value, EngineRefusal> {
    serde_json::to_value(look).map_err(|error| EngineRefusal::own("answer", error.to_string()))
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
    let pad = Module::new("qwixx-pad")
        .beside(wire)
        .beside(&qwixx)
        .with::<qwixx::pad::View>()
        .with::<pad::Look>()
        .with::<qwixx::pad::Event>();
    let quixo = Module::new("quixo")
        .beside(wire)
        .with::<registry::quixo::View>()
        .with::<quixo::Look>()
        .with::<registry::quixo::Event>();
    let qwirkle = Module::new("qwirkle")
        .beside(wire)
        .with::<registry::qwirkle::View>()
        .with::<qwirkle::Look>()
        .with::<registry::qwirkle::Event>();
    let tally = Module::new("qwirkle-tally")
        .beside(wire)
        .with::<registry::qwirkle::tally::View>()
        .with::<tally::Look>()
        .with::<registry::qwirkle::tally::Event>();
    vec![
        (qwixx::Dice::NAME, qwixx),
        (qwixx::Cards::NAME, cards),
        (qwixx::ScorePad::NAME, pad),
        (registry::quixo::Quixo::NAME, quixo),
        (registry::qwirkle::Qwirkle::NAME, qwirkle),
        (registry::qwirkle::Tally::NAME, tally),
    ]
}
