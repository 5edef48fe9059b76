//! How turns go: what every step does to the table.

use game::{Audience, Game, Seat};

use crate::event::Event;
use crate::hand::Hand;
use crate::kinds::Kinds;
use crate::play::Play;
use crate::state::{LastPlay, Phase, Qwirkle};
use crate::tile::Tile;

/// The points for playing the last tile.
const LAST_TILE: u8 = 6;

/// The first version of the rules by which a game ends where nothing fits any more.
const NOTHING_FITS_ENDS: u32 = 2;

/// Why a game is over in which everybody has passed.
const ALL_PASSED: &str = "all-passed";
/// Why a game is over in which somebody has no tile left.
const LAST_TILE_PLAYED: &str = "last-tile-played";
/// Why a game is over in which no tile that is left fits anywhere.
const NOTHING_FITS: &str = "nothing-fits";
/// All reasons for which a game can be over.
pub(crate) const ENDS: &[&str] = &[ALL_PASSED, LAST_TILE_PLAYED, NOTHING_FITS];

impl Qwirkle {
    /// The tiles that the active seat is to draw: as many as it set aside, or what fills its hand.
    pub(crate) fn owed(&self) -> u8 {
        if self.aside.is_empty() {
            let missing = Hand::FULL as u8 - self.hand(self.active).len();
            missing.min(self.bag.len())
        } else {
            self.aside.len()
        }
    }

    pub(crate) fn deal(&mut self, hands: &[Hand], tell: &mut impl FnMut(Audience, Event)) {
        for (own, hand) in self.hands.iter_mut().zip(hands) {
            *own = *hand;
            self.bag = self.bag.without(hand.iter()).unwrap_or(self.bag);
        }
        let bag = self.bag.len();
        tell(Audience::All, Event::Dealt { bag });
        for seat in self.options.everybody().iter() {
            let tiles = self.hand(seat);
            tell(Audience::Only(seat), Event::Took { seat, tiles });
        }
        for seat in self.options.everybody().iter() {
            let size = self.hand(seat).bid();
            self.bids[seat.index()] = size;
            tell(Audience::All, Event::Bid { seat, size });
        }
        self.active = self.starter();
        self.phase = Phase::Opening;
        tell(Audience::All, Event::Began { seat: self.active });
    }

    /// Of those with the highest bid the oldest, or else whoever comes first after the oldest.
    pub(crate) fn starter(&self) -> Seat {
        let (oldest, seats) = (self.options.oldest(), self.options.seats());
        let after = |places: u8| Seat((oldest.0 + places) % seats);
        // The last of equals is the greatest, so the oldest comes last.
        let best = (0..seats).rev().map(after).max_by_key(|seat| self.bids[seat.index()]);
        best.unwrap_or(oldest)
    }

    pub(crate) fn place(
        &mut self,
        seat: Seat,
        play: &Play,
        tell: &mut impl FnMut(Audience, Event),
    ) {
        let score = self.board.score(play);
        for placed in play.iter() {
            self.board.put(placed.cell, placed.tile);
        }
        self.give_up(seat, play.tiles());
        self.reward(seat, score.points);
        self.passes = 0;
        self.last = Some(LastPlay { seat, play: *play, points: score.points });
        let played = Event::Played { seat, play: *play, lines: score.lines, points: score.points };
        tell(Audience::All, played);
        if self.is_stuck() {
            self.end(tell);
        } else if self.owed() > 0 {
            self.phase = Phase::Draw;
        } else if self.hand(seat).is_empty() {
            self.reward(seat, LAST_TILE);
            let bonus = LAST_TILE;
            tell(Audience::All, Event::WentOut { seat, bonus });
            self.end(tell);
        } else {
            self.next_turn();
        }
    }

    pub(crate) fn swap(&mut self, seat: Seat, tiles: Hand, tell: &mut impl FnMut(Audience, Event)) {
        self.give_up(seat, tiles.iter());
        self.aside = tiles;
        self.phase = Phase::Draw;
        let count = tiles.len();
        tell(Audience::All, Event::Swapped { seat, count });
    }

    pub(crate) fn draw(&mut self, tiles: Hand, tell: &mut impl FnMut(Audience, Event)) {
        let seat = self.active;
        let hand = self.hand(seat);
        self.hands[seat.index()] = hand.with(tiles.iter()).unwrap_or(hand);
        self.bag = self.bag.without(tiles.iter()).unwrap_or(self.bag);
        // Only now, so that nobody draws what they set aside.
        self.bag.put(self.aside.iter());
        self.aside = Hand::default();
        let (count, bag) = (tiles.len(), self.bag.len());
        tell(Audience::All, Event::Drew { seat, count, bag });
        tell(Audience::Only(seat), Event::Took { seat, tiles });
        self.next_turn();
    }

    pub(crate) fn pass(&mut self, seat: Seat, tell: &mut impl FnMut(Audience, Event)) {
        self.passes += 1;
        tell(Audience::All, Event::Passed { seat });
        if self.passes >= self.options.seats() {
            self.end(tell);
        } else {
            self.next_turn();
        }
    }

    /// Whether nobody will ever play again although there will always be tiles in the bag: no tile
    /// that is left fits anywhere. Without this end, which is ours, players would swap for ever.
    ///
    /// Where the last tiles of the bag are drawn after all, everybody passes, as the rules say.
    pub(crate) fn is_stuck(&self) -> bool {
        if self.rules < NOTHING_FITS_ENDS {
            return false;
        }
        let held = self.hands.iter().flat_map(Hand::iter);
        let left: Kinds = held.chain(self.bag.iter()).collect();
        let drawn = if self.phase == Phase::Over { 0 } else { self.owed() };
        self.bag.len() > drawn && self.board.open(left).next().is_none()
    }

    /// Why the game is over, once it is.
    pub(crate) fn reason(&self) -> &'static str {
        if self.passes >= self.options.seats() {
            ALL_PASSED
        } else if self.bag.is_empty() {
            LAST_TILE_PLAYED
        } else {
            NOTHING_FITS
        }
    }

    fn next_turn(&mut self) {
        self.active = self.active.next(self.options.seats());
        self.phase = Phase::Play;
    }

    fn end(&mut self, tell: &mut impl FnMut(Audience, Event)) {
        self.phase = Phase::Over;
        if let Some(outcome) = self.outcome() {
            tell(Audience::All, Event::Ended { outcome });
        }
    }

    fn give_up(&mut self, seat: Seat, tiles: impl IntoIterator<Item = Tile>) {
        if let Some(hand) = self.hands.get_mut(seat.index()) {
            *hand = hand.without(tiles).unwrap_or(*hand);
        }
    }

    fn reward(&mut self, seat: Seat, points: u8) {
        if let Some(score) = self.scores.get_mut(seat.index()) {
            *score = score.saturating_add(points.into());
        }
    }
}
