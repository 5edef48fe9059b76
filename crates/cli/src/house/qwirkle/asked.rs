//! Whether a player opens, or plays on.

use serde_json::Value;
use table::registry::qwirkle::{Phase, View};
use words::Words;

pub(crate) fn play(view: &Value, name: &str, words: &Words) -> Option<String> {
    let view: View = serde_json::from_value(view.clone()).ok()?;
    let key = match view.phase {
        Phase::Opening => "asked-opening",
        Phase::Play if view.bag == 0 => "asked-tiles-only",
        Phase::Play => "asked-tiles",
        Phase::Deal | Phase::Draw | Phase::Over => return None,
    };
    Some(words.say(key, &[("seat", name.into())]))
}
