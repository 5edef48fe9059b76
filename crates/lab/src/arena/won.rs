//! What was won in many deals, and how much of it was luck.
//!
//! What chance brought has a mean of nothing, so any part of it may be taken off results without making them
//! right or wrong on average. The part that leaves them spread least is not all of it: luck is measured with
//! errors, and by a judge who takes everybody for somebody who plays well. It is estimated from all deals but
//! those of a group, and taken off in that group alone: so it never knows what it is taken off from, and the
//! mean stays what it is.

/// The parts of a win that luck is counted in.
pub(super) const LUCK: i64 = 1_000_000;
/// The whole of a win: shared by up to eight, it stays a whole number, and so does luck in millionths.
pub(super) const WIN: i64 = 840 * LUCK;

/// Until there are many deals, luck counts as if so many more had shown that all of it should be taken off.
const BELIEVED: f64 = 10.0;

/// Sums over deals, in parts of [`WIN`]. They are whole numbers, so that the order of adding does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Won {
    deals: i128,
    wins: i128,
    luck: i128,
    wins_squared: i128,
    luck_squared: i128,
    both: i128,
}

impl Won {
    /// Adds what a deal brought, and how much of it was luck.
    pub(super) fn add(&mut self, wins: i64, luck: i64) {
        let [wins, luck] = [wins, luck].map(i128::from);
        *self = self.and(&Won {
            deals: 1,
            wins,
            luck,
            wins_squared: wins * wins,
            luck_squared: luck * luck,
            both: wins * luck,
        });
    }

    /// The sums of both.
    pub(super) fn and(self, other: &Won) -> Won {
        Won {
            deals: self.deals + other.deals,
            wins: self.wins + other.wins,
            luck: self.luck + other.luck,
            wins_squared: self.wins_squared + other.wins_squared,
            luck_squared: self.luck_squared + other.luck_squared,
            both: self.both + other.both,
        }
    }

    fn without(self, other: &Won) -> Won {
        Won {
            deals: self.deals - other.deals,
            wins: self.wins - other.wins,
            luck: self.luck - other.luck,
            wins_squared: self.wins_squared - other.wins_squared,
            luck_squared: self.luck_squared - other.luck_squared,
            both: self.both - other.both,
        }
    }

    /// How luck and what was won go together, and how luck goes with itself; both over all deals.
    fn together(&self) -> [f64; 2] {
        let deals = self.deals.max(1) as f64;
        let [wins, luck] = [self.wins, self.luck].map(|sum| sum as f64);
        [self.both as f64 - wins * luck / deals, self.luck_squared as f64 - luck * luck / deals]
    }
}

/// What an entrant won a deal, in wins: the mean, and the mean square of what deals differ from it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct ADeal {
    pub(super) mean: f64,
    pub(super) spread: f64,
}

/// What every entrant won a deal without luck, from its sums by group of deals.
pub(super) fn without_luck(entrants: &[&[Won]]) -> Vec<ADeal> {
    let groups = entrants.first().copied().map_or(0, <[Won]>::len);
    let parts: Vec<f64> = (0..groups).map(|group| part_outside(entrants, group)).collect();
    entrants.iter().map(|groups| a_deal(groups, &parts)).collect()
}

/// The part of luck to take off in a group of deals: the same for all entrants, so that together they win what
/// there is to win.
fn part_outside(entrants: &[&[Won]], group: usize) -> f64 {
    let mut sums = [0.0; 2];
    let mut deals = 0;
    for groups in entrants {
        let outside = sum(groups).without(&groups[group]);
        deals = outside.deals;
        sums.iter_mut().zip(outside.together()).for_each(|(sum, more)| *sum += more);
    }
    let [both, squared] = sums;
    let believed = BELIEVED * squared / deals.max(1) as f64;
    if squared > 0.0 { (both + believed) / (squared + believed) } else { 1.0 }
}

fn a_deal(groups: &[Won], parts: &[f64]) -> ADeal {
    let (mut sum, mut squares, mut deals) = (0.0, 0.0, 0.0);
    let win = WIN as f64;
    for (won, part) in groups.iter().zip(parts) {
        let float = |number: i128| number as f64;
        deals += float(won.deals);
        sum += (float(won.wins) - part * float(won.luck)) / win;
        squares += (float(won.wins_squared) - 2.0 * part * float(won.both)
            + part * part * float(won.luck_squared))
            / win.powi(2);
    }
    let deals = f64::max(deals, 1.0);
    let mean = sum / deals;
    ADeal { mean, spread: (squares / deals - mean * mean).max(0.0) }
}

fn sum(groups: &[Won]) -> Won {
    groups.iter().fold(Won::default(), Won::and)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::luck::Stream;

    const GROUPS: usize = 40;

    /// Deals of which nobody knows the mean but those who ask: `seen` is luck as it is measured.
    fn deals(count: u64, seed: u64, seen: f64) -> Vec<Won> {
        let mut groups = vec![Won::default(); GROUPS];
        let mut luck = Stream::new(seed);
        let mut noise =
            || (0..12).map(|_| luck.pick(1 << 20) as f64 / f64::from(1 << 20) - 0.5).sum::<f64>();
        for deal in 0..count {
            let (skill, true_luck, error) = (0.1 * noise(), 0.3 * noise(), 0.1 * noise());
            let millionths = |part: f64| (part * WIN as f64) as i64;
            let wins = millionths(0.3 + skill + true_luck);
            groups[deal as usize % GROUPS].add(wins, millionths(seen * (true_luck + error)));
        }
        groups
    }

    #[test]
    fn intervals_hold_the_truth_as_often_as_they_say() {
        for (count, seen) in [(20, 1.0), (20, 2.0), (60, 0.5), (60, 2.0), (200, 3.0)] {
            let mut held = 0;
            let mut sum = 0.0;
            for seed in 0..2000 {
                let deals = deals(count, seed, seen);
                let ADeal { mean, spread } = without_luck(&[&deals])[0];
                let margin = 1.96 * (spread / (count - 1) as f64).sqrt();
                held += u32::from((mean - 0.3).abs() <= margin);
                sum += mean;
            }
            assert!((1840..=1940).contains(&held), "{held} of 2000 with {count} deals");
            assert!((sum / 2000.0 - 0.3).abs() < 0.003);
        }
    }
}
