//! Whoever has a view can ask what it allows, and gets the answers that the table itself would give.

use bots::{Books, Level};
use game::luck::Stream;
use game::{Seat, Setup, Turn, Viewer};
use table::any_match::{AnyMatch, open};
use table::{AnyView, StepError, any_view, games};

fn seen(game: &dyn AnyMatch, seat: Seat) -> Box<dyn AnyView> {
    any_view::open(game.game(), &game.view(Viewer::Seat(seat))).expect("a view of this game")
}

#[test]
fn a_view_allows_and_refuses_what_the_match_does() {
    for about in games() {
        for edition in about.editions {
            let setup = Setup::new(edition.name, *edition.seats.end());
            let mut game = open(about.name, &setup).expect("an edition on offer");
            let mut luck = Stream::new(7);
            for _ in 0..80 {
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = game.sample(&mut luck).expect("chance is due");
                        game.take(chance);
                    }
                    Turn::Decide(seats) => {
                        let seat = seats.iter().next().expect("somebody is asked");
                        let asked = seen(game.as_ref(), seat);
                        assert_eq!(asked.turn(), game.turn());
                        let legal = game.legal(seat);
                        assert_eq!(asked.legal(seat), legal);
                        let first = legal.first().expect("something can be done");
                        assert_eq!(asked.check(seat, first), Ok(()));
                        assert!(asked.preview(seat, first).is_some());
                        let advice = game.think(seat, Level::Greedy, &Books::default())(&mut luck)
                            .expect("advice");
                        game.step(&format!("{seat} {}", advice.action)).expect("good advice");
                    }
                }
            }
        }
    }
}

#[test]
fn a_refusal_beside_the_table_names_the_rule() {
    let mut game = open("qwixx", &Setup::new("classic", 2)).expect("classic");
    game.step("* first 0").expect("somebody begins");
    game.step("* w3 w4 r1 y6 g2 b5").expect("a roll");
    let asked = seen(game.as_ref(), Seat(1));
    match asked.check(Seat(1), "r5") {
        Err(StepError::Refused { key, rule, .. }) => {
            assert_eq!(key, "not-the-sum");
            assert_eq!(rule["sum"], 7);
        }
        other => panic!("{other:?}"),
    }
    assert!(matches!(asked.check(Seat(1), "x5"), Err(StepError::Parse(_))));
    assert_eq!(asked.preview(Seat(1), "r5"), None);
}

#[test]
fn what_is_no_view_is_refused() {
    let error = |game: &str, view: &str| {
        let view = serde_json::from_str(view).expect("JSON");
        any_view::open(game, &view).err().expect("no view").to_string()
    };
    assert!(error("chess", "{}").starts_with("no game \"chess\""));
    assert!(error("qwixx", "{}").starts_with("this is no view"));
    let game = open("qwixx", &Setup::new("classic", 1)).expect("classic");
    let mut view = game.view(Viewer::Watcher);
    view["phase"] = "over".into();
    assert!(
        any_view::open("qwixx", &view).err().expect("not over").to_string().contains("contradicts")
    );
}
