//! Candidates tried in the same imagined worlds, bad ones dropped early.

use crate::Stop;

/// A candidate and how it has done so far.
struct Trial<C> {
    candidate: C,
    sum: f64,
}

/// The candidate that does best. About `budget` trials are made in all; every world is dealt once and
/// tried with all candidates that are left, and the worse half is dropped after each phase.
///
/// When told to stop, it returns the candidate that is ahead; before the first world that is the first one.
pub(crate) fn best<C, W>(
    candidates: Vec<C>,
    budget: usize,
    stop: &Stop,
    mut deal: impl FnMut(u64) -> W,
    mut attempt: impl FnMut(&W, &C) -> f64,
) -> Option<C> {
    let mut lines: Vec<Trial<C>> =
        candidates.into_iter().map(|candidate| Trial { candidate, sum: 0.0 }).collect();
    let phases = lines.len().next_power_of_two().trailing_zeros().max(1) as usize;
    let mut world = 0;
    while lines.len() > 1 {
        // Every phase costs the same.
        let worlds = (budget / phases / lines.len()).max(4);
        for _ in 0..worlds {
            if stop.is_now() {
                break;
            }
            let dealt = deal(world);
            world += 1;
            for line in &mut lines {
                line.sum += attempt(&dealt, &line.candidate);
            }
        }
        lines.sort_by(|one, two| two.sum.total_cmp(&one.sum));
        lines.truncate(lines.len().div_ceil(2));
    }
    lines.pop().map(|line| line.candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_is_found_and_worlds_are_shared() {
        let mut dealt = Vec::new();
        let deal = |world: u64| {
            dealt.push(world);
            world as f64
        };
        let found = best(vec![3, 9, 4, 1, 5], 600, &Stop::never(), deal, |noise, candidate| {
            f64::from(*candidate) + noise
        });
        assert_eq!(found, Some(9));
        assert_eq!(dealt, (0..dealt.len() as u64).collect::<Vec<_>>());
    }

    #[test]
    fn a_stop_ends_it() {
        let stop = Stop::never();
        stop.now();
        let none = |_: &(), _: &i32| -> f64 { unreachable!("nothing is tried") };
        assert_eq!(best(vec![7, 8], 1000, &stop, |_| (), none), Some(7));
        assert_eq!(best(Vec::<i32>::new(), 1000, &stop, |_| (), none), None);
    }
}
