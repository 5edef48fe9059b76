//! What an appraiser promises.

mod means;

use game::{Setup, Step, Turn, Viewer};
use qwixx::dice::Chance;
use qwixx::{Edition, Sheet};

use super::super::policy::Policy;
use super::*;

const LEARNT: [&str; 6] = ["classic", "longo", "gemixxt-a", "gemixxt-b", "bonus-a", "bonus-b"];

fn options(edition: &str, seats: u8) -> Options {
    Dice::options(&Setup::new(edition, seats)).expect("a set-up")
}

fn appraiser(options: &Options, depth: Depth) -> Box<dyn Appraiser<Dice>> {
    Dice::appraiser(options, depth, &Books::default(), &Stop::never()).expect("an appraiser")
}

/// Every state of a game in which the policy decides half of the time, and chance the other half.
fn played(options: &Options, seed: u64) -> Vec<Dice> {
    let trained = nets::trained(options, &Books::default()).expect("a net");
    let mut policy = Policy::new(&trained.net);
    let mut luck = Stream::new(seed);
    let mut states = vec![Dice::new(options)];
    loop {
        let mut game = states[states.len() - 1].clone();
        let step = match game.turn() {
            Turn::Over => return states,
            Turn::Chance => Step::Chance(game.sample(&mut luck)),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("a seat");
                let legal = game.legal(seat);
                // Ticking rather than passing, so that rows are closed.
                let random = legal[legal.len() - 1 - luck.pick(legal.len().div_ceil(2))];
                let sure = luck.pick(2) == 0;
                Step::Decide(seat, if sure { policy.answer(&game, seat) } else { random })
            }
        };
        game.play(step, &mut |_, _| {}).expect("a legal step");
        states.push(game);
    }
}

/// Whichever rolls are looked at, on average they tell what all rolls would.
#[test]
fn samples_tell_on_average_what_every_roll_would() {
    let options = options("bonus-a", 2);
    let trained = nets::trained(&options, &Books::default()).expect("a net");
    let mut looks = Looks::new(trained.clone(), Depth::Quick, &Stop::never());
    let mut open = |game: &Dice| (0.3..0.7).contains(&looks.worth(&Position::of(game))[0]);
    let mut states = (0..).flat_map(|seed| played(&options, seed));
    let game =
        states.find(|game| game.phase() == Phase::Roll && !game.closed().is_empty() && open(game));
    let game = game.expect("a table");
    let table = Position::of(&game);
    let (mut whole, mut rolls) = (0.0, 0.0);
    for roll in means::every_roll(&table) {
        let mut rolled = game.clone();
        rolled.play(Step::Chance(Chance::Roll(roll)), &mut |_, _| {}).expect("a roll");
        whole += looks.worth_of(&ends(&trained.net, &rolled, looks.colour_ticks()))[0];
        rolls += 1.0;
    }
    let whole = whole / rolls;
    let samples = 600;
    let drawn = (0..samples).map(|seed| looks.estimate(&table, &mut Stream::new(seed))[0]);
    let sampled = drawn.sum::<f64>() / samples as f64;
    let word = looks.worth(&table)[0];
    assert!((word - whole).abs() > 3e-3, "no sample is needed: {word} and {whole}");
    assert!((sampled - whole).abs() < 1e-3, "{sampled}, not {whole}; without a sample {word}");
}

/// Every table before a roll is estimated, from a sample of the tables that may come of it.
#[test]
fn what_is_expected_is_what_comes_on_average() {
    let options = options("classic", 2);
    let mut quick = appraiser(&options, Depth::Quick);
    let (mut off, mut squares, mut count, mut apart) = (0.0, 0.0, 0.0, 0.0);
    for game in (0..12).flat_map(|seed| played(&options, seed)) {
        if game.phase() != Phase::Roll {
            continue;
        }
        let expected = quick.expect(&game)[0];
        let mut luck = Stream::new(count as u64);
        let mut rolled = game.clone();
        rolled.play(Step::Chance(game.sample(&mut luck)), &mut |_, _| {}).expect("a roll");
        let came = quick.value(&rolled)[0] - expected;
        off += came;
        squares += came * came;
        count += 1.0;
        apart += (expected - quick.value(&game)[0]).abs();
    }
    let error = squares.sqrt() / count;
    assert!((off / count).abs() < 3.0 * error, "{} ± {error} in {count} rolls", off / count);
    assert!(apart > 0.0, "the value is what a glance at every roll says, and no sample");
}

#[test]
fn shares_add_up_and_are_the_result_in_the_end() {
    for edition in LEARNT {
        let options = options(edition, 3);
        let [mut quick, mut deep] = [Depth::Quick, Depth::Deep].map(|at| appraiser(&options, at));
        let states = played(&options, 3);
        for (i, game) in states.iter().enumerate() {
            let mut each = vec![quick.value(game)];
            if game.turn() == Turn::Chance {
                // An estimate may be more than all, or less than nothing, by a little.
                let expected = quick.expect(game);
                assert!((expected.iter().sum::<f64>() - 1.0).abs() < 1e-12, "{expected:?}");
                assert!(expected.iter().all(|share| (-0.1..=1.1).contains(share)), "{expected:?}");
                assert_eq!(expected, quick.expect(game), "the same table is expected the same");
            }
            if i % 16 == 0 {
                each.push(deep.value(game));
            }
            for shares in each {
                assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-12, "{shares:?}");
                assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{shares:?}");
            }
        }
        let over = &states[states.len() - 1];
        let result = crate::shares(over, 3).expect("it is over");
        assert_eq!(quick.value(over), result);
        assert_eq!(deep.value(over), result);
    }
}

#[test]
fn before_the_first_seat_is_drawn_all_are_equal() {
    let game = Dice::new(&options("classic", 3));
    let shares = appraiser(game.setup(), Depth::Quick).expect(&game);
    assert!(shares.iter().all(|share| (share - 1.0 / 3.0).abs() < 1e-6), "{shares:?}");
}

#[test]
fn an_answer_is_worth_what_the_table_after_it_is_worth() {
    for (edition, depth) in [("classic", Depth::Quick), ("bonus-b", Depth::Deep)] {
        let options = options(edition, 2);
        let mut appraiser = appraiser(&options, depth);
        for game in played(&options, 5).iter().filter(|game| game.phase() == Phase::Colour) {
            let seat = game.active();
            let rated = appraiser.rank(&game.view(Viewer::Seat(seat)), seat).expect("a view");
            assert_eq!(rated.len(), game.legal(seat).len());
            assert!(rated.is_sorted_by(|one, two| one.chance >= two.chance));
            for Rated { action, chance, error, proved } in &rated {
                let mut after = game.clone();
                after.play(Step::Decide(seat, *action), &mut |_, _| {}).expect("legal");
                assert_eq!(appraiser.value(&after)[seat.index()], *chance);
                assert_eq!(*proved, after.turn() == Turn::Over);
                let best = *action == rated[0].action;
                let (sure, least) = (best || *proved && rated[0].proved, 0.005);
                assert!(if sure { *error == 0.0 } else { *error >= least }, "{error}");
            }
        }
    }
}

/// The table after everybody's policy is the value of the policy's answer, the others' being foreseen.
#[test]
fn sealed_answers_are_ranked_as_if_the_others_followed_the_policy() {
    let options = options("classic", 3);
    let trained = nets::trained(&options, &Books::default()).expect("a net");
    let mut appraiser = appraiser(&options, Depth::Quick);
    let states = played(&options, 6);
    let fresh = |game: &&Dice| game.turn() == Turn::Decide(game::Seats::first(3));
    for game in states.iter().filter(fresh) {
        let roll = game.roll().expect("dice");
        let white = Policy::new(&trained.net).foresee(&Position::of(game), &roll, None).white;
        for seat in (0..3).map(Seat) {
            let rated = appraiser.rank(&game.view(Viewer::Seat(seat)), seat).expect("a view");
            let mut listed: Vec<_> = rated.iter().map(|one| one.action.to_string()).collect();
            let mut legal: Vec<_> = game.legal(seat).iter().map(Action::to_string).collect();
            listed.sort();
            legal.sort();
            assert_eq!(listed, legal);
            let mut after = game.clone();
            let mut chosen = None;
            for other in (0..3).map(Seat) {
                let makes = |action: &&Action| {
                    game.preview(other, **action).sheet == white.sheets[other.index()]
                };
                let legal = game.legal(other);
                let answer = *legal.iter().find(makes).expect("the policy's answer");
                chosen = if other == seat { Some(answer) } else { chosen };
                after.play(Step::Decide(other, answer), &mut |_, _| {}).expect("legal");
            }
            let found = rated.iter().find(|one| Some(one.action) == chosen).expect("ranked");
            assert_eq!(found.chance, appraiser.value(&after)[seat.index()]);
        }
    }
}

#[test]
fn a_last_row_closed_ahead_of_all_is_a_proved_win() {
    let options = options("classic", 2);
    let rows = [&[2, 3, 4, 5, 6, 12][..], &[2, 3, 4, 5, 6, 7], &[], &[]].map(<[u8]>::to_vec);
    let far = Sheet::marked(&options.pad, &rows, &[], 0).expect("marks");
    let mut game = Dice::arranged(&options, &[far, Sheet::default()], Seat(1)).expect("a table");
    let roll = "w6 w6 y1 g1 b1".parse().expect("a roll");
    game.play(Step::Chance(roll), &mut |_, _| {}).expect("a roll");
    let mut appraiser = appraiser(&options, Depth::Quick);
    let rated = appraiser.rank(&game.view(Viewer::Seat(Seat(0))), Seat(0)).expect("a view");
    assert_eq!(rated[0].action.to_string(), "y12");
    assert!(rated[0].proved && rated[0].chance == 1.0, "{:?}", rated[0]);
    assert!(rated[1..].iter().all(|other| !other.proved), "{rated:?}");
}

#[test]
fn nobody_is_appraised_alone_or_on_sheets_that_nobody_has_learnt() {
    let refusal = |options: &Options| {
        Dice::appraiser(options, Depth::Quick, &Books::default(), &Stop::never()).err()
    };
    let missing = |name: &str| Some(NotAppraised::BookMissing(name.to_owned()));
    assert_eq!(refusal(&options("classic", 1)), missing("qwixx-classic-alone.sheet"));
    for edition in Edition::all().filter(|edition| !LEARNT.contains(&edition.name)) {
        assert_eq!(refusal(&options(edition.name, 2)), Some(NotAppraised::NotLearnt));
    }
}
