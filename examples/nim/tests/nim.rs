//! The example keeps the laws of the house, and says which rule forbids a move.

use game::laws::Laws;
use game::{Game, Rule as _, Seat, Setup, Step};
use nim::{Nim, Take};

#[test]
fn nim_obeys_the_laws() {
    Laws::<Nim> {
        candidates: |_, _, _| {
            let takes = |heap| (0..9).map(move |count| Take { heap, count });
            (0..6).flat_map(takes).collect()
        },
        impossible: |_, _| Vec::new(),
        steer: |_, _, take| take.count.into(),
        games: 40,
    }
    .hold();
}

#[test]
fn every_rule_forbids_something() {
    let nim = Nim::new(&Nim::options(&Setup::new("three", 2)).expect("a set-up"));
    for (action, key) in [("d1", "no-such-heap"), ("a0", "take-some"), ("a4", "too-many")] {
        let no = nim.check(Seat(0), &action.parse().expect("an action")).expect_err("refused");
        assert_eq!(no.key(), key);
    }
}

#[test]
fn whoever_takes_the_last_counter_wins_or_loses() {
    for (last, winner) in [("wins", Seat(0)), ("loses", Seat(1))] {
        let setup = Setup::new("three", 2).with("last", last);
        let mut nim = Nim::new(&Nim::options(&setup).expect("a set-up"));
        for (seat, action) in [(0, "a3"), (1, "b4"), (0, "c5")] {
            let step = Step::Decide(Seat(seat), action.parse().expect("an action"));
            nim.play(step, &mut |_, _| {}).expect("a move");
        }
        assert!(nim.outcome().is_some_and(|outcome| outcome.winners.contains(winner)));
    }
}
