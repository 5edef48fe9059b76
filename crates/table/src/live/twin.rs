//! A table that somebody cannot tell from another: what tests for leaks compare.

use game::{Luck, Viewer};

use super::{BadLine, Table};

impl Table {
    /// A table that looks the same to a viewer, what that viewer cannot know being filled in by
    /// luck. It deals nothing by itself, and its lines are not those that led to its match.
    #[doc(hidden)]
    pub fn imagined(&self, viewer: Viewer, luck: &mut dyn Luck) -> Result<Table, BadLine> {
        let mut twin = Table::read(self.lines_from(0).iter().cloned(), self.presence.awake)?;
        twin.presence = self.presence.clone();
        let imagined = self.current.game.imagine(viewer, luck);
        let inconsistent = || BadLine { number: self.next, why: "nothing looks so".to_owned() };
        twin.current.game = imagined.ok_or_else(inconsistent)?;
        twin.current.key = None;
        Ok(twin)
    }
}
