//! From the record of a match to what there is to say about it.

use bots::{Books, Depth, NotAppraised, Stop};
use game::Outcome;
use game::transcript::Transcript;
use serde::Serialize;
use table::any_match::AnyMatch;
use table::registry::{Playable, Visit, visit};

use crate::review::{Match, NotReviewed, Review, review};

/// What there is to say about a match.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// The name of the game.
    pub game: &'static str,
    /// Whether chance had a say.
    pub has_luck: bool,
    /// Whether everybody saw all there was to see.
    pub open: bool,
    /// What was found.
    #[serde(flatten)]
    pub review: Review,
}

/// Why nothing can be said about a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotReported {
    /// Nobody can appraise such tables.
    NotAppraised(NotAppraised),
    /// The match cannot be looked at.
    NotReviewed(NotReviewed),
    /// The match cannot be read again from what it says of itself.
    Unreadable,
}

/// Looks at a match, which has ended like this; `progress` hears of every step that is done.
pub fn report(
    played: &dyn AnyMatch,
    outcome: Option<&Outcome>,
    depth: Depth,
    books: &Books,
    stop: &Stop,
    progress: &mut dyn FnMut(usize),
) -> Result<Report, NotReported> {
    let text = played.transcript();
    let look = LookAt { text: &text, outcome, depth, books, stop, progress };
    visit(played.game(), look).unwrap_or(Err(NotReported::Unreadable))
}

struct LookAt<'a> {
    text: &'a str,
    outcome: Option<&'a Outcome>,
    depth: Depth,
    books: &'a Books,
    stop: &'a Stop,
    progress: &'a mut dyn FnMut(usize),
}

impl Visit for LookAt<'_> {
    type Out = Result<Report, NotReported>;

    fn visit<G: Playable>(self) -> Self::Out {
        let played = Transcript::<G>::read(self.text).map_err(|_| NotReported::Unreadable)?;
        let options = G::options(played.setup()).map_err(|_| NotReported::Unreadable)?;
        let mut appraiser = G::appraiser(&options, self.depth, self.books, self.stop)
            .map_err(NotReported::NotAppraised)?;
        let mut whole = Match::of(&played, G::is_open()).ok_or(NotReported::Unreadable)?;
        whole.facts = G::facts;
        whole.broken_off = match (played.game().outcome(), self.outcome) {
            (None, Some(outcome)) => Some(bots::shares_of(played.game(), outcome, whole.seats)),
            _ => None,
        };
        let review =
            review(&whole, &mut *appraiser, self.progress).map_err(NotReported::NotReviewed)?;
        let has_luck = !review.chances.is_empty();
        Ok(Report { game: G::NAME, has_luck, open: whole.open, review })
    }
}
