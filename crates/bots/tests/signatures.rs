//! A fingerprint of every bot: if one plays differently, its number here changes, and
//! the page of its game in docs/experiments says why.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use bots::{Bot, Level, Levelled};
use game::{Game, Inconsistent, Luck, Seat, Setup};
use lab::arena::{Contest, Plan, Squad};

/// A bot whose decisions are noted as one number, shared with others.
struct Noted<G> {
    bot: Box<dyn Bot<G>>,
    hash: Arc<AtomicU32>,
}

impl<G: Game> Bot<G> for Noted<G> {
    fn sit(&mut self, setup: &Setup, seat: Seat) {
        self.bot.sit(setup, seat);
    }

    fn hear(&mut self, event: &G::Event) {
        self.bot.hear(event);
    }

    fn decide(
        &mut self,
        view: &G::View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<G::Action, Inconsistent> {
        let action = self.bot.decide(view, seat, luck)?;
        let hash = action.to_string().bytes().fold(self.hash.load(Ordering::Relaxed), fold);
        self.hash.store(hash, Ordering::Relaxed);
        Ok(action)
    }
}

fn fold(hash: u32, byte: u8) -> u32 {
    (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
}

/// All decisions of a few games of a bot against itself, as one number.
fn signature<G: Levelled>(edition: &str, seats: u8, level: Level, deals: u64) -> u32 {
    let setup = Setup::new(edition, seats);
    let start = G::new(&G::options(&setup).expect("a set-up"));
    let contest = Contest { setup, start, plan: Plan::new(1, seats.into()), seed: 3 };
    let hash = Arc::new(AtomicU32::new(0x811c_9dc5));
    let noted =
        |_| Box::new(Noted::<G> { bot: level.bot(), hash: hash.clone() }) as Box<dyn Bot<G>>;
    let mut squads: Vec<Squad<G>> = vec![(0..seats).map(noted).collect()];
    for deal in 0..deals {
        contest.deal(deal, &mut squads).expect("games");
    }
    hash.load(Ordering::Relaxed)
}

fn check<G: Levelled>(edition: &str, seats: u8, deals: u64, expected: &[(Level, u32)]) {
    let offered = Level::ALL.into_iter().filter(|level| level.is_offered::<G>());
    let found = offered.map(|level| {
        // Looking ahead takes a while without optimisation.
        let deals = if level >= Level::Strong { 1 } else { deals };
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
            (Level::Gentle, 1_217_509_041),
            (Level::Steady, 2_563_205_578),
            (Level::Strong, 3_235_493_916),
            (Level::Best, 3_706_373_096),
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
            (Level::Gentle, 437_158_973),
            (Level::Steady, 2_529_600_604),
            (Level::Strong, 4_005_085_255),
            (Level::Best, 2_215_295_850),
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
            (Level::Gentle, 307_884_417),
            (Level::Steady, 2_690_103_169),
            (Level::Strong, 3_482_273_766),
            (Level::Best, 1_322_502_134),
            (Level::Unbeatable, 4_198_522_431),
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
            (Level::Gentle, 267_743_253),
            (Level::Steady, 2_559_618_201),
            (Level::Strong, 2_276_887_628),
            (Level::Best, 2_343_590_973),
            (Level::Unbeatable, 1_105_150_192),
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
            (Level::Gentle, 2_562_682_328),
            (Level::Steady, 3_447_572_146),
            (Level::Strong, 16_322_872),
            (Level::Best, 3_973_338_311),
        ],
    );
}
