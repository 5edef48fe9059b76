//! Tables that cannot be, each with what is wrong with it.

use game::luck::Stream;
use game::{Game, Inconsistent, Seat, Viewer};
use qlub_qwirkle::{Board, Own, Phase, Position, Qwirkle, View};

use crate::test_game::{TestGame, after, dealt, hand, late, position};

const BOARD: &str = "Rk@0,0 Rd@1,0 Rc@2,0";

/// What is wrong with a position that was good before a change.
fn arranged(change: impl FnOnce(&mut Position)) -> Option<&'static str> {
    let mut position = position(BOARD, "Rs Gc Gx / Bc Bx");
    assert!(Qwirkle::arranged(&position).is_ok());
    change(&mut position);
    Qwirkle::arranged(&position).err().map(|Inconsistent(what)| what)
}

/// What is wrong with the view of seat 0 after a change.
fn imagined(table: &TestGame, change: impl FnOnce(&mut View)) -> Option<&'static str> {
    let mut view = table.game.view(Viewer::Seat(Seat(0)));
    change(&mut view);
    let imagined = Qwirkle::imagine(&view, &mut Stream::new(1));
    imagined.err().map(|Inconsistent(what)| what)
}

#[test]
fn a_position_has_a_board_and_hands_for_all_seats() {
    let seat = |number| move |position: &mut Position| position.active = Seat(number);
    assert_eq!(arranged(seat(1)), None);
    assert_eq!(arranged(seat(2)), Some("nobody sits there"));
    let empty = arranged(|position| position.board = Board::default());
    assert_eq!(empty, Some("the board is of another phase"));
    for index in 0..2 {
        let without = arranged(|position| position.hands[index] = hand(""));
        assert_eq!(without, Some("somebody has no tiles"));
    }
    let scores = arranged(|position| position.scores.push(0));
    assert_eq!(scores, Some("there are not as many scores as hands"));
    let alone = arranged(|position| position.hands.truncate(1));
    assert_eq!(alone, Some("there are too few or too many hands"));
    let four = arranged(|position| position.bag.put([hand("Rk").iter().next().unwrap()]));
    assert_eq!(four, Some("more than three tiles of a kind"));
}

#[test]
fn before_the_deal_nothing_has_happened() {
    let new = Qwirkle::new(dealt("Rc Rx Rd Rs Bk Yt / Os Oc Yx Gd Bt Pk").game.setup());
    let table = TestGame { game: new, told: Vec::new() };
    assert_eq!(imagined(&table, |_| {}), None);
    let scored = imagined(&table, |view| view.seats[1].score = 3);
    assert_eq!(scored, Some("something has happened"));
    let opening = imagined(&table, |view| {
        view.board = after(BOARD, "Rs / Gc").game.view(Viewer::Watcher).board
    });
    assert_eq!(opening, Some("the board is of another phase"));
}

#[test]
fn the_highest_bidder_starts_with_a_hand_that_makes_the_bid() {
    let table = dealt("Rc Rx Rd Rs Bk Yt / Os Oc Yx Gd Bt Pk");
    let seats = table.game.view(Viewer::Watcher).seats;
    assert_eq!(seats.iter().map(|seat| seat.bid).collect::<Vec<_>>(), [Some(4), Some(2)]);
    let wrong = Some("another seat starts");
    assert_eq!(imagined(&table, |_| {}), None);
    assert_eq!(imagined(&table, |view| view.seats[0].bid = Some(3)), None);
    assert_eq!(imagined(&table, |view| view.seats[0].bid = None), wrong);
    assert_eq!(imagined(&table, |view| view.seats[0].bid = Some(5)), wrong);
    assert_eq!(imagined(&table, |view| view.active = Some(Seat(1))), wrong);
    let played = imagined(&table, |view| view.phase = Phase::Play);
    assert_eq!(played, Some("the board is of another phase"));
}

#[test]
fn tiles_are_set_aside_in_a_swap_alone_and_others_keep_theirs() {
    let table = after(BOARD, "Rs Gc Gx / Bc Bx");
    let set_aside = |view: &mut View| {
        view.own = Some(Own { hand: hand("Rs Gc"), aside: hand("Gx") });
        (view.seats[0].tiles, view.aside) = (2, 1);
    };
    assert_eq!(imagined(&table, set_aside), Some("tiles are set aside outside a swap"));
    let swapping = table.plays(0, "swap Gx");
    assert_eq!(imagined(&swapping, |_| {}), None);
    let empty = imagined(&swapping, |view| view.seats[1].tiles = 0);
    assert_eq!(empty, Some("somebody has no tiles"));
}

#[test]
fn a_draw_is_of_some_tiles_and_as_many_as_there_is_room_for() {
    let table = after(BOARD, "Rs Gc Gx Gd Gs Gt / Bc Bx").plays(0, "Rs@3,0");
    assert_eq!(imagined(&table, |_| {}), None);
    let wrong = Some("nothing can be drawn");
    let own = |tiles: &str, aside: &str| Some(Own { hand: hand(tiles), aside: hand(aside) });
    let full = imagined(&table, |view| {
        view.own = own("Ps Gc Gx Gd Gs Gt", "");
        (view.seats[0].tiles, view.owed) = (6, 0);
    });
    assert_eq!(full, wrong);
    let too_many = imagined(&table, |view| {
        view.own = own("Gc Gx Gd Gs Gt", "Ps Px");
        (view.aside, view.owed) = (2, 2);
    });
    assert_eq!(too_many, wrong);
    let one = imagined(&table, |view| {
        view.own = own("Gc Gx Gd Gs Gt", "Ps");
        (view.bag, view.aside, view.owed) = (view.bag - 1, 1, 1);
    });
    assert_eq!(one, None);
    let no_bag = imagined(&table, |view| (view.bag, view.owed) = (0, 0));
    assert_eq!(no_bag, wrong);
}

#[test]
fn passing_needs_an_empty_bag_and_ends_the_game_once_all_have_passed() {
    let table = late(BOARD, "Gs Gc Gx / Bs Bx");
    assert_eq!(imagined(&table, |_| {}), None);
    assert_eq!(imagined(&table, |view| view.passes = 1), None);
    assert_eq!(imagined(&table, |view| view.passes = 2), Some("everybody has passed"));
    let with_a_bag = imagined(&table, |view| (view.passes, view.bag) = (1, 3));
    assert_eq!(with_a_bag, Some("somebody passed with tiles in the bag"));
}

#[test]
fn a_game_is_over_for_a_reason() {
    let goes_on = Some("the game goes on");
    let over = |table: &TestGame| imagined(table, |view| view.phase = Phase::Over);
    assert_eq!(over(&after(BOARD, "Rs Gc / Bc Bx")), goes_on);
    assert_eq!(over(&late(BOARD, "Rs Gc / Bc Bx")), goes_on);
    let out_of_tiles = after(BOARD, "Rs / Bc Bx").plays(0, "Rs@3,0");
    assert_eq!(over(&out_of_tiles), goes_on);
    let went_out = late(BOARD, "Rs / Bc Bx").plays(0, "Rs@3,0");
    assert_eq!(imagined(&went_out, |_| {}), None);
    let others = imagined(&went_out, |view| view.seats[1].tiles = 0);
    assert_eq!(others, Some("somebody has no tiles"));
}
