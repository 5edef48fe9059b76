//! Real dice: one question after the other.

use super::says;

#[test]
fn who_begins_is_asked_first_and_then_the_dice() {
    let words = ["play", "qwixx", "--names", "Anna,Bob", "--dice", "typed"];
    for first in ["bob", "2", "first 1"] {
        let text = says(&words, &format!("{first}\n3 4 1 6 2 5\nr7\n"));
        let (asked, then) = (text.find("Who begins?").unwrap(), text.find("Bob begins.").unwrap());
        let dice = text.find("Type the dice: white, white, red, yellow, green, blue.").unwrap();
        assert!(asked < then && then < dice, "{text}");
        assert!(text.contains("1 Anna, 2 Bob"), "{text}");
        assert!(text.contains("Bob rolls w3 w4 r1 y6 g2 b5."), "{text}");
    }
}

#[test]
fn dice_are_typed_with_letters_or_without() {
    let words = ["play", "qwixx", "--seats", "1", "--dice", "typed"];
    for roll in ["3 4 1 6 2 5", "341625", "3,4,1,6,2,5", "b5 g2 y6 r1 W4 w3"] {
        // Whoever plays alone begins, and is not asked.
        let text = says(&words, &format!("{roll}\nr7\n-\nquit\n"));
        assert!(!text.contains("Who begins?"), "{text}");
        assert!(text.contains("Player 1 ticks red 7."), "{roll}: {text}");
    }
}

#[test]
fn what_is_typed_wrong_is_asked_for_again() {
    let words = ["play", "qwixx", "--names", "Anna,Bob", "--dice", "typed"];
    let text =
        says(&words, "Carl\n3 4 1 6 2 5\n0\n1\nfirst 0\n3 4 1\n9 4 1 6 2 5\nw7 w4 r1 y6 g2 b5\n");
    assert!(text.contains("“Carl” does not play here."), "{text}");
    assert!(text.contains("“0” does not play here."), "{text}");
    assert!(text.contains("Anna begins."), "{text}");
    assert!(text.contains("3 dice instead of 6."), "{text}");
    assert!(text.contains("“9”: a die shows 1 to 6."), "{text}");
    assert!(text.contains("“w7”: a die shows 1 to 6."), "six sides, not eight: {text}");
    let longo = ["play", "qwixx", "--edition", "longo", "--seats", "1", "--dice", "typed"];
    assert!(says(&longo, "8 8 1 6 2 5\n").contains("Player 1 rolls w8 w8"));
}

#[test]
fn a_die_that_has_left_is_not_asked_for() {
    // Red is closed by ticks of white sums; then its die is gone.
    let mut input = String::new();
    for sum in [(1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (6, 6)] {
        let (one, other) = sum;
        input += &format!("{one} {other} 1 1 1 1\nr{}\n-\n", one + other);
    }
    let words = ["play", "qwixx", "--seats", "1", "--dice", "typed"];
    let text = says(&words, &input);
    let last = text.rfind("Type the dice: ").unwrap();
    assert!(
        text[last..].starts_with("Type the dice: white, white, yellow, green, blue."),
        "{text}"
    );
    assert!(text[last..].contains("3 4 1 6 2\n"), "{text}");
}

#[test]
fn real_dice_speak_every_language() {
    for (language, who) in [("fr", "Qui commence\u{a0}? "), ("de", "Wer beginnt? ")] {
        let words = ["play", "qwixx", "--dice", "typed", "--lang", language];
        assert!(says(&words, "quit\n").contains(who));
    }
}
