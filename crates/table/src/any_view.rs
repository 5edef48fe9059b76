//! A view whose game is not known at compile time: what it allows, what that would bring, and why not.
//!
//! A client has a view and no state. Here a state is imagined that looks the same, so that a page at an
//! online table can highlight what is legal and explain what is not, without asking the server.

use game::luck::Stream;
use game::{Audience, Inconsistent, Seat, Step, Turn};
use serde_json::Value;
use thiserror::Error;

use crate::any_match::{Preview, sent};
use crate::error::StepError;
use crate::registry::{Playable, Visit, names, visit};

/// A view that can be asked.
pub trait AnyView {
    /// What the game waits for.
    fn turn(&self) -> Turn;
    /// What a seat may decide, in notation.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// What an action of a seat would bring, if it is legal.
    fn preview(&self, seat: Seat, action: &str) -> Option<Preview>;
    /// Whether a seat may decide this now; if not, why not.
    fn check(&self, seat: Seat, action: &str) -> Result<(), StepError>;
}

/// Opens a view of some game. Only what its viewer may know can be asked of it: for the legal
/// actions of a seat that is the seat's own view.
pub fn open(game: &str, view: &Value) -> Result<Box<dyn AnyView>, ViewError> {
    struct OpenView<'a>(&'a Value);
    impl Visit for OpenView<'_> {
        type Out = Result<Box<dyn AnyView>, ViewError>;
        fn visit<G: Playable>(self) -> Self::Out {
            let view: G::View = serde_json::from_value(self.0.clone())
                .map_err(|error| ViewError::View(error.to_string()))?;
            // The same view always imagines the same state.
            let state = G::imagine(&view, &mut Stream::new(1));
            Ok(Box::new(ImaginedView(state.map_err(ViewError::Inconsistent)?)))
        }
    }
    visit(game, OpenView(view)).ok_or_else(|| ViewError::Game { given: game.to_owned() })?
}

/// A view of some game as text to look at.
pub fn text(game: &str, view: &Value) -> Result<String, ViewError> {
    struct ViewText<'a>(&'a Value);
    impl Visit for ViewText<'_> {
        type Out = Result<String, ViewError>;
        fn visit<G: Playable>(self) -> Self::Out {
            let view: G::View = serde_json::from_value(self.0.clone())
                .map_err(|error| ViewError::View(error.to_string()))?;
            Ok(view.to_string())
        }
    }
    visit(game, ViewText(view)).ok_or_else(|| ViewError::Game { given: game.to_owned() })?
}

/// What an action of a seat would bring, if it is legal.
pub(crate) fn foreseen<G: Playable>(game: &G, seat: Seat, action: &str) -> Option<Preview> {
    let action = action.parse().ok()?;
    game.check(seat, &action).ok()?;
    let foreseen = game.foresee(seat, &action);
    let own = |event: &Value| event.get("seat").is_none_or(|by| *by == seat.0);
    let events = foreseen.events.iter().map(|event| sent(Audience::All, event).event);
    Some(Preview { points: foreseen.points, events: events.filter(own).collect() })
}

/// A state that looks like the view.
struct ImaginedView<G>(G);

impl<G: Playable> AnyView for ImaginedView<G> {
    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.0.legal(seat).iter().map(ToString::to_string).collect()
    }

    fn preview(&self, seat: Seat, action: &str) -> Option<Preview> {
        foreseen(&self.0, seat, action)
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), StepError> {
        let action = action.parse().map_err(StepError::Parse)?;
        let mut tried = self.0.clone();
        let step = Step::Decide(seat, action);
        tried.play(step, &mut |_, _| {}).map_err(|refusal| StepError::refused(&refusal))
    }
}

/// Why a view cannot be asked.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ViewError {
    /// There is no such game.
    #[error("no game {given:?}: expected one of {}", names())]
    Game {
        /// What was asked for.
        given: String,
    },
    /// It is not a view of this game.
    #[error("this is no view: {0}")]
    View(String),
    /// No state looks like it.
    #[error(transparent)]
    Inconsistent(Inconsistent),
}
