//! The board and positions set up by hand.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use game::luck::Stream;
use game::{Inconsistent, Seat};
use qlub_qwirkle::{Board, Cell, Kinds, Placement, Position, Qwirkle};

use crate::test_game::{board, hand, position};

const REDS: &str = "Rk@0,0 Rd@1,0 Rc@2,0";

fn fingerprint(board: &Board) -> u64 {
    let mut hasher = DefaultHasher::new();
    board.hash(&mut hasher);
    hasher.finish()
}

fn arranged(placements: &str) -> Result<Board, Inconsistent> {
    let placements: Vec<Placement> =
        placements.split_whitespace().map(|word| word.parse().unwrap()).collect();
    Board::arranged(&placements)
}

#[test]
fn a_board_is_what_lies_on_it_however_it_grew() {
    let text = "Rk@0,0 Rd@1,0 Rc@2,0 Rs@3,0 Bs@3,1 Ps@3,2 Bc@2,1 Gk@0,-1 Gd@1,-1 Gt@-1,-1 Gc@2,-1";
    let one = board(text);
    let mut placements: Vec<Placement> = one.iter().collect();
    for seed in 0..100 {
        Stream::new(seed).shuffle(&mut placements);
        let other = Board::arranged(&placements).unwrap();
        assert_eq!(other, one);
        assert_eq!(fingerprint(&other), fingerprint(&one));
        let plays = |board: &Board| {
            let mut plays = Vec::new();
            board.plays(&hand("Rt Rx Gs Gx Bd Ps"), |found| plays.push(found));
            plays
        };
        assert_eq!(plays(&other), plays(&one), "in one order");
    }
    for other in ["Rk@0,0 Rd@1,0 Rs@2,0", "Rk@0,0 Rd@0,1 Rc@0,2"].map(board) {
        assert_ne!(board(REDS), other);
        assert_ne!(fingerprint(&board(REDS)), fingerprint(&other));
    }
}

#[test]
fn a_board_tells_what_lies_where_and_what_fits() {
    let board = board(REDS);
    assert_eq!(board.at(Cell::new(1, 0)), Some("Rd".parse().unwrap()));
    assert_eq!(board.at(Cell::new(1, 1)), None);
    assert_eq!(board.at(Cell::new(i8::MIN, i8::MAX)), None);
    let fits = |x, y| format!("{:?}", board.fits(Cell::new(x, y)));
    assert_eq!(fits(3, 0), "{Rx, Rs, Rt}");
    assert_eq!(fits(1, 1), "{Rc, Rx, Rs, Rt, Rk, Od, Yd, Gd, Bd, Pd}");
    assert_eq!(fits(1, 0), "{}");
    assert_eq!(fits(9, 9), "{}");
    let empty = Board::default();
    assert_eq!(
        [(0, 0), (1, 0)].map(|(x, y)| empty.fits(Cell::new(x, y))),
        [Kinds::ALL, Kinds::NONE]
    );
}

#[test]
fn a_column_of_six_stands_as_well_as_a_row() {
    assert!(arranged("Rc@0,0 Rx@0,1 Rd@0,2 Rs@0,3 Rt@0,4 Rk@0,5").is_ok());
}

#[test]
fn tiles_that_cannot_lie_so_make_no_board() {
    let cases = [
        ("Rc@0,0 Gx@1,0", "a tile lies where it does not fit"),
        ("Rc@0,0 Rc@1,0", "a tile lies where it does not fit"),
        ("Rc@0,0 Rx@0,0", "a tile lies where it does not fit"),
        ("Rc@0,0 Gs@2,0 Rs@1,0", "a tile lies where it does not fit"),
        ("Rc@0,0 Rx@2,0", "a tile lies too far away"),
        ("Rc@107,0", "a tile lies too far away"),
        ("Rc@0,0 Rc@1,1 Rc@2,2 Rc@3,3", "more than three tiles of a kind"),
    ];
    for (placements, why) in cases {
        assert_eq!(arranged(placements), Err(Inconsistent(why)), "{placements}");
    }
}

#[test]
fn in_a_position_all_tiles_are_somewhere() {
    let position = position(REDS, "Rs Rt / Gc");
    assert_eq!(position.bag.len(), 108 - 3 - 3);
}

#[test]
fn positions_that_cannot_be_played_are_refused() {
    let good = position(REDS, "Rs Rt / Gc");
    let refused = |change: fn(&mut Position)| {
        let mut position = good.clone();
        change(&mut position);
        Qwirkle::arranged(&position).unwrap_err().0
    };
    assert_eq!(refused(|it| it.hands.truncate(1)), "there are too few or too many hands");
    assert_eq!(refused(|it| it.hands[1] = hand("")), "somebody has no tiles");
    assert_eq!(refused(|it| it.active = Seat(2)), "nobody sits there");
    assert_eq!(refused(|it| it.scores.push(0)), "there are not as many scores as hands");
    assert_eq!(
        refused(|it| it.bag.put(["Rs".parse().unwrap()])),
        "more than three tiles of a kind"
    );
    assert_eq!(refused(|it| it.board = Board::default()), "the board is of another phase");
}

#[test]
fn a_board_is_printed_for_programmers_as_what_lies_on_it() {
    let lying: Vec<Placement> = board(REDS).iter().collect();
    assert_eq!(lying.len(), 3);
    assert_eq!(format!("{:?}", board(REDS)), format!("{lying:?}"));
}
