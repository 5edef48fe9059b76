//! What decisions in Qwirkle are worth, and players by name.

use bots::Stop;
use bots::workshop::qwirkle::bot::ThinkingBot;
use bots::workshop::qwirkle::rounds::Settings;
use bots::workshop::qwirkle::taste::Taste;
use game::{Game, Seat, Viewer};
use lab::qwirkle::judge::judge;
use lab::qwirkle::players::Player;
use qwirkle::{Board, Hand, Placement, Position, Qwirkle, Tile};

fn hand(text: &str) -> Hand {
    let tile = |word: &str| -> Tile { word.parse().expect("a tile") };
    Hand::of(text.split(' ').map(tile)).expect("a hand")
}

fn board(text: &str) -> Board {
    let placed = |word: &str| -> Placement { word.parse().expect("a placement") };
    Board::arranged(&text.split(' ').map(placed).collect::<Vec<_>>()).expect("a board")
}

#[test]
fn whoever_judges_prefers_a_full_line_to_leaving_it() {
    let board = board("Rk@0,0 Rd@1,0 Rc@2,0 Rs@3,0 Rt@4,0");
    let hands = vec![hand("Rx Gk Bc Os Yt Pd"), hand("Oc Gc Bt Bt Yx Pd")];
    let position = Position::new(board, hands, Seat(0)).expect("a position");
    let game = Qwirkle::arranged(&position).expect("a game");
    let actions = ["Rx@5,0", "Gk@0,1"].map(|word| word.parse().expect("a play"));
    let bot = ThinkingBot::new(Taste::AHEAD, Settings::BEST, Stop::never());
    let view = game.view(Viewer::Seat(Seat(0)));
    let judged = judge(&bot, &view, Seat(0), &actions, 1_500, 1).expect("a judgement");
    // Whoever leaves it may still complete it later, unless somebody else does.
    assert!(judged[0].lead > judged[1].lead + 1.5, "{judged:?}");
    assert!(judged[0].won > judged[1].won, "{judged:?}");
}

#[test]
fn players_have_names_and_settings_that_can_be_changed() {
    let best: Player = "best:work=300,five=0.5".parse().expect("a player");
    let thinking = best.thinking().expect("a player who looks ahead");
    assert_eq!((thinking.settings.work, thinking.taste.five), (300, 0.5));
    assert_eq!(best.to_string(), "best:work=300,five=0.5");
    assert!("greedy".parse::<Player>().expect("a player").thinking().is_none());
    for wrong in ["nobody", "greedy:work=3", "steady:work=3", "best:work", "best:work=x"] {
        assert!(wrong.parse::<Player>().is_err(), "{wrong}");
    }
}
