//! A part of a look back, for many matches: the luck of all that chance brought, the marks of all decisions, or the
//! chances at one table.

use bots::{Appraised, Appraiser, shares};
use game::luck::Stream;
use game::transcript::Transcript;
use game::{Seat, Step, StepOf, Turn, Viewer};
use insight::Grade;
use serde::{Deserialize, Serialize};

use crate::calibration::Calibration;
use crate::marks::Marks;
use crate::playouts::Playouts;
use crate::sum::Sum;

/// A match that is gone through again, and who hears what happens.
struct Walk<'a, G: Appraised> {
    game: G,
    steps: &'a [StepOf<G>],
    seats: u8,
}

impl<'a, G: Appraised> Walk<'a, G> {
    fn of(played: &'a Transcript<G>) -> Result<Self, String> {
        let first = played.rewound(0).ok_or("no first step")?;
        let seats = played.setup().seats;
        Ok(Walk { game: first.game().clone(), steps: played.steps(), seats })
    }

    /// Takes what chance brings, or the answers of all who decide together; false at the end.
    fn go_on(&mut self, mut hear: impl FnMut(Seat, &G::Event)) -> bool {
        let count = match self.game.turn() {
            Turn::Over => return false,
            Turn::Chance => 1,
            Turn::Decide(seats) => seats.len(),
        };
        let (now, rest) = self.steps.split_at(count);
        for step in now {
            self.game.advance(step.clone(), &mut |audience, event| {
                let hears = |seat: &Seat| audience.includes(Viewer::Seat(*seat));
                (0..self.seats).map(Seat).filter(hears).for_each(|seat| hear(seat, &event));
            });
        }
        self.steps = rest;
        true
    }
}

/// What chance brought a seat, and what it got.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
pub(crate) struct SeatLuck {
    luck: Sum,
    result: Sum,
    without: Sum,
}

impl SeatLuck {
    /// Adds what was found elsewhere.
    pub(crate) fn join(&mut self, other: &SeatLuck) {
        self.luck.join(&other.luck);
        self.result.join(&other.result);
        self.without.join(&other.without);
    }

    /// In a line: the mean, and how many of its errors that is away from nothing.
    pub(crate) fn line(&self) -> String {
        let [mean, error] = [self.luck.mean(), self.luck.error()].map(|part| 100.0 * part);
        let errors = self.luck.errors_off();
        format!("{} matches, luck {mean:.2} ± {error:.2} % ({errors:+.1})", self.luck.count)
    }

    pub(crate) fn print(&self, seat: usize) {
        self.luck.print(&format!("luck {seat}"));
        println!("          {:+.1} errors from 0", self.luck.errors_off());
        let part = self.without.error() / self.result.error();
        println!("          without it results spread {part:.2} times as far");
    }
}

/// Adds what chance brought every seat of a match.
pub(crate) fn add_luck<G: Appraised>(
    sums: &mut Vec<SeatLuck>,
    played: &Transcript<G>,
    appraiser: &mut dyn Appraiser<G>,
) -> Result<(), String> {
    let mut walk = Walk::of(played)?;
    sums.resize(walk.seats.into(), SeatLuck::default());
    let luck = luck(&mut walk, appraiser);
    let came = shares(&walk.game, walk.seats).ok_or("the match is not over")?;
    for (sums, (luck, came)) in sums.iter_mut().zip(luck.into_iter().zip(came)) {
        sums.luck.add(luck);
        sums.result.add(came);
        sums.without.add(came - luck);
    }
    Ok(())
}

/// Adds the chance of one seat at one table of a match, and what came of it.
pub(crate) fn add_value<G: Appraised>(
    calibration: &mut Calibration,
    played: &Transcript<G>,
    number: u64,
    appraiser: &mut dyn Appraiser<G>,
) -> Result<(), String> {
    let mut walk = Walk::of(played)?;
    let mut tables = 0;
    while walk.go_on(|_, _| {}) {
        tables += 1;
    }
    let came = shares(&walk.game, walk.seats).ok_or("the match is not over")?;
    let mut walk = Walk::of(played)?;
    let mut luck = Stream::new(number);
    for _ in 0..luck.pick(tables) {
        walk.go_on(|seat, event| appraiser.hear(seat, event));
    }
    let seat = luck.pick(walk.seats.into());
    calibration.add(appraiser.value(&walk.game)[seat], came[seat]);
    Ok(())
}

/// Adds how all decisions of a match are marked.
pub(crate) fn add_marks<G: Appraised>(
    marks: &mut Marks,
    played: &Transcript<G>,
    appraiser: &mut dyn Appraiser<G>,
) -> Result<(), String> {
    mark(&mut Walk::of(played)?, appraiser, marks)
}

/// Marks all decisions, each by what the seat could know.
fn mark<G: Appraised>(
    walk: &mut Walk<G>,
    appraiser: &mut dyn Appraiser<G>,
    marks: &mut Marks,
) -> Result<(), String> {
    loop {
        if let Turn::Decide(seats) = walk.game.turn() {
            for step in &walk.steps[..seats.len()] {
                let Step::Decide(seat, done) = step else { return Err("no decision".to_owned()) };
                if walk.game.legal(*seat).len() < 2 {
                    continue;
                }
                let view = walk.game.view(Viewer::Seat(*seat));
                let ranked = appraiser.rank_with(&view, *seat, &[*done]);
                let ranked = ranked.map_err(|error| error.to_string())?;
                let own = ranked.iter().find(|rated| rated.action == *done);
                let (best, own) = (ranked[0].chance, own.ok_or("an answer is missing")?);
                let loss = best - own.chance;
                let mark = Grade::of(loss, own.error, best, appraiser.unit());
                marks.add(mark);
                if let Some(playouts) = marks.asked.filter(|_| mark == Some(Grade::Blunder)) {
                    let judge = Playouts { game: &walk.game, seats: walk.seats, seat: *seat };
                    let worth = |action| judge.worth(action, playouts, &mut Stream::new(1));
                    let (best, done) = (worth(ranked[0].action)?, worth(*done)?);
                    let cost = best.mean() - done.mean();
                    let error = best.error().hypot(done.error());
                    println!("?? of {loss:.3}: {cost:.3} ± {error:.3} by play-outs");
                    marks.cost.add(cost);
                }
            }
        }
        if !walk.go_on(|seat, event| appraiser.hear(seat, event)) {
            return Ok(());
        }
    }
}

fn luck<G: Appraised>(walk: &mut Walk<G>, appraiser: &mut dyn Appraiser<G>) -> Vec<f64> {
    let mut luck = vec![0.0; walk.seats.into()];
    loop {
        let mean = (walk.game.turn() == Turn::Chance).then(|| appraiser.expect(&walk.game));
        if !walk.go_on(|seat, event| appraiser.hear(seat, event)) {
            return luck;
        }
        if let Some(mean) = mean {
            let came = appraiser.value(&walk.game);
            for (luck, (came, mean)) in luck.iter_mut().zip(came.iter().zip(&mean)) {
                *luck += came - mean;
            }
        }
    }
}
