//! Laws about what a decision is said to bring.

use super::{Verdict, same};
use crate::contract::{ActionPreview, Audience, Game, Step, StepOf, Turn, Viewer};
use crate::luck::Stream;
use crate::seats::{Seat, Seats};

/// What was foreseen of a step, if it is the decision of one seat alone.
pub(super) struct Foresight<G: Game> {
    seat: Seat,
    before: Option<i32>,
    /// By the state itself.
    foreseen: ActionPreview<G::Event>,
    /// By a state that looks the same to the seat: whoever plays has no other. Nothing if others
    /// have given answers that are sealed still.
    imagined: Option<ActionPreview<G::Event>>,
}

impl<G: Game> Foresight<G> {
    /// What `step` is said to bring; `sealed` are those whose answer others wait for, theirs unseen.
    pub(super) fn of(game: &G, step: &StepOf<G>, sealed: Seats, luck: &mut Stream) -> Option<Self> {
        let (Turn::Decide(seats), Step::Decide(seat, action)) = (game.turn(), step) else {
            return None;
        };
        if seats.len() > 1 {
            return None;
        }
        let view = (seats != sealed).then(|| game.view(Viewer::Seat(*seat)));
        let imagined = view.and_then(|view| G::imagine(&view, luck).ok());
        Some(Foresight {
            seat: *seat,
            before: game.score(*seat),
            foreseen: game.foresee(*seat, action),
            imagined: imagined.map(|state| state.foresee(*seat, action)),
        })
    }

    /// What was foreseen is what then happened.
    pub(super) fn comes_true(&self, game: &G, told: &[(Audience, G::Event)]) -> Verdict {
        let viewer = Viewer::Seat(self.seat);
        let heard = told.iter().filter(|(audience, _)| audience.includes(viewer));
        let events = heard.map(|(_, event)| event.clone()).collect();
        let points = game.score(self.seat).unwrap_or(0) - self.before.unwrap_or(0);
        let happened = ActionPreview { points, events };
        same("what is foreseen happens", &self.foreseen, &happened)?;
        match &self.imagined {
            Some(imagined) => same("what a seat foresees happens", imagined, &happened),
            None => Ok(()),
        }
    }
}
