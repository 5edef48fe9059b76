//! A game that was played in the arena, and its line in a file: `PRINT winners=… scores=… reason=…`.

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
}

impl Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x} {}", self.print, self.outcome)
    }
}

impl FromStr for Played {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (print, outcome) = text.split_once(' ').ok_or(())?;
        let print = u64::from_str_radix(print, 16).map_err(|_| ())?;
        Ok(Played { outcome: outcome.parse().map_err(|_| ())?, print })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_reads_what_it_writes() {
        let outcome = Outcome::by_points(vec![31, -5, 31], "four-misses");
        let played = Played { outcome, print: 0x00ab_0000_0000_0001 };
        assert_eq!(played.to_string().parse(), Ok(played));
        assert_eq!("".parse::<Played>(), Err(()));
        assert_eq!("12 winners=0".parse::<Played>(), Err(()));
    }
}
