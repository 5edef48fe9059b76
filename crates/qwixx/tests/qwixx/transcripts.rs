//! Whole games as text files, good and broken.

use game::transcript::Transcript;
use game::{Game, Seat, Turn};
use qlub_qwixx::Dice;

const GAME: &str = "\
# Alone, four misses in a row.
qlub 1
game qwixx 1
setup classic 1

* first 0
* w1 w1 r1 y1 g1 b1
0 r2
0 -
* w1 w1 r1 y1 g1 b1
0 -
0 -
* w1 w1 r1 y1 g1 b1
0 -
0 -
* w1 w1 r1 y1 g1 b1
0 -
0 -
* w1 w1 r1 y1 g1 b1
0 -
0 -
end winners=0 scores=-19 reason=four-misses
";

fn error(text: &str) -> String {
    Transcript::<Dice>::read(text).unwrap_err().to_string()
}

#[test]
fn a_transcript_replays_to_the_same_state_and_text() {
    let transcript = Transcript::<Dice>::read(GAME).unwrap();
    assert_eq!(transcript.game().turn(), Turn::Over);
    let written = transcript.to_string();
    let body = GAME.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    assert!(written.lines().eq(body));
    assert_eq!(Transcript::<Dice>::read(&written).unwrap(), transcript);
}

#[test]
fn an_unfinished_transcript_waits_where_it_stopped() {
    let half: String = GAME.lines().take(8).map(|line| format!("{line}\n")).collect();
    let transcript = Transcript::<Dice>::read(&half).unwrap();
    assert_eq!(transcript.game().turn(), Turn::Decide(game::Seats::only(Seat(0))));
}

#[test]
fn a_broken_transcript_says_which_line_and_what_was_expected() {
    let cases = [
        (GAME.replace("qlub 1", "qlub 2"), "line 2: format \"2\" is not known: expected qlub 1"),
        (
            GAME.replace("game qwixx 1", "game chess 1"),
            "line 3: no game \"chess\": expected one of qwixx",
        ),
        (
            GAME.replace("game qwixx 1", "game qwixx 9"),
            "line 3: rules version 9 is not played here: expected 1",
        ),
        (
            GAME.replace("setup classic 1", "setup classic 6"),
            "line 4: 6 seats do not fit: expected 1 to 5",
        ),
        (
            GAME.replace("setup classic 1", "setup classic"),
            "line 4: column 14: expected a space, found the end",
        ),
        (
            GAME.replacen("0 r2", "0 r?", 1),
            "line 8: column 4: expected a number from 2 to 16, found \"?\"",
        ),
        (
            GAME.replacen("0 r2", "? r2", 1),
            "line 8: column 1: expected a seat, or `*` for chance, found \"?\"",
        ),
        (
            GAME.replacen("0 r2", "0 r3", 1),
            "line 8: r3 is not the white sum, which is 2 (not-the-sum)",
        ),
        (
            GAME.replacen("0 r2", "1 r2", 1),
            "line 8: this seat owes no decision now (not-your-turn)",
        ),
        (GAME.replacen("g1 b1", "g1", 1), "line 7: chance cannot bring this now (impossible)"),
        (
            GAME.replace("scores=-19", "scores=19"),
            "line 22: \"end winners=0 scores=19 reason=four-misses\" is not how it ended: \
             expected \"end winners=0 scores=-19 reason=four-misses\"",
        ),
        (GAME.replacen("0 r2", "end winners=0", 1), "line 8: the game is not over yet"),
        (format!("{GAME}0 -\n"), "line 23: nothing may follow the end"),
        (
            String::new(),
            "line 1: column 1: expected `qlub` and the version of the format, found the end",
        ),
        (
            "qlub 1\ngame qwixx\n".to_owned(),
            "line 2: column 12: expected a rules version, found the end",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(error(&text), expected);
    }
}

#[test]
fn a_game_that_is_over_takes_no_more_steps() {
    let mut game = Transcript::<Dice>::read(GAME).unwrap().game().clone();
    let step = "0 -".parse().unwrap();
    assert_eq!(game.play(step, &mut |_, _| {}), Err(game::Refusal::Over));
}
