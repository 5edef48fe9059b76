//! A fingerprint of every bot: if one plays differently, its number here changes, and
//! the page of its game in docs/experiments says why.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use bots::{Level, Levelled};
use game::{Inconsistent, Setup};
use lab::arena::{Contest, Plan, Squad};
use lab::watched::{Decision, watched};

fn fold(hash: u32, byte: u8) -> u32 {
    (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
}

/// So many decisions are noted of those who look ahead: without optimisation they take a while, and in Quixo the
/// strongest go on for hundreds of moves.
const MOST: u32 = 40;

/// The decisions of a few games of a bot against itself, as one number.
fn signature<G: Levelled>(edition: &str, seats: u8, level: Level, deals: u64) -> u32 {
    let setup = Setup::new(edition, seats);
    let start = G::new(&G::options(&setup).expect("a set-up"));
    let plan = Plan::new(1, seats.into());
    let contest = Contest { setup, start, plan, seed: 3, openings: false, measure: None };
    let hash = Arc::new(AtomicU32::new(0x811c_9dc5));
    let count = Arc::new(AtomicU32::new(0));
    let most = if level >= Level::Hard { MOST } else { u32::MAX };
    let noted = |_| {
        let (hash, count) = (hash.clone(), count.clone());
        watched(level.bot(), move |decision: &Decision<'_, G>| {
            if count.fetch_add(1, Ordering::Relaxed) == most {
                return Err(Inconsistent("enough"));
            }
            let action = decision.action.to_string();
            let noted = action.bytes().fold(hash.load(Ordering::Relaxed), fold);
            hash.store(noted, Ordering::Relaxed);
            Ok(())
        })
    };
    let mut squads: Vec<Squad<G>> = vec![(0..seats).map(noted).collect()];
    for deal in 0..deals {
        if let Err(error) = contest.deal(deal, &mut squads) {
            assert!(count.load(Ordering::Relaxed) > most, "{error}");
        }
    }
    hash.load(Ordering::Relaxed)
}

fn check<G: Levelled>(edition: &str, seats: u8, deals: u64, expected: &[(Level, u32)]) {
    let offered = Level::ALL.into_iter().filter(|level| level.is_offered::<G>());
    let found = offered.map(|level| {
        // Looking ahead takes a while without optimisation.
        let deals = if level >= Level::Hard { 1 } else { deals };
        (level, signature::<G>(edition, seats, level, deals))
    });
    let found: Vec<_> = found.collect();
    assert_eq!(found, expected, "{} {edition} {seats}", G::NAME);
}

#[test]
fn qwixx_bots_play_as_they_did() {
    check::<qwixx::Dice>(
        "classic",
        2,
        10,
        &[
            (Level::Random, 1_570_166_798),
            (Level::Greedy, 1_205_608_180),
            (Level::Easy, 3_491_870_294),
            (Level::Medium, 1_163_106_801),
            (Level::Hard, 2_828_577_668),
            (Level::Expert, 2_533_311_899),
        ],
    );
}

#[test]
fn card_bots_play_as_they_did() {
    check::<qwixx::Cards>(
        "classic",
        2,
        5,
        &[
            (Level::Random, 2_972_372_200),
            (Level::Greedy, 1_523_125_831),
            (Level::Easy, 1_294_055_249),
            (Level::Medium, 3_910_719_335),
            (Level::Hard, 3_340_936_710),
            (Level::Expert, 2_049_303_247),
        ],
    );
}

#[test]
fn quixo_bots_play_as_they_did() {
    check::<quixo::Quixo>(
        "two",
        2,
        5,
        &[
            (Level::Random, 2_033_421_078),
            (Level::Greedy, 224_618_603),
            (Level::Easy, 314_993_328),
            (Level::Medium, 693_538_341),
            (Level::Hard, 4_147_029_672),
            (Level::Expert, 3_691_737_886),
            (Level::Unbeatable, 2_926_642_659),
        ],
    );
}

#[test]
fn quixo_bots_of_teams_play_as_they_did() {
    check::<quixo::Quixo>(
        "four",
        4,
        2,
        &[
            (Level::Random, 2_647_312_833),
            (Level::Greedy, 1_781_153_726),
            (Level::Easy, 2_512_093_491),
            (Level::Medium, 2_637_538_744),
            (Level::Hard, 4_292_128_026),
            (Level::Expert, 745_962_045),
            (Level::Unbeatable, 4_042_322_422),
        ],
    );
}

#[test]
fn qwirkle_bots_play_as_they_did() {
    check::<qwirkle::Qwirkle>(
        "standard",
        2,
        2,
        &[
            (Level::Random, 3_489_348_724),
            (Level::Greedy, 3_491_105_760),
            (Level::Easy, 3_981_597_475),
            (Level::Medium, 765_111_342),
            (Level::Hard, 3_861_019_466),
            (Level::Expert, 3_573_526_558),
        ],
    );
}
