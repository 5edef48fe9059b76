//! What some games have in this program that is their own, a folder a game: a drawing for the terminal.

mod quixo {
    pub(super) mod drawing;
}
mod qwirkle {
    pub(super) mod drawing;
}
mod qwixx {
    pub(super) mod drawing;
}

use ratatui::text::Line;

use crate::drawing::Scene;

/// The drawing of a game, if it has one.
pub(crate) fn drawing(scene: &Scene<'_>) -> Option<Vec<Line<'static>>> {
    match scene.game {
        "qwixx" => qwixx::drawing::dice(scene),
        "qwixx-cards" => qwixx::drawing::cards(scene),
        "quixo" => quixo::drawing::board(scene),
        "qwirkle" => qwirkle::drawing::board(scene),
        _ => None,
    }
}
