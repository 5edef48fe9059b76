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
}

/// Who sits there.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Sitter {
    Nobody,
    Person { device: Device, name: String, commitment: Option<Bytes> },
    Bot(Level),
}

impl Chair {
    pub(super) const OPEN: Chair = Chair { sitter: Sitter::Nobody, stand_in: None };

    pub(super) fn is_open(&self) -> bool {
        self.sitter == Sitter::Nobody
    }

    pub(super) fn device(&self) -> Option<Device> {
        match self.sitter {
            Sitter::Person { device, .. } => Some(device),
            _ => None,
        }
    }

    pub(super) fn name(&self) -> &str {
        match &self.sitter {
            Sitter::Person { name, .. } => name,
            _ => "",
        }
    }

    /// What somebody who leaves is called: by name, a bot by its level.
    pub(super) fn called(&self) -> String {
        match &self.sitter {
            Sitter::Nobody => String::new(),
            Sitter::Person { name, .. } => name.clone(),
            Sitter::Bot(level) => level.to_string(),
        }
    }

    pub(super) fn commitment(&self) -> Option<Bytes> {
        match &self.sitter {
            Sitter::Person { commitment, .. } => *commitment,
            _ => None,
        }
    }
}
