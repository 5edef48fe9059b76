//! The mean, against counting every roll.

use qwixx::Colour;
use qwixx::dice::Roll;

use super::super::super::net::{HIDDEN, Net};
use super::super::super::quick::{Evaluator, QuickNet};
use super::super::foresight::{Foresight, Joint};
use super::super::mean::mean;
use super::super::near::Near;
use super::*;

/// All rolls that may come.
pub(super) fn every_roll(table: &Position) -> Vec<Roll> {
    let (sides, closed) = (table.pad().edition.sides, table.closed);
    let faces = |colour| if closed.contains(colour) { 1..=1 } else { 1..=sides };
    let mut shown: Vec<Vec<u8>> = vec![Vec::new()];
    for faces in [1..=sides, 1..=sides].into_iter().chain(Colour::ALL.map(faces)) {
        let with = |before: Vec<u8>| {
            faces.clone().map(move |face| before.iter().copied().chain([face]).collect())
        };
        shown = shown.into_iter().flat_map(with).collect();
    }
    let roll = |faces: Vec<u8>| match faces[..] {
        [one, two, red, yellow, green, blue] => {
            Roll::shown([one, two], [red, yellow, green, blue], closed)
        }
        _ => unreachable!("six dice"),
    };
    shown.into_iter().map(roll).collect()
}

/// The mean over every roll, one after another.
fn counted<E: Evaluator>(net: &E, table: &Position) -> Parts {
    let mut foresight = Foresight::new(net, table);
    let (mut total, mut rolls) = ([0.0; MOST_SEATS], 0.0);
    for roll in every_roll(table) {
        let worth = ends_worth(net, &foresight.joints(&roll));
        total.iter_mut().zip(worth).for_each(|(total, part)| *total += part);
        rolls += 1.0;
    }
    total.map(|part| part / rolls)
}

/// What is foreseen after a roll is worth, on average.
fn ends_worth<E: Evaluator>(net: &E, joints: &[Joint]) -> Parts {
    let mut mean = [0.0; MOST_SEATS];
    for joint in joints {
        mean.iter_mut()
            .zip(Near::new(net).parts(&joint.end))
            .for_each(|(mean, part)| *mean += part);
    }
    mean.map(|part| part / joints.len() as f64)
}

fn agrees<E: Evaluator>(net: &E, table: &Position) {
    let mut near = Near::new(net);
    let (quick, slow) = (mean(net, table, |end| near.parts(end)), counted(net, table));
    let off = quick.iter().zip(slow).map(|(quick, slow)| (quick - slow).abs()).fold(0.0, f64::max);
    let (edition, seats) = (table.pad().edition.name, table.seats());
    assert!(off < 1e-9, "{edition} for {seats}: {quick:?}, not {slow:?}");
}

/// Tables before a roll, of games between so many in one edition.
fn tables(edition: &str, seats: u8, seed: u64) -> Vec<Position> {
    let states = played(&options(edition, seats), seed);
    let rolling = states.iter().filter(|game| game.phase() == Phase::Roll);
    rolling.map(Position::of).collect()
}

/// The first table of every kind with a closed row, so that fewer rolls have to be counted.
#[test]
fn the_mean_is_that_over_every_roll() {
    for (i, edition) in LEARNT.into_iter().enumerate() {
        for seats in [2, 3 + i as u8 % 3] {
            let trained = nets::trained(&options(edition, seats), &Books::default());
            let net = &trained.expect("a net").net;
            let seeds = 0..;
            let mut late = seeds.flat_map(|seed| tables(edition, seats, seed).into_iter());
            let late = late.find(|table| !table.closed.is_empty()).expect("a closed row");
            agrees(net, &late);
        }
    }
    let all_open = &tables("classic", 2, 1)[9];
    assert!(all_open.closed.is_empty());
    let trained = nets::trained(&options("classic", 2), &Books::default());
    agrees(&trained.expect("a net").net, all_open);
}

#[test]
#[ignore = "minutes: three tables of every edition and number of seats"]
fn the_mean_is_that_over_every_roll_everywhere() {
    for edition in LEARNT {
        for seats in 2..=5 {
            let trained = nets::trained(&options(edition, seats), &Books::default());
            let net = &trained.expect("a net").net;
            let tables = tables(edition, seats, 3);
            for i in [tables.len() / 3, tables.len() * 2 / 3, tables.len() - 2] {
                agrees(net, &tables[i]);
            }
        }
    }
}

/// Somebody who looks at the own misses alone, but at all of the others' sheets: most answers are equal to it,
/// and yet which one is taken matters to the others.
#[test]
fn of_equals_the_policy_s_first_is_counted() {
    for edition in ["classic", "gemixxt-a", "bonus-a", "bonus-b"] {
        let options = options(edition, 2);
        let mut net = Net::untrained(&options.pad, 2, 5);
        let (own, misses) = (usize::from(net.layout.count), 4 * usize::from(net.layout.row));
        net.table[..own].fill([0.0; HIDDEN]);
        for count in 0..4 {
            net.table[misses + count] = net.out.map(|weight| -weight * count as f32);
        }
        let net = QuickNet::new(&net);
        (0..2).for_each(|seed| agrees(&net, &tables(edition, 2, seed)[8]));
    }
}

/// Twelve may close red or yellow for both, and the game ends if they close different ones. Who is ahead wants
/// that, and who is behind does not: no answer is the best for both.
#[test]
fn where_each_wants_to_do_what_the_other_does_not_either_is_expected() {
    let options = options("classic", 2);
    let mut table = Position::of(&Dice::new(&options));
    let sheet = |rows: [&[u8]; 4]| {
        Sheet::marked(&options.pad, &rows.map(<[u8]>::to_vec), &[], 0).expect("a sheet")
    };
    let low: &[u8] = &[3, 4, 5, 6, 7];
    table.sheets[0] = sheet([low, low, &[9, 8, 7, 6, 5], &[]]);
    table.sheets[1] = sheet([low, low, &[], &[]]);
    let trained = nets::trained(&options, &Books::default()).expect("a net");
    let mut foresight = Foresight::new(&trained.net, &table);
    let roll = |white| Roll::shown([white; 2], [1, 1, 1, 1], table.closed);
    let joints = foresight.joints(&roll(6));
    for seat in 0..2 {
        let mut answers: Vec<String> =
            joints.iter().map(|joint| joint.answers[seat].1.action.to_string()).collect();
        answers.sort();
        answers.dedup();
        assert_eq!(answers, ["r12", "y12"], "what seat {seat} may do");
    }
    let ends = joints.iter().filter(|joint| joint.end.is_over()).count();
    assert_eq!((joints.len(), ends), (4, 2));
    assert_eq!(foresight.joints(&roll(4)).len(), 1, "nothing is at stake");
}
