//! What a measurement counted: parts of it that ran side by side can be added up.

use std::time::Instant;

use bots::{Books, Stop};
use game::transcript::Transcript;
use insight::{Match, review};
use serde::{Deserialize, Serialize};

use super::{Args, Part};
use crate::calibration::Calibration;
use crate::findings::Findings;
use crate::glance::{SeatLuck, add_luck, add_marks, add_value};
use crate::hints::Hints;
use crate::marks::Marks;
use crate::measured::Measured;
use crate::planted::Planted;

/// What was counted, by what was asked.
#[derive(Serialize, Deserialize)]
pub(crate) enum Tally {
    Review(Box<Findings>),
    /// Of every seat, a match.
    Luck(Vec<SeatLuck>),
    Marks(Marks),
    Values(Box<Calibration>),
    Hints(Hints),
    Planted(Planted),
}

impl Tally {
    /// Nothing yet.
    pub(crate) fn new(args: &Args) -> Tally {
        match args.only {
            None if args.planted.is_some() || args.exact => Tally::Planted(Planted::default()),
            None => Tally::Review(Box::default()),
            Some(Part::Luck) => Tally::Luck(Vec::new()),
            Some(Part::Marks) => Tally::Marks(Marks::new(args.asked)),
            Some(Part::Values) => Tally::Values(Box::default()),
            Some(Part::Hints) => Tally::Hints(Hints::default()),
        }
    }

    /// Looks at a match.
    pub(crate) fn add<G: Measured>(
        &mut self,
        played: &Transcript<G>,
        number: u64,
        args: &Args,
    ) -> Result<(), String> {
        let options = G::options(played.setup()).map_err(|error| error.to_string())?;
        let depth = args.depth.depth();
        let appraiser = G::appraiser(&options, depth, &Books::default(), &Stop::never());
        let mut appraiser = appraiser.map_err(|error| format!("{error:?}"))?;
        match self {
            Tally::Review(found) => {
                let whole = Match::of(played, G::OPEN).ok_or("no first step")?;
                let begun = Instant::now();
                let seen = review(&whole, &mut *appraiser, &mut |_| {});
                let seen = seen.map_err(|error| format!("{error:?}"))?;
                found.add(&seen, number, begun.elapsed());
                Ok(())
            }
            Tally::Luck(sums) => add_luck(sums, played, &mut *appraiser),
            Tally::Marks(marks) => add_marks(marks, played, &mut *appraiser),
            Tally::Values(calibration) => add_value(calibration, played, number, &mut *appraiser),
            Tally::Hints(hints) => hints.add(played),
            Tally::Planted(planted) => planted.add(played, number, args, &mut *appraiser),
        }
    }

    /// Adds what was counted elsewhere; false if that was asked something else.
    pub(crate) fn join(&mut self, other: &Tally) -> bool {
        match (self, other) {
            (Tally::Review(found), Tally::Review(other)) => found.join(other),
            (Tally::Luck(sums), Tally::Luck(others)) => {
                sums.resize(others.len().max(sums.len()), SeatLuck::default());
                sums.iter_mut().zip(others).for_each(|(sum, other)| sum.join(other));
            }
            (Tally::Marks(marks), Tally::Marks(other)) => marks.join(other),
            (Tally::Values(chances), Tally::Values(other)) => chances.join(other),
            (Tally::Hints(hints), Tally::Hints(other)) => hints.join(other),
            (Tally::Planted(planted), Tally::Planted(other)) => planted.join(other),
            _ => return false,
        }
        true
    }

    pub(crate) fn print(&self) {
        match self {
            Tally::Review(found) => found.print(),
            Tally::Luck(sums) => sums.iter().enumerate().for_each(|(seat, sum)| sum.print(seat)),
            Tally::Values(calibration) => calibration.print(),
            Tally::Marks(_) | Tally::Hints(_) | Tally::Planted(_) => println!("{}", self.line()),
        }
    }

    /// The most important of it, in a line.
    pub(crate) fn line(&self) -> String {
        match self {
            Tally::Review(found) => found.line(),
            Tally::Luck(sums) => {
                let lines: Vec<String> = sums.iter().map(SeatLuck::line).collect();
                lines.join("; ")
            }
            Tally::Marks(marks) => marks.line(),
            Tally::Values(calibration) => calibration.line(),
            Tally::Hints(hints) => hints.line(),
            Tally::Planted(planted) => planted.line(),
        }
    }

    /// Chances and what came of them, where they were asked.
    pub(crate) fn calibration(&self) -> Option<&Calibration> {
        match self {
            Tally::Review(found) => Some(&found.calibration),
            Tally::Values(calibration) => Some(calibration),
            _ => None,
        }
    }
}
