//! What a device is sent depends on nothing that it may not know: every byte is the same beside a
//! twin table that differs in all that is hidden, until that is revealed.

use game::{Seat, Viewer};
use table::line::Line;
use table::live::Bookmark;
use table::{Actor, Table};

use super::asks::seeded;
use super::driver::{Evening, HOST, new_table};
use super::twins::{Look, Twins};
use super::whole::setups;

/// Everything that is sent: what is new, what somebody who comes anew is told and what somebody who
/// returns is told; and when the table will do something next.
fn sent(table: &Table, actor: Actor, mark: Bookmark, now: u64) -> String {
    let update = table.update(actor, mark, true, now);
    let welcome = table.welcome(actor, None, now);
    let missed = table.welcome(actor, Some(table.version().saturating_sub(5)), now);
    serde_json::to_string(&(update, welcome, missed, table.wakes(now))).expect("JSON")
}

/// The first seat, the last and a watcher look at a match. Says how often twins were compared that
/// differed.
fn watch(game: &str, setup: &str, questions: usize, look: Look) -> Result<usize, String> {
    let seats: u8 = setup.rsplit(' ').next().and_then(|n| n.parse().ok()).expect("seats");
    let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(seats - 1)), Viewer::Watcher];
    let mut compared = 0;
    for viewer in viewers {
        let twins = Twins::new(game, setup, viewer, look);
        compared += twins.play(questions).map_err(|leak| format!("{game} {setup}: {}", leak.0))?;
    }
    Ok(compared)
}

#[test]
fn nothing_hidden_is_sent() {
    let whole_matches = std::env::var_os("QLUB_LONG").is_some();
    for (game, setup) in setups() {
        let questions = match game {
            _ if whole_matches => 200,
            // Thousands of answers are legal at every question there: to write them down takes most of the time.
            "qwixx-pad" if setup.starts_with("cards") => 5,
            "qwixx-pad" => 8,
            _ => 12,
        };
        let compared = watch(game, &setup, questions, sent).unwrap_or_else(|leak| panic!("{leak}"));
        let open = ["quixo", "qwirkle-tally"].contains(&game);
        let secrets = !open && !setup.ends_with(" 1");
        assert_eq!(compared > 5, secrets, "{game} {setup}: compared {compared} times");
    }
}

#[test]
fn a_sealed_answer_in_the_news_would_be_found() {
    let leaky: Look = |table, actor, mark, now| {
        let last = table.lines_from(table.next_line() - 1).first();
        let sealed = last.and_then(|entry| match &entry.line {
            Line::Seal(_, action) => Some(action.clone()),
            _ => None,
        });
        format!("{} {sealed:?}", sent(table, actor, mark, now))
    };
    assert!(watch("qwixx", "classic 3", 40, leaky).is_err());
}

#[test]
fn what_one_seat_is_told_would_be_found_if_all_were() {
    let leaky: Look = |table, actor, mark, now| {
        let all: Vec<_> =
            (1..9).map(|device| table.news_since(Actor::Device(device), mark)).collect();
        format!("{} {all:?}", sent(table, actor, mark, now))
    };
    assert!(watch("qwirkle", "standard 2", 40, leaky).is_err());
    assert!(watch("qwixx-cards", "classic 3", 40, leaky).is_err());
}

#[test]
fn the_view_of_another_seat_would_be_found() {
    let leaky: Look = |table, actor, mark, now| {
        let views = table.views(Actor::Device(2));
        format!("{} {views:?}", sent(table, actor, mark, now))
    };
    assert!(watch("qwirkle", "standard 2", 10, leaky).is_err());
}

#[test]
fn the_length_of_a_line_would_be_found() {
    let leaky: Look = |table, actor, mark, now| {
        let lengths: usize =
            table.lines_from(0).iter().map(|entry| entry.line.to_string().len()).sum();
        format!("{} {lengths}", sent(table, actor, mark, now))
    };
    assert!(watch("qwixx", "classic 3", 40, leaky).is_err());
}

#[test]
fn lines_are_for_the_store_and_never_sent() {
    for (game, setup) in [("qwirkle", "standard 3"), ("qwixx-cards", "classic 3")] {
        let mut new = new_table(game, setup);
        new.luck = seeded("lines");
        let mut evening = Evening::started(&new);
        for _ in 0..20 {
            evening.play_once();
            let (_, welcome) = evening.table.welcome(Actor::Watcher, None, evening.now);
            let text = serde_json::to_string(&welcome).expect("JSON");
            for line in evening.lines().iter().filter(|line| line.starts_with('*')) {
                let hidden = line.len() > 12;
                assert!(!hidden || !text.contains(&line[2..]), "{line}");
            }
            assert!(!text.contains("seal "), "{text}");
        }
    }
}

#[test]
fn a_running_match_has_no_record() {
    for (game, setup) in setups() {
        let mut evening = Evening::of(game, &setup);
        evening.sit_everywhere();
        assert_eq!(evening.table.record(1), None);
        evening.start();
        while !evening.table.is_finished() {
            assert_eq!(evening.table.record(1), None, "{game} {setup}");
            evening.play_once();
        }
        assert!(evening.table.record(1).is_some());
        evening.ok(HOST, &protocol::Request::Rematch);
        assert_eq!(evening.table.record(2), None);
    }
}
