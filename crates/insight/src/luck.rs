//! The luck of a match alone, without looking for what would have been best: what an arena takes off results.

use bots::{Appraiser, Shares};
use game::{Audience, Game, Seat, Step, StepOf, Turn, Viewer};

use crate::review::{Match, NotReviewed};

/// What luck brought every seat in a match, more or less than it does on average: by chance, and by what players
/// left to their own luck.
///
/// Beside every step `instead` may have what whoever took it might have done as well: what the same player did
/// who was asked again, with other luck. What it did brings as much as that on average, so the difference is luck.
pub fn luck<G: Game>(
    played: &Match<'_, G>,
    instead: &[Vec<G::Action>],
    appraiser: &mut dyn Appraiser<G>,
) -> Result<Shares, NotReviewed> {
    let luck = vec![0.0; played.seats.into()];
    let mut walk = Walk { played, appraiser, game: played.first.clone(), luck };
    let mut at = 0;
    while let Some(step) = played.steps.get(at) {
        let count = match (walk.game.turn(), step) {
            (Turn::Chance, Step::Chance(_)) => 1,
            (Turn::Decide(seats), Step::Decide(..)) => seats.len().min(played.steps.len() - at),
            _ => return Err(NotReviewed::DoesNotFit { step: at }),
        };
        let instead = instead.get(at..at + count).unwrap_or_default();
        walk.take(at, &played.steps[at..at + count], instead)?;
        at += count;
    }
    Ok(walk.luck)
}

struct Walk<'a, G: Game> {
    played: &'a Match<'a, G>,
    appraiser: &'a mut dyn Appraiser<G>,
    game: G,
    luck: Shares,
}

impl<G: Game> Walk<'_, G> {
    /// Takes what chance brought, or what was done together.
    fn take(
        &mut self,
        at: usize,
        steps: &[StepOf<G>],
        instead: &[Vec<G::Action>],
    ) -> Result<(), NotReviewed> {
        let mean = match self.game.turn() {
            Turn::Chance => Some(self.appraiser.expect(&self.game)),
            _ => self.choices(steps, instead),
        };
        for (number, step) in (at..).zip(steps) {
            if self.game.allows(step).is_err() {
                return Err(NotReviewed::DoesNotFit { step: number });
            }
            let (seats, appraiser) = (self.played.seats, &mut self.appraiser);
            self.game.advance(step.clone(), &mut |audience, event| {
                let hears = |seat: &Seat| audience.includes(Viewer::Seat(*seat));
                (0..seats).map(Seat).filter(hears).for_each(|seat| appraiser.hear(seat, &event));
            });
        }
        if let Some(mean) = mean {
            let came = self.appraiser.value(&self.game);
            let parts = self.luck.iter_mut().zip(came.iter().zip(mean));
            parts.for_each(|(luck, (came, mean))| *luck += came - mean);
        }
        Ok(())
    }

    /// What the table would be worth if all who decided, each alone, had done what they might have done as
    /// well; none if there is nothing of that kind.
    fn choices(&mut self, steps: &[StepOf<G>], instead: &[Vec<G::Action>]) -> Option<Shares> {
        let same = |(step, others): (&StepOf<G>, &Vec<G::Action>)| match step {
            Step::Decide(_, done) => others.iter().all(|other| other == done),
            Step::Chance(_) => true,
        };
        let decided = matches!(self.game.turn(), Turn::Decide(seats) if seats.len() == steps.len());
        if !decided || steps.iter().zip(instead).all(same) {
            return None;
        }
        let done = self.value_after(steps, None);
        let mut mean = done.clone();
        for (place, others) in instead.iter().enumerate() {
            let Step::Decide(seat, action) = &steps[place] else { continue };
            let part = 1.0 / others.len() as f64;
            for other in others.iter().filter(|other| *other != action) {
                let after = self.value_after(steps, Some(&(place, Step::Decide(*seat, *other))));
                for (mean, (after, done)) in mean.iter_mut().zip(after.iter().zip(&done)) {
                    *mean += part * (after - done);
                }
            }
        }
        Some(mean)
    }

    /// What the table is worth after these steps, one of them changed.
    fn value_after(&mut self, steps: &[StepOf<G>], changed: Option<&(usize, StepOf<G>)>) -> Shares {
        let mut after = self.game.clone();
        for (place, step) in steps.iter().enumerate() {
            let step = match changed {
                Some((other, step)) if *other == place => step,
                _ => step,
            };
            after.advance(step.clone(), &mut |_: Audience, _| {});
        }
        self.appraiser.value(&after)
    }
}
