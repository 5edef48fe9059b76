//! A table that somebody cannot tell from another: what tests for leaks compare.

use game::{Luck, Viewer};

use super::Table;

impl Table {
    /// A table that looks the same to a viewer, what that viewer cannot know being filled in by
    /// luck. It deals nothing by itself, and its lines are not those that led to its match.
    #[doc(hidden)]
    pub fn imagined(&self, viewer: Viewer, luck: &mut dyn Luck) -> Option<Table> {
        let mut twin = Table::read(self.lines_from(0).iter().cloned(), self.presence.awake).ok()?;
        twin.presence = self.presence.clone();
        twin.current.game = self.current.game.imagine(viewer, luck)?;
        twin.current.key = None;
        Some(twin)
    }
}
