//! What the fuzz targets do with their bytes.
//!
//! ```
//! fuzz_bodies::transcript(b"qlub 1\ngame qwixx 1\nsetup classic 2\n* first 0\n");
//! fuzz_bodies::transcript(&[0xff, 0x00, 0x2a]);
//! ```
//!
//! Each body takes any bytes, for any game of the house, and panics only if the house is at fault.

mod tables;

use std::fmt::Debug;

use game::luck::{ScriptedLuck, Stream};
use game::transcript::Transcript;
use game::{Game, Seat, Seats, Setup, Step, StepOf, Turn, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::registry::{Playable, Visit, games, visit};
pub use tables::{line, record};

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

/// Bytes as set-up, step, view and event of every game: what parses is written and read again alike.
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
        again_as_json::<G::View>(self.0.as_bytes());
        again_as_json::<G::Event>(self.0.as_bytes());
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
            assert_eq!(game.turn() == Turn::Over, game.outcome().is_some());
            let mut good = true;
            let step: StepOf<G> = match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let numbers: Vec<u32> = choices.by_ref().take(8).map(u32::from).collect();
                    Step::Chance(game.sample(&mut ScriptedLuck::new(numbers)))
                }
                Turn::Decide(seats) => {
                    // A bad seat now and then; a good one has a legal action.
                    let seat = Seat(choice & 7);
                    let legal = game.legal(seat);
                    good = seats.contains(seat);
                    assert_eq!(legal.is_empty(), !good, "only who owes a decision has one");
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
            let played = transcript.play(step, &mut |_, _| {});
            assert_eq!(
                played.is_ok(),
                good,
                "what is offered is accepted, nothing else: {played:?}"
            );
            if !good {
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
    on_a_game(*first, ChangedView(rest));
}

struct ChangedView<'a>(&'a [u8]);

impl Visit for ChangedView<'_> {
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
        // The change may have been to whose view it is.
        let seats = Seats::first(Seats::MOST).iter().map(Viewer::Seat);
        let looks = seats.chain([Viewer::Watcher]).any(|viewer| imagined.view(viewer) == view);
        assert!(looks, "{imagined:?}\n  does not look like\n{view:?}");
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

/// Bytes as messages: what parses is written and read again alike.
pub fn wire(bytes: &[u8]) {
    again_as_json::<protocol::Envelope>(bytes);
    again_as_json::<protocol::Message>(bytes);
    again_as_json::<protocol::News>(bytes);
    again_as_json::<protocol::http::NewTable>(bytes);
    again_as_json::<protocol::http::Enter>(bytes);
    again_as_json::<protocol::http::Invite>(bytes);
}

fn again_as_json<T: DeserializeOwned + Serialize + PartialEq + Debug>(bytes: &[u8]) {
    if let Ok(value) = serde_json::from_slice::<T>(bytes) {
        let written = serde_json::to_vec(&value).expect("JSON");
        let again: T = serde_json::from_slice(&written).expect("what was written can be read");
        assert_eq!(again, value);
    }
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
