//! A match looked at one piece after another, so that whoever asked can tell how far it has come, and stop.

use bots::{Appraiser, Books, Depth, Shares, Stop};
use game::transcript::{Header, Transcript};
use game::{Game, Outcome};
use table::registry::{Playable, Visit, visit};

use crate::look::{Look, LookProgress};
use crate::report::{NotReported, Report};
use crate::review::Match;

/// A look at a match that has begun.
pub trait StepByStep {
    /// How many steps the match has.
    fn steps(&self) -> usize;
    /// How many of them have been looked at.
    fn at(&self) -> usize;
    /// Looks at chance, or at the decisions that were made together; gives the report once there is nothing
    /// left, and then begins anew.
    fn go_on(&mut self) -> Result<Option<Report>, NotReported>;
}

/// Begins to look at the match that a transcript tells, and which has ended like this.
pub fn begin(
    transcript: &str,
    outcome: Option<&Outcome>,
    depth: Depth,
    books: &Books,
    stop: &Stop,
) -> Result<Box<dyn StepByStep>, NotReported> {
    let header = Header::read(transcript).map_err(|_| NotReported::Unreadable)?;
    visit(&header.game, Begin { transcript, outcome, depth, books, stop })
        .unwrap_or(Err(NotReported::Unreadable))
}

struct Begin<'a> {
    transcript: &'a str,
    outcome: Option<&'a Outcome>,
    depth: Depth,
    books: &'a Books,
    stop: &'a Stop,
}

impl Visit for Begin<'_> {
    type Out = Result<Box<dyn StepByStep>, NotReported>;

    fn visit<G: Playable>(self) -> Self::Out {
        let unreadable = |_| NotReported::Unreadable;
        let played = Transcript::<G>::read(self.transcript).map_err(unreadable)?;
        let options = G::options(played.setup()).map_err(|_| NotReported::Unreadable)?;
        let appraiser = G::appraiser(&options, self.depth, self.books, self.stop)
            .map_err(NotReported::NotAppraised)?;
        let broken_off = match (played.game().outcome(), self.outcome) {
            (None, Some(outcome)) => {
                Some(appraiser.unit().results(played.game(), outcome, played.setup().seats))
            }
            _ => None,
        };
        Ok(Box::new(LookAt { played, appraiser, broken_off, at: 0, progress: None }))
    }
}

/// A look at a match of one game.
struct LookAt<G: Game> {
    played: Transcript<G>,
    appraiser: Box<dyn Appraiser<G>>,
    broken_off: Option<Shares>,
    at: usize,
    /// How far it has come; nothing before the first piece.
    progress: Option<LookProgress<G>>,
}

impl<G: Playable> StepByStep for LookAt<G> {
    fn steps(&self) -> usize {
        self.played.steps().len()
    }

    fn at(&self) -> usize {
        self.at
    }

    fn go_on(&mut self) -> Result<Option<Report>, NotReported> {
        let open = G::is_open();
        let mut whole = Match::of(&self.played, open).ok_or(NotReported::Unreadable)?;
        whole.facts = G::facts;
        whole.broken_off.clone_from(&self.broken_off);
        let mut look = match self.progress.take() {
            Some(progress) => Look::resume(&whole, &mut *self.appraiser, progress),
            None => Look::begin(&whole, &mut *self.appraiser),
        };
        if self.at < whole.steps.len() {
            self.at += look.next(self.at).map_err(NotReported::NotReviewed)?;
            self.progress = Some(look.pause());
            return Ok(None);
        }
        self.at = 0;
        let review = look.end().map_err(NotReported::NotReviewed)?;
        let (unit, has_luck) = (self.appraiser.unit(), !review.chances.is_empty());
        Ok(Some(Report { game: G::NAME, unit, has_luck, open, review }))
    }
}
