//! A part of a look back, for many matches: the luck of all that chance brought, or the chances at one table.

use bots::{Appraised, Appraiser, shares};
use game::luck::Stream;
use game::transcript::Transcript;
use game::{Seat, StepOf, Turn, Viewer};

use crate::calibration::Calibration;
use crate::sum::Sum;

/// A match that is gone through again, and who hears what happens.
struct Walk<'a, G: Appraised> {
    game: G,
    steps: &'a [StepOf<G>],
    seats: u8,
}

impl<'a, G: Appraised> Walk<'a, G> {
    fn of(played: &'a Transcript<G>, seats: u8) -> Result<Self, String> {
        let first = played.rewound(0).ok_or("no first step")?;
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

/// What was found in all matches.
pub(crate) enum Glance {
    /// Of every seat, a match.
    Luck(Vec<Sum>),
    /// Behind a pointer, for its size.
    Values(Box<Calibration>),
}

impl Glance {
    pub(crate) fn add<G: Appraised>(
        &mut self,
        played: &Transcript<G>,
        seats: u8,
        number: u64,
        appraiser: &mut dyn Appraiser<G>,
    ) -> Result<(), String> {
        let mut walk = Walk::of(played, seats)?;
        match self {
            Glance::Luck(sums) => {
                sums.resize(seats.into(), Sum::default());
                let luck = luck(&mut walk, appraiser);
                sums.iter_mut().zip(luck).for_each(|(sum, luck)| sum.add(luck));
            }
            Glance::Values(calibration) => {
                let mut tables = 0;
                while walk.go_on(|_, _| {}) {
                    tables += 1;
                }
                let came = shares(&walk.game, seats).ok_or("the match is not over")?;
                let mut walk = Walk::of(played, seats)?;
                let mut luck = Stream::new(number);
                for _ in 0..luck.pick(tables) {
                    walk.go_on(|seat, event| appraiser.hear(seat, event));
                }
                let seat = luck.pick(seats.into());
                calibration.add(appraiser.value(&walk.game)[seat], came[seat]);
            }
        }
        Ok(())
    }

    pub(crate) fn print(&self) {
        match self {
            Glance::Luck(sums) => {
                for (seat, sum) in sums.iter().enumerate() {
                    sum.print(&format!("luck {seat}"));
                    println!("          {:+.1} errors from 0", sum.mean() / sum.error());
                }
            }
            Glance::Values(calibration) => calibration.print(),
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
            let came = appraiser.outlook(&walk.game);
            for (luck, (came, mean)) in luck.iter_mut().zip(came.iter().zip(&mean)) {
                *luck += came - mean;
            }
        }
    }
}
