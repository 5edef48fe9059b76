//! The score beside a real table.

use game::laws::Laws;
use game::luck::Stream;
use game::{Game, Refusal, Rule as _, Seat, Setup, Step};
use qlub_qwirkle::Tally;
use qlub_qwirkle::tally::{Action, Chance, Rule};

fn many_actions(_: &Tally, _: Seat, _: &mut Stream) -> Vec<Action> {
    let points =
        (0..=255).flat_map(|points| [false, true].map(|out| Action::Points { points, out }));
    (0..8).map(|seat| Action::First(Seat(seat))).chain(points).chain([Action::End]).collect()
}

fn nothing_is_possible(_: &Tally, _: &mut Stream) -> Vec<Chance> {
    Vec::new()
}

#[test]
fn the_tally_obeys_the_laws() {
    let laws: Laws<Tally> = Laws {
        candidates: many_actions,
        impossible: nothing_is_possible,
        steer: |_, _, _| 0,
        games: 4,
    };
    laws.hold();
}

#[test]
fn golden_games_replay_and_tell_what_they_told() {
    game::laws::golden::<Tally>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/tally"),
        &[("tally 2", 1), ("tally 3", 2), ("tally 4", 5)],
    );
}

fn begun() -> Tally {
    let mut tally = Tally::new(&Tally::options(&Setup::new("tally", 3)).expect("options"));
    enter(&mut tally, 0, "first 1").expect("somebody begins");
    tally
}

fn enter(tally: &mut Tally, seat: u8, action: &str) -> Result<(), &'static str> {
    let step = Step::Decide(Seat(seat), action.parse().expect("notation"));
    tally.play(step, &mut |_, _| {}).map_err(|refusal| match refusal {
        Refusal::Rule(rule) => rule.key(),
        other => other.key(),
    })
}

#[test]
fn points_add_up_in_the_order_of_the_seats_and_going_out_brings_six() {
    let mut tally = begun();
    for (seat, action) in [(1, "12"), (2, "0"), (0, "5"), (1, "3"), (2, "24"), (0, "4 out")] {
        enter(&mut tally, seat, action).unwrap_or_else(|key| panic!("{seat} {action}: {key}"));
    }
    let outcome = tally.outcome().expect("the end");
    assert_eq!((outcome.scores, outcome.reason.as_str()), (vec![15, 15, 24], "last-tile-played"));
}

#[test]
fn every_rule_refuses_something() {
    let mut fresh = Tally::new(&2);
    assert_eq!(enter(&mut fresh, 0, "5"), Err("who-begins"));
    assert_eq!(enter(&mut fresh, 0, "first 2"), Err("no-such-player"));
    let mut tally = begun();
    assert_eq!(enter(&mut tally, 1, "first 0"), Err("say-the-points"));
    assert_eq!(enter(&mut tally, 1, "85"), Err("too-many-points"));
    assert_eq!(enter(&mut tally, 1, "0 out"), Err("out-with-tiles"));
    assert_eq!(enter(&mut tally, 0, "5"), Err("not-your-turn"));
    enter(&mut tally, 1, "end").expect("nobody lays");
    assert_eq!(tally.outcome().expect("the end").reason, "nothing-fits");
    assert_eq!(Rule::KEYS.len(), 5);
}

#[test]
fn what_is_written_has_one_spelling() {
    for text in ["first 3", "0", "12", "84 out", "end"] {
        assert_eq!(text.parse::<Action>().expect(text).to_string(), text);
    }
    for text in ["", "out", "12 ", "12out", "first", "ends"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}
