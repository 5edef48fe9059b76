//! The bots that can be seated by name.

use std::fmt::{self, Display};
use std::str::FromStr;

use game::Game;

use crate::greedy::Greedy;
use crate::random::Random;
use crate::slips::Slips;
use crate::{Books, Bot, Eager, Judge, Stop};

/// A game that has bots for the levels a person can choose.
///
/// A game without players of its own takes the defaults: the judge's taste, and below it the same
/// taste with a beginner's slips.
pub trait Levelled: Judge {
    /// The player of a level in this game, with the books that are there; none where the game has nothing
    /// special.
    fn player(_level: Level, _books: &Books, _stop: &Stop) -> Option<Box<dyn Bot<Self>>> {
        None
    }

    /// The name of the book without which the player of a level would do less well by these options. It is
    /// part of the program, unless that leaves out what is fetched when it is needed.
    fn book(_level: Level, _options: &Self::Options) -> Option<String> {
        None
    }

    /// Puts the bytes of a book of this game among the books; says whether they are the book of that name.
    fn read_book(_name: &str, _bytes: &[u8], _books: &mut Books) -> bool {
        false
    }

    /// Whether the player of a level has learnt what these options ask of it; a player that has to learn
    /// nothing can play them all.
    fn has_learnt(_level: Level, _options: &Self::Options) -> bool {
        true
    }
}

/// How strong a bot is, from weak to strong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Anything legal, all alike.
    Random,
    /// The most points now.
    Greedy,
    /// Plays like a beginner, and makes a beginner's mistakes.
    Gentle,
    /// Plays soundly, without much foresight.
    Steady,
    /// Plays well, at once.
    Strong,
    /// As well as we can, taking a moment.
    Best,
    /// Never loses; only where a game has been solved.
    Unbeatable,
}

impl Level {
    /// All of them.
    pub const ALL: [Level; 7] = [
        Level::Random,
        Level::Greedy,
        Level::Gentle,
        Level::Steady,
        Level::Strong,
        Level::Best,
        Level::Unbeatable,
    ];

    /// Whether the game has a bot of this level: every game has those that need no player of its own.
    pub fn is_offered<G: Levelled>(self) -> bool {
        self.common::<G>().is_some() || G::player(self, &Books::default(), &Stop::never()).is_some()
    }

    /// Whether the game has a bot of this level that can play by these options.
    pub fn suits<G: Levelled>(self, options: &G::Options) -> bool {
        self.is_offered::<G>() && G::has_learnt(self, options)
    }

    /// A bot of this level without books; greedy where the game does not offer it.
    pub fn bot<G: Levelled>(self) -> Box<dyn Bot<G>> {
        self.bot_until(&Books::default(), &Stop::never())
    }

    /// A bot of this level that reads these books, and decides at once with what it has when it is told to stop.
    pub fn bot_until<G: Levelled>(self, books: &Books, stop: &Stop) -> Box<dyn Bot<G>> {
        G::player(self, books, stop).or_else(|| self.common()).unwrap_or_else(|| Box::new(Greedy))
    }

    /// A bot of this level in a game that has no judge and no players of its own; none where that would
    /// take some.
    pub fn plain<G: Game>(self) -> Option<Box<dyn Bot<G>>> {
        match self {
            Level::Random => Some(Box::new(Random)),
            Level::Greedy => Some(Box::new(Eager)),
            Level::Gentle => Some(Box::new(Slips::new(Eager, 4))),
            Level::Steady | Level::Strong | Level::Best | Level::Unbeatable => None,
        }
    }

    /// The bot of a level that any game with a judge has.
    fn common<G: Levelled>(self) -> Option<Box<dyn Bot<G>>> {
        match self {
            Level::Random => Some(Box::new(Random)),
            Level::Greedy => Some(Box::new(Greedy)),
            Level::Gentle => Some(Box::new(Slips::new(Greedy, 4))),
            Level::Steady | Level::Strong | Level::Best | Level::Unbeatable => None,
        }
    }
}

impl Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Gentle => "gentle",
            Level::Steady => "steady",
            Level::Strong => "strong",
            Level::Best => "best",
            Level::Unbeatable => "unbeatable",
        })
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Level::ALL.into_iter().find(|level| level.to_string() == text).ok_or_else(|| {
            let known = Level::ALL.map(|level| level.to_string()).join(", ");
            format!("no bot {text:?}: expected one of {known}")
        })
    }
}
