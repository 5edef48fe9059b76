//! How long hints take, as a table asks for them.

use std::time::Instant;

use bots::{Appraised, Books, Stop};
use game::Step;
use game::transcript::Transcript;
use insight::hints;
use serde::{Deserialize, Serialize};
use table::any_match;

/// Seconds of every hint.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct Hints(Vec<f64>);

impl Hints {
    /// Asks for a hint wherever a match had something to decide.
    pub(crate) fn add<G: Appraised>(&mut self, played: &Transcript<G>) -> Result<(), String> {
        for (at, step) in played.steps().iter().enumerate() {
            let Step::Decide(seat, _) = step else { continue };
            let before = played.rewound(at).ok_or("no such step")?;
            if before.game().legal(*seat).len() < 2 {
                continue;
            }
            let table = any_match::read(&before.to_string()).map_err(|error| error.to_string())?;
            let begun = Instant::now();
            let hints = hints(&*table, *seat, usize::MAX, &Books::default(), &Stop::never());
            self.0.push(begun.elapsed().as_secs_f64());
            hints.map_err(|error| format!("{error:?}"))?;
        }
        Ok(())
    }

    /// Adds what was found elsewhere.
    pub(crate) fn join(&mut self, other: &Hints) {
        self.0.extend(&other.0);
    }

    /// In a line: how many there were and how long they took.
    pub(crate) fn line(&self) -> String {
        let mut sorted = self.0.clone();
        sorted.sort_by(f64::total_cmp);
        let count = sorted.len();
        let Some(longest) = sorted.last() else { return "no hints".to_owned() };
        let mean = sorted.iter().sum::<f64>() / count as f64;
        let most = sorted[count * 95 / 100];
        format!("{count} hints, mean {mean:.4} s, 95 of 100 below {most:.4}, longest {longest:.4}")
    }
}
