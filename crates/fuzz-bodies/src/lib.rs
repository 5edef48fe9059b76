//! What the fuzz targets do with their bytes.
//!
//! ```
//! fuzz_bodies::transcript(b"qlub 1\ngame qwixx 1\nsetup classic 2\n* first 0\n");
//! fuzz_bodies::transcript(&[0xff, 0x00, 0x2a]);
//! ```
//!
//! Each body takes any bytes, for any game of the house, and panics only if the house is at fault.

use std::fmt::Debug;

use game::luck::{Scripted, Stream};
use game::transcript::Transcript;
use game::{Game, Seat, Setup, Step, StepOf, Turn, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::line::Line;
use table::registry::{Playable, Visit, games, visit};
use table::{Actor, Entry, Table};

/// A body: its name, and what it does with bytes.
pub type Body = (&'static str, fn(&[u8]));

/// All of them. The corpus of each lies in `fuzz/corpus/NAME`.
pub const BODIES: [Body; 7] = [
    ("transcript", transcript),
    ("notation", notation),
    ("play", play),
    ("view", view),
    ("line", line),
    ("record", record),
    ("wire", wire),
];

/// Bytes as a transcript: read without panic, and what was read is written and read again alike.
pub fn transcript(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(game) = table::any_match::read(&text) {
        let written = game.transcript();
        let again = table::any_match::read(&written).expect("what was written can be read");
        assert_eq!(again.transcript(), written);
    }
}

/// Bytes as set-up, step and view of every game: what parses is written and read again alike.
pub fn notation(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(setup) = text.parse::<Setup>() {
        assert_eq!(setup.to_string().parse(), Ok(setup));
    }
    on_every_game(|| Notation(&text));
}

struct Notation<'a>(&'a str);

impl Visit for Notation<'_> {
    type Out = ();
    fn visit<G: Playable>(self) {
        if let Ok(step) = self.0.parse::<StepOf<G>>() {
            assert_eq!(step.to_string().parse(), Ok(step));
        }
    }
}

/// Bytes as choices: a game of any set-up is played through the checked door, with good and bad
/// steps, and obeys what the contract promises.
pub fn play(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else {
        return;
    };
    on_a_game(*first, Play(rest));
}

struct Play<'a>(&'a [u8]);

impl Visit for Play<'_> {
    type Out = ();
    fn visit<G: Playable>(self) {
        let Some((setup, choices)) = pick_setup::<G>(self.0) else {
            return;
        };
        let mut transcript = Transcript::<G>::new(&setup).expect("a set-up on offer");
        let mut choices = choices.iter().copied();
        while let Some(choice) = choices.next() {
            let game = transcript.game();
            let step: StepOf<G> = match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let numbers: Vec<u32> = choices.by_ref().take(8).map(u32::from).collect();
                    Step::Chance(game.sample(&mut Scripted::new(numbers)))
                }
                Turn::Decide(seats) => {
                    // A bad seat now and then; a good one has a legal action.
                    let seat = Seat(choice & 7);
                    let legal = game.legal(seat);
                    assert_eq!(legal.is_empty(), !seats.contains(seat));
                    let any = seats.iter().next().map(|seat| game.legal(seat));
                    let from = if legal.is_empty() { any.unwrap_or_default() } else { legal };
                    let Some(action) = from.get(usize::from(choice >> 3) % from.len().max(1))
                    else {
                        break;
                    };
                    Step::Decide(seat, *action)
                }
            };
            let before = game.clone();
            if transcript.play(step, &mut |_, _| {}).is_err() {
                assert_eq!(*transcript.game(), before, "a refusal changes nothing");
            }
        }
        let read = Transcript::<G>::read(&transcript.to_string()).expect("it can be read");
        assert_eq!(read, transcript);
    }
}

/// Bytes as changes to the text of a view: a view that still reads is imagined without panic, and
/// looks as it says if it can be.
pub fn view(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else {
        return;
    };
    on_a_game(*first, Changed(rest));
}

struct Changed<'a>(&'a [u8]);

impl Visit for Changed<'_> {
    type Out = ();
    fn visit<G: Playable>(self) {
        let Some((setup, changes)) = pick_setup::<G>(self.0) else {
            return;
        };
        let mut game = G::new(&G::options(&setup).expect("a set-up on offer"));
        let mut luck = Stream::new(changes.len() as u64);
        for _ in 0..changes.first().copied().unwrap_or(0) {
            let step = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample(&mut luck)),
                Turn::Decide(seats) => {
                    let Some(seat) = seats.iter().next() else {
                        break;
                    };
                    let legal = game.legal(seat);
                    Step::Decide(seat, legal[luck.pick(legal.len())])
                }
            };
            game.advance(step, &mut |_, _| {});
        }
        let viewer = Viewer::Seat(Seat(0));
        let mut text = serde_json::to_vec(&game.view(viewer)).expect("JSON");
        for change in changes.get(1..).unwrap_or_default().chunks_exact(3) {
            let place = usize::from(u16::from_le_bytes([change[0], change[1]])) % text.len();
            text[place] = change[2];
        }
        let Ok(view) = serde_json::from_slice::<G::View>(&text) else {
            return;
        };
        let Ok(mut imagined) = G::imagine(&view, &mut luck) else { return };
        // Whatever was let through can be played on.
        for _ in 0..30 {
            assert_eq!(imagined.turn() == Turn::Over, imagined.outcome().is_some());
            let step = match imagined.turn() {
                Turn::Over => return,
                Turn::Chance => Step::Chance(imagined.sample(&mut luck)),
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().expect("somebody owes the decision");
                    let legal = imagined.legal(seat);
                    assert!(!legal.is_empty(), "seat {seat} has nothing to decide");
                    Step::Decide(seat, legal[luck.pick(legal.len())])
                }
            };
            imagined.play(step, &mut |_, _| {}).expect("what is offered is accepted");
        }
    }
}

/// Bytes as lines of a table: what parses is written and read again alike, and a table accepts or
/// refuses each without panic. A table whose lines were accepted can be read from them.
pub fn line(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut table: Option<Table> = None;
    for (number, text) in (0..).zip(text.split('\n')) {
        let Ok(line) = text.parse::<Line>() else { continue };
        assert_eq!(line.to_string().parse(), Ok(line.clone()));
        let entry = Entry { number, at: u64::from(number) * 1000, line };
        match &mut table {
            None => table = Table::read([entry], 0).ok(),
            Some(table) => {
                if table.accept(entry).is_err() {
                    return;
                }
            }
        }
    }
    let Some(mut table) = table else { return };
    let again = Table::read(table.lines_from(0).to_vec(), 0).expect("they were accepted");
    let look = |table: &Table| table.welcome(Actor::Watcher, None, 0);
    assert_eq!(look(&again), look(&table));
    for now in [0, 20_000, u64::MAX] {
        table.settle(now);
        table.wakes(now);
        table.thoughts(now);
    }
}

/// Bytes as a record: verified or refused without panic, and what was verified is written again
/// alike. Marks are made to fit, for no fuzzer would find them.
pub fn record(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let _ = table::record::verify(&text);
    let marked = table::record::marked(&text);
    if let Ok(verified) = table::record::verify(&marked) {
        assert_eq!(verified.table.record(1).is_some(), verified.outcome.is_some());
    }
}

/// Bytes as messages: what parses is written and read again alike.
pub fn wire(bytes: &[u8]) {
    fn read<T: DeserializeOwned + Serialize + PartialEq + Debug>(bytes: &[u8]) {
        if let Ok(message) = serde_json::from_slice::<T>(bytes) {
            let written = serde_json::to_vec(&message).expect("JSON");
            let again: T = serde_json::from_slice(&written).expect("what was written can be read");
            assert_eq!(again, message);
        }
    }
    read::<protocol::Envelope>(bytes);
    read::<protocol::Message>(bytes);
    read::<protocol::News>(bytes);
    read::<protocol::http::NewTable>(bytes);
    read::<protocol::http::Enter>(bytes);
    read::<protocol::http::Invite>(bytes);
}

/// The set-up that the first two bytes point at, and the bytes after them.
fn pick_setup<G: Game>(bytes: &[u8]) -> Option<(Setup, &[u8])> {
    let (head, rest) = bytes.split_at_checked(2)?;
    let every = Setup::every(G::editions());
    let index = usize::from(u16::from_le_bytes([head[0], head[1]])) % every.len();
    Some((every[index].clone(), rest))
}

fn on_a_game(byte: u8, visitor: impl Visit<Out = ()>) {
    let all = games();
    visit(all[usize::from(byte) % all.len()].name, visitor);
}

fn on_every_game<V: Visit<Out = ()>>(visitor: impl Fn() -> V) {
    for about in games() {
        visit(about.name, visitor());
    }
}
