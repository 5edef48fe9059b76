//! Whether a player opens, or plays on.

use serde_json::Value;
use table::registry::qwirkle::{Phase, Play, View};
use words::Words;

use super::drawing;

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

/// The tiles of a play as they look; its points stand beside it, and where they go in its notation.
pub(crate) fn in_short(event: &Value) -> Option<String> {
    if event["event"] != "played" {
        return None;
    }
    let play: Play = serde_json::from_value(event["play"].clone()).ok()?;
    let tiles: Vec<String> = play.iter().map(|placed| drawing::text(placed.tile)).collect();
    Some(tiles.join(" "))
}
