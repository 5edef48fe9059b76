//! A table at one device: taking back, and games that are saved and opened again.

use std::collections::BTreeSet;

use bots::Books;
use game::{Seat, Viewer};
use protocol::http::NewTable;
use protocol::{LuckChoice, Options, Request};
use table::fair::sha256;
use table::local::{FileError, LocalTurn, Older, Sitter};
use table::record::{Luck, verify};
use table::registry::{games, has, is_pad};
use table::{Local, Moment};

/// A moment of its own for everything that happens.
#[derive(Default)]
struct Clock(u64);

impl Clock {
    fn tick(&mut self) -> Moment {
        self.0 += 1000;
        Moment { now: self.0, fresh: sha256(&self.0.to_le_bytes()) }
    }
}

fn person(name: &str) -> Sitter {
    Sitter::Person(name.to_owned())
}

fn bot() -> Sitter {
    Sitter::Bot("random".to_owned())
}

fn open(game: &str, setup: &str, luck: LuckChoice, sitters: &[Sitter], clock: &mut Clock) -> Local {
    let (game, setup) = (game.to_owned(), setup.to_owned());
    let new = NewTable { game, setup, luck, options: Options::default() };
    Local::open(&new, sitters, &clock.tick()).expect("a table")
}

fn open_file(text: &str, clock: &mut Clock) -> Result<Local, FileError> {
    let sitter = |seat: Seat| Sitter::Person(format!("Seat {seat}"));
    Local::open_file(text, &Older { sitter: &sitter, typed: false }, &clock.tick())
}

/// Everybody does the first thing they may, so many times.
fn play(local: &mut Local, clock: &mut Clock, times: usize) {
    for _ in 0..times {
        match local.waits_for() {
            LocalTurn::Over => return,
            LocalTurn::Chance => panic!("dice are rolled here"),
            LocalTurn::Bots => {
                assert!(local.hurry(&Books::default(), &clock.tick()), "a bot answers")
            }
            LocalTurn::People(seats) => {
                let seat = seats.iter().next().expect("somebody");
                let action = local.table().game().legal(seat).remove(0);
                local.answer(seat, &action, &clock.tick()).expect("a legal answer");
            }
        }
    }
}

fn typed(local: &mut Local, chance: &str, clock: &mut Clock) {
    let chance = local.spelled(None, chance);
    local.ask(&Request::TypeChance { chance }, &clock.tick()).expect("chance");
}

#[test]
fn several_at_a_device_hide_their_hands_from_one_another() {
    let has_secrets = |game: &str, setup: &str, sitters: &[Sitter]| {
        open(game, setup, LuckChoice::Fair, sitters, &mut Clock::default()).has_secrets()
    };
    let two = [person("Nora"), person("Hugo")];
    assert!(has_secrets("qwirkle", "standard 2", &two));
    assert!(has_secrets("qwixx-cards", "classic 2", &two));
    assert!(!has_secrets("qwirkle", "standard 2", &[person("Nora"), bot()]));
    assert!(!has_secrets("quixo", "two 2", &two));
}

#[test]
fn whether_a_game_is_built_in_is_known_by_its_whole_name() {
    for game in games() {
        let longer = format!("{}s", game.name);
        assert!(has(game.name) && !has(&longer) && !has(&game.name[1..]), "{}", game.name);
        assert!(!has(&game.name[..game.name.len() - 1]), "{}", game.name);
    }
    assert!(!has(""));
}

#[test]
fn a_bot_whose_time_came_while_somebody_answered_is_woken_at_once() {
    let mut clock = Clock::default();
    let sitters = [person("Anna"), Sitter::Bot("greedy".to_owned())];
    let mut local = open("qwixx", "classic 2", LuckChoice::Fair, &sitters, &mut clock);
    let LocalTurn::People(seats) = local.waits_for() else { panic!("Anna is asked") };
    let seat = seats.iter().next().expect("Anna");
    let action = local.table().game().legal(seat).remove(0);
    // The bot's pace is over before Anna answers, and nobody has ticked.
    clock.0 += 60_000;
    let moment = clock.tick();
    local.answer(seat, &action, &moment).expect("a legal answer");
    assert_eq!(local.waits_for(), LocalTurn::Bots);
    assert_eq!(local.wakes(moment.now), Some(moment.now));
    local.tick(&Books::default(), &moment);
    assert!(!local.table().has_thoughts(moment.now), "it has answered");
}

#[test]
fn every_game_is_saved_in_its_middle_and_goes_on_alike() {
    for about in games() {
        for edition in about.editions {
            let seats = 2.clamp(*edition.seats.start(), *edition.seats.end());
            let setup = format!("{} {seats}", edition.name);
            let mut clock = Clock::default();
            let other = if is_pad(about.name) { person("Ben") } else { bot() };
            let mut sitters = vec![other; usize::from(seats)];
            sitters[0] = person("Anna");
            let mut local = open(about.name, &setup, LuckChoice::Fair, &sitters, &mut clock);
            play(&mut local, &mut clock, 6);
            let saved = local.saved();
            let verified = verify(&saved).expect("lawful so far");
            assert_eq!(verified.outcome, None);
            assert!(matches!(verified.luck, Luck::Fair { .. }));
            // A day later.
            let mut later = Clock(clock.0 + 86_400_000);
            let mut again = open_file(&saved, &mut later).expect("the same table");
            assert_eq!(again.saved(), saved, "opening a game changes nothing");
            let seen = |local: &Local| local.table().game().view(Viewer::Seat(Seat(0)));
            assert_eq!(seen(&again), seen(&local));
            // Beside a real table a game may go on for as long as nobody says that it is over.
            let times = if is_pad(about.name) { 400 } else { 5000 };
            play(&mut local, &mut clock, times);
            play(&mut again, &mut later, times);
            assert_eq!(again.table().game().steps(), local.table().game().steps(), "{setup}");
            let verified = verify(&again.saved()).expect("a record");
            assert_eq!(verified.outcome.as_ref(), local.table().outcome());
            assert!(verified.outcome.is_some() || is_pad(about.name), "{setup} ends");
            let whole = verified.outcome.is_some().then(|| again.saved());
            assert_eq!(again.table().record(1), whole);
        }
    }
}

#[test]
fn times_in_a_file_leave_out_the_pause() {
    let mut clock = Clock::default();
    let local = open("quixo", "two 2", LuckChoice::Fair, &[person("A"), person("B")], &mut clock);
    let mut later = Clock(clock.0 + 86_400_000);
    let mut again = open_file(&local.saved(), &mut later).expect("the same table");
    play(&mut again, &mut later, 1);
    let last = again.saved().lines().last().map(str::to_owned).expect("a line");
    let time: u64 = last.split(' ').nth(1).and_then(|time| time.parse().ok()).expect("a time");
    assert!(time < 10_000, "{last}");
}

#[test]
fn the_last_match_of_a_table_is_the_one_that_is_saved() {
    let mut clock = Clock::default();
    let mut local = open("qwixx", "classic 1", LuckChoice::Fair, &[person("A")], &mut clock);
    play(&mut local, &mut clock, 500);
    let first = local.saved();
    assert_eq!(local.table().record(1).as_ref(), Some(&first));
    local.ask(&Request::Rematch, &clock.tick()).expect("again");
    play(&mut local, &mut clock, 3);
    let second = local.saved();
    assert_eq!(verify(&second).expect("lawful so far").outcome, None);
    assert_eq!(local.table().record(2), None, "an unfinished match has no record");
    assert_eq!(local.table().record(1), Some(first));
    let again = open_file(&second, &mut clock).expect("the second match");
    assert_eq!(again.table().game().steps(), local.table().game().steps());
}

/// A game by the first version of the rules, in which nothing fits any more and everybody swaps.
const STUCK: &str = include_str!("../../../qwirkle/tests/golden/stuck.1.game");

#[test]
fn a_game_goes_on_by_the_rules_that_it_was_begun_by() {
    let mut clock = Clock::default();
    let mut local = open_file(STUCK, &mut clock).expect("a game of version 1");
    assert_eq!(local.table().game().rules(), 1);
    assert_eq!(local.table().game().transcript(), STUCK);
    play(&mut local, &mut clock, 3);
    assert!(local.table().outcome().is_none());
    let again = open_file(&local.saved(), &mut clock).expect("the same game");
    assert_eq!(again.table().game().rules(), 1);
    assert_eq!(again.table().game().steps(), local.table().game().steps());
    let later = STUCK.replace("game qwirkle 1", "game qwirkle 2");
    assert!(matches!(open_file(&later, &mut clock), Err(FileError::Transcript(_))));
}

#[test]
fn a_bot_has_other_luck_whenever_it_is_asked() {
    let mut clock = Clock::default();
    let luck = LuckChoice::Seeded { seed: "other".to_owned() };
    let mut local = open("quixo", "two 2", luck, &[bot(), bot()], &mut clock);
    let mut halves = BTreeSet::new();
    for _ in 0..20 {
        let legal = local.table().game().legal(Seat(0));
        local.hurry(&Books::default(), &clock.tick());
        let steps = local.table().game().steps();
        let chosen = steps.last().and_then(|step| step.strip_prefix("0 "));
        let place = chosen.and_then(|action| legal.iter().position(|own| own == action));
        halves.extend(place.map(|place| 2 * place < legal.len()));
    }
    // Always the same luck would always pick from the same end of the list.
    assert_eq!(halves.len(), 2);
}

#[test]
fn what_bots_answered_stays_when_a_person_takes_back() {
    let mut clock = Clock::default();
    let bot = || Sitter::Bot("random".to_owned());
    let luck = LuckChoice::Seeded { seed: "back".to_owned() };
    let sitters = [person("A"), bot(), bot()];
    let mut local = open("qwixx", "classic 3", luck, &sitters, &mut clock);
    while local.hurry(&Books::default(), &clock.tick()) {}
    let before = local.saved();
    let steps = |local: &Local| local.table().game().steps();
    let start = steps(&local);
    let mut ends = Vec::new();
    for _ in 0..2 {
        local.answer(Seat(0), "-", &clock.tick()).expect("a pass");
        ends.push(steps(&local));
        assert_eq!(local.take_back(&clock.tick()), Ok(Some(Seat(0))));
        assert_eq!(steps(&local), start);
    }
    assert_eq!(ends[0], ends[1], "bots have not thought better of it");
    let again = open_file(&local.saved(), &mut clock).expect("the table");
    assert_eq!(steps(&again), start);
    assert!(local.saved().starts_with(&before), "what was taken back is still told");
}

#[test]
fn a_sealed_answer_is_taken_back_alone() {
    let mut clock = Clock::default();
    let people = [person("A"), person("B"), person("C")];
    let mut local = open("qwixx", "classic 3", LuckChoice::Typed, &people, &mut clock);
    typed(&mut local, "first 0", &mut clock);
    typed(&mut local, "W3 w4 b5 r1 y6 g2", &mut clock);
    local.answer(Seat(0), "r7", &clock.tick()).expect("red 7");
    local.answer(Seat(1), "y7", &clock.tick()).expect("yellow 7");
    assert_eq!(local.take_back(&clock.tick()), Ok(Some(Seat(1))));
    let owing: Vec<Seat> = vec![Seat(1), Seat(2)];
    assert_eq!(local.waits_for(), LocalTurn::People(owing.into_iter().collect()));
    let again = open_file(&local.saved(), &mut clock).expect("the table");
    assert_eq!(again.waits_for(), local.waits_for());
    local.answer(Seat(1), "-", &clock.tick()).expect("a pass");
    local.answer(Seat(2), "-", &clock.tick()).expect("a pass");
    assert_eq!(local.table().game().steps()[2..], ["0 r7", "1 -", "2 -"]);
    // They have all been shown.
    assert!(local.take_back(&clock.tick()).is_err());
}

#[test]
fn dice_that_were_typed_are_taken_back_and_dice_that_were_rolled_are_not() {
    let mut clock = Clock::default();
    let mut local = open("qwixx", "classic 1", LuckChoice::Typed, &[person("A")], &mut clock);
    assert!(local.take_back(&clock.tick()).is_err(), "nothing has happened");
    typed(&mut local, "FIRST 0", &mut clock);
    typed(&mut local, "w3 w4 r1 y6 g2 b5", &mut clock);
    assert_eq!(local.take_back(&clock.tick()), Ok(None));
    assert_eq!(local.waits_for(), LocalTurn::Chance);
    let mut local = open("qwixx", "classic 1", LuckChoice::Fair, &[person("A")], &mut clock);
    assert!(local.take_back(&clock.tick()).is_err());
}

#[test]
fn a_game_in_the_older_form_goes_on_with_dice_that_nobody_can_compute() {
    let older = "qlub 1\ngame qwixx 1\nsetup classic 2\n* first 1\n* w3 w4 r1 y6 g2 b5\n1 r7\n";
    let mut clock = Clock::default();
    let mut local = open_file(older, &mut clock).expect("a game");
    assert_eq!(local.waits_for(), LocalTurn::People([Seat(0)].into_iter().collect()));
    assert_eq!(local.table().state(0).seats[1].name, "Seat 1");
    play(&mut local, &mut clock, 500);
    let verified = verify(&local.saved()).expect("a record");
    assert_eq!(verified.luck, Luck::Drawn);
    assert!(verified.outcome.is_some());
    assert_eq!(verified.table.game().steps()[..2], ["* first 1", "* w3 w4 r1 y6 g2 b5"]);
    assert!(open_file("qlub 1\ngame qwixx 1\nsetup classic 2\n* first 7\n", &mut clock).is_err());
    assert!(open_file("my shopping list", &mut clock).is_err());
}

#[test]
fn hands_are_hidden_where_chance_is() {
    let mut clock = Clock::default();
    for (game, setup, hidden) in [
        ("qwixx", "classic 2", false),
        ("quixo", "two 2", false),
        ("qwixx-cards", "jokers 2", true),
        ("qwirkle", "standard 2", true),
    ] {
        let people = [person("A"), person("B")];
        let local = open(game, setup, LuckChoice::Fair, &people, &mut clock);
        assert_eq!(local.table().has_hidden_hands(), hidden, "{game}");
    }
}

#[test]
fn what_people_type_is_spelled_as_its_game_writes_it() {
    let spelled = |game: &str, typed: &str| table::local::spelled(game, None, typed);
    assert_eq!(spelled("qwixx", " B5 g2  W3 r1 w4 y6"), "w3 w4 r1 y6 g2 b5");
    assert_eq!(spelled("qwixx", "First 0"), "first 0");
    assert_eq!(spelled("qwixx", "w3 x4"), "w3 x4");
    assert_eq!(spelled("quixo", "B5 A1"), "b5 a1");
    let legal = Some(vec!["a1N".to_owned(), "-".to_owned()]);
    assert_eq!(table::local::spelled("quixo", legal, " A1n"), "a1N");
}
