//! How heavily a decision is marked.

use bots::Unit;
use serde::Serialize;

/// How heavy a mistake was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Grade {
    /// It cost a little: 2 % of a win or more, or alone 2 points.
    Doubtful,
    /// It cost 4 % or more.
    Mistake,
    /// It cost 8 % or more.
    Blunder,
}

/// The losses from which on a decision is marked: what gnubg calls doubtful, bad and very bad, as parts of a win.
const FROM: [(Grade, f64); 3] =
    [(Grade::Blunder, 0.08), (Grade::Mistake, 0.04), (Grade::Doubtful, 0.02)];
/// A loss counts if it is so many standard errors large.
const SURE: f64 = 2.0;
/// Where both the best chance and what was done are so near to none or to all, the match is decided and
/// nothing is marked: the middle between them tells.
const DECIDED: f64 = 0.005;

impl Grade {
    /// The mark of a decision that lost so much against the best one, whose chance is given; none if it is
    /// small, or not sure.
    pub fn of(loss: f64, error: f64, best: f64, unit: Unit) -> Option<Grade> {
        let decided = match unit {
            Unit::Wins => !(DECIDED..=1.0 - DECIDED).contains(&(best - loss / 2.0)),
            Unit::Points => false,
        };
        if loss <= SURE * error || decided {
            return None;
        }
        FROM.into_iter().find(|(_, from)| loss >= *from).map(|(mark, _)| mark)
    }

    /// As people write it beside a move.
    pub const fn sign(self) -> &'static str {
        match self {
            Grade::Doubtful => "?!",
            Grade::Mistake => "?",
            Grade::Blunder => "??",
        }
    }
}

/// How well somebody played, from 0 to 100: the mean over all real decisions of a curve that Lichess uses for
/// chess. None if there was nothing to decide.
pub fn accuracy(losses: impl IntoIterator<Item = f64>) -> Option<f64> {
    let (mut sum, mut count) = (0.0, 0_u32);
    for loss in losses {
        sum += (103.1668 * (-4.354 * loss).exp() - 3.1669).clamp(0.0, 100.0);
        count += 1;
    }
    (count > 0).then(|| sum / f64::from(count))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_given_by_loss_and_only_where_it_is_sure() {
        let of = |loss, error, best| Grade::of(loss, error, best, Unit::Wins);
        assert_eq!(of(0.01, 0.0, 0.5), None);
        assert_eq!(of(0.02, 0.0, 0.5), Some(Grade::Doubtful));
        assert_eq!(of(0.05, 0.01, 0.5), Some(Grade::Mistake));
        assert_eq!(of(0.05, 0.03, 0.5), None);
        assert_eq!(of(1.0, 0.1, 1.0), Some(Grade::Blunder));
        assert_eq!(of(0.02, 0.0, 1.012), None, "as good as won");
        assert_eq!(Grade::of(0.02, 0.0, 1.012, Unit::Points), Some(Grade::Doubtful), "101 points");
    }

    #[test]
    fn who_loses_nothing_is_as_good_as_can_be() {
        assert!((accuracy([0.0, 0.0]).unwrap() - 100.0).abs() < 1e-3);
        assert!(accuracy([0.0, 0.5]).unwrap() < 60.0);
        assert_eq!(accuracy([]), None);
    }
}
