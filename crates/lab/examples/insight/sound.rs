//! Players that throw nothing away, as far as exact values are known.

use bots::Bot;
use game::{Inconsistent, Luck, Outcome, Seat, Setup};

use super::Args;
use super::matches::seated;
use super::measured::Measured;
use super::planted::BLUNDER;

/// The bots of a match.
pub(crate) fn bots<G: Measured>(args: &Args, number: u64) -> Vec<Box<dyn Bot<G>>> {
    let bots = seated::<G>(&args.bots, args.seats, number);
    if !args.sound {
        return bots;
    }
    bots.into_iter().map(|bot| Box::new(Sound(bot)) as Box<dyn Bot<G>>).collect()
}

/// A player that does what is best instead of a blunder.
struct Sound<G: Measured>(Box<dyn Bot<G>>);

impl<G: Measured> Bot<G> for Sound<G> {
    fn sit(&mut self, setup: &Setup, seat: Seat) {
        self.0.sit(setup, seat);
    }

    fn hear(&mut self, event: &G::Event) {
        self.0.hear(event);
    }

    fn decide(
        &mut self,
        view: &G::View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<G::Action, Inconsistent> {
        let done = self.0.decide(view, seat, luck)?;
        let known = G::imagine(view, luck)?.exact(seat).unwrap_or_default();
        let own = known.iter().find(|(action, _)| *action == done);
        let best = known.iter().max_by(|one, two| one.1.total_cmp(&two.1));
        Ok(match (own, best) {
            (Some(own), Some(best)) if best.1 - own.1 >= BLUNDER => best.0,
            _ => done,
        })
    }

    fn rise(&mut self, outcome: &Outcome) {
        self.0.rise(outcome);
    }
}
