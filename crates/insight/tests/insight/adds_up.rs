//! Whatever an appraiser thinks, an account adds up: chance at the start and all that followed make the result.

use std::marker::PhantomData;

use game::luck::Stream;
use game::transcript::Transcript;
use game::{Game, Setup, Step, Turn};
use insight::{Match, NotReviewed, Review, review};
use table::registry::{quixo, qwirkle, qwixx};

use crate::noise::Noise;

/// A match in which everybody does anything legal.
pub(crate) fn random<G: Game>(setup: &Setup, seed: u64) -> Transcript<G> {
    let mut luck = Stream::new(seed);
    let mut played = Transcript::<G>::new(setup).unwrap();
    loop {
        let step = match played.game().turn() {
            Turn::Over => return played,
            Turn::Chance => Step::Chance(played.game().sample(&mut luck)),
            Turn::Decide(seats) => {
                // Answers given at the same time come in any order.
                let nth = luck.pick(seats.len());
                let seat = seats.iter().nth(nth).unwrap();
                let legal = played.game().legal(seat);
                Step::Decide(seat, legal[luck.pick(legal.len())])
            }
        };
        played.advance(step, &mut |_, _| {});
    }
}

fn looked_at<G: Game>(played: &Transcript<G>, open: bool) -> Review {
    let whole = Match::of(played, open).unwrap();
    let mut noise = Noise { seats: whole.seats, game: PhantomData };
    review(&whole, &mut noise, &mut |_| {}).unwrap()
}

fn accounts_add_up<G: Game>(open: bool) {
    for edition in G::editions() {
        for seats in edition.seats.clone() {
            let setup = Setup::new(edition.name, seats);
            let played = random::<G>(&setup, 7 * u64::from(seats));
            let review = looked_at(&played, open);
            let outcome = played.game().outcome().unwrap();
            let results = bots::shares_of(played.game(), &outcome, seats);
            assert_eq!(review.accounts.len(), usize::from(seats));
            for (account, result) in review.accounts.iter().zip(results) {
                assert_eq!(account.result, result);
                assert!(
                    (account.sum() - result).abs() < 1e-9,
                    "{} {seats}: {account:?}",
                    edition.name
                );
                assert!(account.errors <= 0.0);
                assert!(!open || account.unseen == 0.0);
                assert_eq!(account.broken_off, 0.0);
            }
            assert!(review.decisions.iter().all(|decision| decision.choices.len() > 1));
            assert!(review.decisions.iter().all(|decision| decision.loss >= 0.0));
        }
    }
}

#[test]
fn accounts_of_qwixx_add_up() {
    accounts_add_up::<qwixx::Dice>(true);
}

#[test]
fn accounts_of_the_card_game_add_up() {
    accounts_add_up::<qwixx::Cards>(false);
}

#[test]
fn accounts_of_quixo_add_up() {
    accounts_add_up::<quixo::Quixo>(true);
}

#[test]
fn accounts_of_qwirkle_add_up() {
    accounts_add_up::<qwirkle::Qwirkle>(false);
}

#[test]
fn a_match_that_was_broken_off_ends_with_what_was_agreed() {
    let whole = random::<quixo::Quixo>(&Setup::new("two", 2), 3);
    let played = whole.rewound(whole.steps().len() / 2).unwrap();
    let mut half = Match::of(&played, true).unwrap();
    let mut noise = Noise { seats: 2, game: PhantomData };
    assert_eq!(review(&half, &mut noise, &mut |_| {}), Err(NotReviewed::NotOver));
    half.broken_off = Some(vec![0.5, 0.5]);
    let review = review(&half, &mut noise, &mut |_| {}).unwrap();
    for account in &review.accounts {
        assert_eq!(account.result, 0.5);
        assert!((account.sum() - 0.5).abs() < 1e-9);
        assert_ne!(account.broken_off, 0.0);
    }
}

#[test]
fn steps_that_do_not_fit_are_named() {
    let played = random::<qwixx::Dice>(&Setup::new("classic", 2), 5);
    let mut whole = Match::of(&played, true).unwrap();
    let steps = [&played.steps()[..4], &played.steps()[3..]].concat();
    whole.steps = &steps;
    let mut noise = Noise { seats: 2, game: PhantomData };
    let found = review(&whole, &mut noise, &mut |_| {});
    assert!(matches!(found, Err(NotReviewed::DoesNotFit { .. })), "{found:?}");
}
