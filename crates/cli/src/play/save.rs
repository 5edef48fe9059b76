//! The file that a game is saved to.

use std::fs;

use crate::fault;

/// A file that holds the game so far. It is written whole and then put in place, so that a full disk
/// or a fallen plug never leaves half a game.
pub(crate) struct SaveFile {
    name: String,
    fault: Option<String>,
}

impl SaveFile {
    pub(crate) fn new(name: String) -> Self {
        SaveFile { name, fault: None }
    }

    /// Writes the game; a fault is kept, and the game goes on.
    pub(crate) fn write(&mut self, transcript: &str) {
        let beside = format!("{}.new", self.name);
        let written = fs::write(&beside, transcript).and_then(|()| fs::rename(&beside, &self.name));
        self.fault = written.err().map(|error| fault::at(&self.name, &error));
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Why the last write failed, if it did.
    pub(crate) fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }
}
