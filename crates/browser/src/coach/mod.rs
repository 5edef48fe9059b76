//! The coach: what a seat had best do now, and what the decisions of a match were worth.
//!
//! It has a door and a worker of its own, so that a table never waits for it. It is asked about views, and about
//! matches that are over, one piece after another: whoever asks can tell how far it has come, and leave.

mod hint;
mod question;
mod report;

use bots::{Books, Depth, NotAppraised, Stop};
use insight::{NotReported, NotReviewed, StepByStep, begin};
use serde_json::json;
use table::any_match::{self, AnyMatch};

use crate::door::Behind;
use crate::engine::{read_book, reply};
use crate::refusal::EngineRefusal;

pub use question::{CoachAnswer, CoachDepth, CoachHint, CoachProgress, CoachQuestion, RatedChoice};
pub use report::CoachReport;

/// The coach: the books that are there, and the match that is being looked at.
#[derive(Default)]
pub struct Coach {
    books: Books,
    look: Option<(Box<dyn StepByStep>, Box<dyn AnyMatch>)>,
}

impl Behind for Coach {
    fn ask(&mut self, question: &str) -> String {
        reply(question, |question| self.answer(question))
    }

    fn provide(&mut self, bytes: &[u8]) -> bool {
        read_book(bytes, &mut self.books)
    }
}

impl Coach {
    /// Answers a question that has been read.
    pub fn answer(&mut self, question: CoachQuestion) -> Result<CoachAnswer, EngineRefusal> {
        match question {
            CoachQuestion::Hint { game, setup, view, seat, heard, in_mind } => {
                let asked = hint::Asked { game, setup, view, seat, heard, in_mind };
                Ok(CoachAnswer::Hint(asked.hints(&self.books)?))
            }
            CoachQuestion::Begin { transcript, outcome, depth } => {
                let depth = match depth {
                    CoachDepth::Quick => Depth::Quick,
                    CoachDepth::Deep => Depth::Deep,
                };
                let unreadable = |_| refused(&NotReported::Unreadable);
                let played = any_match::read(&transcript).map_err(unreadable)?;
                let outcome = outcome.as_ref();
                let look = begin(&transcript, outcome, depth, &self.books, &Stop::never());
                let look = look.map_err(|why| refused(&why))?;
                let steps = look.steps();
                self.look = Some((look, played));
                Ok(CoachAnswer::Begin(steps))
            }
            CoachQuestion::Go => {
                let nothing = || EngineRefusal::own("coach-begin", "no match was begun");
                let (look, played) = self.look.as_mut().ok_or_else(nothing)?;
                let report = look.go_on().map_err(|why| refused(&why))?;
                let report = report.map(|report| CoachReport::of(&report, played.as_ref()));
                let at = look.at();
                if report.is_some() {
                    self.look = None;
                }
                Ok(CoachAnswer::Go(CoachProgress { at, report: report.map(Box::new) }))
            }
        }
    }
}

/// Why nothing can be said.
fn refused(why: &NotReported) -> EngineRefusal {
    match why {
        NotReported::NotAppraised(NotAppraised::NotLearnt) => {
            EngineRefusal::own("coach-not-learnt", "nobody has learnt this set-up")
        }
        NotReported::NotAppraised(NotAppraised::BookMissing(book)) => EngineRefusal {
            key: "coach-book".to_owned(),
            data: json!({ "book": book }),
            says: format!("the book {book} is not there"),
        },
        NotReported::NotReviewed(NotReviewed::NotOver) => {
            EngineRefusal::own("coach-not-over", "the match is not over")
        }
        NotReported::NotReviewed(_) | NotReported::Unreadable => {
            EngineRefusal::own("coach", format!("{why:?}"))
        }
    }
}
