//! What a tick sets off on a sheet with bonuses, carried out on the state of the sheet.

use qwixx::{Pad, Sheet};

use super::bar::Bar;
use super::rows::RowStates;
use super::shape::{Rows, Shape, State};
use super::symbols::Symbols;

/// The bonuses of a sheet.
#[derive(Clone, Debug)]
pub enum Bonuses {
    /// The sheet has no bonuses.
    None,
    /// A bar of boxes: how many are used or struck is all that matters.
    Bar(Bar),
    /// Pairs of cells.
    Symbols(Symbols),
}

/// Something that waits until what set it off is finished.
#[derive(Clone, Copy, Debug)]
pub(super) enum Effect {
    /// The next box of the bar.
    Box,
    /// The next two cells of the row with the fewest crosses.
    TwoInTheWeakestRow,
    /// The next cell of every row.
    OneInEveryRow,
}

/// What a tick comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The sheet after it.
    pub state: State,
    /// The points it makes.
    pub gain: u8,
    /// The row chosen for a bonus that leaves its player the choice.
    pub into: Option<u8>,
}

impl Bonuses {
    pub(super) fn new(pad: &Pad, states: &RowStates) -> Self {
        if !pad.edition.bar.is_empty() {
            Bonuses::Bar(Bar::new(pad, states))
        } else if pad.edition.has_badges {
            Bonuses::Symbols(Symbols::new(pad, states))
        } else {
            Bonuses::None
        }
    }

    /// Whether bonuses compare rows, so that it matters how many crosses a closed one has.
    pub(super) fn count_closed(pad: &Pad) -> bool {
        pad.edition.has_badges && pad.edition.bar.is_empty()
    }

    /// How many values the extra part of a state has.
    pub fn extras(&self) -> usize {
        match self {
            Bonuses::None => 1,
            Bonuses::Bar(bar) => bar.extras(),
            Bonuses::Symbols(_) => Symbols::EXTRAS,
        }
    }

    /// Whether rows and the extra part can come together; more are taken in than do.
    pub(super) fn possible(&self, states: &RowStates, state: &State) -> bool {
        match self {
            Bonuses::None => true,
            Bonuses::Bar(bar) => bar.possible(states, state),
            Bonuses::Symbols(symbols) => symbols.possible(state),
        }
    }

    /// The extra part of a sheet's state.
    pub(super) fn of(&self, pad: &Pad, states: &RowStates, sheet: &Sheet, rows: &Rows) -> u8 {
        match self {
            Bonuses::None => 0,
            Bonuses::Bar(bar) => bar.of(pad, states, sheet, rows),
            Bonuses::Symbols(symbols) => symbols.of(pad, sheet, rows),
        }
    }
}

impl Shape {
    /// Everything that ticking a number in a row can come to: nothing if it cannot be ticked,
    /// several if a bonus leaves a choice.
    #[inline]
    pub fn tick(
        &self,
        state: &State,
        row: usize,
        number: u8,
        misses: usize,
        found: &mut impl FnMut(Outcome),
    ) {
        let Some(tick) = self.row_tick(row, state.rows[row], number) else { return };
        if matches!(self.bonuses, Bonuses::None) {
            let state = state.with_row(row, tick.state);
            return found(Outcome { state, gain: tick.gain, into: None });
        }
        let outcome = Outcome { state: *state, gain: 0, into: None };
        let mut writing = TickWriter { shape: self, outcome, misses, waiting: [None; 2] };
        writing.tick(row, number);
        match writing.waiting {
            [None, _] => found(writing.settled()),
            _ => writing.finish(found),
        }
    }

    /// What a sheet is worth beside its points when the game ends: the row that scores double.
    #[cold]
    pub fn end_worth(&self, state: &State) -> f64 {
        let Bonuses::Symbols(symbols) = &self.bonuses else { return 0.0 };
        if !symbols.doubles(state) {
            return 0.0;
        }
        let crosses = state.rows.map(|row| f64::from(self.states.crosses(row)));
        let fewest = crosses.into_iter().fold(f64::INFINITY, f64::min);
        fewest * (fewest + 1.0) / 2.0
    }

    /// What a miss costs.
    #[inline]
    pub fn miss_cost(&self, state: &State) -> f64 {
        let Bonuses::Symbols(symbols) = &self.bonuses else { return MISS.into() };
        if symbols.forgives(state) { 0.0 } else { MISS.into() }
    }
}

/// What a miss costs by itself.
const MISS: u8 = 5;

/// A tick being written down.
#[derive(Clone, Copy)]
struct TickWriter<'a> {
    shape: &'a Shape,
    outcome: Outcome,
    misses: usize,
    waiting: [Option<Effect>; 2],
}

impl TickWriter<'_> {
    #[inline]
    fn tick(&mut self, row: usize, number: u8) {
        let Outcome { state, gain, .. } = &mut self.outcome;
        let Some(tick) = self.shape.row_tick(row, state.rows[row], number) else { return };
        *gain += tick.gain;
        let effect = match &self.shape.bonuses {
            Bonuses::None => None,
            Bonuses::Bar(bar) => bar.is_bonus(row, number).then_some(Effect::Box),
            Bonuses::Symbols(symbols) => {
                let granted = symbols.pass(state, row, number);
                *gain += granted.points(MISS * self.misses as u8);
                granted.effect()
            }
        };
        *state = state.with_row(row, tick.state);
        let free = self.waiting.iter_mut().find(|waiting| waiting.is_none());
        free.into_iter().for_each(|free| *free = effect);
    }

    fn tick_next(&mut self, row: usize) {
        if let Some(number) = self.shape.next(row, self.outcome.state.rows[row]) {
            self.tick(row, number);
        }
    }

    fn finish(mut self, found: &mut impl FnMut(Outcome)) {
        while let [Some(effect), then] = self.waiting {
            self.waiting = [then, None];
            match effect {
                Effect::Box => self.use_box(),
                Effect::OneInEveryRow => (0..4).for_each(|row| self.tick_next(row)),
                Effect::TwoInTheWeakestRow => {
                    let crosses = self.outcome.state.rows.map(|row| self.shape.states.crosses(row));
                    let fewest = crosses.into_iter().min();
                    let weakest = (0..4).filter(|row| Some(crosses[*row]) == fewest);
                    let choice = weakest.clone().count() > 1;
                    for row in weakest {
                        let mut writing = self;
                        writing.outcome.into = choice.then_some(row as u8);
                        writing.tick_next(row);
                        writing.tick_next(row);
                        writing.finish(found);
                    }
                    return;
                }
            }
        }
        found(self.settled());
    }

    /// What the tick came to, boxes of closed rows struck.
    #[inline]
    fn settled(mut self) -> Outcome {
        if let Bonuses::Bar(bar) = &self.shape.bonuses {
            bar.settle(&self.shape.states, &mut self.outcome.state);
        }
        self.outcome
    }

    fn use_box(&mut self) {
        if let Bonuses::Bar(bar) = &self.shape.bonuses {
            bar.settle(&self.shape.states, &mut self.outcome.state);
            if let Some(row) = bar.colour(self.outcome.state.extra) {
                self.outcome.state.extra += 1;
                self.tick_next(row);
            }
        }
    }
}
