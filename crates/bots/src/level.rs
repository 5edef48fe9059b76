//! The bots that can be seated by name.

use std::fmt::{self, Display};
use std::str::FromStr;

use game::Game;

use crate::greedy::Greedy;
use crate::random::Random;
use crate::slips::{Eye, Looks, LooksAtPoints};
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
    Easy,
    /// Plays soundly, without much foresight.
    Medium,
    /// Plays well, at once.
    Hard,
    /// As well as we can, taking a moment.
    Expert,
    /// Never loses; only where a game has been solved.
    Unbeatable,
}

impl Level {
    /// Every level, in their order.
    pub const ALL: [Level; 7] = [
        Level::Random,
        Level::Greedy,
        Level::Easy,
        Level::Medium,
        Level::Hard,
        Level::Expert,
        Level::Unbeatable,
    ];

    /// What older programs called some of them. Commands, databases, records, saved games and browsers have
    /// these words, so they are read for ever; nothing writes them anew.
    const OLD: [(Level, &str); 4] = [
        (Level::Easy, "gentle"),
        (Level::Medium, "steady"),
        (Level::Hard, "strong"),
        (Level::Expert, "best"),
    ];

    /// How a beginner looks where a game says nothing else: overlooks one conspicuous thing in three, and
    /// most of the rest.
    const EASY_EYE: Eye = Eye { obvious: 67, glances: 4, vague: 0.0 };

    /// What it is called in commands, files and messages.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
            Level::Unbeatable => "unbeatable",
        }
    }

    /// The level that a word means, today's or an older program's, and that word.
    pub fn said(word: &str) -> Option<(Level, &'static str)> {
        let today = Level::ALL.into_iter().map(|level| (level, level.word()));
        today.chain(Level::OLD).find(|(_, known)| *known == word)
    }

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
            Level::Easy => Some(Box::new(LooksAtPoints { eye: Level::EASY_EYE })),
            Level::Medium | Level::Hard | Level::Expert | Level::Unbeatable => None,
        }
    }

    /// The bot of a level that any game with a judge has.
    fn common<G: Levelled>(self) -> Option<Box<dyn Bot<G>>> {
        match self {
            Level::Random => Some(Box::new(Random)),
            Level::Greedy => Some(Box::new(Greedy)),
            Level::Easy => Some(Box::new(Looks { eye: Level::EASY_EYE })),
            Level::Medium | Level::Hard | Level::Expert | Level::Unbeatable => None,
        }
    }
}

impl Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Level::said(text).map(|(level, _)| level).ok_or_else(|| {
            let known = Level::ALL.map(Level::word).join(", ");
            format!("no bot {text:?}: expected one of {known}")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_read_by_its_word() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert_eq!(Level::said(level.word()), Some((level, level.word())));
        }
        assert!("Easy".parse::<Level>().is_err_and(|error| error.contains("easy")));
    }

    #[test]
    fn the_words_of_older_programs_are_read_for_ever() {
        let old = ["gentle", "steady", "strong", "best"];
        let today = ["easy", "medium", "hard", "expert"];
        for (old, today) in old.into_iter().zip(today) {
            assert_eq!(old.parse::<Level>().expect("a level").to_string(), today);
            assert_eq!(Level::said(old).map(|(_, word)| word), Some(old));
        }
    }
}
