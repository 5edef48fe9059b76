//! How a contest went, for people and for programs.

use std::fmt::{self, Display};

use game::Setup;
use lab::arena::{Standing, Standings};
use serde_json::{Value, json};

/// The standings with their names.
pub(super) struct Report<'a> {
    pub(super) game: &'a str,
    pub(super) setup: &'a Setup,
    pub(super) names: &'a [String],
    pub(super) seed: u64,
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
            "games": self.standings.games,
            "deals": self.standings.deals,
            "distinct": self.standings.distinct,
            "draws": self.standings.draws,
            "entrants": entrants,
        })
    }
}

impl Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Standings { games, deals, draws, distinct, entrants } = &self.standings;
        writeln!(
            f,
            "{} {}: {games} games, {distinct} of them different, {deals} deals, seed {}",
            self.game, self.setup, self.seed
        )?;
        let width = self.names.iter().map(|name| name.chars().count()).max().unwrap_or(0).min(40);
        for (name, standing) in self.names.iter().zip(entrants) {
            let [low, high] = standing.interval.map(|share| 100.0 * share);
            let (share, fair) = (100.0 * standing.share, 100.0 * standing.fair);
            let name: String = name.chars().take(40).collect();
            write!(
                f,
                "{name:<width$}  wins {share:5.2} % [{low:.2}, {high:.2}], fair {fair:.0} %"
            )?;
            write!(f, "  Elo {:+.0} ± {:.0}", standing.elo, standing.elo_margin)?;
            if standing.points != 0.0 {
                write!(f, "  score {:.2} ± {:.2}", standing.points, standing.points_margin)?;
            }
            writeln!(f)?;
        }
        if *draws > 0 {
            writeln!(f, "draws {draws}")?;
        }
        Ok(())
    }
}
