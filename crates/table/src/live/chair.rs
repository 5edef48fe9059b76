//! A seat and who sits there.

use bots::Level;

use crate::fair::Bytes;
use crate::line::Device;

/// A seat of a table.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Chair {
    pub(super) sitter: Sitter,
    /// The bot that answers while the person is away.
    pub(super) stand_in: Option<Level>,
    /// The number of the line with which whoever sits there came, or nobody did. It changes with
    /// every change of the seat and is never the same again: what was said about the seat before
    /// says nothing about it now.
    pub(super) since: u32,
}

/// Who sits there.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Sitter {
    Nobody,
    Person(Person),
    Bot(Level),
}

/// Somebody on a seat.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Person {
    pub(super) device: Device,
    pub(super) name: String,
    pub(super) commitment: Option<Bytes>,
    /// Whether this person agreed to the terms as they are.
    pub(super) ready: bool,
    /// Who it is, whatever the device: what is said to one person is not said to the next one on
    /// that seat.
    pub(super) identity: Identity,
}

/// A person at a table: the number of the line with which they first sat down on their seat.
pub(super) type Identity = u32;

impl Chair {
    /// A seat that is open since a line.
    pub(super) fn open(since: u32) -> Chair {
        Chair { sitter: Sitter::Nobody, stand_in: None, since }
    }

    /// A seat on which somebody sits since a line.
    pub(super) fn of(sitter: Sitter, since: u32) -> Chair {
        Chair { sitter, stand_in: None, since }
    }

    pub(super) fn is_open(&self) -> bool {
        self.sitter == Sitter::Nobody
    }

    pub(super) fn person(&self) -> Option<&Person> {
        match &self.sitter {
            Sitter::Person(person) => Some(person),
            _ => None,
        }
    }

    pub(super) fn person_mut(&mut self) -> Option<&mut Person> {
        match &mut self.sitter {
            Sitter::Person(person) => Some(person),
            _ => None,
        }
    }

    pub(super) fn device(&self) -> Option<Device> {
        self.person().map(|person| person.device)
    }

    pub(super) fn name(&self) -> &str {
        self.person().map_or("", |person| person.name.as_str())
    }

    /// What somebody who leaves is called: by name, a bot by its level.
    pub(super) fn called(&self) -> String {
        match &self.sitter {
            Sitter::Nobody => String::new(),
            Sitter::Person(person) => person.name.clone(),
            Sitter::Bot(level) => level.to_string(),
        }
    }

    pub(super) fn commitment(&self) -> Option<Bytes> {
        self.person().and_then(|person| person.commitment)
    }
}
