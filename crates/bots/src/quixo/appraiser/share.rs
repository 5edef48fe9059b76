//! Worths as shares of a win.
//!
//! A worth that is not proved is a share between none and all, in steps small enough for whole numbers; one that
//! is proved lies far outside, so that a search prefers it to all that is merely likely.

use solve::quixo::Value;

use crate::quixo::value::net::Logits;

/// What a game that will be won is worth; later wins are worth a little less.
pub const WON: i32 = 10_000_000;
/// What a win is worth that is known of, but not how far away: it takes longer than any that a search finds.
pub(super) const WON_LATER: i32 = WON - 1_000;
/// The share of a whole win; none is its negative, a draw lies between.
pub const WHOLE: i32 = 1_000_000;

/// What a move or a position is worth to who makes it or is to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// A share of a win, or far beyond what is proved.
    pub score: i32,
    /// Whether it is certain.
    pub proved: bool,
}

impl Worth {
    /// A draw that is certain.
    pub(super) const DRAWN: Worth = Worth { score: 0, proved: true };

    /// What a search found: whatever lies beyond shares was proved.
    pub(super) fn found(score: i32) -> Worth {
        Worth { score, proved: score.abs() > WON / 2 }
    }

    /// The same, now that it is known what comes of it; what was proved before says how soon, and stays.
    pub(super) fn known(self, value: Value) -> Worth {
        let score = match value {
            Value::Drawn => return Worth::DRAWN,
            Value::Won => WON_LATER,
            Value::Lost => -WON_LATER,
        };
        let agrees = self.proved && self.score.signum() == score.signum();
        if agrees { self } else { Worth { score, proved: true } }
    }
}

/// How sure what the net says is: its odds in whole numbers, each worked out once.
#[derive(Clone, Debug)]
pub(super) struct Odds(Vec<i32>);

impl Odds {
    /// Beyond this nothing is gained, in 256ths.
    const MOST: i32 = 12 * 256;

    pub(super) fn new() -> Odds {
        let half = |logit: i32| {
            let likely = logistic(f64::from(logit) / 256.0);
            ((likely - 0.5) * f64::from(WHOLE)).round() as i32
        };
        Odds((-Self::MOST..=Self::MOST).map(half).collect())
    }

    /// The share of who is to move: half for not losing, and half for winning.
    #[inline]
    pub(super) fn share(&self, logits: Logits) -> i32 {
        let part =
            |logit: i32| self.0[(logit.clamp(-Self::MOST, Self::MOST) + Self::MOST) as usize];
        part(logits.wins) + part(logits.is_safe)
    }
}

/// What several opinions of one position come to: their mean.
pub(super) fn agreed(shares: &[i32]) -> i32 {
    let sum: i64 = shares.iter().map(|share| i64::from(*share)).sum();
    (sum / shares.len().max(1) as i64) as i32
}

/// The share that so many points of a search without a net promise; `scale` points more change the odds by a factor
/// of e.
pub(super) fn of_points(points: i32, scale: f64) -> i32 {
    let likely = logistic(f64::from(points) / scale);
    ((2.0 * likely - 1.0) * f64::from(WHOLE)).round() as i32
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}
