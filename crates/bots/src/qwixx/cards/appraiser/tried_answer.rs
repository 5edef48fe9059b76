//! An answer that was tried, and how far it is behind another.

use crate::appraisal::likely_behind;
use crate::qwixx::cards::policy::Decision;

/// How far the net is off about the difference of two answers when it is asked after the next turn, root mean
/// square, where it says that something was lost.
const NET_OFF: f64 = 0.06;

/// An answer, and the part of a win that it brought in each world.
pub(super) struct TriedAnswer {
    pub(super) decision: Decision,
    /// Whether somebody asks about it in particular.
    pub(super) asked: bool,
    /// By the net after the next turn.
    pub(super) soon: Vec<f64>,
    /// Much later, in other worlds; nothing if it was not played on.
    pub(super) late: Vec<f64>,
}

/// How far an answer is behind another, and the standard error of that.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Behind {
    pub(super) behind: f64,
    pub(super) error: f64,
}

impl TriedAnswer {
    pub(super) fn new(decision: Decision, asked: bool) -> Self {
        TriedAnswer { decision, asked, soon: Vec::new(), late: Vec::new() }
    }

    /// What it brings, by the net after the next turn.
    pub(super) fn mean(&self) -> f64 {
        mean(&self.soon)
    }

    /// How far it is behind another by the net after the next turn.
    pub(super) fn soon_behind(&self, best: &TriedAnswer) -> Behind {
        behind(&self.soon, &best.soon)
    }

    /// How far it is behind another in the worlds that both were played on in.
    pub(super) fn late_behind(&self, best: &TriedAnswer) -> Behind {
        behind(&self.late, &best.late)
    }

    pub(super) fn was_played_on(&self) -> bool {
        !self.late.is_empty()
    }
}

impl Behind {
    /// What remains once what the best owes to chance is taken off, where numbers may be off by so much beside it.
    pub(super) fn likely(self, off: f64) -> Behind {
        let error = self.error.hypot(off);
        Behind { behind: likely_behind(self.behind, error), error }
    }

    /// What remains by the net alone, whose errors are told and not taken off: it is not known which way they go.
    pub(super) fn by_the_net(self) -> Behind {
        let error = self.error.hypot(NET_OFF);
        Behind { behind: likely_behind(self.behind, self.error), error }
    }
}

fn mean(shares: &[f64]) -> f64 {
    shares.iter().sum::<f64>() / shares.len().max(1) as f64
}

/// How far the first is behind the second in the worlds that both were tried in.
fn behind(own: &[f64], best: &[f64]) -> Behind {
    let pairs = || best.iter().zip(own).map(|(best, own)| best - own);
    let count = own.len().min(best.len()).max(1) as f64;
    let behind = pairs().sum::<f64>() / count;
    let spread = pairs().map(|pair| (pair - behind).powi(2)).sum::<f64>();
    Behind { behind, error: (spread / (count - 1.0).max(1.0) / count).sqrt() }
}
