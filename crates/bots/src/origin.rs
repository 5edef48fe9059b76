//! How what players have learnt was made, and writing it down with that: no player asks for it.

use std::fmt::{self, Display};

use crate::checksum::checksum;
use crate::net_file::split;

/// How something was learnt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The version of the program that trained it.
    pub program: String,
    /// The seed of all its luck.
    pub seed: String,
    /// The games it was trained by.
    pub games: String,
    /// The net it began with, by name and checksum, or none.
    pub parent: String,
}

impl Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Origin { program, seed, games, parent } = self;
        write!(f, "program {program}\nseed {seed}\ngames {games}\nparent {parent}\n")
    }
}

impl Origin {
    /// How what is in a whole file that begins like this was learnt.
    pub fn of(file: &[u8], head: &[u8]) -> Option<Self> {
        let (text, _) = split(file, head)?;
        Origin::read(std::str::from_utf8(text).ok()?)
    }

    fn read(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        let mut word = |name: &str| {
            let word = lines.next()?.strip_prefix(name)?.strip_prefix(' ')?;
            Some(word.to_owned())
        };
        let (program, seed) = (word("program")?, word("seed")?);
        Some(Origin { program, seed, games: word("games")?, parent: word("parent")? })
    }

    /// The file of what was learnt so.
    pub fn file(&self, head: &[u8], learnt: &[u8]) -> Vec<u8> {
        let text = self.to_string();
        let length = (text.len() as u16).to_le_bytes();
        let mut file = [head, &length, text.as_bytes(), learnt].concat();
        file.extend(checksum(&file).to_le_bytes());
        file
    }
}
