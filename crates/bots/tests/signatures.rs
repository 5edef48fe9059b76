//! A fingerprint of every bot, in the order of `Level::ALL`: if one plays differently, its number
//! here changes, and docs/experiments.md says why.

use bots::arena::{Contest, Plan, Squad};
use bots::{Level, Levelled};
use game::Setup;

/// The results of a few games of a bot against itself, as one number.
fn signature<G: Levelled>(edition: &str, seats: u8, level: Level, deals: u64) -> u32 {
    let setup = Setup::new(edition, seats);
    let start = G::new(&G::options(&setup).expect("a set-up"));
    let contest = Contest { setup, start, plan: Plan::new(1, seats.into()), seed: 3 };
    let mut squads: Vec<Squad<G>> = vec![(0..seats).map(|_| level.bot()).collect()];
    let games = (0..deals).flat_map(|deal| contest.deal(deal, &mut squads).expect("games"));
    games.fold(0x811c_9dc5, |hash: u32, outcome| {
        let text = format!("{outcome}");
        text.bytes().fold(hash, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    })
}

fn check<G: Levelled>(edition: &str, seats: u8, deals: u64, expected: &[u32]) {
    let levels = Level::ALL.into_iter().take(expected.len());
    let found = levels.map(|level| {
        // Looking ahead takes a while without optimisation.
        let deals = if level == Level::Best { 1 } else { deals };
        signature::<G>(edition, seats, level, deals)
    });
    let found: Vec<u32> = found.collect();
    assert_eq!(found, expected, "{} {edition} {seats}", G::NAME);
}

#[test]
fn qwixx_bots_play_as_they_did() {
    check::<qwixx::Dice>("classic", 2, 10, &[4182614378, 934555688, 1616913271, 303909397]);
}

#[test]
fn card_bots_play_as_they_did() {
    check::<qwixx::Cards>(
        "classic",
        2,
        5,
        &[183882719, 3377032542, 2939228317, 3377032542, 3377032542, 4109566824],
    );
}

#[test]
fn quixo_bots_play_as_they_did() {
    check::<quixo::Quixo>(
        "two",
        2,
        5,
        &[2346233472, 3666720588, 2533102994, 3666720588, 3666720588, 158269260],
    );
}

#[test]
fn qwirkle_bots_play_as_they_did() {
    check::<qwirkle::Qwirkle>(
        "standard",
        2,
        2,
        &[3720321730, 3102885016, 2513949482, 3102885016, 3102885016, 2256251308],
    );
}
