//! Ratings from who came out above whom.

use super::tally::GROUPS;

/// Counts, in halves, of how often each entrant came out above each other one.
type Above = Vec<Vec<u64>>;

/// The rating of every entrant with half the width of its 95 % interval.
///
/// Ratings are the likeliest by the model of Bradley and Terry; leaving out one group of deals at a
/// time (the jackknife) says how far they can be trusted.
pub(super) fn ratings(groups: &[Above]) -> Vec<(f64, f64)> {
    let all = sum(groups.iter());
    let whole = fit(&all);
    let without: Vec<Vec<f64>> = (0..GROUPS)
        .map(|left_out| {
            let rest = groups.iter().enumerate().filter(|(group, _)| *group != left_out);
            fit(&sum(rest.map(|(_, above)| above)))
        })
        .collect();
    let margin = |entrant: usize| {
        let mean = without.iter().map(|fitted| fitted[entrant]).sum::<f64>() / GROUPS as f64;
        let squares: f64 = without.iter().map(|fitted| (fitted[entrant] - mean).powi(2)).sum();
        1.96 * (squares * (GROUPS - 1) as f64 / GROUPS as f64).sqrt()
    };
    whole.iter().enumerate().map(|(entrant, rating)| (*rating, margin(entrant))).collect()
}

fn sum<'a>(groups: impl Iterator<Item = &'a Above>) -> Above {
    let add = |mut total: Above, group: &Above| {
        if total.is_empty() {
            return group.clone();
        }
        let cells = total.iter_mut().flatten().zip(group.iter().flatten());
        cells.for_each(|(sum, more)| *sum += more);
        total
    };
    groups.fold(Vec::new(), add)
}

/// Ratings with mean 0, by the usual iteration. Half a win each way is added to every pair that met,
/// so that nobody is infinitely strong.
fn fit(above: &Above) -> Vec<f64> {
    let count = above.len();
    let wins = |one: usize, two: usize| {
        let met = above[one][two] + above[two][one] > 0;
        above[one][two] as f64 / 2.0 + if met { 0.5 } else { 0.0 }
    };
    let mut strength = vec![1.0f64; count];
    for _ in 0..200 {
        for one in 0..count {
            let others = (0..count).filter(|two| *two != one);
            let won: f64 = others.clone().map(|two| wins(one, two)).sum();
            let faced =
                |two: usize| (wins(one, two) + wins(two, one)) / (strength[one] + strength[two]);
            let faced: f64 = others.map(faced).sum();
            if faced > 0.0 {
                strength[one] = won / faced;
            }
        }
        let mean = strength.iter().map(|s| s.ln()).sum::<f64>() / count.max(1) as f64;
        strength.iter_mut().for_each(|s| *s /= mean.exp());
    }
    strength.iter().map(|s| 400.0 * s.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_wins_of_four_are_about_191_points_apart() {
        let group = vec![vec![0, 1500], vec![500, 0]];
        let rated = ratings(&vec![group; GROUPS]);
        let apart = rated[0].0 - rated[1].0;
        assert!((apart - 190.8).abs() < 0.5, "{apart}");
        assert!(rated[0].1 < 1.0);
    }

    #[test]
    fn nobody_is_infinitely_strong() {
        let mut groups = vec![vec![vec![0, 0], vec![0, 0]]; GROUPS];
        groups[0] = vec![vec![0, 20], vec![0, 0]];
        assert!(ratings(&groups)[0].0.is_finite());
    }
}
