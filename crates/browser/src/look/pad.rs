//! The sheets beside a real table, ready to be drawn and written on.

use game::luck::Stream;
use game::{Game, Seat};
use serde::Serialize;
use table::registry::qwixx::pad::{Action, Marks, Tick, View};
use table::registry::qwixx::{Colours, ScorePad};

use super::dice::Offer;
use super::sheet::{Paper, paper, skipped};
use crate::refusal::EngineRefusal;

/// The sheets beside a real table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(super) struct Look {
    closing_needs: u8,
    sheets: Vec<Paper>,
    /// Whether dice are rolled, so that closed rows are closed for all; cards are played otherwise.
    with_dice: bool,
    /// The highest number that can count for all.
    highest: u8,
    /// What can be ticked with the number for all; its action is that of the tick.
    offers: Vec<Offer>,
    /// The same with a lucky number.
    lucky: Vec<Offer>,
    /// What the active player can tick alone beside what is begun.
    own: Vec<Offer>,
    /// What is begun, as it would be entered; none where it cannot be entered as it is.
    begun: Option<Offer>,
    /// The rows of which one has to be named for the bonus of what is begun.
    choose: Option<Colours>,
}

impl Look {
    /// Leaves one answer of all that may be done, as a lesson does.
    pub(super) fn leave(&mut self, answer: &str) {
        self.offers.retain(|offer| offer.action == answer);
    }

    /// What a view shows, and what `seat` may enter now or instead of what it has entered; a draft is what it
    /// has begun.
    pub(super) fn of(
        view: &View,
        seat: Option<Seat>,
        draft: Option<&str>,
    ) -> Result<Look, EngineRefusal> {
        let pad = ScorePad::imagine(view, &mut Stream::new(1))
            .map_err(|error| EngineRefusal::unreadable(&error))?;
        let printed = view.setup.pad();
        let sheets = (0..view.setup.seats()).map(Seat).zip(&view.sheets);
        let mut look = Look {
            closing_needs: printed.closing_needs,
            sheets: sheets
                .map(|(seat, shown)| paper(printed, pad.sheet(seat), pad.closed(seat), shown))
                .collect(),
            with_dice: view.setup.shares_locks(),
            highest: pad.highest(),
            offers: Vec::new(),
            lucky: Vec::new(),
            own: Vec::new(),
            begun: None,
            choose: None,
        };
        if let Some(seat) = seat.filter(|seat| pad.writes(*seat)) {
            let begun = match draft.map(str::parse::<Action>) {
                Some(Ok(Action::Marks(marks))) => marks,
                _ => Marks::NONE,
            };
            look.offer(&pad, seat, &begun);
        }
        Ok(look)
    }

    fn offer(&mut self, pad: &ScorePad, seat: Seat, begun: &Marks) {
        let common = |tick: Tick| Marks { common: Some(tick), ..Marks::NONE };
        for tick in pad.ticks_of(seat, &Marks::NONE) {
            let offers = if tick.lucky { &mut self.lucky } else { &mut self.offers };
            offers.push(offer(pad, seat, &common(tick), Some(tick)));
        }
        // A die makes one tick: another takes its place.
        let own: Vec<Tick> = begun.own().filter(|_| !self.with_dice).collect();
        for tick in pad.owns_beside(seat, begun) {
            let marks = begun.with_own(&[&own[..], &[tick]].concat());
            self.own.push(offer(pad, seat, &marks, Some(tick)));
        }
        match pad.rows_to_choose(seat, begun) {
            Err(rows) => self.choose = Some(rows),
            Ok(true) => self.begun = Some(offer(pad, seat, begun, None)),
            Ok(false) => {}
        }
    }
}

/// What marks would do. An offer of one tick is known by it, and by what it makes alone.
fn offer(pad: &ScorePad, seat: Seat, marks: &Marks, tick: Option<Tick>) -> Offer {
    let preview = pad.preview(seat, marks);
    Offer {
        action: tick.map_or_else(|| marks.to_string(), |tick| tick.to_string()),
        cell: tick.map(|tick| tick.cell),
        into: tick.and_then(|tick| tick.into),
        points: preview.gain,
        skips: skipped(pad.setup().pad(), pad.sheet(seat), &preview.sheet),
        misses: pad.misses(seat, marks),
        ends: false,
        marks: preview.marks,
    }
}
