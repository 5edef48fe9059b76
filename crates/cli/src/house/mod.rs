//! What some games have in this program that is their own, a folder a game: a drawing for the terminal,
//! the question that is asked, dice that are typed in, a move in short.

mod quixo {
    pub(super) mod asked;
    pub(super) mod drawing;
}
mod qwirkle {
    pub(super) mod asked;
    pub(super) mod drawing;
}
mod qwixx {
    pub(super) mod asked;
    pub(super) mod drawing;
    pub(super) mod typed;
}

use ratatui::text::Line;
use serde_json::Value;
use words::Words;

use crate::drawing::Scene;
use crate::play::typed::TypedChance;

/// The drawing of a game, if it has one.
pub(crate) fn drawing(scene: &Scene<'_>) -> Option<Vec<Line<'static>>> {
    match scene.game {
        "qwixx" => qwixx::drawing::dice(scene),
        "qwixx-cards" => qwixx::drawing::cards(scene),
        "qwixx-pad" => qwixx::drawing::pad(scene),
        "quixo" => quixo::drawing::board(scene),
        "qwirkle" => qwirkle::drawing::board(scene),
        "qwirkle-tally" => qwirkle::drawing::tally(scene),
        _ => None,
    }
}

/// What somebody has to decide, in a line, if the game has words for it: their own view, and their name.
pub(crate) fn asked(game: &str, view: &Value, name: &str, words: &Words) -> Option<String> {
    match game {
        "qwixx" => qwixx::asked::dice(view, name, words),
        "qwixx-cards" => qwixx::asked::cards(view, name, words),
        "quixo" => quixo::asked::push(view, name, words),
        "qwirkle" => qwirkle::asked::play(view, name, words),
        _ => None,
    }
}

/// What of chance is typed in next, where a game asks for one thing after the other.
pub(crate) fn typed(game: &str, view: &Value) -> Option<TypedChance> {
    match game {
        "qwixx" => qwixx::typed::dice(view),
        _ => None,
    }
}

/// An event of a move that is considered, in short, where its words would be long.
pub(crate) fn in_short(game: &str, event: &Value) -> Option<String> {
    match game {
        "quixo" => quixo::asked::in_short(event),
        "qwirkle" => qwirkle::asked::in_short(event),
        _ => None,
    }
}
