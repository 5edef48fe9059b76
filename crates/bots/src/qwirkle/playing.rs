//! Playing on at a table with nothing hidden, by the rules and slowly: what players are fitted and
//! measured by. It does what the rules do, without telling anybody; a test holds the two against each
//! other.

use game::Seat;
use game::luck::Stream;
use qwirkle::{Action, Board, Hand, Kinds, Tile};

use super::candidates::Candidate;
use super::taste::Taste;
use super::world::{LAST_TILE, MOST_SEATS, MOST_SWAPS, World};

impl World {
    /// A new game with these tiles dealt in order; whoever can open with most begins.
    pub fn dealt(seats: u8, mut bag: Vec<Tile>) -> Self {
        let mut hands = [Hand::default(); MOST_SEATS];
        for hand in hands.iter_mut().take(seats.into()) {
            *hand = Hand::of(bag.drain(bag.len() - Hand::FULL..)).unwrap_or_default();
        }
        // The last of equals is the greatest, so the earliest seat comes last.
        let first = (0..seats).map(Seat).rev().max_by_key(|seat| hands[seat.index()].bid());
        World {
            board: Board::default(),
            hands,
            scores: [0; MOST_SEATS],
            active: first.unwrap_or(Seat(0)),
            seats,
            must_play: true,
            is_over: false,
            bag,
            passes: 0,
            swaps: 0,
        }
    }

    /// Deals anew whatever a seat cannot see: the other hands and the order of the bag.
    pub fn redeal(&mut self, seat: Seat, luck: &mut Stream) {
        let others = (0..self.seats).map(Seat).filter(|other| *other != seat);
        for other in others.clone() {
            self.bag.extend(self.hands[other.index()].iter());
        }
        luck.shuffle(&mut self.bag);
        for other in others {
            let hand = &mut self.hands[other.index()];
            let rest = self.bag.len() - usize::from(hand.len());
            *hand = Hand::of(self.bag.drain(rest..)).unwrap_or_default();
        }
    }

    /// The board after a decision of the active seat.
    pub fn board_after(&self, action: &Action) -> Board {
        let mut board = self.board.clone();
        if let Action::Play(play) = action {
            for placed in play.iter() {
                board.put(placed.cell, placed.tile);
            }
        }
        board
    }

    /// Decides for the active seat; `points` is what a play scores.
    pub fn advance(&mut self, action: &Action, points: u8) {
        let own = self.active.index();
        let mut hand = self.hands[own];
        match action {
            Action::Play(play) => {
                for placed in play.iter() {
                    self.board.put(placed.cell, placed.tile);
                }
                hand = hand.without(play.tiles()).unwrap_or(hand);
                self.scores[own] += i32::from(points);
                (self.passes, self.swaps) = (0, 0);
                hand = self.drawn(hand, Hand::FULL - usize::from(hand.len()));
                if hand.is_empty() {
                    self.scores[own] += LAST_TILE;
                }
                self.hands[own] = hand;
                self.is_over = hand.is_empty() || !self.bag.is_empty() && self.is_stuck();
            }
            Action::Swap(tiles) => {
                hand = hand.without(tiles.iter()).unwrap_or(hand);
                hand = self.drawn(hand, tiles.len().into());
                // They may come up again at any time; being drawn last is the simplest such time.
                self.bag.splice(0..0, tiles.iter());
                self.swaps += 1;
                self.is_over = self.swaps >= MOST_SWAPS;
            }
            Action::Pass => {
                self.passes += 1;
                self.is_over = self.passes >= self.seats;
            }
        }
        self.hands[own] = hand;
        self.active = self.active.next(self.seats);
    }

    /// Whether no tile that is left fits anywhere.
    fn is_stuck(&self) -> bool {
        let held = self.hands.iter().flat_map(Hand::iter);
        let left: Kinds = held.chain(self.bag.iter().copied()).collect();
        self.board.free().all(|free| free.fits.intersection(left).is_empty())
    }

    fn drawn(&mut self, hand: Hand, count: usize) -> Hand {
        let rest = self.bag.len() - count.min(self.bag.len());
        hand.with(self.bag.drain(rest..)).unwrap_or(hand)
    }
}

/// What a player answers at once on a table with nothing hidden: the most points, with what stays in
/// the hand; and what that is worth.
pub fn reply(world: &World, taste: &Taste) -> (Candidate, f32) {
    let hand = world.hands[world.active.index()];
    let draws = world.bag() > 0;
    let mut best: Option<(Candidate, f32)> = None;
    let mut least = f32::MIN;
    world.board.plays(&hand, |scored| {
        let (points, len) = (f32::from(scored.points), scored.play.len());
        let kept = if draws {
            taste.kept(&hand.without(scored.play.tiles()).unwrap_or(hand))
        } else {
            // Fewer tiles left is nearer to going out.
            0.5 * f32::from(len)
        };
        let equity = points + kept;
        if equity > least {
            least = equity;
            let action = Action::Play(scored.play);
            best = Some((Candidate { action, points: scored.points, equity }, kept));
        }
    });
    best.unwrap_or_else(|| {
        let tiles = Hand::of(hand.iter().take(world.bag())).unwrap_or_default();
        let action = if tiles.is_empty() { Action::Pass } else { Action::Swap(tiles) };
        (Candidate { action, points: 0, equity: 0.0 }, 0.0)
    })
}
