//! How a net was made, and writing it down with that: no player asks for it.

use std::fmt::{self, Display};

use super::file::{MAGIC, UNIT, VERSION, head, split};
use super::net::Net;
use crate::checksum::checksum;

/// How a net was made.
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
    fn read(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        let mut word = |name: &str| {
            let word = lines.next()?.strip_prefix(name)?.strip_prefix(' ')?;
            Some(word.to_owned())
        };
        let (program, seed) = (word("program")?, word("seed")?);
        Some(Origin { program, seed, games: word("games")?, parent: word("parent")? })
    }
}

/// How the net of a file was made; none if the file is not that of a net.
pub fn origin(file: &[u8]) -> Option<Origin> {
    let head = file.get(..MAGIC.len() + 4)?;
    if !head.starts_with(MAGIC) || head[MAGIC.len()] != VERSION {
        return None;
    }
    let (text, _) = split(file, head)?;
    Origin::read(std::str::from_utf8(text).ok()?)
}

/// Writes a net, and how it was made.
pub fn write(net: &Net, origin: &Origin) -> Vec<u8> {
    let unit = |weight: f32| ((weight / UNIT).round() as i16).to_le_bytes();
    let text = origin.to_string();
    let mut file = head(net);
    file.extend((text.len() as u16).to_le_bytes());
    file.extend(text.bytes());
    for layer in net.layers() {
        file.extend(layer.iter().flat_map(|weight| unit(*weight)));
    }
    file.extend(unit(net.bias));
    file.extend(checksum(&file).to_le_bytes());
    file
}
