//! What was found in many matches.

use std::collections::BTreeMap;
use std::time::Duration;

use game::Seat;
use game::luck::Stream;
use insight::{Review, accuracy};

/// The sum of something, and of its squares.
#[derive(Clone, Copy, Default)]
struct Sum {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Sum {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count
    }

    fn rms(&self) -> f64 {
        (self.squares / self.count).sqrt()
    }

    fn error(&self) -> f64 {
        ((self.squares / self.count - self.mean().powi(2)).max(0.0) / (self.count - 1.0)).sqrt()
    }
}

const BINS: usize = 20;

/// What was found in all matches.
#[derive(Default)]
pub(crate) struct Found {
    pub(crate) took: Duration,
    /// The largest difference between a result and what adds up to it.
    off: f64,
    /// Of the first seat, a match.
    luck: Sum,
    errors: Sum,
    crossing: Sum,
    unseen: Sum,
    drift: Sum,
    /// Of the first seat, from one chance to the next, or from one decision to the next where there is none.
    turns: Sum,
    decisions: u64,
    marks: [u64; 3],
    accuracy: Sum,
    brier: Sum,
    log_loss: Sum,
    /// By chance: how many, what was expected, what came.
    bins: [(f64, f64, f64); BINS],
}

impl Found {
    pub(crate) fn add(&mut self, review: &Review, number: u64) {
        for account in &review.accounts {
            self.off = self.off.max((account.sum() - account.result).abs());
        }
        let account = &review.accounts[0];
        self.luck.add(account.luck);
        self.errors.add(account.errors);
        self.crossing.add(account.crossing);
        self.unseen.add(account.unseen);
        self.drift.add(account.drift);
        for decision in &review.decisions {
            self.decisions += 1;
            if let Some(mark) = decision.mark {
                self.marks[mark as usize] += 1;
            }
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
        // One table a match, so that they are independent; of the seats each in turn.
        let seat = number as usize % review.accounts.len();
        let at = Stream::new(number).pick(review.curve.len() - 1);
        let (chance, came) = (review.curve[at].1[seat], review.accounts[seat].result);
        let bin = &mut self.bins[((chance * BINS as f64) as usize).min(BINS - 1)];
        *bin = (bin.0 + 1.0, bin.1 + chance, bin.2 + came);
        let sure = chance.clamp(1e-4, 1.0 - 1e-4);
        self.brier.add((chance - came).powi(2));
        self.log_loss.add(-came * sure.ln() - (1.0 - came) * (1.0 - sure).ln());
    }

    pub(crate) fn print(&self) {
        let per_cent = |name: &str, sum: &Sum| {
            let [mean, error, rms] = [sum.mean(), sum.error(), sum.rms()].map(|part| 100.0 * part);
            println!("{name:<9} {mean:>7.3} ± {error:.3} %, rms {rms:.2}");
        };
        println!("matches   {}, off by {:.1e} at most", self.luck.count, self.off);
        per_cent("luck", &self.luck);
        per_cent("errors", &self.errors);
        per_cent("crossing", &self.crossing);
        per_cent("unseen", &self.unseen);
        per_cent("drift", &self.drift);
        per_cent("a turn", &self.turns);
        let [doubtful, mistakes, blunders] = self.marks;
        println!("decisions {}: {doubtful} ?!, {mistakes} ?, {blunders} ??", self.decisions);
        println!("accuracy  {:.1}", self.accuracy.mean());
        println!("Brier {:.4}, log loss {:.4}", self.brier.mean(), self.log_loss.mean());
        let mut off = 0.0;
        for (count, expected, came) in self.bins.iter().filter(|bin| bin.0 > 0.0) {
            println!(
                "  {:5.1} % expected, {:5.1} % came, {count}",
                100.0 * expected / count,
                100.0 * came / count
            );
            off += (expected - came).abs() / self.luck.count;
        }
        println!("calibration error {:.2} %", 100.0 * off);
        let each = self.took.as_secs_f64() / self.luck.count;
        println!("{each:.3} s a match");
    }
}
