//! How a contest went, for people and for programs.

use game::Setup;
use lab::arena::{Standing, Standings};
use serde_json::{Value, json};

use crate::language::{decimal, text};

/// The standings with their names.
pub(super) struct Report<'a> {
    pub(super) game: &'a str,
    pub(super) setup: &'a Setup,
    pub(super) names: &'a [String],
    pub(super) seed: u64,
    /// Whether luck was taken off.
    pub(super) adjusted: bool,
    pub(super) standings: Standings,
}

impl Report<'_> {
    pub(super) fn json(&self) -> Value {
        let entrant = |(name, standing): (&String, &Standing)| {
            json!({
                "name": name,
                "games": standing.games,
                "wins": standing.share,
                "wins_interval": standing.interval,
                "fair": standing.fair,
                "points": standing.points,
                "points_margin": standing.points_margin,
                "elo": standing.elo,
                "elo_margin": standing.elo_margin,
            })
        };
        let entrants: Vec<_> =
            self.names.iter().zip(&self.standings.entrants).map(entrant).collect();
        json!({
            "game": self.game,
            "setup": self.setup.to_string(),
            "seed": self.seed,
            "adjusted": self.adjusted,
            "games": self.standings.games,
            "deals": self.standings.deals,
            "distinct": self.standings.distinct,
            "draws": self.standings.draws,
            "entrants": entrants,
        })
    }
}

impl Report<'_> {
    /// The standings for people: a line for all, a line for each.
    pub(super) fn lines(&self) -> Vec<String> {
        let Standings { games, deals, draws, distinct, entrants } = &self.standings;
        let setup = format!("{} {}", self.game, self.setup);
        let mut lines = vec![text!(
            "arena-head",
            setup = setup,
            games = *games,
            distinct = *distinct,
            deals = *deals,
            seed = self.seed.to_string()
        )];
        let width = self.names.iter().map(|name| name.chars().count()).max().unwrap_or(0).min(40);
        for (name, standing) in self.names.iter().zip(entrants) {
            let name: String = name.chars().take(40).collect();
            lines.push(format!("{name:<width$}  {}", line(standing)));
        }
        if self.adjusted {
            lines.push(text!("arena-adjusted"));
        }
        if *draws > 0 {
            lines.push(text!("report-draws", draws = *draws));
        }
        lines
    }
}

fn line(standing: &Standing) -> String {
    let [low, high] = standing.interval.map(|share| decimal(100.0 * share, 2));
    let share = format!("{:>6}", decimal(100.0 * standing.share, 2));
    let fair = decimal(100.0 * standing.fair, 0);
    let wins = text!("arena-wins", share = share, low = low, high = high, fair = fair);
    let sign = if standing.elo < 0.0 { "" } else { "+" };
    let elo = format!("{sign}{}", decimal(standing.elo, 0));
    let elo = text!("arena-elo", elo = elo, margin = decimal(standing.elo_margin, 0));
    let mut line = format!("{wins}  {elo}");
    if standing.points != 0.0 {
        let (points, margin) = (decimal(standing.points, 2), decimal(standing.points_margin, 2));
        line = format!("{line}  {}", text!("report-score", mean = points, margin = margin));
    }
    line
}
