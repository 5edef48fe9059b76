//! The text of a line: whatever can be said reads as it was written, and whatever older programs
//! wrote is written again with the same bytes.

use std::fs;
use std::path::{Path, PathBuf};

use bots::Level;
use game::{Outcome, Seat, Seats, Setup};
use proptest::prelude::*;
use protocol::{Clock, Late, OfferKind, Options};
use table::line::{LevelWord, Source};
use table::{Entry, Line, LineFault, Notation, Table, games};

fn seat() -> impl Strategy<Value = Seat> {
    (0..Seats::MOST).prop_map(Seat)
}

/// Anything that is not blank: spaces at either end and in a row are part of it.
fn said() -> impl Strategy<Value = String> {
    "[ -~äß—]{0,12}[!-~é][ -~]{0,12}"
}

fn notation() -> impl Strategy<Value = Notation> {
    said().prop_map(|text| text.parse().expect("a notation"))
}

fn level() -> impl Strategy<Value = LevelWord> {
    let words =
        Level::ALL.map(Level::word).into_iter().chain(["gentle", "steady", "strong", "best"]);
    let read = |word| LevelWord::read(word).expect("a level");
    prop::sample::select(words.map(read).collect::<Vec<_>>())
}

fn bytes() -> impl Strategy<Value = [u8; 32]> {
    any::<[u8; 32]>()
}

fn prepared() -> impl Strategy<Value = Line> {
    let all = games().into_iter().flat_map(|about| {
        let setups = Setup::every(about.editions);
        setups.into_iter().map(move |setup| (about.name.to_owned(), setup))
    });
    let all: Vec<_> = all.collect();
    (prop::sample::select(all), any::<u32>()).prop_map(|((game, setup), rules)| Line::Match {
        game,
        rules,
        setup,
    })
}

fn source() -> impl Strategy<Value = Source> {
    prop_oneof![
        (bytes(), bytes()).prop_map(|(commitment, secret)| Source::Fair { commitment, secret }),
        Just(Source::Typed),
        said().prop_map(Source::Seeded),
        bytes().prop_map(Source::Drawn),
    ]
}

fn options() -> impl Strategy<Value = Options> {
    let clock = prop_oneof![
        Just(Clock::None),
        any::<u32>().prop_map(|seconds| Clock::Decision { seconds }),
        any::<(u32, u32)>().prop_map(|(seconds, increment)| Clock::Bank { seconds, increment }),
    ];
    let late = prop_oneof![Just(Late::Decline), Just(Late::Bot)];
    let stand_in = prop::option::of(said());
    (any::<(u32, bool, bool, bool, u32, bool)>(), clock, late, stand_in).prop_map(
        |((pace, chat, team_chat, decline_for_me, grace, coach), clock, late, stand_in)| Options {
            pace,
            clock,
            late,
            chat,
            team_chat,
            decline_for_me,
            stand_in,
            grace,
            coach,
        },
    )
}

fn outcome() -> impl Strategy<Value = Outcome> {
    let winners = prop::collection::vec(seat(), 0..3).prop_map(Seats::from_iter);
    (winners, prop::collection::vec(-99..999, 0..5), "[a-z]{1,6}(-[a-z]{1,6})?")
        .prop_map(|(winners, scores, reason)| Outcome { winners, scores, reason })
}

/// Every kind of line.
fn line() -> impl Strategy<Value = Line> {
    let device = any::<u32>;
    let of_a_match = prop_oneof![
        notation().prop_map(Line::Chance),
        (seat(), notation()).prop_map(|(seat, action)| Line::Decide(seat, action)),
        (seat(), notation()).prop_map(|(seat, action)| Line::Seal(seat, action)),
        any::<u32>().prop_map(Line::Back),
        seat().prop_map(|seat| Line::Offer(seat, OfferKind::Draw)),
        seat().prop_map(|seat| Line::Offer(seat, OfferKind::TakeBack)),
        seat().prop_map(Line::Accept),
        seat().prop_map(Line::Refuse),
        seat().prop_map(Line::Resign),
        seat().prop_map(Line::Help),
        seat().prop_map(Line::Late),
        (seat(), level()).prop_map(|(seat, level)| Line::StandIn(seat, level)),
        seat().prop_map(Line::Return),
        Just(Line::Wake),
        (seat(), said()).prop_map(|(seat, text)| Line::Say(seat, text)),
        (seat(), said()).prop_map(|(seat, text)| Line::Whisper(seat, text)),
        outcome().prop_map(Line::End),
        Just(Line::Close),
    ];
    let around_it = prop_oneof![
        prepared(),
        source().prop_map(Line::Luck),
        options().prop_map(Line::Options),
        device().prop_map(Line::Host),
        device().prop_map(Line::Heir),
        (seat(), device(), prop::option::of(bytes()), said())
            .prop_map(|(seat, device, bytes, name)| Line::Sit(seat, device, bytes, name)),
        (seat(), level()).prop_map(|(seat, level)| Line::Bot(seat, level)),
        seat().prop_map(Line::Rise),
        seat().prop_map(Line::Remove),
        (seat(), device(), said()).prop_map(|(seat, device, name)| Line::Ask(seat, device, name)),
        seat().prop_map(Line::Ready),
        (seat(), said()).prop_map(|(seat, name)| Line::Rename(seat, name)),
        (seat(), device()).prop_map(|(seat, device)| Line::Move(seat, device)),
        (seat(), bytes()).prop_map(|(seat, bytes)| Line::Commit(seat, bytes)),
        Just(Line::Start),
        (seat(), prop::option::of(bytes())).prop_map(|(seat, nonce)| Line::Nonce(seat, nonce)),
    ];
    prop_oneof![of_a_match, around_it]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn every_line_reads_what_it_writes(line in line()) {
        let text = line.to_string();
        prop_assert_eq!(text.parse(), Ok(line), "{}", text);
    }

    #[test]
    fn every_entry_reads_what_it_writes(number: u32, at: u64, line in line()) {
        let entry = Entry { number, at, line };
        let text = entry.to_string();
        prop_assert_eq!(text.parse(), Ok(entry.clone()), "{}", text);
        prop_assert_eq!(Entry::read(number, at, &entry.line.to_string()), Ok(entry));
    }

    #[test]
    fn what_is_read_has_one_spelling(text in "(\\*|[0-9]{1,2}|seal [0-9]|back [0-9]{1,3}|start)[ ]{0,2}[a-z0-9* ]{0,4}") {
        if let Ok(line) = text.parse::<Line>() {
            prop_assert_eq!(line.to_string(), text);
        }
    }
}

/// The records of all older programs.
fn old_records() -> Vec<PathBuf> {
    let files = |folder: &Path| -> Vec<PathBuf> {
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path()).collect()
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../old-data");
    let releases = files(&root).into_iter().filter(|path| path.is_dir());
    releases.flat_map(|release| files(&release.join("records"))).collect()
}

#[test]
fn lines_of_older_records_are_written_with_the_same_bytes() {
    let (mut chance, mut decisions, mut sealed) = (0, 0, 0);
    for file in old_records() {
        let record = fs::read_to_string(&file).expect("a record");
        for text in record.lines().skip(1) {
            let text = text.splitn(4, ' ').nth(3).expect("a line of a match");
            let line: Line = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(line.to_string(), text);
            chance += usize::from(matches!(line, Line::Chance(_)));
            decisions += usize::from(matches!(line, Line::Decide(..)));
            sealed += usize::from(matches!(line, Line::Seal(..)));
        }
    }
    assert!(chance > 100 && decisions > 100 && sealed > 100, "{chance} {decisions} {sealed}");
}

#[test]
fn an_entry_is_refused_where_it_goes_wrong() {
    let column = |text: &str| text.parse::<Entry>().unwrap_err().at;
    assert_eq!(column(""), 0);
    assert_eq!(column("x 5 start"), 0);
    assert_eq!(column("007 5 start"), 0);
    assert_eq!(column("7 05 start"), 2);
    assert_eq!(column("7 +5 start"), 2);
    assert_eq!(column("7 5"), 3);
    assert_eq!(column("7 5 sing"), 4);
    assert_eq!(column("7 5 rise 9"), 9);
}

#[test]
fn a_match_is_read_by_its_own_rules_or_refused() {
    let read = |line: &str| Table::read([Entry::read(0, 0, line).expect("a line")], 0);
    for rules in [1, 2] {
        let table = read(&format!("match qwirkle {rules} standard 2")).expect("a table");
        assert_eq!(table.game().rules(), rules);
    }
    for (line, version) in [
        ("match qwirkle 3 standard 2 from=the-future", 3),
        ("match qwirkle 1 standard 2 must_play=off", 1),
        ("match qwixx 0 classic 2", 0),
    ] {
        let bad = read(line).err().expect("refused");
        assert_eq!(bad.fault, LineFault::Rules { version }, "{line}");
    }
}
