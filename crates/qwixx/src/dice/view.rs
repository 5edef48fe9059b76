//! What a viewer may know: everything but the answers that are still sealed.

use game::{Game, Inconsistent, Luck, Outcome, Seat, Seats, Turn, Viewer};
use serde::{Deserialize, Serialize};

use super::action::Action;
use super::chance::Roll;
use super::options::{MOST_SEATS, Options};
use super::{Dice, Phase};
use crate::colour::Colours;
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
    /// The active player, once drawn.
    pub active: Option<Seat>,
    /// The dice on the table, once rolled.
    pub roll: Option<Roll>,
    /// The rows closed for everybody.
    pub closed: Colours,
    /// The sheets of all seats.
    pub sheets: Vec<SheetView>,
    /// The seats whose answer is in while others are still owed.
    pub answered: Seats,
    /// The viewer's own answer, if it is in.
    pub answer: Option<Action>,
    /// Whether the active player ticked something in action 1 of this turn.
    pub ticked: bool,
    /// The result, once there is one.
    pub outcome: Option<Outcome>,
}

impl Dice {
    pub(super) fn show(&self, viewer: Viewer) -> View {
        let viewer = match viewer {
            Viewer::Seat(seat) if self.seats().contains(seat) => Some(seat),
            _ => None,
        };
        let pad = &self.options.pad;
        let rolled = matches!(self.phase, Phase::Sum | Phase::Colour);
        View {
            setup: self.options,
            viewer,
            phase: self.phase,
            active: (self.phase != Phase::First).then_some(self.active),
            roll: rolled.then_some(self.roll),
            closed: self.closed,
            sheets: self
                .seats()
                .iter()
                .map(|seat| SheetView::new(pad, self.sheet(seat), self.options.lucky(seat)))
                .collect(),
            answered: self.seats().without(self.unanswered()),
            answer: viewer.and_then(|seat| self.answers[seat.index()]),
            ticked: self.ticked,
            outcome: self.outcome(),
        }
    }
}

impl View {
    /// A state that looks like this; sealed answers of others are drawn from their legal ones.
    pub(super) fn imagine(&self, luck: &mut dyn Luck) -> Result<Dice, Inconsistent> {
        let pad = &self.setup.pad;
        let sheet = |shown: &SheetView| {
            Sheet::marked(pad, &shown.rows, &shown.boxes, shown.misses)
                .ok_or(Inconsistent("a sheet has marks that nobody could have made"))
        };
        let sheets = self.sheets.iter().map(sheet).collect::<Result<Vec<_>, _>>()?;
        let mut dice = match self.active {
            Some(active) => Dice::arranged(&self.setup, &sheets, active)?,
            None => Dice::new(&self.setup),
        };
        let over = self.phase == Phase::Over;
        let late = self.phase != Phase::Sum && !self.answered.is_empty();
        let early = self.phase != Phase::Colour && self.ticked;
        if over != dice.reason().is_some() || late || early {
            return Err(Inconsistent("it shows what belongs to another part of the turn"));
        }
        dice.phase = self.phase;
        dice.ticked = self.ticked;
        if let Some(roll) = self.roll {
            if !roll.fits(pad.edition.sides, self.closed) {
                return Err(Inconsistent("the dice cannot show that"));
            }
            dice.roll = roll;
        }
        dice.answers = self.imagine_answers(&dice, luck)?;
        let viewer = self.viewer.map_or(Viewer::Watcher, Viewer::Seat);
        let waits_for_nobody = dice.turn() == Turn::Decide(Seats::NONE);
        if waits_for_nobody || dice.show(viewer) != *self {
            return Err(Inconsistent("its parts do not fit together"));
        }
        Ok(dice)
    }

    fn imagine_answers(
        &self,
        dice: &Dice,
        luck: &mut dyn Luck,
    ) -> Result<[Option<Action>; MOST_SEATS], Inconsistent> {
        let mut answers = [None; MOST_SEATS];
        for (index, answer) in answers.iter_mut().enumerate().take(self.sheets.len()) {
            let seat = Seat(index as u8);
            if !self.answered.contains(seat) {
                continue;
            }
            let mut legal = dice.legal(seat);
            if self.viewer == Some(seat) {
                legal.retain(|action| Some(*action) == self.answer);
            }
            if legal.is_empty() {
                return Err(Inconsistent("somebody answered what cannot be answered"));
            }
            *answer = Some(legal[luck.below("answer", legal.len() as u32) as usize]);
        }
        Ok(answers)
    }
}
