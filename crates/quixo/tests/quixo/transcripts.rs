//! Whole games as text files, good and broken.

use game::luck::Stream;
use game::transcript::Transcript;
use game::{Game, Refusal, Step, Turn};
use qlub_quixo::Quixo;

use crate::test_game::start;

const GAME: &str = "\
qlub 1
game quixo 1
setup two 2 side=3
0 b3W
1 c1N
0 c2W
1 c1N
0 b1W
end winners=0 scores=none reason=line
";

fn error(text: &str) -> String {
    Transcript::<Quixo>::read(text).unwrap_err().to_string()
}

#[test]
fn a_transcript_replays_to_the_same_state_and_text() {
    let transcript = Transcript::<Quixo>::read(GAME).unwrap();
    assert_eq!(transcript.game().turn(), Turn::Over);
    assert_eq!(transcript.to_string(), GAME);
}

#[test]
fn a_broken_transcript_says_which_line_and_what_was_expected() {
    let cases = [
        (GAME.replace("two 2 side=3", "two 3"), "line 3: 3 seats do not fit: expected 2"),
        (GAME.replace("side=3", "side=6"), "line 3: option side cannot be \"6\": expected 3, 4, 5"),
        (
            GAME.replace("0 b3W", "0 b3"),
            "line 4: column 5: expected an end (N, E, S or W), found the end",
        ),
        (GAME.replace("0 b3W", "1 b3W"), "line 4: this seat owes no decision now (not-your-turn)"),
        (GAME.replace("0 b3W", "0 e3W"), "line 4: the board has no cell e3 (no-such-cell)"),
        (
            GAME.replace("0 b3W", "* first 0"),
            "line 4: column 3: expected a move, for there is no chance in Quixo, found \"first\"",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(error(&text), expected);
    }
}

#[test]
fn a_game_that_is_over_takes_no_more_steps() {
    let mut game = Transcript::<Quixo>::read(GAME).unwrap().game().clone();
    let step = "1 c1N".parse().unwrap();
    assert_eq!(game.play(step, &mut |_, _| {}), Err(Refusal::Over));
}

#[test]
fn chance_is_never_due() {
    let mut quixo = start("two 2").quixo;
    let chance = quixo.sample(&mut Stream::new(0));
    assert!(!quixo.possible(&chance));
    let refused = quixo.play(Step::Chance(chance), &mut |_, _| {});
    assert_eq!(refused, Err(Refusal::DecisionIsDue));
}
