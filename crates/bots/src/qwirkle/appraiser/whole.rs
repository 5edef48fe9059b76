//! What a whole table is worth to everybody, all hands known: played on from there in worlds that differ in
//! what comes out of the bag.
//!
//! A draw is worth what comes after it on average. Both are found in the same way, one world after
//! another, so that luck, the difference between them, is nothing on average.

use game::luck::Stream;
use game::{Game, Step, Turn, Viewer};
use qwirkle::{Chance, Hand, Phase, Qwirkle, Tile};

use super::super::world::World;
use super::bags::{Bags, Draws, counts};
use super::proved::Ending;
use super::start::Start;
use crate::{Shares, Stop, shares};

/// How hard to look at whole tables.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Settings {
    /// How many worlds every table is tried in.
    pub(super) worlds: usize,
    /// How much work worlds are played on for; see `Field::work`.
    pub(super) work: u64,
    /// How many turns every world is played on, with two, three and four seats.
    pub(super) turns: [usize; 3],
    /// With at most so many tiles in the bag after that, worlds are played out.
    pub(super) play_out: usize,
    /// How far leads still spread, for the root of every tile that is left for a seat.
    pub(super) spread: f32,
    /// How far leads at the end of a world that was played out spread, for the root of every tile that was
    /// left for a seat.
    pub(super) blur: f32,
    /// How many positions of an ending are looked at.
    pub(super) ending: u32,
}

/// Says what whole tables are worth.
pub(super) struct Whole {
    pub(super) settings: Settings,
    pub(super) bags: Bags,
    pub(super) stop: Stop,
}

impl Whole {
    /// Somebody who looks so hard until told to stop.
    pub(super) fn new(settings: Settings, stop: &Stop) -> Whole {
        Whole { settings, bags: Bags::new(settings.worlds.div_ceil(2)), stop: stop.clone() }
    }

    /// What a table is worth to everybody.
    pub(super) fn value(&self, game: &Qwirkle) -> Shares {
        let seats = game.setup().seats();
        match game.turn() {
            Turn::Over => shares(game, seats).unwrap_or_default(),
            Turn::Chance => self.expect(game),
            Turn::Decide(_) if seats == 2 && game.bag().is_empty() => self.ending(game),
            Turn::Decide(_) => {
                let bag = counts(game.bag());
                let mut start = Start::of(game, self);
                // Without a bag one world is like another.
                let worlds = if game.bag().is_empty() { 1 } else { self.settings.worlds };
                for world in 0..worlds {
                    if start.is_enough(world) {
                        break;
                    }
                    start.attempt(&bag, world);
                }
                start.shares()
            }
        }
    }

    /// What a table is worth on average after what chance brings now.
    fn expect(&self, game: &Qwirkle) -> Shares {
        match game.phase() {
            Phase::Deal => self.expect_deal(game),
            Phase::Draw => self.expect_draw(game),
            Phase::Opening | Phase::Play | Phase::Over => self.value(game),
        }
    }

    /// The end of a game of two: who wins is searched.
    fn ending(&self, game: &Qwirkle) -> Shares {
        let ended = Ending::of(&World::of(game)).settle(self.settings.ending, &self.stop);
        let mut shares = vec![1.0 - ended.chance(); 2];
        shares[game.active().index()] = ended.chance();
        shares
    }

    fn expect_draw(&self, game: &Qwirkle) -> Shares {
        let drawer = game.active();
        let view = game.view(Viewer::Seat(drawer));
        if view.owed >= view.bag {
            // There is only one way to draw everything.
            return self.value(&after(game, game.sample(&mut Stream::new(0))));
        }
        let mut bag = counts(game.bag());
        let mut draws = Draws::new(&bag, view.owed.into());
        // What was set aside cannot be drawn now, but later.
        let aside = view.own.map(|own| own.aside).unwrap_or_default();
        aside.iter().for_each(|tile| bag[tile.index()] += 1);
        let mut start = Start::of(game, self);
        start.table.active = drawer.next(game.setup().seats()).index();
        let held = start.table.hands[drawer.index()];
        for world in 0..self.settings.worlds {
            if start.is_enough(world) {
                break;
            }
            let (mut hand, mut rest) = (held, bag);
            for kind in draws.next() {
                hand.take(*kind);
                rest[usize::from(*kind)] -= 1;
            }
            start.table.hands[drawer.index()] = hand;
            start.attempt(&rest, world);
        }
        start.shares()
    }

    /// Every deal is tried with everybody in every place, so that most of it cancels out: what is left is what
    /// it is worth to begin where bids are equal.
    fn expect_deal(&self, game: &Qwirkle) -> Shares {
        let seats = usize::from(game.setup().seats());
        let mut deals = Draws::new(&counts(game.bag()), seats * Hand::FULL);
        let kinds: Vec<Tile> = Tile::kinds().collect();
        let mut sum = vec![0.0; seats];
        let count = 2 * self.settings.worlds;
        for deal in 0..count {
            let tiles: Vec<Tile> =
                deals.next().iter().map(|kind| kinds[usize::from(*kind)]).collect();
            let hands = tiles.chunks(Hand::FULL).map(|hand| Hand::of(hand.iter().copied()));
            let mut hands: Vec<Hand> = hands.map(Option::unwrap_or_default).collect();
            let highest = hands.iter().map(Hand::bid).max();
            if hands.iter().filter(|hand| Some(hand.bid()) == highest).count() == 1 {
                // Wherever they sit, the same one begins.
                sum.iter_mut().for_each(|sum| *sum += 1.0);
                continue;
            }
            for turned in 0..seats {
                let dealt = after(game, Chance::Deal(hands.clone()));
                let mut start = Start::of(&dealt, self);
                start.attempt(&counts(dealt.bag()), deal * seats + (deal + turned) % seats);
                sum.iter_mut().zip(start.shares()).for_each(|(sum, share)| *sum += share);
                hands.rotate_right(1);
            }
        }
        sum.into_iter().map(|sum| sum / (count * seats) as f64).collect()
    }
}

/// A game after chance.
fn after(game: &Qwirkle, chance: Chance) -> Qwirkle {
    let mut then = game.clone();
    then.advance(Step::Chance(chance), &mut |_, _| {});
    then
}
