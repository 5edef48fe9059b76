//! The score beside a real table.

use game::laws::Laws;
use game::luck::Stream;
use game::{Game, Refusal, Rule as _, Seat, Setup, Step, Viewer};
use qlub_qwirkle::Tally;
use qlub_qwirkle::tally::{Action, Chance, Rule};
use serde_json::{Value, json};

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

#[test]
fn points_are_written_a_line_a_seat() {
    let mut tally = begun();
    enter(&mut tally, 1, "12").expect("points");
    enter(&mut tally, 2, "7").expect("points");
    let view = tally.view(Viewer::Watcher).to_string();
    assert_eq!(view, "> seat 0    0  \n  seat 1   12  12\n  seat 2    7  7\n");
}

#[test]
fn a_view_that_contradicts_itself_is_refused() {
    let mut tally = begun();
    enter(&mut tally, 1, "4").expect("points");
    let view = serde_json::to_value(tally.view(Viewer::Watcher)).unwrap();
    let refused = |field: &str, value: Value| {
        let mut view = view.clone();
        assert!(view.get(field).is_some(), "{field} in {view}");
        view[field] = value;
        let view = serde_json::from_value(view).expect("it still reads");
        Tally::imagine(&view, &mut Stream::new(1)).is_err()
    };
    assert!(!refused("active", json!(2)));
    for field in ["active", "out"] {
        assert!(refused(field, json!(3)), "no such seat is {field}");
    }
    assert!(refused("active", json!(null)), "points before somebody began");
    assert!(refused("seats", json!(4)) && refused("totals", json!([0, 4])));
    assert!(refused("totals", json!([0, 5, 0])) && refused("turns", json!([[], [4], [1]])));
    assert!(refused("out", json!(1)), "out, and neither a bonus nor the end");
    // Everything that adds up, but for one thing.
    let few = |seats: usize| {
        let none = vec![json!([]); seats];
        json!({ "seats": seats, "turns": none, "totals": vec![0; seats] })
    };
    for (seats, fits) in [(1, false), (2, true), (4, true), (5, false)] {
        let mut all = view.clone();
        let changes = few(seats);
        changes.as_object().unwrap().iter().for_each(|(field, value)| all[field] = value.clone());
        all["active"] = json!(0);
        let all = serde_json::from_value(all).expect("it still reads");
        assert_eq!(Tally::imagine(&all, &mut Stream::new(1)).is_ok(), fits, "{seats} seats");
    }
}
