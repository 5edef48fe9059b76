//! What a seat had best do now, and why: from what it can see, and from nothing else.

use bots::{Appraiser, Books, Depth, Rated, Reason, Stop, Unit, reasons};
use game::luck::Stream;
use game::transcript::Transcript;
use game::{Inconsistent, Seat, Viewer};
use serde::Serialize;
use table::any_match::AnyMatch;
use table::registry::{Playable, Visit, visit};

use crate::report::NotReported;
use crate::review::NotReviewed;

/// An answer that a seat may give.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Hint {
    /// The answer, in notation.
    pub action: String,
    /// What the numbers count.
    pub unit: Unit,
    /// The part of a win that the seat may expect after it, or alone the points.
    pub chance: f64,
    /// The standard error of how far it is behind the best.
    pub error: f64,
    /// Whether the chance is proved rather than likely.
    pub proved: bool,
    /// Why the best answer is better than this one.
    pub reasons: Vec<Reason>,
}

/// The best answers of a seat that owes a decision, the best first, at most so many.
pub fn hints(
    played: &dyn AnyMatch,
    seat: Seat,
    most: usize,
    books: &Books,
    stop: &Stop,
) -> Result<Vec<Hint>, NotReported> {
    let text = played.transcript();
    let look = LookAhead { text: &text, seat, most, books, stop };
    visit(played.game(), look).unwrap_or(Err(NotReported::Unreadable))
}

struct LookAhead<'a> {
    text: &'a str,
    seat: Seat,
    most: usize,
    books: &'a Books,
    stop: &'a Stop,
}

impl Visit for LookAhead<'_> {
    type Out = Result<Vec<Hint>, NotReported>;

    fn visit<G: Playable>(self) -> Self::Out {
        let played = Transcript::<G>::read(self.text).map_err(|_| NotReported::Unreadable)?;
        let options = G::options(played.setup()).map_err(|_| NotReported::Unreadable)?;
        let appraiser = G::appraiser(&options, Depth::Quick, self.books, self.stop);
        let mut appraiser = appraiser.map_err(NotReported::NotAppraised)?;
        let viewer = Viewer::Seat(self.seat);
        played.heard_by(viewer).for_each(|event| appraiser.hear(self.seat, event));
        let view = played.game().view(viewer);
        let failed = |fault| NotReported::NotReviewed(NotReviewed::Inconsistent(fault));
        hints_of::<G>(&view, self.seat, self.most, &[], &mut *appraiser).map_err(failed)
    }
}

/// The best answers of a seat that sees `view`, the best first, and behind them those that it has in mind; the
/// appraiser has heard what the seat has. Nothing else goes in, so nothing else can come out.
pub fn hints_of<G: Playable>(
    view: &G::View,
    seat: Seat,
    most: usize,
    in_mind: &[G::Action],
    appraiser: &mut dyn Appraiser<G>,
) -> Result<Vec<Hint>, Inconsistent> {
    let (unit, rated) = (appraiser.unit(), appraiser.rank_with(view, seat, in_mind)?);
    let game = G::imagine(view, &mut Stream::new(0))?;
    let told = |(place, rated): &(usize, &Rated<G::Action>)| {
        *place < most || in_mind.contains(&rated.action)
    };
    let best = rated.first().map(|best| game.facts(seat, &best.action)).unwrap_or_default();
    let hint = |(_, rated): (usize, &Rated<G::Action>)| Hint {
        action: rated.action.to_string(),
        unit,
        chance: rated.chance,
        error: rated.error,
        proved: rated.proved,
        reasons: reasons(&game.facts(seat, &rated.action), &best),
    };
    Ok(rated.iter().enumerate().filter(told).map(hint).collect())
}
