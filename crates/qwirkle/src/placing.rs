//! The rules of placing and their points, plainly: tile by tile, as one reads them at the table.
//!
//! The fast search ([`Board::plays`]) is tested against this.

use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::cell::{Axis, Cell};
use crate::line;
use crate::play::Play;
use crate::rule::Rule;
use crate::tile::Tile;

/// What a play scores, and how it comes about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Score {
    /// The lines it makes or extends: first the one it lies in, then those across.
    pub lines: Vec<ScoredLine>,
    /// All of it together.
    pub points: u8,
}

/// A line that a play makes or extends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ScoredLine {
    /// Its first cell.
    pub from: Cell,
    /// How it runs.
    pub axis: Axis,
    /// How many tiles it has.
    pub length: u8,
    /// What it scores.
    pub points: u8,
}

impl Board {
    /// Whether the rules of placing allow a play, whoever has the tiles; if not, which one forbids
    /// it.
    pub fn check(&self, play: &Play) -> Result<(), Rule> {
        let cells: Vec<Cell> = play.iter().map(|placed| placed.cell).collect();
        for (i, cell) in cells.iter().enumerate() {
            if self.at(*cell).is_some() || cells[..i].contains(cell) {
                return Err(Rule::CellTaken { cell: *cell });
            }
        }
        let axis = play.axis().ok_or(Rule::NotInOneLine)?;
        let last = cells[cells.len() - 1];
        let mut cell = cells[0];
        while cell != last {
            if self.with(play, cell).is_none() {
                return Err(Rule::Gap { cell });
            }
            cell = cell.step(axis, 1);
        }
        if self.is_empty() {
            if play.first() != Cell::ORIGIN {
                return Err(Rule::FirstAtOrigin { cell: play.first() });
            }
        } else if !cells.iter().any(|cell| self.touches(*cell)) {
            return Err(Rule::TouchesNothing);
        }
        self.lines(play).try_for_each(|line| {
            let cells = (0..line.length).map(|i| line.from.step(line.axis, i as i8));
            let tiles: Vec<Tile> = cells.filter_map(|cell| self.with(play, cell)).collect();
            check_line(&tiles)
        })
    }

    /// What a legal play scores, line by line.
    pub fn score(&self, play: &Play) -> Score {
        let lines: Vec<ScoredLine> = self.lines(play).collect();
        let points = lines.iter().map(|line| line.points).sum();
        Score { lines, points }
    }

    /// The lines that a play makes or extends.
    fn lines<'a>(&'a self, play: &'a Play) -> impl Iterator<Item = ScoredLine> + 'a {
        let axis = play.axis().unwrap_or(Axis::Across);
        let main = self.line(play, play.first(), axis);
        let crosses = play.iter().map(move |placed| self.line(play, placed.cell, axis.other()));
        let lines = [main].into_iter().chain(crosses);
        // A tile alone makes no line. The very first one still counts as one, and scores.
        let lone = (self.is_empty() && play.len() == 1).then_some(ScoredLine { points: 1, ..main });
        lines.filter(|line| line.length > 1).chain(lone)
    }

    /// The line through a cell as it would be after a play.
    fn line(&self, play: &Play, cell: Cell, axis: Axis) -> ScoredLine {
        let reach = |step: i8| {
            let mut end = cell;
            while self.with(play, end.step(axis, step)).is_some() {
                end = end.step(axis, step);
            }
            end
        };
        let (from, to) = (reach(-1), reach(1));
        let length = 1 + (to.x - from.x + to.y - from.y) as u8;
        ScoredLine { from, axis, length, points: line::points(length) }
    }

    /// The tile on a cell as it would be after a play.
    fn with(&self, play: &Play, cell: Cell) -> Option<Tile> {
        self.at(cell).or_else(|| play.at(cell))
    }

    /// Whether a tile lies beside a cell.
    fn touches(&self, cell: Cell) -> bool {
        Axis::BOTH
            .into_iter()
            .flat_map(|axis| [cell.step(axis, -1), cell.step(axis, 1)])
            .any(|beside| self.at(beside).is_some())
    }
}

/// Whether tiles may be a line together.
fn check_line(tiles: &[Tile]) -> Result<(), Rule> {
    if tiles.len() > usize::from(line::LONGEST) {
        let length = tiles.len() as u8;
        return Err(Rule::LineTooLong { length });
    }
    for (i, one) in tiles.iter().enumerate() {
        if tiles[..i].contains(one) {
            return Err(Rule::LineRepeats { tile: *one });
        }
    }
    // Different tiles of which any two share something all share the same thing.
    for (i, one) in tiles.iter().enumerate() {
        for other in &tiles[i + 1..] {
            if one.colour() != other.colour() && one.shape() != other.shape() {
                return Err(Rule::LineMixes { one: *one, other: *other });
            }
        }
    }
    Ok(())
}
