//! How a game ended, and its text: `winners=0,2 scores=31,12,31 reason=four-misses`.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::notation::{Cursor, ParseError};
use crate::seats::{Seat, Seats};

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// The winning seats; several share the win, none means a draw.
    pub winners: Seats,
    /// The score of every seat; empty in a game without points.
    pub scores: Vec<i32>,
    /// A stable key that says why the game ended.
    pub reason: String,
}

impl Outcome {
    /// The outcome of a game won by the most points, equal points sharing the win.
    pub fn by_points(scores: Vec<i32>, reason: &str) -> Self {
        let best = scores.iter().max().copied().unwrap_or(0);
        let winners = Seats::first(scores.len() as u8)
            .iter()
            .filter(|seat| scores[seat.index()] == best)
            .collect();
        Outcome { winners, scores, reason: reason.to_owned() }
    }
}

impl Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |items: Vec<String>| {
            if items.is_empty() { "none".to_owned() } else { items.join(",") }
        };
        let winners = list(self.winners.iter().map(|seat| seat.to_string()).collect());
        let scores = list(self.scores.iter().map(ToString::to_string).collect());
        write!(f, "winners={winners} scores={scores} reason={}", self.reason)
    }
}

impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let winners = field(&mut cursor, "winners=", "`winners=` and seats or none")?;
        let seat = |word: &str| word.parse().ok().filter(|seat| *seat < Seats::MOST).map(Seat);
        let winners = listed(winners, seat).ok_or_else(|| cursor.error("seats or none"))?;
        cursor.space()?;
        let scores = field(&mut cursor, "scores=", "`scores=` and points or none")?;
        let scores = listed(scores, |word| word.parse().ok())
            .ok_or_else(|| cursor.error("points or none"))?;
        cursor.space()?;
        let reason = field(&mut cursor, "reason=", "`reason=` and a reason")?.to_owned();
        cursor.end()?;
        let outcome = Outcome { winners: winners.into_iter().collect(), scores, reason };
        // One spelling only: what is read is what would be written.
        if outcome.to_string() == text {
            Ok(outcome)
        } else {
            Err(Cursor::new(text).error("an outcome"))
        }
    }
}

fn field<'a>(cursor: &mut Cursor<'a>, name: &str, expected: &str) -> Result<&'a str, ParseError> {
    let error = cursor.error(expected);
    if !cursor.take(name) {
        return Err(error);
    }
    let word = cursor.rest().split(' ').next().unwrap_or_default();
    cursor.take(word);
    if word.is_empty() { Err(error) } else { Ok(word) }
}

fn listed<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    if text == "none" { Some(Vec::new()) } else { text.split(',').map(read).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_points_win_and_equal_points_share() {
        let outcome = Outcome::by_points(vec![3, 7, 7], "end");
        assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
        assert_eq!(outcome.to_string(), "winners=1,2 scores=3,7,7 reason=end");
        let draw = Outcome { winners: Seats::NONE, scores: vec![], reason: "end".to_owned() };
        assert_eq!(draw.to_string(), "winners=none scores=none reason=end");
    }

    #[test]
    fn an_outcome_reads_what_it_writes_and_nothing_else() {
        for text in [
            "winners=0,2 scores=31,-4,31 reason=end",
            "winners=none scores=none reason=agreed-draw",
        ] {
            assert_eq!(text.parse::<Outcome>().map(|outcome| outcome.to_string()).unwrap(), text);
        }
        for text in [
            "",
            "winners= scores=none reason=x",
            "winners=9 scores=none reason=x",
            "winners=2,0 scores=none reason=x",
            "winners=0 scores=+3 reason=x",
            "winners=0 scores=3 reason=",
            "winners=0 scores=3 reason=x y",
        ] {
            assert!(text.parse::<Outcome>().is_err(), "{text}");
        }
    }
}
