//! What is shown, and views that no table shows.

use game::luck::Stream;
use game::{Game, Inconsistent, Seat, Viewer};
use qlub_quixo::{Quixo, View};

use crate::test_game::{TestGame, drawn, start};

fn shown(table: &TestGame) -> View {
    table.quixo.view(Viewer::Watcher)
}

fn imagined(view: &View) -> Result<Quixo, Inconsistent> {
    Quixo::imagine(view, &mut Stream::new(0))
}

const IDLE: &str = "
    o o . . .
    . . . . .
    . . . . .
    . . . . .
    x x . . .";

#[test]
fn a_view_tells_everything() {
    let table = drawn("two 2", 0, IDLE).plays("b1W b5W");
    let json = serde_json::to_string(&table.quixo.view(Viewer::Seat(Seat(1)))).unwrap();
    assert_eq!(
        json,
        "{\"setup\":\"two 2\",\"viewer\":1,\"marks\":[\"cross\",\"ring\"],\
         \"rows\":[\"oo...\",\".....\",\".....\",\".....\",\"xx...\"],\
         \"seat\":0,\"firstRound\":false,\"occurred\":2,\
         \"earlier\":[\"oo.../...../...../...../xx... 0\",\"oo.../...../...../...../xx... 1\"],\
         \"lines\":[],\"outcome\":null}"
    );
}

#[test]
fn an_imagined_game_remembers_what_has_been() {
    let table = drawn("two 2", 0, IDLE).plays("b1W b5W b1W");
    let imagined = imagined(&shown(&table)).unwrap();
    assert_eq!(imagined, table.quixo);
    let told = Vec::new();
    TestGame { quixo: imagined, told }.plays("b5W").won_by(&[], "repetition");
}

#[test]
fn where_nothing_is_hidden_an_imagined_game_is_the_game_itself() {
    let mut table = drawn("two 2", 0, IDLE);
    for action in ["b1W", "b5W", "b1W", "e5S", "b1W"] {
        assert_eq!(imagined(&shown(&table)).unwrap(), table.quixo, "before {action}");
        table = table.plays(action);
    }
    assert_eq!(imagined(&shown(&table)).unwrap(), table.quixo);
}

#[test]
fn the_end_can_be_imagined_too() {
    let drawn = drawn("two 2", 0, IDLE).plays("b1W b5W b1W b5W");
    let lined = start("two 2 side=3").plays("b3W c1N c2W c1N b1W");
    for table in [drawn, lined] {
        assert_eq!(imagined(&shown(&table)).unwrap(), table.quixo);
    }
}

/// A change that makes a view of a game nonsense.
type Change = fn(&mut View);

#[test]
fn a_view_that_no_table_shows_is_refused() {
    let changes: &[Change] = &[
        |view| view.rows.clear(),
        |view| view.rows[0].push('.'),
        |view| view.rows[0].clear(),
        |view| view.rows[0] = "oo..é".to_owned(),
        |view| view.rows[0] = "0....".to_owned(),
        |view| view.rows[4] = "xxxxx".to_owned(),
        |view| view.rows[2] = "/".to_owned(),
        |view| view.seat = Seat(2),
        |view| view.seat = Seat(255),
        |view| view.viewer = Some(Seat(2)),
        |view| view.viewer = Some(Seat(200)),
        |view| view.marks.reverse(),
        |view| view.marks.clear(),
        |view| view.first_round = true,
        |view| view.occurred = 1,
        |view| view.occurred = 255,
        |view| view.earlier.clear(),
        |view| view.earlier.reverse(),
        |view| view.earlier[0].clear(),
        |view| view.earlier[0] = view.earlier[1].clone(),
        |view| view.earlier[0] = "xx.../...../...../...../...../ 0".to_owned(),
        |view| view.earlier[0] = "xx.../...../...../...../ooo.. 0".to_owned(),
        |view| view.earlier = vec![view.earlier[1].clone(); 3],
        |view| view.setup.repetition = false,
        |view| view.setup.side = qlub_quixo::Side::Four,
        |view| view.setup.players = qlub_quixo::Players::Four,
        |view| view.outcome = start("two 2 side=3").plays("b3W c1N c2W c1N b1W").quixo.outcome(),
    ];
    let view = shown(&drawn("two 2", 0, IDLE).plays("b1W b5W"));
    assert!(imagined(&view).is_ok());
    for (number, change) in changes.iter().enumerate() {
        let mut view = view.clone();
        change(&mut view);
        assert!(imagined(&view).is_err(), "change {number}: {view:?}");
    }
}

#[test]
fn a_first_round_out_of_order_is_refused() {
    let view = shown(&start("four 4").plays("c1N.0"));
    let changes: &[Change] = &[
        |view| view.seat = Seat(0),
        |view| view.seat = Seat(3),
        |view| view.rows[0] = "..1..".to_owned(),
        |view| view.rows[0] = "..02.".to_owned(),
        |view| view.earlier.push("..0../...../...../...../..... 1".to_owned()),
    ];
    assert!(imagined(&view).is_ok());
    for (number, change) in changes.iter().enumerate() {
        let mut view = view.clone();
        change(&mut view);
        assert!(imagined(&view).is_err(), "change {number}: {view:?}");
    }
}

#[test]
fn a_seat_that_should_be_skipped_is_not_to_move() {
    let none_for_one = "
        3 3 2
        0 . 2
        0 0 3";
    let mut view = shown(&drawn("four 4 side=3", 0, none_for_one));
    view.seat = Seat(1);
    assert_eq!(imagined(&view), Err(Inconsistent("the seat to move has no cube to take")));
}

#[test]
fn a_table_can_be_printed() {
    let table = drawn("two 2 side=3", 1, "x . .\n. . .\n. o .");
    let text = shown(&table).to_string();
    assert_eq!(
        text,
        "  3  x . .\n  2  . . .\n  1  . o .\n     a b c\n  seat 0  cross\n> seat 1  ring\n"
    );
}
