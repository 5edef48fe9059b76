//! `easy` plays like somebody who has played twice: not well, and never for no reason (docs/easy.md).

use std::sync::Arc;

use bots::{Level, Levelled};
use game::Setup;
use lab::arena::{Contest, Plan, Squad, Standings, Tally, has_luck};
use lab::watched::{Decision, Slips, watched};

/// Watches easy against itself: how it slips, and the points it makes.
fn watch<G: Levelled>(edition: &str, deals: u64) -> (Arc<Slips>, f64) {
    let setup = Setup::new(edition, 2);
    let start = G::new(&G::options(&setup).expect("a set-up"));
    let openings = !has_luck(&start);
    let contest = Contest { setup, start, plan: Plan::new(1, 2), seed: 5, openings, measure: None };
    let slips = Arc::new(Slips::default());
    let seen = |_| {
        let slips = slips.clone();
        let watch = move |decision: &Decision<'_, G>| slips.count(decision).map(|_| ());
        watched(Level::Easy.bot(), watch)
    };
    let mut squads: Vec<Squad<G>> = vec![(0..2).map(seen).collect()];
    let mut tally = Tally::new(&contest.plan);
    for deal in 0..deals {
        tally.add(&contest.plan, deal, &contest.deal(deal, &mut squads).expect("games"));
    }
    // A little more than two of a hundred, for luck.
    assert!(slips.worst() <= 0.025, "{slips:?}");
    (slips, Standings::new(&tally, &contest.plan).entrants[0].points)
}

#[test]
fn with_dice_it_makes_thirty_to_forty_five_points() {
    let (_, points) = watch::<qwixx::Dice>("classic", 200);
    assert!((28.0..=45.0).contains(&points), "{points}");
}

#[test]
fn with_cards_it_does_nothing_that_makes_no_sense() {
    let (_, points) = watch::<qwixx::Cards>("classic", 60);
    assert!((28.0..=45.0).contains(&points), "{points}");
}

#[test]
fn in_qwirkle_it_makes_a_hundred_to_a_hundred_and_forty_points() {
    let (_, points) = watch::<qwirkle::Qwirkle>("standard", 12);
    assert!((100.0..=145.0).contains(&points), "{points}");
}

#[test]
fn in_quixo_it_overlooks_one_line_in_three() {
    let (slips, _) = watch::<quixo::Quixo>("two", 300);
    assert!(slips.wins() > 50 && (0.2..=0.45).contains(&slips.overlooked()), "{slips:?}");
}
