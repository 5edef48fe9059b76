//! The fixed order of moves: neutral cubes first, then moves that set most traps, then those that
//! bring the own cubes nearest to one formation.
//!
//! Always building the same formation keeps the number of positions that can come up small; an order
//! that judges better but wanders needs a table ten times as large. Traps are counted as coarsely as
//! [`Freedom`] does for the same reason.

use quixo::Push;
use quixo::symmetry::images;

use super::sides::Sides;

/// The place of every cell in the formation: the lower, the sooner it is left for better ones.
const FORMATION: [u8; 25] =
    [2, 8, 15, 5, 0, 6, 13, 21, 14, 11, 17, 24, 20, 19, 12, 10, 22, 16, 23, 7, 1, 9, 18, 4, 3];

/// A reply is safe that does not lose at once; so many are few.
const FEW: usize = 4;

/// What a move leaves the other player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Freedom {
    /// A line is threatened, and only a few replies are safe.
    FewReplies,
    /// A line is threatened.
    Threatened,
    /// Nothing is threatened.
    Free,
}

impl Freedom {
    /// How many there are.
    pub const ALL: usize = 3;

    /// What the player who has just come to `after` leaves the other.
    pub fn left_by(after: Sides) -> Freedom {
        if after.winning_move().is_none() {
            return Freedom::Free;
        }
        let is_safe = |(_, reply): &(Push, Sides)| {
            let (gives, makes) = (reply.their_line(), reply.my_line());
            !gives && (makes || reply.turned().winning_move().is_none())
        };
        let safe = after.turned().moves().filter(is_safe).take(FEW + 1).count();
        if safe > FEW { Freedom::Threatened } else { Freedom::FewReplies }
    }
}

/// A move that does not lose at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The push that makes the move.
    pub push: Push,
    /// Whether it is made with an own cube.
    pub own: bool,
    /// What it leaves the other.
    pub leaves: Freedom,
    /// The position after it, seen by the player who made it.
    pub after: Sides,
    /// That position as one number.
    pub code: u64,
}

/// The moves of a position that do not give the other a line, in order; of moves that lead to images
/// of one position, one.
pub fn candidates(sides: Sides) -> Vec<Candidate> {
    let mut all: Vec<_> = sides
        .moves()
        .filter(|(_, after)| !after.their_line())
        .map(|(push, after)| {
            let own = sides.me.contains(push.cell());
            let (leaves, code) = (Freedom::left_by(after), after.code());
            let key = (own, leaves, formation(after.me.bits()), code);
            (key, Candidate { push, own, leaves, after, code })
        })
        .collect();
    all.sort_by_key(|(key, _)| *key);
    all.dedup_by_key(|(key, _)| *key);
    all.into_iter().map(|(_, candidate)| candidate).collect()
}

/// The number of a formation: the least of its images, the cells going through [`FORMATION`].
fn formation(mask: u32) -> u32 {
    let placed = |mask: u32| {
        let cells = (0..25).filter(|at| mask >> at & 1 == 1);
        cells.fold(0, |number, at: usize| number | 1 << FORMATION[at])
    };
    images(mask).map(placed).into_iter().min().unwrap_or_default()
}
