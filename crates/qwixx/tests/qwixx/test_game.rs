//! A table in words: the one caller of the contract in these tests.

use game::{Audience, Game, Refusal, Seat, Setup, Step, Turn};
use qlub_qwixx::dice::{Event, Phase, Rule};
use qlub_qwixx::{Cell, Colour, Dice, Sheet, SheetMark};

/// A game under test, and what it told since the last roll.
pub(crate) struct TestGame {
    pub(crate) dice: Dice,
    pub(crate) told: Vec<Event>,
}

/// A table of a set-up at which marks have been made. `marks` lists them by seat, seats separated
/// by `;`: a cell is a tick, `x` a miss, `#3` the box 3 of the bar. Seat 0 is about to roll.
pub(crate) fn after(setup: &str, marks: &str) -> TestGame {
    let setup: Setup = setup.parse().expect("a set-up");
    let options = Dice::options(&setup).expect("a good set-up");
    let mut sheets = vec![Sheet::default(); usize::from(options.seats)];
    for marks in marks.split(';').filter(|marks| !marks.trim().is_empty()) {
        let mut words = marks.split_whitespace();
        let seat: usize = words.next().and_then(|word| word.parse().ok()).expect("a seat");
        let (mut rows, mut boxes, mut misses) = ([const { Vec::new() }; 4], Vec::new(), 0);
        for word in words {
            if word == "x" {
                misses += 1;
            } else if let Some(index) = word.strip_prefix('#') {
                boxes.push(index.parse().expect("a box"));
            } else {
                let cell: Cell = word.parse().expect("a cell");
                rows[cell.row.index()].push(cell.number);
            }
        }
        sheets[seat] = Sheet::marked(&options.pad, &rows, &boxes, misses).expect("good marks");
    }
    let dice = Dice::arranged(&options, &sheets, Seat(0)).expect("a good table");
    TestGame { dice, told: Vec::new() }
}

impl TestGame {
    /// Rolls the dice.
    pub(crate) fn roll(mut self, dice: &str) -> Self {
        self.told.clear();
        let chance = dice.parse().expect("a roll");
        self.take(Step::Chance(chance)).expect("a possible roll");
        self
    }

    /// A seat decides something that the rules allow.
    pub(crate) fn plays(mut self, seat: u8, action: &str) -> Self {
        let step = Step::Decide(Seat(seat), action.parse().expect("an action"));
        self.take(step).unwrap_or_else(|refusal| panic!("{seat} {action}: {refusal}"));
        self
    }

    /// Everybody answers the white sum, in seat order.
    pub(crate) fn answers(self, actions: &str) -> Self {
        (0..)
            .zip(actions.split_whitespace())
            .fold(self, |table, (seat, action)| table.plays(seat, action))
    }

    /// A seat decides something that a rule forbids.
    pub(crate) fn refuses(mut self, seat: u8, action: &str, rule: Rule) -> Self {
        let before = self.dice.clone();
        let step = Step::Decide(Seat(seat), action.parse().expect("an action"));
        assert_eq!(self.take(step), Err(Refusal::Rule(rule)), "{seat} {action}");
        assert_eq!(self.dice, before, "a refusal changes nothing");
        self
    }

    /// The legal actions of a seat, as text in any order.
    pub(crate) fn offers(self, seat: u8, actions: &str) -> Self {
        let mut legal: Vec<String> =
            self.dice.legal(Seat(seat)).iter().map(ToString::to_string).collect();
        let mut expected: Vec<&str> = actions.split_whitespace().collect();
        legal.sort_unstable();
        expected.sort_unstable();
        assert_eq!(legal, expected, "offered to seat {seat}");
        self
    }

    /// The numbers ticked in one row of a seat.
    pub(crate) fn ticked(self, seat: u8, row: &str, numbers: &[u8]) -> Self {
        let row = row.chars().next().and_then(Colour::from_letter).expect("a row");
        let pad = self.dice.setup().pad;
        let ticked: Vec<u8> = self.dice.sheet(Seat(seat)).numbers(&pad, row).collect();
        assert_eq!(ticked, numbers, "{row} of seat {seat}");
        self
    }

    /// The colours of the closed rows.
    pub(crate) fn closed(self, rows: &str) -> Self {
        let closed: String = self.dice.closed().iter().map(Colour::letter).collect();
        assert_eq!(closed, rows, "closed rows");
        self
    }

    /// The misses of a seat.
    pub(crate) fn misses(self, seat: u8, misses: u8) -> Self {
        assert_eq!(self.dice.sheet(Seat(seat)).misses(), misses, "misses of seat {seat}");
        self
    }

    /// What a seat's sheet scores now.
    pub(crate) fn scores(self, seat: u8, points: i32) -> Self {
        let tally = self.dice.sheet(Seat(seat)).tally(&self.dice.setup().pad);
        assert_eq!(tally.total, points, "{tally:?}");
        self
    }

    /// The game waits for this.
    pub(crate) fn waits_for(self, phase: Phase) -> Self {
        assert_eq!(self.dice.phase(), phase);
        self
    }

    /// The game is over for this reason.
    pub(crate) fn ends_by(self, reason: &str) -> Self {
        assert_eq!(self.dice.turn(), Turn::Over);
        assert_eq!(self.dice.outcome().map(|outcome| outcome.reason), Some(reason.to_owned()));
        self
    }

    /// The marks told since the last roll, as text.
    pub(crate) fn marks(self, expected: &str) -> Self {
        let marks: Vec<String> = self.told.iter().filter_map(words).collect();
        assert_eq!(marks.join(" "), expected);
        self
    }

    fn take(
        &mut self,
        step: Step<qlub_qwixx::dice::Action, qlub_qwixx::dice::Chance>,
    ) -> Result<(), Refusal<Rule>> {
        let told = &mut self.told;
        self.dice.play(step, &mut |audience, event| {
            assert_eq!(audience, Audience::All);
            told.push(event);
        })
    }
}

/// A mark in a few letters: `0:r5` a tick, `0:r#` a lock, `0:box2` a box, `0:Circle` a pair,
/// `0:r!` a cross lost; `r.` a closed row.
fn words(event: &Event) -> Option<String> {
    let (seat, mark) = match event {
        Event::Marked { seat, mark } => (seat, mark),
        Event::Closed { row } => return Some(format!("{}.", row.letter())),
        _ => return None,
    };
    let mark = match mark {
        SheetMark::Ticked { cell, .. } => cell.to_string(),
        SheetMark::Locked { row } => format!("{}#", row.letter()),
        SheetMark::Boxed { index, .. } => format!("box{index}"),
        SheetMark::Paired { symbol } => format!("{symbol:?}"),
        SheetMark::Wasted { row } => format!("{}!", row.letter()),
    };
    Some(format!("{seat}:{mark}"))
}
