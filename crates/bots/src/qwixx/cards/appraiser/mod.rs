//! What tables and answers are worth, always by the same sound player.
//!
//! - [`effort`]: how much is played on; [`known`]: tables with all hands known, and what chance brings there;
//!   [`foresight`]: what the next turn can bring.
//! - [`answers`]: the answers of a seat, by what the seat sees; [`trials`]: the worlds that they are tried in;
//!   [`tried_answer`]: how far one is behind another.
//!
//! Everybody plays the present turn to its end by taste, the next one is gone through with all common numbers
//! that may come, and then a net tells the chances of all seats. Luck comes from streams that are the same for every table, so
//! tables that differ in one answer are played on with the same cards.

mod answers;
mod effort;
mod foresight;
mod known;
#[cfg(test)]
mod tests;
mod trials;
mod tried_answer;

use game::luck::Stream;
use game::{Game, Inconsistent, Seat, Step, Turn};
use qwixx::Cards;
use qwixx::cards::{Action, Chance, MOST_SEATS, Options, Phase, View};

use super::chances::{Chances, Each};
use super::pad::Layout;
use super::policy::Policy;
use super::taste::Taste;
use crate::{Appraised, Appraiser, Books, Depth, NotAppraised, Rated, Shares, Stop, shares};
use effort::Effort;

/// Where the streams of imagined luck begin.
const SEED: u64 = 0x5ee_dca2d5;

/// Somebody who plays soundly and says what is worth how much.
struct Judge {
    options: Options,
    layout: Layout,
    taste: Taste,
    chances: Chances,
    effort: Effort,
    stop: Stop,
    /// What a game is worth before the deal, from the first player on, once it was asked for.
    before_the_deal: Option<Each>,
}

impl Judge {
    fn new(options: &Options, effort: Effort, stop: &Stop) -> Self {
        Judge {
            options: *options,
            layout: Layout::new(options),
            taste: Taste::fitted(options),
            chances: Chances::fitted(options),
            effort,
            stop: stop.clone(),
            before_the_deal: None,
        }
    }

    fn policy(&self) -> Policy<'_> {
        Policy { layout: &self.layout, deck: self.options.deck(), taste: &self.taste }
    }

    /// What a table is worth to all seats.
    fn worth(&mut self, game: &Cards) -> Each {
        self.worth_in(game, 0, self.effort.worlds)
    }

    /// The same, where the hidden rest is drawn from so many worlds from the first on.
    fn worth_in(&mut self, game: &Cards, first: usize, worlds: usize) -> Each {
        match game.turn() {
            Turn::Over => {
                let mut each = [0.0; MOST_SEATS];
                let won = shares(game, self.options.seats).unwrap_or_default();
                each.iter_mut().zip(won).for_each(|(each, won)| *each = won);
                each
            }
            Turn::Chance if game.phase() == Phase::Deal => self.undealt(game.active()),
            Turn::Chance => self.mean(game),
            Turn::Decide(_) => self.played_on(game, first, worlds),
        }
    }

    /// The mean over what chance can bring.
    fn mean(&mut self, game: &Cards) -> Each {
        let mut mean = [0.0; MOST_SEATS];
        let mut luck = Stream::new(SEED ^ known::mark(game));
        let draws =
            if game.phase() == Phase::Deal { self.effort.deals } else { self.effort.orders };
        let mut nth = 0;
        known::each_chance(game, draws, &mut luck, &mut |weight, chance| {
            // One world for each of what can come is enough for what they are all worth.
            let after = self.worth_in(&after(game, chance), nth % self.effort.worlds, 1);
            nth += 1;
            mean.iter_mut().zip(after).for_each(|(mean, after)| *mean += weight * after);
        });
        mean
    }

    /// The mean over deals. No seat is better than another, but for who comes first: all together have
    /// exactly one win.
    fn undealt(&mut self, first: Seat) -> Each {
        let relative = match self.before_the_deal {
            Some(known) => known,
            None => {
                let game = after(&Cards::new(&self.options), Chance::First(Seat(0)));
                let mean = self.mean(&game);
                *self.before_the_deal.insert(mean)
            }
        };
        let seats = usize::from(self.options.seats);
        let mut each = [0.0; MOST_SEATS];
        for (turns_away, share) in relative.iter().enumerate().take(seats) {
            each[(first.index() + turns_away) % seats] = *share;
        }
        each
    }

    /// The mean over worlds in which everybody plays on by taste.
    fn played_on(&self, game: &Cards, first: usize, worlds: usize) -> Each {
        let policy = self.policy();
        let mut mean = [0.0; MOST_SEATS];
        let turns = u32::from(game.phase() != Phase::Take);
        for nth in first..first + worlds {
            let mut luck = stream(nth);
            let mut world = known::world(game, &mut luck);
            policy.play_on(&mut world, turns, &mut luck);
            let shares = self.foresee(&world, &luck);
            let weight = 1.0 / worlds as f64;
            mean.iter_mut().zip(shares).for_each(|(mean, share)| *mean += weight * share);
        }
        mean
    }

    fn for_seats(&self, each: Each) -> Shares {
        each[..usize::from(self.options.seats)].to_vec()
    }
}

/// The luck of a world.
fn stream(nth: usize) -> Stream {
    Stream::new(Stream::new(SEED.wrapping_add(nth as u64)).bits())
}

fn after(game: &Cards, chance: Chance) -> Cards {
    let mut after = game.clone();
    after.advance(Step::Chance(chance), &mut |_, _| {});
    after
}

impl Appraiser<Cards> for Judge {
    fn value(&mut self, game: &Cards) -> Shares {
        let each = self.worth(game);
        self.for_seats(each)
    }

    fn expect(&mut self, game: &Cards) -> Shares {
        self.value(game)
    }

    fn rank_with(
        &mut self,
        view: &View,
        seat: Seat,
        also: &[Action],
    ) -> Result<Vec<Rated<Action>>, Inconsistent> {
        answers::rank(self, view, seat, also)
    }
}

impl Appraised for Cards {
    const OPEN: bool = false;

    fn appraiser(
        options: &Options,
        depth: Depth,
        _books: &Books,
        stop: &Stop,
    ) -> Result<Box<dyn Appraiser<Self>>, NotAppraised> {
        Ok(Box::new(Judge::new(options, Effort::new(depth), stop)))
    }
}
