//! A table with nothing hidden, small enough to try things on.

use game::Seat;
use qwirkle::{Board, Hand, Phase, Qwirkle, Tile};

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
    /// Whether somebody who can play must, once the bag is empty.
    pub must_play: bool,
    /// Whether the game is over.
    pub is_over: bool,
    /// The bag in the order in which tiles will be drawn, the next one last.
    pub(super) bag: Vec<Tile>,
    pub(super) passes: u8,
    /// How many have swapped one after another.
    pub(super) swaps: u8,
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
            must_play: game.setup().must_play(),
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

    /// By how many points a seat is ahead of the best of the others.
    pub fn lead(&self, seat: Seat) -> i32 {
        let others = (0..self.seats).map(Seat).filter(|other| *other != seat);
        let best = others.map(|other| self.scores[other.index()]).max();
        best.map_or(0, |best| self.scores[seat.index()] - best)
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

    /// Whether the active seat may pass though it can play.
    pub fn may_pass(&self) -> bool {
        !self.must_play && self.bag.is_empty()
    }

    /// The opening bid that the active seat of a game must play, if it is to open.
    pub fn bid(game: &Qwirkle) -> Option<u8> {
        game.bid(game.active()).filter(|_| game.phase() == Phase::Opening)
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
        self.must_play = from.must_play;
    }
}
