//! A table with nothing hidden, small enough to try things on. It does what the rules do, without
//! telling anybody; a test holds the two against each other.

use game::Seat;
use game::luck::Stream;
use qwirkle::{Action, Board, Hand, Kinds, Phase, Qwirkle, Tile};

/// The points for playing the last tile.
pub(super) const LAST_TILE: i32 = 6;

/// The most that can play.
pub const MOST_SEATS: usize = 4;

/// After so many swaps in a row nothing will fit any more. Fast tables do not look whether something
/// does.
pub(super) const MOST_SWAPS: u8 = 20;

/// A table between two turns.
#[derive(PartialEq, Debug)]
pub struct World {
    /// What has been played.
    pub board: Board,
    /// The hand of every seat.
    pub hands: [Hand; MOST_SEATS],
    /// The score of every seat.
    pub scores: [i32; MOST_SEATS],
    /// Whose turn it is.
    pub active: Seat,
    /// How many play.
    pub seats: u8,
    /// Whether the game is over.
    pub is_over: bool,
    /// The bag in the order in which tiles will be drawn, the next one last.
    bag: Vec<Tile>,
    passes: u8,
    /// How many have swapped one after another.
    swaps: u8,
}

impl World {
    /// The table of a game before a decision, the tiles of its bag in order.
    pub fn of(game: &Qwirkle) -> Self {
        let seats = game.setup().seats();
        let mut world = World {
            board: game.board().clone(),
            hands: [Hand::default(); MOST_SEATS],
            scores: [0; MOST_SEATS],
            active: game.active(),
            seats,
            is_over: false,
            bag: game.bag().iter().collect(),
            passes: game.passes(),
            swaps: 0,
        };
        for seat in (0..seats).map(Seat) {
            world.hands[seat.index()] = game.hand(seat);
            world.scores[seat.index()] = game.score(seat);
        }
        world
    }

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
            is_over: false,
            bag,
            passes: 0,
            swaps: 0,
        }
    }

    /// By how many points a seat is ahead of the best of the others.
    pub fn lead(&self, seat: Seat) -> i32 {
        let others = (0..self.seats).map(Seat).filter(|other| *other != seat);
        let best = others.map(|other| self.scores[other.index()]).max();
        best.map_or(0, |best| self.scores[seat.index()] - best)
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

    /// What a seat has not seen, so many tiles of each kind.
    pub fn unseen(&self, seat: Seat) -> [u8; Tile::KINDS] {
        let others = (0..self.seats).map(Seat).filter(|other| *other != seat);
        let held = others.flat_map(|other| self.hands[other.index()].iter());
        let mut unseen = [0; Tile::KINDS];
        held.chain(self.bag.iter().copied()).for_each(|tile| unseen[tile.index()] += 1);
        unseen
    }

    /// How many have passed one after another.
    pub(super) fn passes(&self) -> u8 {
        self.passes
    }

    /// How many tiles are in the bag.
    pub fn bag(&self) -> usize {
        self.bag.len()
    }

    /// How many tiles have not been played.
    pub fn left(&self) -> usize {
        self.bag.len() + self.hands.iter().map(|hand| usize::from(hand.len())).sum::<usize>()
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

    /// The opening bid that the active seat of a game must play, if it is to open.
    pub fn bid(game: &Qwirkle) -> Option<u8> {
        game.bid(game.active()).filter(|_| game.phase() == Phase::Opening)
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

impl Clone for World {
    fn clone(&self) -> Self {
        World { board: self.board.clone(), bag: self.bag.clone(), ..*self }
    }

    /// Worlds are copied thousands of times a move: the room of the old one is used again.
    fn clone_from(&mut self, from: &Self) {
        self.board.clone_from(&from.board);
        self.bag.clone_from(&from.bag);
        (self.hands, self.scores) = (from.hands, from.scores);
        (self.active, self.seats, self.is_over) = (from.active, from.seats, from.is_over);
        (self.passes, self.swaps) = (from.passes, from.swaps);
    }
}
