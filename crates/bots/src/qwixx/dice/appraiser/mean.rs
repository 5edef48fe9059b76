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

/// What everybody got from a game that is over.
pub(super) fn ended(table: &Position) -> Parts {
    let mut parts = [0.0; MOST_SEATS];
    let seats = (0..table.seats()).map(Seat);
    let most = seats.clone().map(|seat| table.points(seat)).max();
    let winners = seats.filter(|seat| Some(table.points(*seat)) == most);
    winners.for_each(|seat| parts[seat.index()] = 1.0);
    let all: f64 = parts.iter().sum();
    parts.map(|part| part / all)
}

/// What the net makes of the sums of all seats: what each may expect, all together 1.
pub(super) fn shared<E: Evaluator>(net: &E, sums: &[E::Sum]) -> Parts {
    let mut odds = [0.0; MOST_SEATS];
    let odds = &mut odds[..sums.len()];
    let sharper = if sums.len() > 2 { SHARPER } else { 1.0 };
    for (odds, sum) in odds.iter_mut().zip(sums) {
        *odds = sharper * net.logit(sum);
    }
    let shift = agreement(odds);
    let mut parts = [0.0; MOST_SEATS];
    for (part, odds) in parts.iter_mut().zip(odds) {
        *part = sigmoid(*odds + shift).into();
    }
    let all: f64 = parts.iter().sum();
    parts.map(|part| part / all)
}

/// By how much everybody's odds have to be moved for the chances to add up to 1, nearly: what is certain stays
/// nearly certain, whereas a division would take most from the likeliest.
fn agreement(odds: &[f32]) -> f32 {
    /// What is left over then is divided.
    const NEARLY: f32 = 1e-3;
    if let [one, other] = odds {
        return -(one + other) / 2.0;
    }
    let mut shift = 0.0;
    for _ in 0..4 {
        let (mut over, mut slope) = (-1.0, 1e-3);
        for chance in odds.iter().map(|odds| sigmoid(odds + shift)) {
            over += chance;
            slope += chance * (1.0 - chance);
        }
        if over.abs() < NEARLY {
            break;
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
