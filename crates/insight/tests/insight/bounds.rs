//! What a judge may get wrong: bounds that a sound one keeps, and that noise and loaded dice break.

use std::marker::PhantomData;

use bots::{Appraised, Appraiser, Books, Depth, Level, Stop};
use game::luck::Stream;
use game::transcript::Transcript;
use game::{Game, Seat, Setup, Step, Turn, Viewer};
use insight::{Match, Review, review};
use table::registry::qwixx::Dice;

use crate::noise::Noise;

/// How many matches are looked at.
const MATCHES: u64 = 24;

/// How far a judge may change its mind in a turn, root mean square: in thousands of matches it is 1.2 %, and here
/// there are few.
const MOST_DRIFT: f64 = 0.02;

/// How many errors a mean may be away from what it should be.
const MOST_ERRORS: f64 = 3.0;

fn judge() -> Box<dyn Appraiser<Dice>> {
    let options = Dice::options(&setup()).unwrap();
    Dice::appraiser(&options, Depth::Quick, &Books::default(), &Stop::never()).unwrap()
}

fn setup() -> Setup {
    Setup::new("classic", 2)
}

/// A match between sound players; where dice are loaded, the first seat rolls twice and takes what is better.
fn played(seed: u64, loaded: bool) -> Transcript<Dice> {
    let mut luck = Stream::new(seed);
    let mut judge = judge();
    let mut played = Transcript::<Dice>::new(&setup()).unwrap();
    let mut bots = [Level::Medium.bot::<Dice>(), Level::Medium.bot::<Dice>()];
    loop {
        let game = played.game().clone();
        let step = match game.turn() {
            Turn::Over => return played,
            Turn::Chance => {
                let rolls = [game.sample(&mut luck), game.sample(&mut luck)];
                let mut worth = rolls.map(|roll| {
                    let mut rolled = game.clone();
                    rolled.advance(Step::Chance(roll), &mut |_, _| {});
                    (judge.value(&rolled)[0], roll)
                });
                worth.sort_by(|one, two| two.0.total_cmp(&one.0));
                let loaded = loaded && game.active() == Seat(0);
                Step::Chance(if loaded { worth[0].1 } else { rolls[0] })
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().unwrap();
                let view = game.view(Viewer::Seat(seat));
                let decided = bots[seat.index()].decide(&view, seat, &mut luck);
                Step::Decide(seat, decided.unwrap())
            }
        };
        played.advance(step, &mut |_, _| {});
    }
}

fn reviews(loaded: bool, judge: impl Fn() -> Box<dyn Appraiser<Dice>>) -> Vec<Review> {
    let look = |seed| {
        let played = played(seed, loaded);
        review(&Match::of(&played, true).unwrap(), &mut *judge(), &mut |_| {}).unwrap()
    };
    (0..MATCHES).map(look).collect()
}

/// How far the judge changes its mind in a turn, root mean square.
fn drift(reviews: &[Review]) -> f64 {
    let squares = reviews.iter().flat_map(|review| {
        let turns = review.chances.windows(2).map(|turn| turn[0].step..turn[1].step);
        turns.map(|turn| {
            let within = review.drifts.iter().filter(|(step, _)| turn.contains(step));
            within.map(|(_, drift)| drift[0]).sum::<f64>().powi(2)
        })
    });
    let squares: Vec<f64> = squares.collect();
    (squares.iter().sum::<f64>() / squares.len() as f64).sqrt()
}

/// By how many errors the mean luck of the first seat differs from nothing.
fn luck_in_errors(reviews: &[Review]) -> f64 {
    let luck: Vec<f64> = reviews.iter().map(|review| review.accounts[0].luck).collect();
    let mean = luck.iter().sum::<f64>() / luck.len() as f64;
    let squares = luck.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>();
    mean * luck.len() as f64 / squares.sqrt()
}

#[test]
fn a_sound_judge_keeps_its_mind_and_luck_evens_out() {
    let reviews = reviews(false, judge);
    let (drift, luck) = (drift(&reviews), luck_in_errors(&reviews));
    assert!(drift <= MOST_DRIFT, "{drift}");
    assert!(luck.abs() <= MOST_ERRORS, "{luck}");
}

#[test]
fn loaded_dice_are_seen_in_the_luck() {
    let luck = luck_in_errors(&reviews(true, judge));
    assert!(luck > MOST_ERRORS, "{luck}");
}

#[test]
fn noise_changes_its_mind() {
    let noise = || Box::new(Noise { seats: 2, game: PhantomData }) as Box<dyn Appraiser<Dice>>;
    let drift = drift(&reviews(false, noise));
    assert!(drift > MOST_DRIFT, "{drift}");
}
