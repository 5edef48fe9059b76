//! What a viewer may know: everything but the entries that are still sealed.

use game::{Game, Inconsistent, Luck, Outcome, Seat, Seats, Turn, Viewer};
use serde::{Deserialize, Serialize};

use super::action::{Action, Marks};
use super::options::Options;
use super::{PastRoll, Phase, ScorePad};
use crate::colour::{Colour, Colours};
use crate::sheet::Sheet;
use crate::shown::SheetView;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The options that the game is played with.
    pub setup: Options,
    /// Who is looking; nobody in particular if it is a watcher.
    pub viewer: Option<Seat>,
    /// What the game waits for.
    pub phase: Phase,
    /// The active player, once it is known who begins.
    pub active: Option<Seat>,
    /// The rows closed for everybody.
    pub closed: Colours,
    /// The sheets of all seats.
    pub sheets: Vec<SheetView>,
    /// Who is asked what they ticked.
    pub asked: Seats,
    /// Those of them whose entry is in.
    pub answered: Seats,
    /// The viewer's own entry, if it is in.
    pub answer: Option<Action>,
    /// Entries of this roll that everybody sees, by seat: those that were opened.
    pub open: Vec<Option<Action>>,
    /// The number that counts for all, where it had to be said.
    pub sum: Option<u8>,
    /// Whether the active player ticked something with the number for all.
    pub ticked: bool,
    /// How many steps were taken before the sealed entries.
    pub steps: u16,
    /// The rolls that are over.
    pub past: Vec<PastRoll>,
    /// The result, once there is one.
    pub outcome: Option<Outcome>,
}

impl ScorePad {
    fn answered(&self) -> Seats {
        self.asked.without(self.unanswered())
    }

    pub(super) fn show(&self, viewer: Viewer) -> View {
        let viewer = match viewer {
            Viewer::Seat(seat) if self.seats().contains(seat) => Some(seat),
            _ => None,
        };
        let pad = self.options.pad();
        let entry = |seat: Seat| self.answers[seat.index()].map(Action::Marks);
        let open = |seat: Seat| entry(seat).filter(|_| !self.asked.contains(seat));
        let sealed = |seat: Seat| entry(seat).filter(|_| self.asked.contains(seat));
        View {
            setup: self.options,
            viewer,
            phase: self.phase,
            active: (self.phase != Phase::First).then_some(self.active),
            closed: self.closed,
            sheets: self
                .seats()
                .iter()
                .map(|seat| SheetView::new(pad, self.sheet(seat), self.options.lucky(seat)))
                .collect(),
            asked: self.asked,
            answered: self.answered(),
            answer: viewer.and_then(sealed),
            open: self.seats().iter().map(open).collect(),
            sum: self.sum,
            ticked: self.ticked,
            steps: self.steps.saturating_sub(self.answered().len() as u16),
            past: self.past.clone(),
            outcome: self.outcome(),
        }
    }
}

impl View {
    /// A state that looks like this; whoever has a sealed entry is taken to have ticked nothing.
    pub(super) fn imagine(&self, _: &mut dyn Luck) -> Result<ScorePad, Inconsistent> {
        let seats = usize::from(self.setup.seats());
        let active = self.active.unwrap_or(Seat(0));
        if self.sheets.len() != seats || self.open.len() != seats || active.index() >= seats {
            return Err(Inconsistent("there are not as many sheets as seats"));
        }
        let mut pad = ScorePad::new(&self.setup);
        for (mine, shown) in pad.sheets.iter_mut().zip(&self.sheets) {
            *mine = Sheet::marked(self.setup.pad(), &shown.rows, &shown.boxes, shown.misses)
                .ok_or(Inconsistent("a sheet has marks that nobody could have made"))?;
        }
        let locked = |row: &Colour| self.sheets.iter().any(|sheet| sheet.locks.contains(*row));
        if self.setup.shares_locks() {
            pad.closed = Colour::ALL.into_iter().filter(locked).collect();
        }
        pad.phase = self.phase;
        pad.active = active;
        pad.asked = self.asked;
        pad.sum = self.sum;
        pad.ticked = self.ticked;
        pad.past.clone_from(&self.past);
        pad.steps = self.steps.saturating_add(self.answered.len() as u16);
        self.imagine_entries(&mut pad)?;
        let viewer = self.viewer.map_or(Viewer::Watcher, Viewer::Seat);
        let over = self.phase == Phase::Over;
        let waits_for_nobody = pad.turn() == Turn::Decide(Seats::NONE);
        if over != pad.reason().is_some() || waits_for_nobody || pad.show(viewer) != *self {
            return Err(Inconsistent("its parts do not fit together"));
        }
        Ok(pad)
    }

    fn imagine_entries(&self, pad: &mut ScorePad) -> Result<(), Inconsistent> {
        for (seat, open) in (0..).map(Seat).zip(&self.open) {
            let own = self.answer.filter(|_| self.viewer == Some(seat));
            let sealed = self.answered.contains(seat).then(|| own.unwrap_or(Action::PASS));
            let entry = match open.or(sealed) {
                None => None,
                Some(Action::Marks(marks)) => Some(marks),
                Some(_) => return Err(Inconsistent("an entry is what somebody ticked")),
            };
            if sealed.is_some_and(|entry| pad.check(seat, &entry).is_err()) {
                return Err(Inconsistent("somebody entered what cannot be entered"));
            }
            pad.answers[seat.index()] = entry;
        }
        self.expect_opened(pad)
    }

    /// Entries that were opened are those of a roll that was found wrong, or one that waits for a choice.
    fn expect_opened(&self, pad: &ScorePad) -> Result<(), Inconsistent> {
        let opened = matches!(self.phase, Phase::Which | Phase::Mend | Phase::Colour);
        let asks = matches!(self.phase, Phase::Round | Phase::Mend);
        let seats = pad.seats();
        let fit = asks != self.asked.is_empty()
            && (self.phase != Phase::Round || self.asked == seats)
            && self.asked.without(seats).is_empty()
            && seats.iter().all(|seat| {
                let missing = pad.answers[seat.index()].is_none();
                missing != opened || self.asked.contains(seat)
            })
            && (self.phase == Phase::Mend || self.phase == Phase::Colour || self.sum.is_none())
            && (self.phase != Phase::Mend || self.sum.is_some())
            && (self.phase == Phase::Colour || !self.ticked);
        let marks = |seat: Seat| pad.answers[seat.index()].unwrap_or_default();
        let alone = |seat: &Seat| *seat == pad.active || marks(*seat).own().next().is_none();
        let printed = |seat: Seat| {
            let Marks { common, .. } = marks(seat);
            let mut cells = common.into_iter().chain(marks(seat).own());
            cells.all(|tick| self.setup.pad().edition.position(tick.cell).is_some())
        };
        let fit = fit && seats.iter().all(|seat| alone(&seat) && printed(seat));
        if fit { Ok(()) } else { Err(Inconsistent("it shows what belongs to another part")) }
    }
}
