//! What comes of shares between players like `hard`, as games of `hard` with itself tell.
//!
//! A search says what a table is worth if nobody errs from there on. Players err: what is certain in theory is
//! kept by `hard` in nine games of ten, and where theory knows nothing but draws it wins some. Lines that a search can
//! force it finds as well, so what is proved stays certain. Which of two moves is better never changes, and what one
//! side gains the other loses.
//!
//! Whether a move throws away what the position was worth is still a question of theory: chances that may mean the same result
//! have errors so large that no move is marked for them.

use quixo::{Options, Players, Side};

use super::share::{WHOLE, Worth};

/// What players like `hard` make of shares in some set-ups.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chances {
    /// From shares above a draw, none to a whole win, to the chance that they are worth: straight lines between
    /// points, and the same turned round for shares below a draw.
    points: &'static [(f64, f64)],
    /// How much better whoever made the first move of the match does where the share is that of a draw; the nearer
    /// to a win, the less.
    first: f64,
    /// The standard error of differences between moves that are not proved.
    error: f64,
    /// Shares up to the first may mean a draw, from the second on the result that they are near; none where shares
    /// do not tell results apart.
    results: Option<[f64; 2]>,
}

// How `examples/quixo_chances.rs` found them in games of `hard` with itself (docs/experiments/quixo.md). With the net the error
// is how far moves of equal exact value lie apart; elsewhere how far a search of the table after a move is from what was said
// of the move.
const TWO: Chances = Chances {
    points: &[
        (0.0, 0.5),
        (0.1, 0.505),
        (0.27, 0.54),
        (0.365, 0.6),
        (0.5, 0.68),
        (0.635, 0.74),
        (0.93, 0.755),
        (1.0, 0.865),
    ],
    first: 0.025,
    error: 0.03,
    results: Some([0.365, 0.635]),
};
const TWO_ON_16: Chances = Chances {
    points: &[(0.0, 0.5), (0.05, 0.65), (0.15, 0.71), (0.6, 0.75), (0.8, 0.81), (1.0, 0.96)],
    first: 0.0,
    error: 0.08,
    results: None,
};
const FOUR: Chances = Chances {
    points: &[
        (0.0, 0.5),
        (0.1, 0.57),
        (0.2, 0.61),
        (0.4, 0.735),
        (0.6, 0.875),
        (0.8, 0.955),
        (1.0, 1.0),
    ],
    first: 0.0,
    error: 0.03,
    results: None,
};
const FOUR_ON_16: Chances = Chances {
    points: &[(0.0, 0.5), (0.2, 0.6), (0.6, 0.72), (0.8, 0.86), (1.0, 0.95)],
    first: 0.0,
    error: 0.07,
    results: None,
};
/// Everything is proved.
const ON_9: Chances =
    Chances { points: &[(0.0, 0.5), (1.0, 1.0)], first: 0.0, error: 0.07, results: None };

impl Chances {
    /// The chances in games by these options.
    pub(super) fn of(options: &Options) -> Chances {
        match (options.players, options.side) {
            (_, Side::Three) => ON_9,
            (Players::Two, Side::Four) => TWO_ON_16,
            (Players::Two, Side::Five) => TWO,
            (Players::Four, Side::Four) => FOUR_ON_16,
            (Players::Four, Side::Five) => FOUR,
        }
    }

    /// The part of a win that is likely to come of a worth, for whom it is worth that; `began` says whether that is
    /// who made the first move of the match.
    pub(super) fn of_worth(self, worth: Worth, began: bool) -> f64 {
        let share = share(worth);
        if worth.proved {
            return 0.5 + 0.5 * share;
        }
        let above = (self.above(share.abs()) - 0.5).copysign(share);
        let first = self.first * (1.0 - share.abs());
        0.5 + above + if began { first } else { -first }
    }

    /// The standard error of how far a move is behind the best one.
    pub(super) fn error(self, best: Worth, other: Worth) -> f64 {
        if best.proved && other.proved {
            return 0.0;
        }
        self.error.max(self.same_result(share(best), share(other)).unwrap_or(0.0))
    }

    /// Half of how far chances lie apart that may mean the same result, if these do: so a move that may keep what the
    /// position is worth is not marked, however much easier another makes it.
    fn same_result(self, best: f64, other: f64) -> Option<f64> {
        let [drawn, sure] = self.results?;
        if best.abs() <= drawn && other.abs() <= drawn {
            Some(self.above(drawn) - 0.5)
        } else if best.abs().min(other.abs()) >= sure && best.signum() == other.signum() {
            Some((1.0 - self.above(sure)) / 2.0)
        } else {
            None
        }
    }

    fn above(self, share: f64) -> f64 {
        let next = self.points.partition_point(|(at, _)| *at < share);
        let next = next.clamp(1, self.points.len() - 1);
        let [(low, from), (high, to)] = [self.points[next - 1], self.points[next]];
        from + (to - from) * (share - low) / (high - low)
    }
}

/// The share of a worth, from −1 for a loss to 1 for a win.
fn share(worth: Worth) -> f64 {
    f64::from(worth.score.clamp(-WHOLE, WHOLE)) / f64::from(WHOLE)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Chances; 5] = [TWO, TWO_ON_16, FOUR, FOUR_ON_16, ON_9];

    fn likely(share: f64) -> Worth {
        Worth { score: (share * f64::from(WHOLE)) as i32, proved: false }
    }

    #[test]
    fn a_greater_share_is_a_better_chance_and_what_one_side_gains_the_other_loses() {
        for chances in ALL {
            let of = |step: i32, began| chances.of_worth(likely(f64::from(step) / 100.0), began);
            for began in [false, true] {
                assert!(
                    (-100..100).all(|step| of(step, began) < of(step + 1, began)),
                    "{chances:?}"
                );
                let both = |step| of(step, began) + of(-step, !began);
                assert!((-100..=100).all(|step| (both(step) - 1.0).abs() < 1e-12));
                assert!(of(-100, began) >= 0.0 && of(100, began) <= 1.0);
            }
        }
    }

    #[test]
    fn what_is_proved_is_certain() {
        for chances in ALL {
            let [won, lost] =
                [1, -1].map(|sign| Worth::found(sign * (crate::quixo::appraiser::WON - 5)));
            for began in [false, true] {
                let of = |worth| chances.of_worth(worth, began);
                assert_eq!([won, lost, Worth::DRAWN].map(of), [1.0, 0.0, 0.5]);
            }
            assert_eq!(chances.error(won, lost), 0.0);
        }
    }

    #[test]
    fn what_may_be_the_same_result_is_not_marked() {
        let sure = |best: Worth, other: Worth| {
            let apart = TWO.of_worth(best, true) - TWO.of_worth(other, true);
            apart > 2.0 * TWO.error(best, other)
        };
        let (won, lost) = (
            Worth::found(crate::quixo::appraiser::WON - 5),
            Worth::found(5 - crate::quixo::appraiser::WON),
        );
        assert!(!sure(won, likely(0.9)), "won is won, however far away");
        assert!(!sure(likely(-0.9), lost), "and lost is lost");
        assert!(!sure(likely(0.3), likely(-0.3)), "both are near a draw");
        assert!(sure(likely(0.9), likely(0.1)), "a win is thrown away");
        assert!(sure(likely(0.1), likely(-0.9)) && sure(Worth::DRAWN, lost), "and so is a draw");
    }
}
