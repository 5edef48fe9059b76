//! The table as lines of styled text, one file a game. What is drawn is a view; colour is always
//! doubled by letters and marks.

mod paint;
mod quixo;
mod qwirkle;
mod qwixx;

use ratatui::text::Line;
use serde_json::Value;
use words::Words;

pub(crate) use paint::Paint;

/// What there is to draw.
pub(crate) struct Scene<'a> {
    /// The name of the game.
    pub(crate) game: &'a str,
    /// What the viewer may know.
    pub(crate) view: Value,
    /// What the viewer may decide, in notation.
    pub(crate) legal: &'a [String],
    /// The action that is being considered.
    pub(crate) chosen: Option<&'a str>,
    /// The names of the seats.
    pub(crate) names: &'a [String],
    /// The language.
    pub(crate) words: &'a Words,
    /// With colours or without.
    pub(crate) paint: Paint,
}

impl Scene<'_> {
    /// The lines to show.
    pub(crate) fn draw(&self) -> Vec<Line<'static>> {
        let drawn = match self.game {
            "qwixx" => qwixx::dice(self),
            "qwixx-cards" => qwixx::cards(self),
            "quixo" => quixo::board(self),
            "qwirkle" => qwirkle::board(self),
            _ => None,
        };
        // A view that cannot be drawn is still a view.
        drawn.unwrap_or_else(|| {
            let text = serde_json::to_string_pretty(&self.view).unwrap_or_default();
            text.lines().map(|line| Line::from(line.to_owned())).collect()
        })
    }

    fn name(&self, seat: usize) -> String {
        self.names.get(seat).cloned().unwrap_or_else(|| seat.to_string())
    }

    fn view<V: serde::de::DeserializeOwned>(&self) -> Option<V> {
        serde_json::from_value(self.view.clone()).ok()
    }

    /// The actions on offer, read back from their notation.
    fn offers<A: std::str::FromStr>(&self) -> Vec<A> {
        self.legal.iter().filter_map(|action| action.parse().ok()).collect()
    }

    fn considered<A: std::str::FromStr>(&self) -> Option<A> {
        self.chosen.and_then(|action| action.parse().ok())
    }
}
