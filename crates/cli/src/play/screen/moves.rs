//! The moves on offer: all of them, those that match what is typed, and the one chosen.

use crate::play::session::{Session, SessionTurn};

/// The moves of the seat that is asked, the most points first.
#[derive(Default)]
pub(super) struct Moves {
    all: Vec<Move>,
    shown: Vec<usize>,
    chosen: usize,
    /// Whether somebody went up or down since the list was made.
    moved: bool,
}

/// A move in notation, and the points it brings.
pub(super) struct Move {
    pub(super) action: String,
    pub(super) points: i32,
}

impl Moves {
    /// What may be decided now.
    pub(super) fn of(session: &Session, waiting: SessionTurn) -> Self {
        let SessionTurn::Person(seat) = waiting else { return Moves::default() };
        let mut all: Vec<Move> = session
            .game()
            .legal(seat)
            .into_iter()
            .map(|action| {
                let points =
                    session.game().preview(seat, &action).map_or(0, |preview| preview.points);
                Move { action, points }
            })
            .collect();
        all.sort_by_key(|entry| std::cmp::Reverse(entry.points));
        let shown = (0..all.len()).collect();
        Moves { all, shown, chosen: 0, moved: false }
    }

    /// Keeps those that contain what is typed.
    pub(super) fn look_for(&mut self, text: &str) {
        let text = text.trim().to_lowercase();
        let found = |index: &usize| self.all[*index].action.to_lowercase().contains(&text);
        self.shown = (0..self.all.len()).filter(found).collect();
        self.chosen = 0;
        self.moved = false;
    }

    /// Goes up or down.
    pub(super) fn choose(&mut self, by: isize) {
        let last = self.shown.len().saturating_sub(1);
        self.chosen = self.chosen.saturating_add_signed(by).min(last);
        self.moved = true;
    }

    /// The chosen move.
    pub(super) fn chosen(&self) -> Option<&str> {
        let index = self.shown.get(self.chosen)?;
        Some(self.all[*index].action.as_str())
    }

    /// Whether the choice was made by hand.
    pub(super) fn was_chosen(&self) -> bool {
        self.moved
    }

    /// Whether a text is one of the moves.
    pub(super) fn is_move(&self, text: &str) -> bool {
        self.all.iter().any(|entry| entry.action == text)
    }

    /// The moves around the chosen one that fit into `lines`, and which of them it is.
    pub(super) fn window(&self, lines: usize) -> (Vec<&Move>, usize) {
        let first = (self.chosen + 1).saturating_sub(lines);
        let some = self.shown.iter().skip(first).take(lines).map(|index| &self.all[*index]);
        (some.collect(), self.chosen - first)
    }

    /// Whether there are more above and below those that fit into `lines`.
    pub(super) fn hidden(&self, lines: usize) -> (bool, bool) {
        let first = (self.chosen + 1).saturating_sub(lines);
        (first > 0, self.shown.len() > first + lines)
    }

    /// How many are shown of how many.
    pub(super) fn counts(&self) -> (usize, usize) {
        (self.shown.len(), self.all.len())
    }
}
