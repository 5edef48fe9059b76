//! What others did not play: a player who made fewer points than a hand allowed probably does not hold
//! that hand. Only the tiles that were kept tell something; those drawn afterwards do not.

use std::ops::Range;

use game::Seat;
use game::luck::Stream;
use qwirkle::{Board, Hand, LastPlay, Placement, View};

use super::field::Field;
use super::plays::{Orders, plays};

/// How often a hand that is not likely is drawn anew.
const TRIES: usize = 12;

/// What a seat played, and on which board.
#[derive(Clone, Debug)]
pub(super) struct Clue {
    /// Who.
    pub(super) seat: usize,
    /// The board that it found.
    field: Field,
    /// The kinds that it played.
    played: u64,
    points: u8,
    /// How many tiles of its hand it held before.
    kept: usize,
}

/// The clues of a view, one a seat at most, given the plays made last in their order.
pub(super) fn read(view: &View, own: Seat, plays: &[LastPlay]) -> Vec<Clue> {
    let mut placed = view.board.clone();
    let mut clues: Vec<Clue> = Vec::new();
    for last in plays.iter().rev() {
        let was_put = |at: &Placement| last.play.at(at.cell) == Some(at.tile);
        let before = placed.len();
        placed.retain(|at| !was_put(at));
        let known = clues.iter().any(|clue| clue.seat == last.seat.index());
        let Some(shown) = view.seats.get(last.seat.index()) else { continue };
        let Ok(board) = Board::arranged(&placed) else { break };
        if before - placed.len() != usize::from(last.play.len()) || board.is_empty() {
            break;
        }
        if last.seat != own && !known {
            let (held, count) = (usize::from(shown.tiles), usize::from(last.play.len()));
            let drawn = (held + count).saturating_sub(Hand::FULL);
            clues.push(Clue {
                seat: last.seat.index(),
                field: Field::of(&board),
                played: last.play.tiles().fold(0, |kinds, tile| kinds | 1 << tile.index()),
                points: last.points,
                kept: held.saturating_sub(drawn),
            });
        }
    }
    clues
}

impl Clue {
    /// Whether it is likely enough that a seat with these tiles, those kept first, played as it did.
    fn allows(&self, hand: &[u8], luck: &mut Stream) -> bool {
        let kept = hand.iter().take(self.kept).fold(0, |kinds, kind| kinds | 1 << kind);
        let mut most = 0;
        plays(&self.field, kept | self.played, Orders::One, |found| most = most.max(found.points));
        // Somebody who thinks ahead leaves a few points on the table, hardly many.
        let left = most.saturating_sub(self.points);
        luck.pick(1 << left.min(8)) == 0
    }

    /// Exchanges a hand for one that is likely: its place is among all unseen tiles, of which the first
    /// are in the bag.
    pub(super) fn settle(
        &self,
        unseen: &mut [u8],
        hand: Range<usize>,
        bag: usize,
        luck: &mut Stream,
    ) {
        for _ in 0..TRIES {
            if self.allows(&unseen[hand.clone()], luck) {
                return;
            }
            for at in hand.clone() {
                let with = luck.pick(bag + 1);
                unseen.swap(at, if with == bag { at } else { with });
            }
        }
    }
}
