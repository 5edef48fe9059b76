//! States that look like a view: what the viewer cannot see is drawn from the tiles it has not
//! seen.
//!
//! While the opening play is due, hands are drawn that would make the bids that were heard. Later
//! only their sizes are kept to: what a seat bid or swapped says little about what it still holds.

use game::{Game, Inconsistent, Luck, Seat, Viewer};

use crate::board::Board;
use crate::hand::Hand;
use crate::kinds::Kinds;
use crate::state::{Phase, Qwirkle};
use crate::tile::Tile;
use crate::tiles::Tiles;
use crate::view::View;

/// How often a hand is drawn blindly in the hope that it makes its bid. Bids of two and three, as
/// nearly all are, come up sooner; hands for the others are put together.
const TRIES: usize = 32;

impl View {
    /// A state that looks like this.
    pub(crate) fn imagine(&self, luck: &mut dyn Luck) -> Result<Qwirkle, Inconsistent> {
        let mut game = self.known()?;
        if self.phase != Phase::Deal {
            self.imagine_hidden(&mut game, luck)?;
        }
        game.sound()?;
        let viewer = self.viewer.map_or(Viewer::Watcher, Viewer::Seat);
        if game.show(viewer) != *self {
            return Err(Inconsistent("its parts do not fit together"));
        }
        Ok(game)
    }

    /// What everybody can see, as a state without hidden tiles.
    fn known(&self) -> Result<Qwirkle, Inconsistent> {
        let game = Qwirkle::by_rules(self.rules, &self.setup);
        let mut game = game.ok_or(Inconsistent("these rules are not played here"))?;
        if self.seats.len() != usize::from(self.setup.seats()) {
            return Err(Inconsistent("there are not as many hands as seats"));
        }
        game.phase = self.phase;
        game.active = self.active.unwrap_or(Seat(0));
        game.board = Board::arranged(&self.board)?;
        game.passes = self.passes;
        game.last = self.last;
        for (index, seat) in self.seats.iter().enumerate() {
            game.scores[index] = seat.score;
            game.bids[index] = seat.bid.unwrap_or(0);
        }
        Ok(game)
    }

    fn imagine_hidden(&self, game: &mut Qwirkle, luck: &mut dyn Luck) -> Result<(), Inconsistent> {
        let played = self.board.iter().map(|placed| placed.tile);
        let own = self.own.into_iter();
        let held = own.flat_map(|own| own.hand.iter().chain(own.aside.iter()));
        let mut unseen = Tiles::ALL
            .without(played.chain(held))
            .ok_or(Inconsistent("more than three tiles of a kind"))?;
        // Whoever starts draws first: that bid must be kept, since it must be played.
        let mut seat = game.active;
        for _ in &self.seats {
            let shown = self.seats.get(seat.index()).ok_or(Inconsistent("nobody sits there"))?;
            game.hands[seat.index()] = match (self.own, shown.bid) {
                (Some(own), _) if self.viewer == Some(seat) => own.hand,
                (_, Some(bid)) if self.phase == Phase::Opening => bidder(bid, &mut unseen, luck),
                _ => draw(shown.tiles, &mut unseen, luck),
            };
            seat = seat.next(self.setup.seats());
        }
        game.aside = match self.own {
            Some(own) if self.viewer == Some(game.active) => own.aside,
            _ => draw(self.aside, &mut unseen, luck),
        };
        if unseen.len() > self.bag {
            // A position from which tiles have been taken out.
            let mut bag = Tiles::NONE;
            bag.put((0..self.bag).filter_map(|_| unseen.draw("bag", luck)));
            unseen = bag;
        }
        game.bag = unseen;
        Ok(())
    }
}

/// Some tiles that nobody has seen; fewer if there are not as many.
fn draw(count: u8, unseen: &mut Tiles, luck: &mut dyn Luck) -> Hand {
    let count = count.min(Hand::FULL as u8);
    Hand::of((0..count).filter_map(|_| unseen.draw("hand", luck))).unwrap_or_default()
}

/// A full hand that makes a bid.
fn bidder(bid: u8, unseen: &mut Tiles, luck: &mut dyn Luck) -> Hand {
    for _ in 0..TRIES {
        let mut rest = *unseen;
        let hand = draw(Hand::FULL as u8, &mut rest, luck);
        if hand.bid() == bid {
            *unseen = rest;
            return hand;
        }
    }
    let hand = put_together(bid, *unseen, luck);
    *unseen = unseen.without(hand.iter()).unwrap_or(*unseen);
    // If tiles that keep to the bid have run out, others fill the hand.
    let missing = draw(Hand::FULL as u8 - hand.len(), unseen, luck);
    hand.with(missing.iter()).unwrap_or(hand)
}

/// A set of the size of the bid, and whatever can be drawn beside it without making a larger one.
fn put_together(bid: u8, mut unseen: Tiles, luck: &mut dyn Luck) -> Hand {
    let kinds: Kinds = unseen.iter().collect();
    let sets = Kinds::shared().map(|set| set.intersection(kinds));
    let large: Vec<Kinds> = sets.filter(|set| set.len() >= bid.into()).collect();
    if large.is_empty() {
        return Hand::default();
    }
    let set = large[luck.below("set", large.len() as u32) as usize];
    let mut hand = Hand::default();
    let mut left: Vec<Tile> = set.iter().collect();
    while hand.len() < bid {
        let tile = left.swap_remove(luck.below("of set", left.len() as u32) as usize);
        hand = hand.with([tile]).unwrap_or(hand);
        unseen = unseen.without([tile]).unwrap_or(unseen);
    }
    while let Some(tile) = unseen.draw("hand", luck) {
        match hand.with([tile]) {
            Some(larger) if larger.bid() == bid => hand = larger,
            Some(_) => {}
            None => break,
        }
    }
    hand
}
