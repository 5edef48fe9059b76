//! Reasons in words: every fact of every game has its message, and what is said of a decision reads well.

use std::collections::BTreeSet;

use bots::{Explained, Reason, reasons};
use game::{Game, Seat, Setup, Step};
use table::registry::quixo::Quixo;
use table::registry::qwirkle::{Action, Board, Hand, Position, Qwirkle};
use table::registry::qwixx::{Cards, Dice, Sheet};
use words::{Language, Words};

/// The keys of the messages that a game needs.
fn messages<G: Explained>() -> impl Iterator<Item = String> {
    G::KEYS.iter().map(|key| format!("reason-{}-{key}", G::NAME))
}

/// The keys of the messages that all games need.
fn needed() -> BTreeSet<String> {
    let qwixx = messages::<Dice>().chain(messages::<Cards>());
    qwixx.chain(messages::<Quixo>()).chain(messages::<Qwirkle>()).collect()
}

#[test]
fn every_fact_has_its_message_and_no_message_is_left_over() {
    for language in Language::all() {
        let coach = language.catalogue().iter().find(|(file, _)| *file == "coach");
        let (_, text) = coach.expect("words of the coach");
        let keys = text.lines().filter_map(|line| line.split_once(" = ").map(|(key, _)| key));
        let said: BTreeSet<String> =
            keys.filter(|key| key.starts_with("reason-")).map(str::to_owned).collect();
        assert_eq!(said, needed(), "{language}");
    }
}

#[test]
fn reasons_are_whole_sentences_whatever_the_numbers() {
    for words in Language::all().map(Words::new) {
        for key in needed() {
            for (yours, best) in [(0.0, 1.0), (1.0, 0.0), (2.0, 6.0), (6.0, 2.0), (-5.0, 1.0)] {
                let text = words.say(&key, &[("yours", yours.into()), ("best", best.into())]);
                let whole = !text.contains(['{', '}', '$', '-']) && text.ends_with('.');
                assert!(whole, "{}: {text}", words.language());
            }
        }
    }
}

/// What is said for the best answer rather than another, in English.
fn said<G: Explained>(game: &G, seat: Seat, yours: &str, best: &str) -> Vec<String> {
    let words = Words::new(Language::ENGLISH);
    let facts = |answer: &str| {
        let action: G::Action = answer.parse().expect("an answer");
        assert_eq!(game.check(seat, &action), Ok(()), "{answer}");
        G::facts(game, seat, &action)
    };
    let say = |Reason { key, yours, best }| {
        let key = format!("reason-{}-{key}", G::NAME);
        words.say(&key, &[("yours", yours.into()), ("best", best.into())])
    };
    reasons(&facts(yours), &facts(best)).into_iter().map(say).collect()
}

#[test]
fn a_roll_of_dice() {
    let options = Dice::options(&Setup::new("classic", 2)).expect("a set-up");
    let own = Sheet::marked(&options.pad, &[vec![2, 3], vec![], vec![], vec![]], &[], 0);
    let sheets = [own.expect("a sheet"), Sheet::default()];
    let mut dice = Dice::arranged(&options, &sheets, Seat(0)).expect("a table");
    let roll = "w1 w3 r1 y1 g1 b1".parse().expect("dice");
    dice.play(Step::Chance(roll), &mut |_, _| {}).expect("a roll");
    assert_eq!(
        said(&dice, Seat(0), "g4", "r4"),
        ["The best answer skips no cell, yours 8.", "The best answer makes 3 points now, yours 1."]
    );
    // After the tick 2, 5 and 12 fit, in 6 of 36 rolls; without it 2, 4 and 12, in 5.
    assert_eq!(
        said(&dice, Seat(0), "-", "r4"),
        [
            "The best answer makes 3 points now, yours 0.",
            "The next white sum fits one of your rows without a skip with a chance of 17 % \
             after the best answer, 14 % after yours."
        ]
    );
}

#[test]
fn a_card_to_take() {
    let options = Cards::options(&Setup::new("classic", 2)).expect("a set-up");
    let hand = |cards: &str| cards.split(' ').map(|card| card.parse().expect("a card")).collect();
    let hands = [hand("r5 r9 y9 g4"), hand("b5 b9 g9 y4")];
    let sheets = [Sheet::default(); 2];
    let cards = Cards::arranged(&options, &sheets, &hands, &[7, 3, 10, 6], 8, Seat(0));
    assert_eq!(
        said(&cards.expect("a table"), Seat(0), "take 0", "take 1"),
        ["The number that the best answer takes fits 2 rows with one skipped cell at most, \
          that of yours none."]
    );
}

#[test]
fn a_cube_to_push() {
    let options = Quixo::options(&Setup::new("two", 2).with("side", "3")).expect("a set-up");
    let mut quixo = Quixo::new(&options);
    for (seat, action) in [(0, "a1N"), (1, "c1W"), (0, "b1N"), (1, "a2E")] {
        let step = Step::Decide(Seat(seat), action.parse().expect("a move"));
        quixo.play(step, &mut |_, _| {}).expect("a legal move");
    }
    assert_eq!(
        said(&quixo, Seat(0), "a2E", "c1N"),
        [
            "The best answer completes a line of your side and wins; yours does not.",
            "After yours the other side has 1 move to complete a line at once, \
             after the best answer none."
        ]
    );
}

#[test]
fn a_line_of_five() {
    let lying = "Rc@0,0 Rx@1,0 Rd@2,0 Rs@3,0".parse().expect("tiles");
    let Action::Play(lying) = lying else { panic!("not a play") };
    let board = Board::arranged(&lying.iter().collect::<Vec<_>>());
    let hand = |tiles: &str| Hand::of(tiles.split(' ').map(|tile| tile.parse().expect("a tile")));
    let hands =
        ["Rt Oc Ox Bd Ps Yk", "Gc Gx Gd Gs Gt Gk"].map(|tiles| hand(tiles).expect("a hand"));
    let position = Position::new(board.expect("a board"), hands.into(), Seat(0)).expect("tiles");
    let qwirkle = Qwirkle::arranged(&position).expect("a table");
    assert_eq!(
        said(&qwirkle, Seat(0), "Rt@4,0", "Oc@0,1 Ox@1,1"),
        [
            "After yours 3 tiles that you have not seen complete a Qwirkle, \
             after the best answer none.",
            "The best answer makes 6 points now, yours 5."
        ]
    );
}
