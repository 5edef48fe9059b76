//! The screen on a terminal in memory: every game, every size, every key.

mod looks;

use std::path::Path;

use bots::{Books, Level};
use game::{EditionSpec, Setup};
use protocol::http::NewTable;
use protocol::{LuckChoice, Options};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use table::local::{Local, Sitter};
use table::registry::{About, games, is_pad};
use words::{Language, Words};

use super::*;
use crate::entropy::Fresh;
use crate::play::players::Player;
use crate::play::session::Start;

fn screen(game: &str, setup: &Setup, players: Vec<Player>, language: Language) -> Screen {
    screen_with(game, setup, players, Words::new(language))
}

fn screen_with(game: &str, setup: &Setup, players: Vec<Player>, words: Words) -> Screen {
    let luck = LuckChoice::Seeded { seed: "3".to_owned() };
    let (game, setup) = (game.to_owned(), setup.to_string());
    let new = NewTable { game, setup, luck, options: Options::default() };
    let sitter = |(name, player): (&str, Player)| match player.level() {
        Some(level) => Sitter::Bot(level.to_string()),
        None => Sitter::Person(name.to_owned()),
    };
    let names = ["Anna", "Bob", "Cleo", "Dora"].into_iter();
    let sitters: Vec<Sitter> = names.zip(players).map(sitter).collect();
    let fresh = Fresh(Some(3));
    let session = Session::new(Start {
        table: Local::open(&new, &sitters, &fresh.moment()).expect("a table"),
        resumed: false,
        words,
        names: Vec::new(),
        programs: Vec::new(),
        books: Books::default(),
        fresh,
        save: None,
        phases: Vec::new(),
    });
    Screen::new(session.expect("a session")).expect("a screen")
}

fn drawn(screen: &Screen, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a terminal");
    terminal.draw(|frame| screen.draw(frame)).expect("drawn");
    terminal.backend().to_string()
}

fn press(screen: &mut Screen, code: KeyCode) {
    assert!(
        screen.press(KeyEvent::new(code, KeyModifiers::NONE)).expect("no fault") == After::Stay
    );
}

fn press_control(screen: &mut Screen, letter: char) {
    let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
    assert!(screen.press(key).expect("no fault") == After::Stay);
}

/// A person and bots, or people only where no bot can play.
fn mixed(game: &str, seats: u8) -> Vec<Player> {
    let other = if is_pad(game) { Player::Person } else { Player::Bot(Level::Greedy) };
    let mut players = vec![other; seats.into()];
    players[0] = Player::Person;
    players
}

/// The games to try: where those of `examples` are built in these alone, since all others have been tried
/// without them.
fn tried() -> Vec<About> {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let is_tried = |about: &About| examples.join(about.name).exists() == cfg!(feature = "examples");
    games().into_iter().filter(is_tried).collect()
}

/// The editions to draw. A pad lists thousands of entries, so one of dice and one of cards stand for all of its own.
fn drawn_editions(about: &About) -> impl Iterator<Item = &'static EditionSpec> + use<> {
    let apart = if is_pad(about.name) { about.editions.len() - 1 } else { 1 };
    about.editions.iter().step_by(apart.max(1))
}

#[test]
fn every_edition_is_played_to_its_end_and_drawn_in_every_size() {
    // In one language each, in turn: how an edition is played is the same in all of them.
    let mut languages = Language::all().cycle();
    for about in tried() {
        for (edition, language) in drawn_editions(&about).zip(&mut languages) {
            let seats = 2.clamp(*edition.seats.start(), *edition.seats.end());
            let setup = Setup::new(edition.name, seats);
            let mut screen = screen(about.name, &setup, mixed(about.name, seats), language);
            let mut steps = 0;
            while screen.waiting != SessionTurn::Over {
                if steps % 7 == 0 {
                    for (width, height) in [(60, 18), (80, 24), (140, 50), (10, 3)] {
                        let text = drawn(&screen, width, height);
                        assert!(width < 60 || text.contains("Anna"), "{}\n{text}", about.name);
                    }
                }
                press(&mut screen, if steps % 3 == 0 { KeyCode::Down } else { KeyCode::Up });
                press(&mut screen, KeyCode::Enter);
                assert!(screen.message.is_empty(), "{}: {}", about.name, screen.message);
                steps += 1;
                assert!(steps < 2000, "{} {setup} does not end", about.name);
            }
            let text = drawn(&screen, 140, 50);
            assert!(text.contains(&screen.session.words.text("over")), "{text}");
        }
    }
}

#[test]
fn nothing_of_a_hand_is_drawn_behind_the_curtain() {
    for (game, edition) in [("qwixx-cards", "jokers"), ("qwirkle", "standard")] {
        let players = vec![Player::Person, Player::Person];
        let mut screen = screen(game, &Setup::new(edition, 2), players, Language::ENGLISH);
        assert!(screen.curtain, "{game}");
        let text = drawn(&screen, 100, 40);
        assert!(text.contains("Pass the keyboard to"), "{text}");
        let words = text.lines().filter(|line| line.chars().any(char::is_alphanumeric)).count();
        assert_eq!(words, 2, "the title and the question are all there is:\n{text}");
        press(&mut screen, KeyCode::Char('x'));
        assert!(screen.curtain, "only Enter lifts it");
        press(&mut screen, KeyCode::Enter);
        assert!(!screen.curtain);
        press(&mut screen, KeyCode::Enter);
    }
}

#[test]
fn open_games_need_no_curtain() {
    for (game, edition) in [("qwixx", "classic"), ("quixo", "two")] {
        let players = vec![Player::Person, Player::Person];
        let screen = screen(game, &Setup::new(edition, 2), players, Language::ENGLISH);
        assert!(!screen.curtain, "{game}");
    }
}

#[test]
fn typing_looks_for_moves_and_mistakes_are_explained() {
    let setup = Setup::new("two", 2);
    let mut screen = screen("quixo", &setup, mixed("quixo", 2), "fr".parse().expect("French"));
    assert_eq!(screen.moves.counts(), (44, 44));
    for letter in "c1".chars() {
        press(&mut screen, KeyCode::Char(letter));
    }
    assert_eq!(screen.moves.counts(), (3, 44));
    press(&mut screen, KeyCode::Tab);
    assert!(screen.moves.is_move(&screen.input), "{}", screen.input);
    press(&mut screen, KeyCode::Esc);
    for letter in "c3N".chars() {
        press(&mut screen, KeyCode::Char(letter));
    }
    press(&mut screen, KeyCode::Enter);
    let why = "c3 n’est pas au bord\u{a0}: on ne prend que les cubes du bord.";
    assert!(screen.message.starts_with(why), "{}", screen.message);
    assert!(drawn(&screen, 100, 40).contains("n’est pas au bord"));
    press(&mut screen, KeyCode::Backspace);
    assert!(screen.message.is_empty());
}

#[test]
fn a_decision_is_taken_back_until_chance_moves_on() {
    let setup = Setup::new("classic", 1);
    let mut screen = screen("qwixx", &setup, vec![Player::Person], Language::ENGLISH);
    press_control(&mut screen, 'z');
    assert_eq!(screen.message, "There is nothing to take back now.");
    let before = screen.session.game().steps();
    press(&mut screen, KeyCode::Enter);
    assert_eq!(screen.session.game().steps().len(), before.len() + 1);
    press_control(&mut screen, 'z');
    assert_eq!(screen.message, "Taken back.");
    assert_eq!(screen.session.game().steps(), before);
}

#[test]
fn language_and_help_are_a_key_away() {
    let setup = Setup::new("classic", 2);
    let mut screen = screen("qwixx", &setup, mixed("qwixx", 2), Language::ENGLISH);
    press_control(&mut screen, 'l');
    let next = Words::new(Language::ENGLISH.next());
    assert_eq!(screen.message, next.text("language-is"));
    press(&mut screen, KeyCode::F(1));
    let help = next.text("help-screen");
    assert!(drawn(&screen, 100, 40).contains(help.lines().next().expect("a line").trim_end()));
    press(&mut screen, KeyCode::Esc);
    assert!(drawn(&screen, 100, 40).contains(&next.text("log")));
    for code in [KeyCode::PageDown, KeyCode::Right, KeyCode::PageUp, KeyCode::Left, KeyCode::Home] {
        press(&mut screen, code);
    }
    assert_eq!(screen.scroll, (0, 0));
}

#[test]
fn without_colours_nothing_is_lost() {
    let setup = Setup::new("classic", 2);
    let mut screen = screen("qwixx", &setup, mixed("qwixx", 2), Language::ENGLISH);
    let text = drawn(&screen, 100, 40);
    screen.paint = Paint::Plain;
    assert_eq!(drawn(&screen, 100, 40), text, "letters and marks say it all");
}

#[test]
fn the_keyboard_goes_from_hand_to_hand_and_each_hand_is_shown_to_its_owner_alone() {
    let players = vec![Player::Person, Player::Person];
    let setup = Setup::new("standard", 2);
    let mut screen = screen("qwirkle", &setup, players, Language::ENGLISH);
    let mut seen = Vec::new();
    for _ in 0..6 {
        let SessionTurn::Person(seat) = screen.waiting else { panic!("{:?}", screen.waiting) };
        assert!(screen.curtain, "the keyboard is passed before a hand is shown");
        assert_eq!(screen.viewer(), Viewer::Watcher);
        press(&mut screen, KeyCode::Enter);
        assert_eq!(screen.viewer(), Viewer::Seat(seat));
        seen.push(seat);
        press(&mut screen, KeyCode::Enter);
    }
    assert!(seen.windows(2).all(|two| two[0] != two[1]), "{seen:?}");
}

#[test]
fn a_sealed_answer_is_taken_back_until_the_last_one_shows_them_all() {
    let players = vec![Player::Person, Player::Person];
    let mut screen = screen("qwixx", &Setup::new("classic", 2), players, Language::ENGLISH);
    let first = screen.waiting;
    press(&mut screen, KeyCode::Enter);
    assert_ne!(screen.waiting, first);
    press_control(&mut screen, 'z');
    assert_eq!((screen.message.as_str(), screen.waiting), ("Taken back.", first));
    press(&mut screen, KeyCode::Enter);
    press(&mut screen, KeyCode::Enter);
    press_control(&mut screen, 'z');
    assert_eq!(screen.message, "There is nothing to take back now.");
}

/// In the pseudo-language, where every letter of the catalogue bears a mark: what does not is a name, or
/// stands in notation.
#[test]
fn everything_that_is_said_comes_from_the_catalogue() {
    for about in tried() {
        for edition in drawn_editions(&about) {
            let seats = 2.clamp(*edition.seats.start(), *edition.seats.end());
            let setup = Setup::new(edition.name, seats);
            let mut screen =
                screen_with(about.name, &setup, mixed(about.name, seats), Words::pseudo());
            for step in 0..12 {
                if step % 4 == 3 {
                    press(&mut screen, KeyCode::F(1));
                }
                let text = drawn(&screen, 160, 50);
                let moves = match screen.waiting {
                    SessionTurn::Person(seat) => screen.session.game().legal(seat),
                    _ => Vec::new(),
                };
                let notation = moves.join(" ") + &screen.session.game().steps().join(" ");
                let names = format!("{notation} {} {} Anna Bob", about.name, edition.name);
                let known: Vec<&str> = words::foreign_words(&names).collect();
                let mut foreign: Vec<&str> = words::foreign_words(&text).collect();
                // A name in a long line may be cut.
                foreign.retain(|word| !known.iter().any(|name| name.starts_with(word)));
                assert!(foreign.is_empty(), "{} {setup}: {foreign:?} in\n{text}", about.name);
                // Enter leaves a game that is over.
                if screen.waiting == SessionTurn::Over {
                    break;
                }
                press(&mut screen, KeyCode::Enter);
            }
        }
    }
}
