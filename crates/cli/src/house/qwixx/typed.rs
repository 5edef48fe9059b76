//! Real dice: who begins, then roll after roll, without the dice that have left the game.

use serde_json::Value;
use table::registry::qwixx::Colour;
use table::registry::qwixx::dice::{Phase, View};

use crate::play::typed::{Die, TypedChance};

pub(crate) fn dice(view: &Value) -> Option<TypedChance> {
    let view: View = serde_json::from_value(view.clone()).ok()?;
    match view.phase {
        Phase::First => Some(TypedChance::First),
        Phase::Roll => {
            let white = Die { letter: 'w', colour: "white".to_owned() };
            let left = Colour::ALL.into_iter().filter(|colour| !view.closed.contains(*colour));
            let coloured =
                left.map(|colour| Die { letter: colour.letter(), colour: colour.to_string() });
            let dice = [white.clone(), white].into_iter().chain(coloured).collect();
            let (roller, sides) = (view.active?, view.setup.pad.edition.sides);
            Some(TypedChance::Dice { roller, dice, sides })
        }
        Phase::Sum | Phase::Colour | Phase::Over => None,
    }
}
