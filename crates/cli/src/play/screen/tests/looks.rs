//! What the screen tells besides the game: what is asked, which keys there are, what signs mean.

use bots::Level;
use game::Setup;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use table::registry::games;
use words::Language;

use super::{drawn, mixed, press, press_control, screen};
use crate::play::legend;
use crate::play::players::Player;
use crate::play::screen::*;

fn people(count: usize) -> Vec<Player> {
    vec![Player::Person; count]
}

fn classic() -> Screen {
    screen("qwixx", &Setup::new("classic", 2), people(2), Language::ENGLISH)
}

#[test]
fn nothing_is_played_while_the_window_is_too_small() {
    let mut screen = classic();
    screen.too_small = true;
    let steps = screen.session.game().steps();
    for code in [KeyCode::Enter, KeyCode::Down, KeyCode::Char('r'), KeyCode::F(1), KeyCode::Tab] {
        press(&mut screen, code);
    }
    press_control(&mut screen, 'z');
    press_control(&mut screen, 'l');
    assert_eq!(screen.session.game().steps(), steps);
    assert!(screen.input.is_empty() && screen.overlay.is_none() && screen.message.is_empty());
    let small = drawn(&screen, 40, 20);
    assert!(small.contains("too small") && small.contains("--plain"), "{small}");
    let stop = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert!(screen.press(stop).expect("no fault") == After::Leave);
}

#[test]
fn the_first_line_says_what_is_asked_and_the_arrow_who_decides() {
    let mut screen = classic();
    let text = drawn(&screen, 80, 24);
    let sum = text.lines().next().expect("a line").to_owned();
    assert!(sum.contains("Anna: tick ") && sum.contains(", or nothing"), "{text}");
    assert!(text.contains("► Anna") && !text.contains("► Bob"), "{text}");
    press(&mut screen, KeyCode::Char('-'));
    press(&mut screen, KeyCode::Enter);
    let text = drawn(&screen, 80, 24);
    assert!(text.contains("Bob: tick ") && text.contains("► Bob"), "{text}");
    press(&mut screen, KeyCode::Char('-'));
    press(&mut screen, KeyCode::Enter);
    let text = drawn(&screen, 80, 24);
    assert!(text.contains(": one white and one colour die, or a miss"), "{text}");
}

#[test]
fn bots_are_marked_as_bots() {
    let players = vec![Player::Person, Player::Bot(Level::Easy)];
    let screen = screen("quixo", &Setup::new("two", 2), players, Language::ENGLISH);
    assert!(drawn(&screen, 80, 24).contains("Player 2 (bot, easy) ○"));
}

#[test]
fn moves_are_counted_and_none_is_left_at_the_end() {
    let mut screen = screen("quixo", &Setup::new("two", 2), mixed("quixo", 2), Language::ENGLISH);
    let text = drawn(&screen, 80, 24);
    assert!(text.contains("Moves: 44 ▼"), "{text}");
    assert!(text.contains("a1 → a5") && !text.contains("+0"), "{text}");
    press(&mut screen, KeyCode::Char('c'));
    press(&mut screen, KeyCode::Char('1'));
    assert!(drawn(&screen, 80, 24).contains("Moves: 3 of 44"), "{}", drawn(&screen, 80, 24));
    press(&mut screen, KeyCode::Esc);
    while screen.waiting != SessionTurn::Over {
        press(&mut screen, KeyCode::Down);
        press(&mut screen, KeyCode::Enter);
    }
    let text = drawn(&screen, 80, 24);
    assert!(!text.contains("Moves") && !text.contains("> _"), "{text}");
    assert!(screen.session.result()[0].contains("wins"), "who wins is told on leaving");
}

#[test]
fn refusals_name_the_page_that_explains_them() {
    let mut screen = screen("quixo", &Setup::new("two", 2), mixed("quixo", 2), Language::ENGLISH);
    for letter in "c3N".chars() {
        press(&mut screen, KeyCode::Char(letter));
    }
    press(&mut screen, KeyCode::Enter);
    assert!(
        screen.message.ends_with(" (qlub rules quixo not-on-the-border)"),
        "{}",
        screen.message
    );
}

#[test]
fn a_long_preview_has_two_lines() {
    let mut screen = screen("quixo", &Setup::new("two", 2), mixed("quixo", 2), Language::ENGLISH);
    screen.message = "word ".repeat(20) + "the end";
    for (width, height) in [(60, 18), (80, 24)] {
        let text = drawn(&screen, width, height);
        assert!(text.contains("the end"), "{text}");
    }
}

#[test]
fn help_explains_every_key_and_every_sign_and_fits_the_smallest_window() {
    for language in Language::all() {
        let words = Words::new(language);
        for key in ["help-short", "help-over", "help-replay", "help-closes"] {
            assert!(words.text(key).chars().count() <= 60, "{language}: {key}");
        }
        for about in games().iter().filter(|about| about.name != "nim") {
            let help = legend::help(about.name, &words);
            assert!(help.len() > 20, "{language} {}", about.name);
            for line in &help {
                assert!(line.chars().count() <= 58, "{language} {}: {line}", about.name);
            }
        }
    }
    let signs: [(&str, &[&str]); 4] = [
        (
            "qwixx",
            &[
                "►",
                "(5)",
                ">5<",
                "[5]",
                "·",
                "#",
                "[#]",
                "3= 6",
                "✗",
                "♣",
                "5*",
                "○ ◇ □ ◎ ☆",
                "g5",
                "w3",
            ],
        ),
        ("qwixx-cards", &["►", "0:[7]", "▤", "?7", "j7", "[#]", "take 0"]),
        ("quixo", &["►", "×", "○", "·", "(·)", ">·<", "=×=", "×2", "▲", "a1N"]),
        ("qwirkle", &["►", "●", "✖", "◆", "■", "★", "♣", "[R●]", "‹R●›", "▦", "▩", "swap", "pass"]),
    ];
    let english = Words::new(Language::ENGLISH);
    for (game, signs) in signs {
        let legend = legend::of(game, &english).join("\n");
        for sign in signs {
            assert!(legend.contains(sign), "{game}: {sign} in\n{legend}");
        }
    }
}

#[test]
fn help_is_read_to_its_end_in_the_smallest_window() {
    let mut screen = classic();
    press(&mut screen, KeyCode::F(1));
    let first = drawn(&screen, 60, 18);
    assert!(first.contains("choose a move") && first.contains("▼"), "{first}");
    for _ in 0..5 {
        press(&mut screen, KeyCode::PageDown);
    }
    let last = drawn(&screen, 60, 18);
    assert!(last.contains("qlub rules qwixx") && !last.contains("▼"), "{last}");
    press(&mut screen, KeyCode::Char('x'));
    assert!(screen.overlay.is_none() && screen.input.is_empty(), "any other key closes it");
}
