//! The fixed order of moves: neutral cubes first, then threats where the style has them, then moves that
//! bring the own cubes nearest to one formation.
//!
//! Always building the same formation keeps the number of positions that can come up small; an order
//! that judges better but wanders needs a table ten times as large. What a threat leaves is counted as
//! coarsely as [`Freedom`] does for the same reason.

use quixo::symmetry::images;
use quixo::{Push, Side};

use super::sides::Sides;

/// The place of every cell in the formation: the lower, the sooner it is left for better ones.
const FORMATION: [u8; 25] =
    [2, 8, 15, 5, 0, 6, 13, 21, 14, 11, 17, 24, 20, 19, 12, 10, 22, 16, 23, 7, 1, 9, 18, 4, 3];

/// A reply is safe that does not lose at once; so many are few.
const FEW: usize = 4;

/// So many neutral cubes can there be on the border: none to all.
pub(super) const BORDER: usize = 17;

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

/// How moves are put in order and chosen; a table is made for one style. Threats leave few answers, and
/// those are mostly right: whoever is ahead keeps wins by them, and whoever sets none is answered wrongly more
/// often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// With neutral cubes, moves that threaten come first.
    pub threats: bool,
    /// With own cubes they do for whoever has so many marks more, or yet more; never if there is none.
    pub own_threats: Option<isize>,
    /// Among how many moves with own cubes it chooses, lest a position come again,
    pub vary: usize,
    /// from so many marks on,
    pub vary_from: usize,
    /// for whoever has at most so many marks more.
    pub vary_lead: isize,
}

impl Style {
    /// How to play without a table: threats with neutral cubes only.
    pub const BARE: Style =
        Style { threats: true, own_threats: None, vary: 2, vary_from: 0, vary_lead: 25 };
    /// The style of tables that do not name theirs: threats always.
    pub const OLDER: Style =
        Style { threats: true, own_threats: Some(-25), vary: 1, vary_from: 0, vary_lead: 25 };

    /// The style that a table names.
    pub(super) fn read(bytes: [u8; 7]) -> Style {
        let [threats, vary, vary_from, own_threats, vary_lead, _, _] = bytes;
        Style {
            threats: threats != 0,
            own_threats: (own_threats != 0).then_some(own_threats.into()),
            vary: vary.into(),
            vary_from: vary_from.into(),
            vary_lead: vary_lead.cast_signed().into(),
        }
    }

    fn threatens(&self, at: Sides, own: bool) -> bool {
        if own { self.own_threats.is_some_and(|most| at.lead() >= most) } else { self.threats }
    }

    /// Among how many moves the player chooses if this is the first of them.
    pub fn among(&self, at: Sides, first: &Candidate) -> usize {
        let varies = at.marks() >= self.vary_from && at.lead() <= self.vary_lead;
        if first.own && varies { self.vary } else { 1 }
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

impl Candidate {
    /// How many there can be of what is seen of a move.
    pub const SIGHTS: usize = Freedom::ALL * BORDER;

    /// What is seen of the move: what it leaves the other, and how many neutral cubes on the border.
    pub fn sight(&self) -> usize {
        let border = Side::Five.frame().border();
        let neutral = border.without(self.after.me.union(self.after.them));
        self.leaves as usize * BORDER + neutral.len()
    }
}

/// The moves of a position that do not give the other a line, in order; of moves that lead to images
/// of one position, one.
pub fn candidates(sides: Sides, style: &Style) -> Vec<Candidate> {
    let mut all: Vec<_> = sides
        .moves()
        .filter(|(_, after)| !after.their_line())
        .map(|(push, after)| {
            let own = sides.me.contains(push.cell());
            let (leaves, code) = (Freedom::left_by(after), after.code());
            let threat = style.threatens(sides, own).then_some(leaves);
            let key = (own, threat, formation(after.me.bits()), code);
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
