//! What the next turn can bring.

use game::luck::Stream;
use qwixx::cards::{MOST_SEATS, NUMBERS, Phase};

use super::Judge;
use crate::qwixx::cards::chances::{Each, Known};
use crate::qwixx::cards::policy::Decision;
use crate::qwixx::cards::world::World;

impl Judge {
    /// The mean over a turn that is about to begin, played by taste: every colour that the first card taken
    /// may have, and every common number, each as often as it comes.
    pub(super) fn foresee(&self, world: &World, luck: &Stream) -> Each {
        let policy = self.policy();
        let (Phase::Take, Some(Decision::Take(place))) =
            (world.phase, policy.decide(world, world.active))
        else {
            return self.chances.shares(&policy, world);
        };
        let number = world.row[place].number;
        let lying = || world.row.iter().chain(&world.pile).filter(|card| card.number == number);
        let weight = 1.0 / lying().count() as f64;
        let mut mean = [0.0; MOST_SEATS];
        let mut known = None;
        for card in lying() {
            let mut taken = world.clone();
            let own = taken.row[place];
            let cards = taken.row.iter_mut().chain(&mut taken.pile);
            cards.filter(|other| *other == card).for_each(|other| *other = own);
            taken.row[place] = *card;
            let mut luck = luck.clone();
            taken.take(place, &mut luck);
            while taken.phase == Phase::Take
                && let Some(decision) = policy.decide(&taken, taken.active)
            {
                let active = taken.active;
                policy.carry_out(&mut taken, active, decision, &mut luck);
            }
            self.each_number(&taken, &mut known, &mut |part, shares| {
                mean.iter_mut()
                    .zip(shares)
                    .for_each(|(mean, share)| *mean += weight * part * share);
            });
        }
        mean
    }

    /// Every common number, how often it comes, and what it brings.
    fn each_number(
        &self,
        world: &World,
        known: &mut Option<Known>,
        found: &mut impl FnMut(f64, Each),
    ) {
        let policy = self.policy();
        let Some(last) = world.pile.len().checked_sub(1) else { return };
        let mut table = world.clone();
        for number in NUMBERS {
            let of_number =
                || world.pile.iter().enumerate().filter(|(_, card)| card.number == number);
            let Some((place, _)) = of_number().next() else { continue };
            table.clone_from(world);
            table.pile.swap(place, last);
            // No card is drawn before the next turn.
            policy.play_on(&mut table, 1, &mut Stream::new(0));
            let part = of_number().count() as f64 / world.pile.len() as f64;
            found(part, self.chances.shares_beside(&policy, &table, known));
        }
    }
}
