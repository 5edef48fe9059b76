//! A level as a line says it.

use std::fmt::{self, Display};

use bots::Level;

/// A level, and the word that was written for it: older programs had other words, and what is stored or
/// exported stays as it was, byte for byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelWord {
    level: Level,
    word: &'static str,
}

impl LevelWord {
    /// Reads the word of this program or of an older one.
    pub fn read(word: &str) -> Option<Self> {
        Level::said(word).map(|(level, word)| LevelWord { level, word })
    }

    /// The level that is meant.
    pub fn level(self) -> Level {
        self.level
    }
}

impl From<Level> for LevelWord {
    fn from(level: Level) -> Self {
        LevelWord { level, word: level.word() }
    }
}

impl Display for LevelWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word)
    }
}
