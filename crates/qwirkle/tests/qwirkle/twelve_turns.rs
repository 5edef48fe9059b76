//! The twelve turns that the rulebook shows, as one game of four: Sonia, Cédric, Carole, Patrice.

use qlub_qwirkle::Rule;

use crate::test_game::{TestGame, dealt};

/// The hands hold what their players are about to play; nobody bids more than Sonia.
const DEAL: &str = "Rk Rd Rc Gt Gc Yd / Rs Bs Ps Rs Rt Oc / Bc Pt Ot Px Rx Bx / Gk Gd Ox Od Gs Os";

/// Each turn with its score, and the tiles drawn after it.
const TURNS: [(u8, &str, &str, &str); 12] = [
    (0, "Rk@0,0 Rd@1,0 Rc@2,0", "3 = 3", "Yc Bk Bd"),
    (1, "Rs@3,0 Bs@3,1 Ps@3,2", "7 = 3+4", "Ys Pd Pk"),
    (2, "Bc@2,1", "4 = 2+2", "Yt"),
    (3, "Gk@0,-1 Gd@1,-1", "6 = 2+2+2", "Yx Yk"),
    (0, "Gt@-1,-1 Gc@2,-1", "7 = 4+3", "Bt Pc"),
    (1, "Ys@3,3 Rs@2,3", "6 = 2+4", "Gx Gt"),
    (2, "Pt@-1,-2 Ot@-1,-3", "3 = 3", "Ok Oc"),
    (3, "Ox@0,-3 Od@1,-3", "3 = 3", "Yt Ys"),
    (0, "Yd@1,-2 Yc@2,-2", "10 = 2+4+4", "Pd Pk"),
    (1, "Rt@-1,0", "9 = 5+4", "Bk"),
    (2, "Px@4,-1 Rx@4,0 Bx@4,1", "18 = 3+12+3", "Rk Rd Rc"),
    (3, "Gs@3,4 Os@2,4", "9 = 2+2+5", "Pt Px"),
];

fn after_turn(turn: usize) -> TestGame {
    let played = TURNS[..turn].iter();
    played.fold(dealt(DEAL), |table, (seat, play, lines, drawn)| {
        table.plays(*seat, play).for_lines(lines).draws(drawn)
    })
}

#[test]
fn the_twelve_turns_score_as_the_rulebook_says() {
    after_turn(12)
        .scores(0, 3 + 7 + 10)
        .scores(1, 7 + 6 + 9)
        .scores(2, 4 + 3 + 18)
        .scores(3, 6 + 3 + 9)
        .waits_for(0);
}

#[test]
fn in_turn_six_both_squares_do_not_fit_the_line_of_squares() {
    let repeats = Rule::LineRepeats { tile: "Rs".parse().unwrap() };
    after_turn(5).refuses(1, "Ys@3,3 Rs@3,4", repeats);
}

#[test]
fn the_last_board_looks_like_this() {
    let drawing = "\
.. .. .. .. .. .. .. ..
.. Ot Ox Od .. .. .. ..
.. Pt .. Yd Yc .. .. ..
.. Gt Gk Gd Gc .. Px ..
.. Rt Rk Rd Rc Rs Rx ..
.. .. .. .. Bc Bs Bx ..
.. .. .. .. .. Ps .. ..
.. .. .. .. Rs Ys .. ..
.. .. .. .. Os Gs .. ..
.. .. .. .. .. .. .. ..";
    assert_eq!(after_turn(12).game.board().to_string(), drawing);
}

#[test]
fn the_last_board_has_these_many_plays() {
    let board = after_turn(12).game.board().clone();
    let counts = [
        ("Rc Rx Rd Rs Rt Rk", 980, 9662, 15),
        ("Gs Gx Bd Bk Bt Yx", 83, 573, 25),
        ("Rd Oc Bx Bc Rt Yd", 8, 31, 9),
        ("Oc Pc Bc Rt Px Ox", 29, 144, 16),
    ];
    for (hand, plays, sum, best) in counts {
        let hand = crate::test_game::hand(hand);
        let mut points = Vec::new();
        board.plays(&hand, |found| points.push(u32::from(found.points)));
        let found = (points.len(), points.iter().sum(), points.iter().copied().max());
        assert_eq!(found, (plays, sum, Some(best)), "{hand}");
        assert_eq!(board.best_play(&hand).map(|found| u32::from(found.points)), Some(best));
    }
}
