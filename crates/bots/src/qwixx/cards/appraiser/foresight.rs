//! What the next turn can bring.

use game::luck::Stream;
use qwixx::cards::{Card, NUMBERS, Phase};

use super::Judge;
use crate::qwixx::cards::chances::{Each, Known};
use crate::qwixx::cards::policy::Decision;
use crate::qwixx::cards::world::World;

impl Judge {
    /// The mean over a turn that is about to begin, played by taste: every common number, each as often as it
    /// comes. The colours that the first card taken may have take turns among the numbers.
    pub(super) fn foresee(&self, world: &World, luck: &Stream) -> Each {
        let policy = self.policy();
        let (Phase::Take, Some(Decision::Take(place))) =
            (world.phase, policy.decide(world, world.active))
        else {
            return self.chances.shares(&policy, world);
        };
        let number = world.row[place].number;
        let lying = world.row.iter().chain(&world.pile).filter(|card| card.number == number);
        let lying: Vec<Card> = lying.copied().collect();
        let first = luck.clone().pick(lying.len());
        let mut sum = Sum::default();
        for (nth, card) in lying.iter().enumerate() {
            let taken = self.taken(world, place, *card, luck.clone());
            let places =
                NUMBERS.filter(|number| (usize::from(*number) + first) % lying.len() == nth);
            self.each_number(&taken, places, &mut sum);
        }
        sum.mean()
    }

    /// The table once the active seat has taken what turned out to be a card, and all others that it takes.
    fn taken(&self, world: &World, place: usize, card: Card, mut luck: Stream) -> World {
        let policy = self.policy();
        let mut taken = world.clone();
        let own = taken.row[place];
        let cards = taken.row.iter_mut().chain(&mut taken.pile);
        cards.filter(|other| **other == card).for_each(|other| *other = own);
        taken.row[place] = card;
        taken.take(place, &mut luck);
        while taken.phase == Phase::Take
            && let Some(decision) = policy.decide(&taken, taken.active)
        {
            let active = taken.active;
            policy.carry_out(&mut taken, active, decision, &mut luck);
        }
        taken
    }

    /// Adds what these common numbers bring, each as often as it comes.
    fn each_number(&self, world: &World, numbers: impl Iterator<Item = u8>, sum: &mut Sum) {
        let policy = self.policy();
        let Some(last) = world.pile.len().checked_sub(1) else { return };
        let mut table = world.clone();
        for number in numbers {
            let of_number =
                || world.pile.iter().enumerate().filter(|(_, card)| card.number == number);
            let Some((place, _)) = of_number().next() else { continue };
            table.clone_from(world);
            table.pile.swap(place, last);
            // No card is drawn before the next turn.
            policy.play_on(&mut table, 1, &mut Stream::new(0));
            let shares = self.chances.shares_beside(&policy, &table, &mut sum.known);
            sum.add(of_number().count() as f64, shares);
        }
    }
}

/// What common numbers bring.
#[derive(Default)]
struct Sum {
    weight: f64,
    sum: Each,
    /// What is known of one of the tables: the others are much like it.
    known: Option<Known>,
}

impl Sum {
    fn add(&mut self, weight: f64, shares: Each) {
        self.weight += weight;
        self.sum.iter_mut().zip(shares).for_each(|(sum, share)| *sum += weight * share);
    }

    fn mean(&self) -> Each {
        self.sum.map(|sum| sum / self.weight)
    }
}
