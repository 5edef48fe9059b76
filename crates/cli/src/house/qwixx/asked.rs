//! Which of a turn's actions a player is asked for.

use serde_json::Value;
use table::registry::qwixx::cards::{Phase as CardsPhase, View as CardsView};
use table::registry::qwixx::dice::{Phase as DicePhase, View as DiceView};
use words::Words;

pub(crate) fn dice(view: &Value, name: &str, words: &Words) -> Option<String> {
    let view: DiceView = serde_json::from_value(view.clone()).ok()?;
    match view.phase {
        DicePhase::Sum => {
            let sum = view.roll?.sum();
            Some(words.say("asked-sum", &[("seat", name.into()), ("sum", sum.into())]))
        }
        DicePhase::Colour => {
            let ticked = if view.ticked { "yes" } else { "no" };
            Some(words.say("asked-colour", &[("seat", name.into()), ("ticked", ticked.into())]))
        }
        DicePhase::First | DicePhase::Roll | DicePhase::Over => None,
    }
}

pub(crate) fn cards(view: &Value, name: &str, words: &Words) -> Option<String> {
    let view: CardsView = serde_json::from_value(view.clone()).ok()?;
    match view.phase {
        CardsPhase::Take => Some(words.say("asked-take", &[("seat", name.into())])),
        CardsPhase::Number => {
            let number = view.top?.number;
            let arguments = [("seat", name.into()), ("number", number.into())];
            Some(words.say("asked-number", &arguments))
        }
        CardsPhase::Play => Some(words.say("asked-cards", &[("seat", name.into())])),
        _ => None,
    }
}
