//! What was found in many matches.

use std::collections::BTreeMap;
use std::time::Duration;

use game::Seat;
use game::luck::Stream;
use insight::{Review, accuracy};
use serde::{Deserialize, Serialize};

use crate::calibration::Calibration;
use crate::marks::Marks;
use crate::sum::Sum;

/// What was found in all matches.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct Findings {
    /// Seconds a match.
    took: Sum,
    /// The largest difference between a result and what adds up to it.
    off: f64,
    /// Of the first seat, a match: how much better it ended than it began, and where that came from.
    gained: Sum,
    luck: Sum,
    errors: Sum,
    gifts: Sum,
    crossing: Sum,
    unseen: Sum,
    drift: Sum,
    /// Of the first seat, from one chance to the next, or from one decision to the next where there is none.
    turns: Sum,
    marks: Marks,
    accuracy: Sum,
    pub(crate) calibration: Calibration,
}

impl Findings {
    pub(crate) fn add(&mut self, review: &Review, number: u64, took: Duration) {
        self.took.add(took.as_secs_f64());
        for account in &review.accounts {
            self.off = self.off.max((account.sum() - account.result).abs());
        }
        let account = &review.accounts[0];
        self.gained.add(account.result - account.start);
        self.luck.add(account.luck);
        self.errors.add(account.errors);
        self.gifts.add(account.gifts);
        self.crossing.add(account.crossing);
        self.unseen.add(account.unseen);
        self.drift.add(account.drift);
        for decision in &review.decisions {
            self.marks.add(decision.mark);
        }
        let own = review.decisions.iter().filter(|decision| decision.seat == Seat(0));
        if let Some(accuracy) = accuracy(own.map(|decision| decision.loss)) {
            self.accuracy.add(accuracy);
        }
        let mut turns: BTreeMap<usize, f64> = BTreeMap::new();
        for (step, drift) in &review.drifts {
            let turn = review.chances.partition_point(|chance| chance.step <= *step);
            let turn = if review.chances.is_empty() { *step } else { turn };
            *turns.entry(turn).or_default() += drift[0];
        }
        turns.values().for_each(|drift| self.turns.add(*drift));
        // One table and one seat a match, so that they are independent.
        let mut luck = Stream::new(number);
        let at = luck.pick(review.curve.len() - 1);
        let seat = luck.pick(review.accounts.len());
        let (chance, came) = (review.curve[at].1[seat], review.accounts[seat].result);
        self.calibration.add(chance, came);
    }

    /// Adds what was found elsewhere.
    pub(crate) fn join(&mut self, other: &Findings) {
        self.off = self.off.max(other.off);
        let sums = [
            (&mut self.took, &other.took),
            (&mut self.gained, &other.gained),
            (&mut self.luck, &other.luck),
            (&mut self.errors, &other.errors),
            (&mut self.gifts, &other.gifts),
            (&mut self.crossing, &other.crossing),
            (&mut self.unseen, &other.unseen),
            (&mut self.drift, &other.drift),
            (&mut self.turns, &other.turns),
            (&mut self.accuracy, &other.accuracy),
        ];
        sums.into_iter().for_each(|(sum, other)| sum.join(other));
        self.marks.join(&other.marks);
        self.calibration.join(&other.calibration);
    }

    /// In a line: how many matches, how far off accounts are, drift a turn and the time of a match.
    pub(crate) fn line(&self) -> String {
        let (off, each) = (self.off, self.took.mean());
        let (rms, errors) = (100.0 * self.turns.rms(), self.turns.errors_off());
        let matches = self.luck.count;
        format!(
            "{matches} matches, off by {off:.1e} at most, drift a turn {rms:.2} %, its mean {errors:+.1} errors \
             from 0, {each:.3} s a match"
        )
    }

    pub(crate) fn print(&self) {
        println!("matches   {}, off by {:.1e} at most", self.luck.count, self.off);
        self.gained.print("gained");
        self.luck.print("luck");
        self.errors.print("errors");
        self.gifts.print("gifts");
        self.crossing.print("crossing");
        self.unseen.print("unseen");
        self.drift.print("drift");
        self.turns.print("a turn");
        println!("{}", self.marks.line());
        println!("accuracy  {:.1}", self.accuracy.mean());
        self.calibration.print();
        println!("{:.3} s a match", self.took.mean());
    }
}
