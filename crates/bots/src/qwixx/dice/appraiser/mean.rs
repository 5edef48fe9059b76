//! What tables are worth to everybody, and the mean of it over every roll.
//!
//! Nobody goes through the 46,656 rolls. Seats that are not active look at the white sum alone. The active
//! one takes the best of what its colour dice offer, and these are independent: in order of worth, an offer is
//! taken when its die shows it and no other die shows one before it.

use std::cmp::Ordering;

use game::Seat;
use qwixx::dice::{MOST_SEATS, Roll};
use qwixx::{Colour, Colours};

use super::super::candidates::{self, Candidate};
use super::super::net::sigmoid;
use super::super::policy::Policy;
use super::super::position::Position;
use super::super::quick::Evaluator;
use super::super::scale::{Scale, weigh};

/// What everybody may expect, all together 1; those of the first seats count.
pub(super) type Parts = [f64; MOST_SEATS];

/// The sums of two dice, with room for eight sides.
const SUMS: usize = 17;

/// What odds are multiplied by where more than two play: there the nets are too cautious.
const SHARPER: f32 = 1.15;

/// What a table is worth before somebody's roll, as the net says; what everybody got if it is over.
pub(super) fn parts<E: Evaluator>(net: &E, table: &Position) -> Parts {
    let mut parts = [0.0; MOST_SEATS];
    let seats = (0..table.seats()).map(Seat);
    if table.is_over() {
        let most = seats.clone().map(|seat| table.points(seat)).max();
        let winners = seats.filter(|seat| Some(table.points(*seat)) == most);
        winners.for_each(|seat| parts[seat.index()] = 1.0);
    } else {
        let facts = net.facts(table);
        let mut odds = [0.0; MOST_SEATS];
        let odds = &mut odds[..usize::from(table.seats())];
        let sharper = if table.seats() > 2 { SHARPER } else { 1.0 };
        for (odds, seat) in odds.iter_mut().zip(seats) {
            *odds = sharper * net.logit(&net.sum(&facts, seat, table.distance(seat)));
        }
        let shift = agreement(odds);
        for (part, odds) in parts.iter_mut().zip(odds) {
            *part = sigmoid(*odds + shift).into();
        }
    }
    let all: f64 = parts.iter().sum();
    parts.map(|part| part / all)
}

/// By how much everybody's odds have to be moved for the chances to add up to 1, nearly: what is certain stays
/// nearly certain, whereas a division would take most from the likeliest.
fn agreement(odds: &[f32]) -> f32 {
    let mut shift = 0.0;
    for _ in 0..4 {
        let (mut over, mut slope) = (-1.0, 1e-3);
        for chance in odds.iter().map(|odds| sigmoid(odds + shift)) {
            over += chance;
            slope += chance * (1.0 - chance);
        }
        shift -= (over / slope).clamp(-1.0, 1.0);
    }
    shift
}

/// The mean of what tables are worth at the end of the turn, over every roll, everybody doing what the policy
/// foresees.
pub(super) fn mean<E: Evaluator>(
    net: &E,
    table: &Position,
    mut worth: impl FnMut(&Position) -> Parts,
) -> Parts {
    let sides = table.pad().edition.sides;
    let mut policy = Policy::new(net);
    let mut scale = Scale::new(net, *table, table.active);
    let mut desk = Desk::new(sides);
    let mut total = [0.0; MOST_SEATS];
    for sum in 2..=2 * sides {
        desk.list(net, &mut scale, table, sum);
        let pairs = (1..=sides).map(|one| [one, sum.saturating_sub(one)]);
        for white in pairs.filter(|[_, other]| (1..=sides).contains(other)) {
            desk.roll(white);
        }
        let white = [sum / 2, sum - sum / 2];
        let roll = Roll::shown(white, [0; 4], Colours::NONE);
        let others = policy.foresee(table, &roll, Some(table.active)).white;
        for offer in desk.offers.iter().filter(|offer| offer.rolls > 0) {
            let worth = worth(&desk.end(&others, offer));
            let rolls = f64::from(offer.rolls);
            total.iter_mut().zip(worth).for_each(|(total, part)| *total += rolls * part);
        }
    }
    total.map(|part| part / f64::from(u32::from(sides).pow(6)))
}

/// Something that the active seat may do with a turn.
#[derive(Clone, Copy)]
struct Offer {
    /// What it is worth to the seat, if the others do nothing.
    worth: f32,
    /// Which answer to the white sum it begins with.
    first: usize,
    /// The sheet and the closed rows at the end of the turn.
    last: Candidate,
    /// With how many rolls of all six dice it is taken.
    rolls: u32,
}

impl Offer {
    /// Which of two the policy prefers: of equals the one that begins with the earlier answer.
    fn order(&self, other: &Offer) -> Ordering {
        let worth = other.worth.partial_cmp(&self.worth).unwrap_or(Ordering::Equal);
        worth.then(self.first.cmp(&other.first))
    }
}

/// What the active seat may do after one white sum.
struct Desk {
    sides: u8,
    firsts: Vec<Candidate>,
    /// The best without a colour die, then the best for every cell of a colour.
    offers: Vec<Offer>,
    /// Where the offer for a colour and a number is.
    at: [[Option<usize>; SUMS]; 4],
    found: Vec<Candidate>,
    /// The offers that are better than the first, by order, each with its colour.
    better: Vec<(usize, usize)>,
}

impl Desk {
    fn new(sides: u8) -> Self {
        Desk {
            sides,
            firsts: Vec::with_capacity(16),
            offers: Vec::with_capacity(64),
            at: [[None; SUMS]; 4],
            found: Vec::with_capacity(16),
            better: Vec::with_capacity(64),
        }
    }

    /// Lists what there is to do after this white sum, whatever the colour dice show.
    fn list<E: Evaluator>(&mut self, net: &E, scale: &mut Scale<'_, E>, now: &Position, sum: u8) {
        let (pad, seat) = (now.pad(), now.active);
        let sheet = &now.sheets[seat.index()];
        self.firsts.clear();
        let lucky = now.options.lucky(seat);
        candidates::for_sum(pad, sheet, now.closed, sum, lucky, &mut self.firsts);
        self.offers.clear();
        self.at = [[None; SUMS]; 4];
        for first in 0..self.firsts.len() {
            let begun = self.firsts[first];
            let mut without = begun;
            if begun.closed.len() >= 2 {
                // The game ends before the colour dice are looked at.
                let mut table = *now;
                table.sheets[seat.index()] = begun.sheet;
                table.closed = begun.closed;
                self.offer(None, weigh(net, &table, seat), first, without);
                continue;
            }
            scale.stand_on(&begun.sheet);
            if first == 0 {
                without.sheet = sheet.with_miss();
            }
            self.offer(None, scale.weigh(&without.sheet, without.closed), first, without);
            let open = Colour::ALL.into_iter().filter(|colour| !begun.closed.contains(*colour));
            let most = 2 * self.sides;
            for (colour, number) in open.flat_map(|die| (2..=most).map(move |sum| (die, sum))) {
                self.found.clear();
                let Candidate { sheet, closed, .. } = begun;
                candidates::for_die(pad, &sheet, closed, colour, number, &mut self.found);
                for i in 0..self.found.len() {
                    let last = self.found[i];
                    let worth = scale.weigh(&last.sheet, last.closed);
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
    fn end(&self, others: &Position, offer: &Offer) -> Position {
        let mut end = *others;
        let own = end.active.index();
        let first = &self.firsts[offer.first];
        (end.sheets[own], end.closed) = (first.sheet, end.closed.union(first.closed));
        if !end.is_closed_down() {
            end.sheets[own] = offer.last.sheet;
            end.closed = end.closed.union(offer.last.closed);
        }
        end.active = end.active.next(end.seats());
        end
    }
}
