//! What the active seat does with every roll, without going through the 46,656 of them.
//!
//! The seat takes the best of what its colour dice offer, and these are independent: in order of worth, an
//! offer is taken when its die shows it and no other die shows one before it.

use std::cmp::Ordering;

use qwixx::{Colour, Colours};

use super::super::candidates::{self, Candidate};
use super::super::position::Position;
use super::super::quick::Evaluator;
use super::super::scale::{Scale, weigh};
use super::foresight::finished;

/// The sums of two dice, with room for eight sides.
const SUMS: usize = 17;

/// Something that the active seat may do with a turn.
#[derive(Clone, Copy)]
pub(super) struct Offer {
    /// What it is worth to the seat, if the others do what it expects.
    worth: f32,
    /// Which answer to the white sum it begins with.
    first: usize,
    /// The sheet and the closed rows at the end of the turn.
    last: Candidate,
    /// With how many rolls of all six dice it is taken.
    pub(super) rolls: u32,
}

impl Offer {
    /// Which of two the policy prefers: of equals the one that begins with the earlier answer.
    fn order(&self, other: &Offer) -> Ordering {
        let worth = other.worth.partial_cmp(&self.worth).unwrap_or(Ordering::Equal);
        worth.then(self.first.cmp(&other.first))
    }
}

/// What the active seat may do after one white sum.
pub(super) struct Desk {
    sides: u8,
    firsts: Vec<Candidate>,
    /// The best without a colour die, then the best for every cell of a colour.
    pub(super) offers: Vec<Offer>,
    /// Where the offer for a colour and a number is.
    at: [[Option<usize>; SUMS]; 4],
    found: Vec<Candidate>,
    /// The offers that are better than the first, by order, each with its colour.
    better: Vec<(usize, usize)>,
}

impl Desk {
    pub(super) fn new(sides: u8) -> Self {
        Desk {
            sides,
            firsts: Vec::with_capacity(16),
            offers: Vec::with_capacity(64),
            at: [[None; SUMS]; 4],
            found: Vec::with_capacity(16),
            better: Vec::with_capacity(64),
        }
    }

    /// Counts with how many rolls of this white sum the seat takes which offer. `expected` is the table of
    /// `scale`, as the seat expects the others to leave it, and `closed` what is closed before that.
    pub(super) fn count<E: Evaluator>(
        &mut self,
        net: &E,
        scale: &mut Scale<'_, E>,
        expected: &Position,
        closed: Colours,
        sum: u8,
    ) {
        self.list(net, scale, expected, closed, sum);
        let sides = self.sides;
        let pairs = (1..=sides).map(|one| [one, sum.saturating_sub(one)]);
        for white in pairs.filter(|[_, other]| (1..=sides).contains(other)) {
            self.roll(white);
        }
    }

    /// Lists what there is to do after this white sum, whatever the colour dice show.
    fn list<E: Evaluator>(
        &mut self,
        net: &E,
        scale: &mut Scale<'_, E>,
        expected: &Position,
        closed: Colours,
        sum: u8,
    ) {
        let (pad, seat) = (expected.pad(), expected.active);
        let sheet = &expected.sheets[seat.index()];
        self.firsts.clear();
        let lucky = expected.options.lucky(seat);
        candidates::for_sum(pad, sheet, closed, sum, lucky, &mut self.firsts);
        self.offers.clear();
        self.at = [[None; SUMS]; 4];
        for first in 0..self.firsts.len() {
            let begun = self.firsts[first];
            let closed = begun.closed.union(expected.closed);
            let mut without = begun;
            if closed.len() >= 2 {
                // The game ends before the colour dice are looked at.
                let mut table = *expected;
                table.sheets[seat.index()] = begun.sheet;
                table.closed = closed;
                self.offer(None, weigh(net, &table, seat), first, without);
                continue;
            }
            scale.stand_on(&begun.sheet);
            if first == 0 {
                without.sheet = sheet.with_miss();
            }
            self.offer(None, scale.weigh(&without.sheet, closed), first, without);
            let open = Colour::ALL.into_iter().filter(|colour| !closed.contains(*colour));
            let most = 2 * self.sides;
            for (colour, number) in open.flat_map(|die| (2..=most).map(move |sum| (die, sum))) {
                self.found.clear();
                candidates::for_die(pad, &begun.sheet, closed, colour, number, &mut self.found);
                for i in 0..self.found.len() {
                    let mut last = self.found[i];
                    let worth = scale.weigh(&last.sheet, last.closed);
                    // What others close is theirs.
                    last.closed = begun.closed.union(last.closed.without(closed));
                    self.offer(Some((colour, number)), worth, first, last);
                }
            }
        }
    }

    /// Notes an offer if it is the best yet of its kind: without a colour die, or with one.
    fn offer(&mut self, by: Option<(Colour, u8)>, worth: f32, first: usize, last: Candidate) {
        let new = Offer { worth, first, last, rolls: 0 };
        let at = match by {
            None if self.offers.is_empty() => None,
            None => Some(0),
            Some((colour, number)) => self.at[colour.index()][usize::from(number)],
        };
        match at {
            Some(at) if worth > self.offers[at].worth => self.offers[at] = new,
            Some(_) => {}
            None => {
                if let Some((colour, number)) = by {
                    self.at[colour.index()][usize::from(number)] = Some(self.offers.len());
                }
                self.offers.push(new);
            }
        }
    }

    /// Counts how often each offer is the best, the white dice showing this.
    fn roll(&mut self, [one, other]: [u8; 2]) {
        let Desk { sides, offers, at, better, .. } = self;
        better.clear();
        for (colour, at) in at.iter().enumerate() {
            for face in 1..=*sides {
                let by = |white: u8| at[usize::from(white + face)];
                // Of equals the one with the first white die.
                let best = match (by(one), by(other)) {
                    (Some(one), Some(other)) if offers[other].order(&offers[one]).is_lt() => {
                        Some(other)
                    }
                    (one, other) => one.or(other),
                };
                let before = |best: &usize| offers[*best].order(&offers[0]).is_lt();
                better.extend(best.filter(before).map(|best| (best, colour)));
            }
        }
        let order = |(one, colour): &(usize, usize), (two, other): &(usize, usize)| {
            offers[*one].order(&offers[*two]).then(colour.cmp(other))
        };
        better.sort_unstable_by(order);
        // How many faces of every die offer nothing that comes before.
        let mut faces = [u32::from(*sides); 4];
        for (offer, colour) in better.iter() {
            let others = (0..4).filter(|other| other != colour).map(|other| faces[other]);
            offers[*offer].rolls += others.product::<u32>();
            faces[*colour] -= 1;
        }
        offers[0].rolls += faces.iter().product::<u32>();
    }

    /// The table at the end of the turn, the others having answered the white sum.
    pub(super) fn end(&self, others: &Position, offer: &Offer) -> Position {
        finished(others, &self.firsts[offer.first], &offer.last)
    }
}
