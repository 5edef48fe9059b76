//! Who stands where after many deals.

use super::elo;
use super::plan::Plan;
use super::tally::{Sums, Tally};
use super::won::{ADeal, Won, without_luck};

/// The result of a contest.
#[derive(Clone, PartialEq, Debug)]
pub struct Standings {
    /// The games played.
    pub games: u64,
    /// The deals they came from.
    pub deals: u64,
    /// Games that nobody won.
    pub draws: u64,
    /// The different games among all: players without luck may play one again and again.
    pub distinct: u64,
    /// One entry an entrant, in the order they were named.
    pub entrants: Vec<Standing>,
}

/// How one entrant did.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// The games it sat in.
    pub games: u64,
    /// The share of those games it won, shared wins and draws shared.
    pub share: f64,
    /// The 95 % interval of that share, from the differences between deals; games that were played again
    /// say nothing new.
    pub interval: [f64; 2],
    /// The share it would win if all were equally strong.
    pub fair: f64,
    /// Points a seat.
    pub points: f64,
    /// Half the width of their 95 % interval, games taken as independent.
    pub points_margin: f64,
    /// Elo rating; all ratings of a contest have mean 0.
    pub elo: f64,
    /// Half the width of its 95 % interval.
    pub elo_margin: f64,
}

impl Standings {
    /// What a tally says.
    pub fn new(tally: &Tally, plan: &Plan) -> Self {
        let ratings = elo::ratings(&tally.above);
        let won: Vec<&[Won]> = tally.entrants.iter().map(|sums| &sums.won[..]).collect();
        let entrants = tally.entrants.iter().zip(without_luck(&won)).zip(ratings);
        let distinct = tally.prints.len() as u64;
        // So many times as wide as if no game had been played again.
        let wider = (tally.games.max(1) as f64 / distinct.max(1) as f64).sqrt();
        let standing = |((sums, won), (elo, margin)): ((&Sums, ADeal), (f64, f64))| {
            stand(sums, won, tally.deals, plan, wider, (elo, wider * margin))
        };
        Standings {
            games: tally.games,
            deals: tally.deals,
            draws: tally.draws,
            distinct,
            entrants: entrants.map(standing).collect(),
        }
    }
}

fn stand(
    sums: &Sums,
    won: ADeal,
    deals: u64,
    plan: &Plan,
    wider: f64,
    (elo, elo_margin): (f64, f64),
) -> Standing {
    let games = sums.games.max(1) as f64;
    let n = deals.max(1) as f64;
    let per_deal = games / n;
    let ADeal { mean, spread } = won;
    let spread = if deals < 2 { f64::INFINITY } else { spread };
    // Never surer than the rule of three: a few deals that all went one way prove little.
    let margin = (1.96 * (spread / (n - 1.0).max(1.0)).sqrt() / per_deal).max(3.0 / (n * per_deal));
    let margin = wider * margin;
    let share = mean / per_deal;
    let seats = sums.seats.max(1) as f64;
    let points = sums.points as f64 / seats;
    let deviation = (sums.points_squares as f64 / seats - points * points).max(0.0).sqrt();
    Standing {
        games: sums.games,
        share,
        interval: [(share - margin).max(0.0), (share + margin).min(1.0)],
        fair: seats / games / plan.seats() as f64,
        points,
        points_margin: 1.96 * deviation / seats.sqrt(),
        elo,
        elo_margin,
    }
}
