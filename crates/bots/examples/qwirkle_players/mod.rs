//! Players of Qwirkle by name, among them some that cannot be chosen at a table.

use bots::qwirkle::bot::{Thinking, Weighing};
use bots::qwirkle::reference::Reference;
use bots::qwirkle::rounds::Settings;
use bots::qwirkle::taste::Taste;
use bots::{Bot, Greedy, Stop};
use qwirkle::Qwirkle;

/// A player by name; `best:worlds=3000,five=0.4` changes settings and weights.
#[allow(dead_code, reason = "some programs seat only those who think")]
pub(crate) fn player(text: &str) -> Box<dyn Bot<Qwirkle>> {
    match text.split(':').next().unwrap_or_default() {
        "greedy" => Box::new(Greedy),
        "reference" => Box::new(Reference),
        "steady" => Box::new(Weighing { taste: changed(text, Taste::FITTED).0 }),
        "strong" | "best" => Box::new(thinking(text)),
        name => panic!("no player {name:?}"),
    }
}

/// A player who looks ahead, by name.
pub(crate) fn thinking(text: &str) -> Thinking {
    let (taste, settings) = changed(text, Taste::AHEAD);
    Thinking::new(taste, settings, Stop::never())
}

/// Weights and settings with the changes that follow a name.
fn changed(text: &str, mut taste: Taste) -> (Taste, Settings) {
    let (name, changes) = text.split_once(':').unwrap_or((text, ""));
    let mut settings = if name == "strong" { Settings::STRONG } else { Settings::BEST };
    for change in changes.split(',').filter(|change| !change.is_empty()) {
        let (key, value) = change.split_once('=').expect("KEY=VALUE");
        let value: f32 = value.parse().expect("a number");
        match key {
            "candidates" => settings.candidates = value as usize,
            "worlds" => settings.worlds = [value as usize; 3],
            "turns" => settings.turns = [value as usize; 3],
            "clearly" => settings.clearly = value.into(),
            "play_out" => settings.play_out = value as usize,
            "spread" => settings.spread = value,
            "clues" => settings.clues = value as usize,
            "doubt" => settings.doubt = value,
            "ending" => settings.ending = value as u32,
            "open" => taste.opens[0] = value,
            "set" => taste.set = taste.set.map(|set| set * value),
            "pair" => taste.pair = value,
            "copy" => taste.copy = value,
            "fresh" => taste.fresh = value,
            "five" => taste.five = value,
            "four" => taste.four = value,
            _ => panic!("no setting {key:?}"),
        }
    }
    (taste, settings)
}
