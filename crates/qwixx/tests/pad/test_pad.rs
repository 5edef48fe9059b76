//! A pad that tests write on, in notation.

use game::{Game, Refusal, Rule as _, Seat, Step};
use qlub_qwixx::ScorePad;
use qlub_qwixx::pad::Event;

pub(crate) struct TestPad {
    pub(crate) pad: ScorePad,
    pub(crate) told: Vec<Event>,
}

impl TestPad {
    /// A pad of a set-up on which seat 0 begins.
    pub(crate) fn begun(setup: &str) -> TestPad {
        let options = ScorePad::options(&setup.parse().expect("a set-up")).expect("good options");
        let mut test = TestPad { pad: ScorePad::new(&options), told: Vec::new() };
        test.enter(0, "first 0");
        test
    }

    pub(crate) fn enter(&mut self, seat: u8, action: &str) {
        self.try_enter(seat, action).unwrap_or_else(|key| panic!("{seat} {action}: {key}"));
    }

    /// The key of the rule that refuses it, if one does.
    pub(crate) fn try_enter(&mut self, seat: u8, action: &str) -> Result<(), &'static str> {
        let step = Step::Decide(Seat(seat), action.parse().expect("notation"));
        let told = &mut self.told;
        self.pad.play(step, &mut |_, event| told.push(event)).map_err(|refusal| match refusal {
            Refusal::Rule(rule) => rule.key(),
            other => other.key(),
        })
    }

    /// One roll: an entry of everybody, in the order of the seats.
    pub(crate) fn roll(&mut self, entries: &[&str]) {
        self.told.clear();
        (0..).zip(entries).for_each(|(seat, entry)| self.enter(seat, entry));
    }

    pub(crate) fn points(&self, seat: u8) -> i32 {
        self.pad.score(Seat(seat)).expect("points")
    }
}
