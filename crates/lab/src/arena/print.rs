//! The fingerprint of a game: everything that was done in it, and by whom, as one number.

use std::fmt::{self, Display, Write};

/// A fingerprint that grows step by step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Print(u64);

impl Print {
    /// Of a lineup, before its first step.
    pub(super) fn of(lineup: &[usize]) -> Self {
        let mut print = Print(0xcbf2_9ce4_8422_2325);
        lineup.iter().for_each(|entrant| print.add(entrant));
        print
    }

    /// Adds a step by its notation.
    pub(super) fn add(&mut self, step: &impl Display) {
        // Writing into a number does not fail.
        let _ = write!(self, "{step};");
    }

    /// The number.
    pub(super) fn number(self) -> u64 {
        self.0
    }
}

impl Write for Print {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
        Ok(())
    }
}
