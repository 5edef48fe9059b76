//! How long players take to decide, in whole games against themselves.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::{Bot, play_out};
use game::luck::Stream;
use game::{Game, Inconsistent, Seat, Setup};

use crate::watched::{Decision, watched};

/// How long decisions took, sorted.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct DecisionTimes(Vec<Duration>);

impl DecisionTimes {
    /// Lets players meet in a set-up until they have decided so often; a game that has begun is finished.
    pub fn of<G: Game>(
        setup: &Setup,
        player: impl Fn() -> Box<dyn Bot<G>>,
        decisions: usize,
    ) -> Result<Self, Inconsistent> {
        let options = G::options(setup).map_err(|_| Inconsistent("there is no such set-up"))?;
        let times = Arc::new(Mutex::new(Vec::new()));
        let timed = || {
            let times = times.clone();
            watched(player(), move |decision: &Decision<'_, G>| {
                if let Ok(mut times) = times.lock() {
                    times.push(decision.took);
                }
                Ok(())
            })
        };
        let mut seed = 0;
        while times.lock().map_or(0, |times| times.len()) < decisions {
            let mut bots: Vec<_> = (0..setup.seats).map(|_| timed()).collect();
            for (bot, seat) in bots.iter_mut().zip((0..).map(Seat)) {
                bot.sit(setup, seat);
            }
            let (mut deal, mut choices) = (Stream::new(2 * seed), Stream::new(2 * seed + 1));
            play_out(G::new(&options), &mut bots, &mut deal, &mut choices)?;
            seed += 1;
        }
        let mut sorted = times.lock().map(|times| times.clone()).unwrap_or_default();
        sorted.sort();
        Ok(DecisionTimes(sorted))
    }

    /// How many there were.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The mean.
    pub fn mean(&self) -> Duration {
        self.0.iter().sum::<Duration>() / (self.0.len().max(1) as u32)
    }

    /// What so many of a thousand stay below, or as long as.
    pub fn quantile(&self, thousandths: usize) -> Duration {
        let last = self.0.len().saturating_sub(1);
        self.0.get(last * thousandths / 1000).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Level;
    use qwixx::Dice;

    #[test]
    fn every_decision_is_timed() {
        let setup = Setup::new("classic", 3);
        let times = DecisionTimes::of::<Dice>(&setup, || Level::Greedy.bot(), 100).expect("games");
        assert!(times.count() >= 100);
        assert!(times.quantile(0) <= times.quantile(990));
        assert!(times.mean() <= times.quantile(1000));
    }
}
