//! Whose cubes a player pushes, and a push in short.

use serde_json::Value;
use table::registry::quixo::{Mark, View};
use words::Words;

pub(crate) fn push(view: &Value, name: &str, words: &Words) -> Option<String> {
    let view: View = serde_json::from_value(view.clone()).ok()?;
    let mark = match view.marks.get(view.seat.index())? {
        Mark::Cross => "×",
        Mark::Ring => "○",
    };
    Some(words.say("asked-push", &[("seat", name.into()), ("mark", mark.into())]))
}

/// `a1 → a5`: a cube that is taken, and where it comes in again.
pub(crate) fn in_short(event: &Value) -> Option<String> {
    if event["event"] != "moved" {
        return None;
    }
    Some(format!("{} → {}", event["cell"].as_str()?, event["entry"].as_str()?))
}
