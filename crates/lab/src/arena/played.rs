//! A game that was played in the arena, and its line in a file: `PRINT winners=… scores=… reason=…`, with
//! `luck=…` before the winners where luck was measured.

use std::fmt::{self, Display};
use std::str::FromStr;

use game::Outcome;

/// A game of a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// A fingerprint of the lineup and of every step: equal only if the same game was played again.
    pub print: u64,
    /// What chance brought every seat, in millionths of a win; empty where nobody measured it.
    pub luck: Vec<i64>,
}

impl Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x} ", self.print)?;
        if !self.luck.is_empty() {
            let luck: Vec<String> = self.luck.iter().map(ToString::to_string).collect();
            write!(f, "luck={} ", luck.join(","))?;
        }
        write!(f, "{}", self.outcome)
    }
}

impl FromStr for Played {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (print, outcome) = text.split_once(' ').ok_or(())?;
        let print = u64::from_str_radix(print, 16).map_err(|_| ())?;
        let (luck, outcome) = match outcome.strip_prefix("luck=") {
            Some(rest) => rest.split_once(' ').ok_or(())?,
            None => ("", outcome),
        };
        let luck = luck.split(',').filter(|part| !part.is_empty());
        let luck = luck.map(|part| part.parse().map_err(|_| ())).collect::<Result<_, ()>>()?;
        Ok(Played { outcome: outcome.parse().map_err(|_| ())?, print, luck })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_reads_what_it_writes() {
        let outcome = Outcome::by_points(vec![31, -5, 31], "four-misses");
        let played = Played { outcome, print: 0x00ab_0000_0000_0001, luck: Vec::new() };
        assert_eq!(played.to_string().parse().as_ref(), Ok(&played));
        let measured = Played { luck: vec![120_000, -70_000, -50_000], ..played };
        assert_eq!(measured.to_string().parse(), Ok(measured));
        assert_eq!("".parse::<Played>(), Err(()));
        assert_eq!("12 winners=0".parse::<Played>(), Err(()));
    }
}
