//! Nim, an example of a game: heaps of counters, from one of which each in turn takes some. Whoever
//! takes the last counter wins, or loses if the table likes that better.
//!
//! Everything a game has to say stands here: its set-up, its actions with their notation, its rules,
//! its events, what a viewer sees, and the state with the contract.
#![forbid(unsafe_code)]

use std::fmt::{self, Display};
use std::str::FromStr;

use game::setup::Values;
use game::{
    Audience, Cursor, EditionSpec, Game, Inconsistent, Luck, OptionSpec, Outcome, ParseError, Seat,
    Seats, Setup, SetupError, Step, StepOf, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

const LAST: &[OptionSpec] =
    &[OptionSpec { key: "last", values: Values::OneOf(&["wins", "loses"]), default: "wins" }];
const EDITIONS: &[EditionSpec] = &[
    EditionSpec { name: "three", seats: 2..=2, options: LAST },
    EditionSpec { name: "marienbad", seats: 2..=2, options: LAST },
];

/// A set-up that has been read and found good.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    heaps: Vec<u8>,
    last_loses: bool,
}

/// Some counters taken from a heap: `b3` takes three from the second.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Take {
    /// Which heap, from 0.
    pub heap: u8,
    /// How many counters are taken.
    pub count: u8,
}

impl Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", name(self.heap), self.count)
    }
}

impl FromStr for Take {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let heap = |letter: char| letter.is_ascii_lowercase().then(|| letter as u8 - b'a');
        let heap = cursor.letter("the letter of a heap", heap)?;
        let count = cursor.number("how many to take (0 to 99)", 99)? as u8;
        cursor.end()?;
        Ok(Take { heap, count })
    }
}

/// The chance of a game without chance: it has no notation and never happens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance(());

impl Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nothing")
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Err(Cursor::new(text).error("a move, for there is no chance in Nim"))
    }
}

game::rules! {
    /// Why a move is refused.
    pub enum Rule {
        /// There are fewer heaps.
        "no-such-heap" NoSuchHeap { /// Its letter.
            heap: char } => "there is no heap {heap}",
        /// One takes at least one counter.
        "take-some" TakeSome => "take at least one",
        /// A heap has no more than it has.
        "too-many" TooMany { /// The letter of the heap.
            heap: char, /// What it has.
            left: u8 } => "heap {heap} has {left}",
    }
}

/// Something that happened in a game of Nim.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A seat took counters.
    #[expect(missing_docs, reason = "who, from which heap, how many, and how many are left there")]
    Taken { seat: Seat, heap: char, count: u8, left: u8 },
    /// The game is over.
    #[expect(missing_docs, reason = "how")]
    Ended { outcome: Outcome },
}

/// The table, which everybody sees alike.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// The counters of every heap.
    pub heaps: Vec<u8>,
    /// The seat to move, or that would be to move were the game not over.
    pub seat: Seat,
    /// Whether taking the last counter loses.
    pub last_loses: bool,
}

impl Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (heap, count) in (0..).zip(&self.heaps) {
            writeln!(f, "{} {count:>2}  {}", name(heap), "o ".repeat((*count).into()).trim_end())?;
        }
        Ok(())
    }
}

fn name(heap: u8) -> char {
    (b'a' + heap.min(25)) as char
}

/// A state of the game: nothing of it is hidden.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Nim(View);

impl Game for Nim {
    const NAME: &'static str = "nim";
    const RULES: u32 = 1;
    const OPEN_CHANCE: bool = true;
    const ENDS: &'static [&'static str] = &["last-one-wins", "last-one-loses"];
    type Options = Options;
    type Action = Take;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Rule = Rule;

    fn editions() -> &'static [EditionSpec] {
        EDITIONS
    }

    fn options(setup: &Setup) -> Result<Options, SetupError> {
        let setup = setup.settle(EDITIONS)?;
        let heaps = if setup.edition == "three" { vec![3, 4, 5] } else { vec![1, 3, 5, 7] };
        Ok(Options { heaps, last_loses: setup.get("last") == Some("loses") })
    }

    fn new(options: &Options) -> Self {
        let Options { heaps, last_loses } = options.clone();
        Nim(View { heaps, seat: Seat(0), last_loses })
    }

    fn longest(options: &Options) -> usize {
        options.heaps.iter().map(|count| usize::from(*count)).sum()
    }

    fn turn(&self) -> Turn {
        let over = self.0.heaps.iter().all(|count| *count == 0);
        if over { Turn::Over } else { Turn::Decide(Seats::only(self.0.seat)) }
    }

    fn check(&self, _: Seat, take: &Take) -> Result<(), Rule> {
        let heap = name(take.heap);
        match self.0.heaps.get(usize::from(take.heap)) {
            None => Err(Rule::NoSuchHeap { heap }),
            Some(_) if take.count == 0 => Err(Rule::TakeSome),
            Some(left) if take.count > *left => Err(Rule::TooMany { heap, left: *left }),
            Some(_) => Ok(()),
        }
    }

    fn legal_into(&self, seat: Seat, out: &mut Vec<Take>) {
        if self.turn() == Turn::Decide(Seats::only(seat)) {
            for (heap, left) in (0..).zip(&self.0.heaps) {
                out.extend((1..=*left).map(|count| Take { heap, count }));
            }
        }
    }

    fn sample(&self, _: &mut dyn Luck) -> Chance {
        Chance(())
    }

    fn possible(&self, _: &Chance) -> bool {
        false
    }

    fn advance(&mut self, step: StepOf<Self>, tell: &mut impl FnMut(Audience, Event)) {
        let Step::Decide(seat, Take { heap, count }) = step else { return };
        let Some(left) = self.0.heaps.get_mut(usize::from(heap)) else { return };
        *left = left.saturating_sub(count);
        tell(Audience::All, Event::Taken { seat, heap: name(heap), count, left: *left });
        self.0.seat = seat.next(2);
        if let Some(outcome) = self.outcome() {
            tell(Audience::All, Event::Ended { outcome });
        }
    }

    fn view(&self, _: Viewer) -> View {
        self.0.clone()
    }

    fn imagine(view: &View, _: &mut dyn Luck) -> Result<Self, Inconsistent> {
        let sound = view.seat.0 < 2 && view.heaps.len() <= 26;
        if sound { Ok(Nim(view.clone())) } else { Err(Inconsistent("no such table")) }
    }

    fn declines(_: &Take) -> bool {
        false
    }

    fn partners(&self, seat: Seat) -> Seats {
        Seats::only(seat)
    }

    fn score(&self, _: Seat) -> Option<i32> {
        None
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = if self.0.last_loses { self.0.seat } else { self.0.seat.next(2) };
        let reason = if self.0.last_loses { "last-one-loses" } else { "last-one-wins" };
        let (winners, reason) = (Seats::only(winner), reason.to_owned());
        (self.turn() == Turn::Over).then_some(Outcome { winners, scores: Vec::new(), reason })
    }
}
