//! What a seat had best do, from its view and what it was told.

use bots::{Books, Depth, Stop};
use game::luck::Stream;
use game::{ParseError, Seat, Setup};
use insight::{Hint, NotReported, hints_of};
use serde_json::Value;
use table::any_view;
use table::registry::{Playable, Visit, visit};

use super::question::{CoachHint, RatedChoice};
use super::refused;
use super::report::Why;
use crate::refusal::EngineRefusal;

/// So many answers are lit.
const MOST: usize = 3;

/// What somebody asks: all that a seat may know, and what it has in mind.
pub(super) struct Asked {
    pub(super) game: String,
    pub(super) setup: String,
    pub(super) view: Value,
    pub(super) seat: u8,
    pub(super) heard: Vec<Value>,
    pub(super) in_mind: Option<String>,
}

impl Asked {
    /// The best answers, and what the seat has in mind.
    pub(super) fn hints(&self, books: &Books) -> Result<Vec<CoachHint>, EngineRefusal> {
        let unknown = || EngineRefusal::own("coach", format!("no game {:?}", self.game));
        let hints = visit(&self.game, Look { asked: self, books }).ok_or_else(unknown)??;
        let view = any_view::open(&self.game, &self.view)
            .map_err(|error| EngineRefusal::unreadable(&error))?;
        let told = hints.into_iter().map(|hint| {
            let preview = view.preview(Seat(self.seat), &hint.action);
            let choice = RatedChoice::of(&hint.action, hint.chance, preview);
            let choice = RatedChoice { error: hint.error, proved: hint.proved, ..choice };
            CoachHint {
                choice,
                unit: hint.unit,
                reasons: hint.reasons.iter().map(Why::from).collect(),
            }
        });
        Ok(told.collect())
    }
}

struct Look<'a> {
    asked: &'a Asked,
    books: &'a Books,
}

impl Visit for Look<'_> {
    type Out = Result<Vec<Hint>, EngineRefusal>;

    fn visit<G: Playable>(self) -> Self::Out {
        let Asked { setup, view, seat, heard, in_mind, .. } = self.asked;
        let setup: Setup =
            setup.parse().map_err(|error: ParseError| EngineRefusal::unreadable(&error))?;
        let options = G::options(&setup).map_err(|error| EngineRefusal::unreadable(&error))?;
        let view: G::View = serde_json::from_value(view.clone())
            .map_err(|error| EngineRefusal::unreadable(&error))?;
        let appraiser = G::appraiser(&options, Depth::Quick, self.books, &Stop::never());
        let mut appraiser = appraiser.map_err(|why| refused(&NotReported::NotAppraised(why)))?;
        let events = heard.iter().filter_map(|event| serde_json::from_value(event.clone()).ok());
        events.for_each(|event| appraiser.hear(Seat(*seat), &event));
        let game = G::imagine(&view, &mut Stream::new(0))
            .map_err(|fault| EngineRefusal::unreadable(&fault))?;
        // What is begun on a board need not be an answer yet.
        let legal = |action: &G::Action| game.check(Seat(*seat), action).is_ok();
        let in_mind = in_mind.iter().filter_map(|action| action.parse().ok());
        let in_mind: Vec<G::Action> = in_mind.filter(legal).collect();
        hints_of::<G>(&view, Seat(*seat), MOST, &in_mind, &mut *appraiser)
            .map_err(|fault| EngineRefusal::unreadable(&fault))
    }
}
