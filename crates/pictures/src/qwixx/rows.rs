//! The rows: cells on a band, and the lock at its end.

use qwixx::edition::PrintedCell;
use qwixx::{Badge, Colour};

use super::signs;
use super::{Block, LOCK, PITCH, SheetPicture, TAB, TINT};
use crate::palette::{self, INK, PEN, upon};
use crate::picture::{Area, Shape};
use crate::text::Text;

/// The height of a band.
const BAND: f32 = 58.0;
/// The width and height of a cell.
const CELL: (f32, f32) = (38.0, 46.0);

impl SheetPicture<'_> {
    /// A row with its marks.
    pub(super) fn row(&self, row: Colour) -> Block {
        let colour = palette::row(row);
        let letter = self.labels.letter(row);
        let band = Area::new(0.0, 0.0, self.width(), BAND);
        let mut shapes = vec![Shape::rect(band, 9.0, colour.fill())];
        shapes.extend(self.segments(row));
        shapes.push(Shape::rect(band, 9.0, INK.stroke(1.0)));
        let tab = (TAB / 2.0 + 1.0, BAND / 2.0);
        shapes.push(Text::centred(tab, 18.0, letter).bold().colour(upon(colour)).into());

        let cells = self.pad.edition.row(row);
        for (position, cell) in (0u8..).zip(cells) {
            shapes.extend(self.cell(row, position, *cell));
        }
        let centre = (TAB + PITCH * cells.len() as f32 + LOCK / 2.0 - 1.0, BAND / 2.0);
        let disc = colour.tint(TINT).fill().outlined(INK.stroke(1.0));
        shapes.push(Shape::circle(centre, 20.0, disc));
        let is_locked = self.marks.is_locked(&self.pad, row);
        shapes.extend(signs::padlock(centre, colour, letter, is_locked));
        Block { height: BAND, shapes }
    }

    /// The band behind cells of a colour other than the row's.
    fn segments(&self, row: Colour) -> impl Iterator<Item = Shape> {
        let cells = self.pad.edition.row(row);
        let mut position = 0;
        cells.chunk_by(|a, b| a.colour == b.colour).filter_map(move |run| {
            let start = TAB + PITCH * position as f32;
            position += run.len();
            let area = Area::new(start, 0.0, PITCH * run.len() as f32, BAND);
            let colour = run[0].colour;
            (colour != row).then(|| Shape::rect(area, 0.0, palette::row(colour).fill()))
        })
    }

    fn cell(&self, row: Colour, position: u8, cell: PrintedCell) -> Vec<Shape> {
        let x = TAB + PITCH * f32::from(position) + (PITCH - CELL.0) / 2.0;
        let area = Area::new(x, (BAND - CELL.1) / 2.0, CELL.0, CELL.1);
        let closes = self.pad.edition.closing(row) >> position & 1 == 1;
        let ground = palette::row(cell.colour).tint(TINT);
        let (x, y) = area.centre();
        let mut shapes = vec![Shape::rect(area, 5.0, ground.fill().outlined(INK.stroke(1.0)))];
        // Below the number: which it was should still be seen.
        if self.marks.is_ticked(row, position) {
            shapes.push(signs::ticked(area));
        }
        shapes.push(Text::centred((x, y), 19.0, cell.number).bold().into());
        if closes {
            let needs = format!("{} {}", self.labels.at_least, self.pad.closing_needs);
            shapes.push(Shape::rect(area.inside(2.6), 3.0, INK.stroke(1.0)));
            shapes.push(Text::centred((x, area.bottom() - 8.2), 8.0, needs).into());
        }
        if self.is_mixed() {
            let letter = self.labels.letter(cell.colour);
            let at = (area.x + 9.0, area.y + 8.5);
            shapes.push(Text::centred(at, 9.0, letter).bold().into());
        }
        let corner = (area.right() - 9.0, area.y + 8.5);
        match cell.badge {
            Some(Badge::Bar) => shapes.extend(signs::plus(corner, 5.5)),
            Some(Badge::Half(symbol)) => shapes.push(signs::symbol(symbol, corner, 5.5)),
            None => {}
        }
        if self.is_lost(row, position) {
            let (from, to) = ((area.x + 4.0, y), (area.right() - 4.0, y));
            shapes.push(Shape::line(from, to, PEN.stroke(1.6)));
        }
        shapes
    }

    /// Whether cells of a row can have other colours than its lock, so that each needs its letter.
    fn is_mixed(&self) -> bool {
        let foreign = |row| self.pad.edition.row(row).iter().any(move |cell| cell.colour != row);
        Colour::ALL.into_iter().any(foreign)
    }

    /// Whether a row is closed, by whoever it was.
    pub(super) fn is_closed(&self, row: Colour) -> bool {
        self.closed.contains(row) || self.marks.is_locked(&self.pad, row)
    }

    /// Whether a cell has no tick and cannot get one any more.
    fn is_lost(&self, row: Colour, position: u8) -> bool {
        let passed = position < self.marks.next(row);
        (passed || self.is_closed(row)) && !self.marks.is_ticked(row, position)
    }
}
