//! A table in words: the one caller of the contract in these tests.

use game::{Audience, Game, Refusal, Seat, Setup, Step, StepOf, Turn};
use qlub_qwixx::cards::{CardSet, Event, Phase, Rule};
use qlub_qwixx::{Cards, Cell, Colour, Sheet};

/// A game under test, and what it told so far.
pub(crate) struct TestGame {
    pub(crate) cards: Cards,
    pub(crate) told: Vec<(Audience, Event)>,
}

/// The cards of a list like `r2 y5 j7`.
pub(crate) fn cards(names: &str) -> CardSet {
    names.split_whitespace().map(|name| name.parse().expect("a card")).collect()
}

/// A table of a set-up. `hands` and `marks` list cards and marks by seat, separated by `;` (in
/// marks a cell is a tick and `x` a miss); `row` the four numbers of the row, then the number on
/// top of the pile. Seat 0 is active.
pub(crate) fn at(setup: &str, marks: &str, hands: &str, row: &str) -> TestGame {
    let setup: Setup = setup.parse().expect("a set-up");
    let options = Cards::options(&setup).expect("a good set-up");
    let mut sheets = vec![Sheet::default(); usize::from(options.seats)];
    for (sheet, marks) in sheets.iter_mut().zip(marks.split(';')) {
        let (mut rows, mut misses) = ([const { Vec::new() }; 4], 0);
        for word in marks.split_whitespace() {
            if word == "x" {
                misses += 1;
            } else {
                let cell: Cell = word.parse().expect("a cell");
                rows[cell.row.index()].push(cell.number);
            }
        }
        *sheet = Sheet::marked(&options.pad, &rows, &[], misses).expect("good marks");
    }
    let hands: Vec<CardSet> = hands.split(';').map(cards).collect();
    let numbers: Vec<u8> = row.split_whitespace().map(|n| n.parse().expect("a number")).collect();
    let (top, row) = numbers.split_last().expect("numbers");
    let cards = Cards::arranged(&options, &sheets, &hands, row, *top, Seat(0));
    TestGame { cards: cards.expect("a good table"), told: Vec::new() }
}

impl TestGame {
    /// Chance brings this.
    pub(crate) fn luck(mut self, chance: &str) -> Self {
        self.take(Step::Chance(chance.parse().expect("chance"))).expect("possible chance");
        self
    }

    /// Chance cannot bring this.
    pub(crate) fn cannot(mut self, chance: &str) -> Self {
        let step = Step::Chance(chance.parse().expect("chance"));
        assert_eq!(self.take(step), Err(Refusal::Impossible), "{chance}");
        self
    }

    /// A seat decides something that the rules allow.
    pub(crate) fn plays(mut self, seat: u8, action: &str) -> Self {
        let step = Step::Decide(Seat(seat), action.parse().expect("an action"));
        self.take(step).unwrap_or_else(|refusal| panic!("{seat} {action}: {refusal}"));
        self
    }

    /// Everybody answers the common number, in seat order.
    pub(crate) fn answers(self, actions: &str) -> Self {
        (0..)
            .zip(actions.split_whitespace())
            .fold(self, |table, (seat, action)| table.plays(seat, action))
    }

    /// A seat decides something that a rule forbids.
    pub(crate) fn refuses(mut self, seat: u8, action: &str, rule: Rule) -> Self {
        let before = self.cards.clone();
        let step = Step::Decide(Seat(seat), action.parse().expect("an action"));
        assert_eq!(self.take(step), Err(Refusal::Rule(rule)), "{seat} {action}");
        assert_eq!(self.cards, before, "a refusal changes nothing");
        self
    }

    /// Whether a seat may decide something.
    pub(crate) fn allows(&self, seat: u8, action: &str) -> bool {
        self.cards.check(Seat(seat), &action.parse().expect("an action")).is_ok()
    }

    /// The numbers ticked in one row of a seat.
    pub(crate) fn ticked(self, seat: u8, row: &str, numbers: &[u8]) -> Self {
        let row = row.chars().next().and_then(Colour::from_letter).expect("a row");
        let pad = self.cards.setup().pad;
        let ticked: Vec<u8> = self.cards.sheet(Seat(seat)).numbers(&pad, row).collect();
        assert_eq!(ticked, numbers, "{row} of seat {seat}");
        self
    }

    /// The misses of a seat.
    pub(crate) fn misses(self, seat: u8, misses: u8) -> Self {
        assert_eq!(self.cards.sheet(Seat(seat)).misses(), misses, "misses of seat {seat}");
        self
    }

    /// What a seat's sheet scores now.
    pub(crate) fn scores(self, seat: u8, points: i32) -> Self {
        let tally = self.cards.sheet(Seat(seat)).tally(&self.cards.setup().pad);
        assert_eq!(tally.total, points, "{tally:?}");
        self
    }

    /// The game waits for this.
    pub(crate) fn waits_for(self, phase: Phase) -> Self {
        assert_eq!(self.cards.phase(), phase);
        self
    }

    /// The game is over for this reason.
    pub(crate) fn ends_by(self, reason: &str) -> Self {
        assert_eq!(self.cards.turn(), Turn::Over);
        assert_eq!(self.cards.outcome().map(|outcome| outcome.reason), Some(reason.to_owned()));
        self
    }

    fn take(&mut self, step: StepOf<Cards>) -> Result<(), Refusal<Rule>> {
        let told = &mut self.told;
        self.cards.play(step, &mut |audience, event| told.push((audience, event)))
    }
}
