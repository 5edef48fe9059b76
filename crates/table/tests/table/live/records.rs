//! Records of finished matches, and what verification finds in them.

use game::Viewer;
use table::Replay;
use table::fair::{hex, sha256};
use table::record::{Luck, verify};

use super::driver::Evening;
use super::whole::setups;

fn record(game: &str, setup: &str) -> String {
    let mut evening = Evening::of(game, setup);
    evening.sit_everywhere();
    evening.start();
    assert_eq!(evening.table.record(1), None, "a running match has no record");
    evening.play_out();
    evening.table.record(1).expect("a record")
}

#[test]
fn every_record_verifies_and_is_shown_again_until_its_result() {
    for (game, setup) in setups() {
        let text = record(game, &setup);
        let (replay, verified) =
            Replay::read(&text).unwrap_or_else(|error| panic!("{game} {setup}: {error}"));
        assert!(matches!(verified.luck, Luck::Fair { nonces, .. } if !nonces.is_empty()));
        assert_eq!(verified.table.record(1).as_deref(), Some(&*text));
        let last = replay.last();
        let outcome = |stop| Some(replay.at(stop, Viewer::Watcher)?.table.outcome);
        let ends = [0, last - 1, last, last + 1].map(outcome);
        assert_eq!(ends, [Some(None), Some(None), Some(verified.outcome), None], "{game} {setup}");
    }
}

#[test]
fn one_changed_byte_is_found_in_its_line() {
    let text = record("qwixx", "classic 2");
    let mut line = 1;
    for (at, byte) in text.bytes().enumerate() {
        let mut bytes = text.clone().into_bytes();
        bytes[at] = if byte == b'x' { b'y' } else { b'x' };
        let changed = String::from_utf8(bytes).unwrap();
        let error = verify(&changed).err().unwrap_or_else(|| panic!("byte {at} is not missed"));
        assert_eq!(error.line, line, "byte {at}: {error}");
        line += usize::from(byte == b'\n');
    }
}

/// The record with its first line that `change` has something to say about changed, and all marks
/// made to fit.
pub(crate) fn forge(text: &str, change: impl Fn(&str) -> Option<String>) -> String {
    let mut lines = text.lines();
    let head = lines.next().expect("a head");
    let mut forged = format!("{head}\n");
    let mut mark = hex(&sha256(head.as_bytes())[..8]);
    let mut done = false;
    for line in lines {
        let words: Vec<&str> = line.splitn(4, ' ').collect();
        let changed = change(words[3]).filter(|_| !done);
        done |= changed.is_some();
        let line = changed.unwrap_or_else(|| words[3].to_owned());
        mark = hex(&sha256(format!("{mark} {} {} {line}", words[0], words[1]).as_bytes())[..8]);
        forged += &format!("{} {} {mark} {line}\n", words[0], words[1]);
    }
    forged
}

#[test]
fn marks_that_fit_do_not_make_a_forged_record_good() {
    let text = record("qwixx", "classic 2");
    let zeros = "0".repeat(64);
    type Change<'a> = &'a dyn Fn(&str) -> String;
    let changes: [(&str, Change<'_>); 5] = [
        ("luck fair", &|line| line.replace(&line[10..74], &zeros)),
        ("nonce 0", &|_| format!("nonce 0 {zeros}")),
        ("nonce 0", &|_| "nonce 0 -".to_owned()),
        ("* first", &|line| if line.ends_with('0') { "* first 1" } else { "* first 0" }.to_owned()),
        ("end ", &|_| "end winners=none scores=0,0 reason=abandoned".to_owned()),
    ];
    assert_eq!(forge(&text, |_| None), text);
    for (start, change) in changes {
        let forged = forge(&text, |line| line.starts_with(start).then(|| change(line)));
        let error = verify(&forged).err().unwrap_or_else(|| panic!("{start} is not missed"));
        let line = text.lines().position(|line| line.split(' ').nth(3) == start.split(' ').next());
        assert_eq!(Some(error.line - 1), line, "{start}: {error}");
    }
}

#[test]
fn times_that_go_back_and_numbers_that_overflow_are_refused() {
    for line in ["1 5 MARK luck typed\n2 4 MARK host 1", "4294967295 5 MARK luck typed"] {
        let text = format!("qlub-record 1\n0 0 MARK match qwixx 1 classic 2\n{line}\n");
        let text = forge(&text, |_| None);
        let error = verify(&text).err().expect("refused");
        assert_eq!(error.line, text.lines().count(), "{error}");
        assert!(error.to_string().contains("its "), "{error}");
    }
}
