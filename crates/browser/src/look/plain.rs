//! What a game without a look of its own shows: its view as text, and what may be done.

use game::Seat;
use serde::Serialize;
use serde_json::Value;
use table::any_view;

use crate::refusal::EngineRefusal;

/// A table that is read rather than looked at.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Look {
    /// The view as text.
    text: String,
    /// What the seat may decide.
    offers: Vec<Offer>,
}

/// Something that the seat may decide.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Offer {
    /// It in notation.
    action: String,
    /// The points it would make.
    points: i32,
    /// What would be told of it.
    #[cfg_attr(test, ts(type = "{ event: string, [field: string]: unknown }[]"))]
    events: Vec<Value>,
}

impl Look {
    /// Leaves one answer of all that may be done, as a lesson does.
    pub(super) fn leave(&mut self, answer: &str) {
        self.offers.retain(|offer| offer.action == answer);
    }

    /// What a view of some game shows, and what `seat` may do about it.
    pub(super) fn of(game: &str, view: &Value, seat: Option<Seat>) -> Result<Self, EngineRefusal> {
        let text = any_view::text(game, view).map_err(|error| EngineRefusal::unreadable(&error))?;
        let asked =
            any_view::open(game, view).map_err(|error| EngineRefusal::unreadable(&error))?;
        let offer = |seat: Seat, action: String| {
            let preview = asked.preview(seat, &action)?;
            Some(Offer { action, points: preview.points, events: preview.events })
        };
        let legal = |seat| asked.legal(seat).into_iter().filter_map(move |one| offer(seat, one));
        Ok(Look { text, offers: seat.into_iter().flat_map(legal).collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Setup, Viewer};

    #[test]
    fn any_game_is_shown_as_text_with_what_every_offer_brings() {
        let mut game = table::any_match::open("qwixx", &Setup::new("classic", 1)).expect("a game");
        for chance in ["* first 0", "* w3 w4 r1 y6 g2 b5"] {
            game.step(chance).expect("chance");
        }
        let view = game.view(Viewer::Seat(Seat(0)));
        let look = Look::of("qwixx", &view, Some(Seat(0))).expect("a look");
        assert_eq!(look.text, game.show(Viewer::Seat(Seat(0))));
        let red = look.offers.iter().find(|offer| offer.action == "r7").expect("red 7");
        assert_eq!(red.points, 1);
        assert!(red.events.iter().any(|event| event["cell"] == "r7"), "{:?}", red.events);
        assert!(Look::of("chess", &view, None).is_err());
    }
}
