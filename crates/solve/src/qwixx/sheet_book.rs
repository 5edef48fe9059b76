//! A solved sheet as bytes that fit on a disk and into a page: points in small steps.

use std::fmt::{self, Debug};

use game::{Game as _, Seat};
use qwixx::Dice;
use qwixx::dice::Options;

use super::induction::{MISSES, Solution};
use super::shape::{Shape, State};

/// The parts of a point that may be told apart, the finest that fits first.
const STEPS: [u16; 3] = [400, 200, 100];

/// What a sheet is worth alone, before every roll, to a step of a fraction of a point.
pub struct SheetBook {
    shape: Shape,
    /// How many steps are a point.
    steps: u16,
    /// The points still to be made, in steps, by misses and sheet.
    values: Vec<u16>,
}

impl SheetBook {
    /// The sheet of a game alone; none where such a sheet cannot be solved.
    fn shape(options: &Options) -> Option<Shape> {
        Shape::new(options.pad, options.lucky(Seat(0))).ok()
    }

    /// Solves the sheet of a game alone, in so many threads. `tell` hears which part of the work is done; when it
    /// says no, nothing comes of it.
    pub fn solve(
        options: &Options,
        threads: usize,
        tell: &mut dyn FnMut(f64) -> bool,
    ) -> Option<SheetBook> {
        SheetBook::of(super::solve(SheetBook::shape(options)?, 1, threads, tell)?)
    }

    /// A solution in steps; none if its points are too many for the steps there are.
    pub fn of(solution: Solution) -> Option<SheetBook> {
        let most = solution.values().fold(0.0, f64::max);
        let fits = |steps: &u16| (most + LEAST) * f64::from(*steps) <= f64::from(u16::MAX);
        let steps = STEPS.into_iter().find(fits)?;
        // A sheet can be worth less than nothing: every miss costs more than is left to be made.
        let step = |worth: f64| ((worth + LEAST) * f64::from(steps)).round() as u16;
        let values = solution.values().map(step).collect();
        Some(SheetBook { shape: solution.shape, steps, values })
    }

    /// The book of a sheet, from its bytes; none if they are not that.
    pub fn read(options: &Options, bytes: &[u8]) -> Option<SheetBook> {
        let shape = SheetBook::shape(options)?;
        let (steps, values) = bytes.split_first_chunk()?;
        let steps = u16::from_le_bytes(*steps);
        let (pairs, rest) = values.as_chunks();
        let is_whole = rest.is_empty() && pairs.len() == shape.sheets();
        (is_whole && STEPS.contains(&steps)).then(|| {
            let values = pairs.iter().map(|pair| u16::from_le_bytes(*pair)).collect();
            SheetBook { shape, steps, values }
        })
    }

    /// The book as bytes.
    pub fn bytes(&self) -> Vec<u8> {
        let values = self.values.iter().flat_map(|value| value.to_le_bytes());
        self.steps.to_le_bytes().into_iter().chain(values).collect()
    }

    /// Whether it is about the sheet of this game.
    pub fn is_for(&self, options: &Options) -> bool {
        let same = self.shape.pad.edition.name == options.pad.edition.name;
        let needs = self.shape.pad.closing_needs == options.pad.closing_needs;
        same && needs && self.shape.lucky == options.lucky(Seat(0))
    }

    /// Whether another is about the same sheet.
    pub fn is_like(&self, other: &SheetBook) -> bool {
        let sheet = |book: &SheetBook| {
            let Shape { pad, lucky, .. } = &book.shape;
            (pad.edition.name, pad.closing_needs, *lucky)
        };
        sheet(self) == sheet(other)
    }

    /// The points that a game alone will end with, before a roll.
    pub fn points(&self, game: &Dice) -> f64 {
        let sheet = game.sheet(Seat(0));
        let state = self.shape.state(sheet, game.closed());
        let made = f64::from(game.score(Seat(0)).unwrap_or(0));
        let misses = usize::from(sheet.misses());
        if misses >= MISSES || self.shape.closed_rows(&state.rows) >= 2 {
            return made;
        }
        // What counts only at the end is part of what is still to be made.
        made - self.shape.end_worth(&state) + self.worth(misses, &state)
    }

    fn worth(&self, misses: usize, state: &State) -> f64 {
        let value = self.values[self.shape.place(misses, state)];
        f64::from(value) / f64::from(self.steps) - LEAST
    }
}

/// No sheet is worth less than minus so many points.
const LEAST: f64 = 25.0;

impl Debug for SheetBook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SheetBook({})", self.shape.pad.edition.name)
    }
}
