//! An appraiser that knows nothing: its values follow from the table, and mean nothing.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use bots::{Appraiser, Rated, Shares};
use game::{Game, Inconsistent, Seat, Turn};

/// Values that follow from the table and mean nothing.
pub(crate) struct Noise<G> {
    pub(crate) seats: u8,
    pub(crate) game: PhantomData<fn() -> G>,
}

impl<G: Game> Noise<G> {
    fn noise(&self, what: impl Hash) -> Shares {
        let of = |seat: u8| {
            let mut hasher = DefaultHasher::new();
            (&what, seat).hash(&mut hasher);
            hasher.finish() as f64 / u64::MAX as f64
        };
        (0..self.seats).map(of).collect()
    }
}

impl<G: Game> Appraiser<G> for Noise<G> {
    fn value(&mut self, game: &G) -> Shares {
        bots::shares(game, self.seats).unwrap_or_else(|| self.noise((game, "value")))
    }

    fn expect(&mut self, game: &G) -> Shares {
        self.noise((game, "expect"))
    }

    fn likely(&mut self, game: &G) -> Vec<Vec<(Seat, G::Action)>> {
        let Turn::Decide(seats) = game.turn() else { return Vec::new() };
        let answer = |nth: usize| {
            let any = |seat| {
                let legal = game.legal(seat);
                (seat, legal[nth % legal.len()])
            };
            seats.iter().map(any).collect()
        };
        (0..3).map(answer).collect()
    }

    fn rank_with(
        &mut self,
        view: &G::View,
        seat: Seat,
        _also: &[G::Action],
    ) -> Result<Vec<Rated<G::Action>>, Inconsistent> {
        let game = G::imagine(view, &mut game::luck::Stream::new(1))?;
        let chance = |action: &G::Action| self.noise((action, "rank"))[seat.index()];
        let rated = |action| Rated { action, chance: chance(&action), error: 0.01, proved: false };
        let mut all: Vec<_> = game.legal(seat).into_iter().map(rated).collect();
        all.sort_by(|one, two| two.chance.total_cmp(&one.chance));
        Ok(all)
    }
}
