//! What many deals add up to.

use std::collections::HashSet;

use game::Outcome;

use super::plan::Plan;
use super::played::Played;
use super::won::{LUCK, WIN, Won};

/// Deals are put into this many groups; leaving one out at a time says how sure a rating is.
pub(super) const GROUPS: usize = 40;

/// Sums over deals. They are whole numbers, so that the order of adding does not matter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The deals added.
    pub deals: u64,
    /// The games added.
    pub games: u64,
    /// Games that nobody won.
    pub draws: u64,
    /// The fingerprints of the games: one that was played again is there once.
    pub(super) prints: HashSet<u64>,
    pub(super) entrants: Vec<Sums>,
    /// By group: how often each entrant came out above each other one, in halves.
    pub(super) above: Vec<Vec<Vec<u64>>>,
}

/// What is summed for one entrant.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Sums {
    /// The games it sat in, and the seats it had in them.
    pub(super) games: u64,
    pub(super) seats: u64,
    /// What it won by deal, and how much of that was luck where it was measured, by group.
    pub(super) won: Vec<Won>,
    /// Points over all seats, and their squares.
    pub(super) points: i64,
    pub(super) points_squares: i64,
}

impl Tally {
    /// A tally of no deals.
    pub fn new(plan: &Plan) -> Self {
        let entrants = plan.entrants();
        Tally {
            deals: 0,
            games: 0,
            draws: 0,
            prints: HashSet::new(),
            entrants: vec![Sums { won: vec![Won::default(); GROUPS], ..Sums::default() }; entrants],
            above: vec![vec![vec![0; entrants]; entrants]; GROUPS],
        }
    }

    /// Adds what the lineups of a deal came to.
    pub fn add(&mut self, plan: &Plan, deal: u64, played: &[Played]) {
        self.deals += 1;
        let mut won = vec![(0_i64, 0_i64); self.entrants.len()];
        for (lineup, Played { outcome, print, luck }) in plan.lineups().iter().zip(played) {
            self.prints.insert(*print);
            self.games += 1;
            self.draws += u64::from(outcome.winners.is_empty());
            // A draw is shared by all.
            let nobody = outcome.winners.is_empty();
            let shared = if nobody { lineup.len() } else { outcome.winners.len() } as i64;
            for (seat, entrant) in (0u8..).zip(lineup) {
                let sums = &mut self.entrants[*entrant];
                sums.seats += 1;
                if nobody || outcome.winners.contains(game::Seat(seat)) {
                    won[*entrant].0 += WIN / shared;
                }
                won[*entrant].1 +=
                    luck.get(usize::from(seat)).map_or(0, |luck| luck * (WIN / LUCK));
                if let Some(points) = outcome.scores.get(usize::from(seat)) {
                    sums.points += i64::from(*points);
                    sums.points_squares += i64::from(*points).pow(2);
                }
            }
            for (entrant, sums) in self.entrants.iter_mut().enumerate() {
                sums.games += u64::from(lineup.contains(&entrant));
            }
            self.compare(lineup, outcome, deal);
        }
        for (sums, (wins, luck)) in self.entrants.iter_mut().zip(won) {
            sums.won[group(deal)].add(wins, luck);
        }
    }

    fn compare(&mut self, lineup: &[usize], outcome: &Outcome, deal: u64) {
        let above = &mut self.above[group(deal)];
        let rank = |seat: usize| match outcome.scores.get(seat) {
            Some(score) => *score,
            None => i32::from(outcome.winners.contains(game::Seat(seat as u8))),
        };
        for (one, entrant) in lineup.iter().enumerate() {
            for (two, other) in lineup.iter().enumerate().filter(|(_, other)| *other != entrant) {
                above[*entrant][*other] += match rank(one).cmp(&rank(two)) {
                    std::cmp::Ordering::Greater => 2,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Less => 0,
                };
            }
        }
    }

    /// The tally of all deals of both.
    #[must_use]
    pub fn merge(mut self, other: &Tally) -> Tally {
        self.deals += other.deals;
        self.games += other.games;
        self.draws += other.draws;
        self.prints.extend(&other.prints);
        for (sums, more) in self.entrants.iter_mut().zip(&other.entrants) {
            sums.games += more.games;
            sums.seats += more.seats;
            sums.won.iter_mut().zip(&more.won).for_each(|(sum, more)| *sum = sum.and(more));
            sums.points += more.points;
            sums.points_squares += more.points_squares;
        }
        let cells = self.above.iter_mut().flatten().flatten();
        cells.zip(other.above.iter().flatten().flatten()).for_each(|(sum, more)| *sum += more);
        self
    }
}

/// The group of a deal.
fn group(deal: u64) -> usize {
    (deal % GROUPS as u64) as usize
}
