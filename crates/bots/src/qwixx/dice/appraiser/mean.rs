//! What tables are worth to everybody, and the mean of it over every roll.

use game::Seat;
use qwixx::dice::MOST_SEATS;

use super::super::net::sigmoid;
use super::super::position::Position;
use super::super::quick::Evaluator;
use super::foresight::Foresight;

/// What everybody may expect, all together 1; those of the first seats count.
pub(super) type Parts = [f64; MOST_SEATS];

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

/// Tells every table that a turn may end with, and how likely it is, everybody doing what is foreseen.
pub(super) fn each_end<E: Evaluator>(
    net: &E,
    table: &Position,
    found: &mut impl FnMut(f64, &Position),
) {
    let sides = table.pad().edition.sides;
    let all = f64::from(u32::from(sides).pow(6));
    let mut foresight = Foresight::new(net, table);
    for sum in 2..=2 * sides {
        let plans = foresight.plans(sum);
        let likely = 1.0 / ((plans.len() * plans.len()) as f64 * all);
        for (others, own) in plans.iter().flat_map(|own| plans.iter().map(move |plan| (plan, own)))
        {
            for offer in own.desk.offers.iter().filter(|offer| offer.rolls > 0) {
                found(likely * f64::from(offer.rolls), &own.desk.end(&others.table, offer));
            }
        }
    }
}

/// The mean of what tables are worth at the end of the turn, over every roll, everybody doing what is foreseen.
pub(super) fn mean<E: Evaluator>(
    net: &E,
    table: &Position,
    mut worth: impl FnMut(&Position) -> Parts,
) -> Parts {
    let mut mean = [0.0; MOST_SEATS];
    each_end(net, table, &mut |likely, end| {
        mean.iter_mut().zip(worth(end)).for_each(|(mean, part)| *mean += likely * part);
    });
    mean
}
