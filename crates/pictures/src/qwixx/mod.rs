//! A Qwixx sheet, as any edition prints it, with or without marks.
//!
//! The sheet is a stack of blocks, each drawn from its own zero: `rows`, then what an edition adds
//! (`bonus`), then `foot`, where points are counted. `signs` are the small drawings on all of them.

mod bonus;
mod foot;
mod rows;
mod signs;

use qwixx::{Colour, Colours, Edition, Pad, Sheet};

use crate::labels::Labels;
use crate::palette::{FAINT, INK, PAPER};
use crate::picture::{Picture, Shape};
use crate::text::Text;

/// The margin around the sheet.
const MARGIN: f32 = 16.0;
/// The gap between two blocks.
const GAP: f32 = 6.0;
/// From the left edge to the first cell: room for the letter of the row.
const TAB: f32 = 28.0;
/// From cell to cell.
const PITCH: f32 = 42.0;
/// From the last cell to the right edge: room for the lock.
const LOCK: f32 = 50.0;
/// How much of a colour is left where something is to be written on it.
const TINT: f32 = 0.13;

/// What is to be seen of a sheet.
#[derive(Clone, Copy, Debug)]
pub struct SheetPicture<'a> {
    /// What is printed.
    pub pad: Pad,
    /// The words on it.
    pub labels: &'a Labels,
    /// Its lucky numbers; empty circles if the edition has some and none are given.
    pub lucky: Option<[u8; 2]>,
    /// The marks on it.
    pub marks: Sheet,
    /// The rows that are closed, whoever closed them.
    pub closed: Colours,
}

/// A part of the sheet as wide as the sheet, drawn from its own zero.
struct Block {
    height: f32,
    shapes: Vec<Shape>,
}

impl<'a> SheetPicture<'a> {
    /// An empty sheet, with the first lucky numbers that the edition deals.
    pub fn empty(edition: &'static Edition, labels: &'a Labels) -> Self {
        SheetPicture {
            pad: Pad { edition, closing_needs: edition.closing_needs },
            labels,
            lucky: edition.lucky.first().copied(),
            marks: Sheet::default(),
            closed: Colours::NONE,
        }
    }

    /// Draws the sheet.
    pub fn picture(&self) -> Picture {
        let mut blocks = vec![self.head()];
        blocks.extend(Colour::ALL.map(|row| self.row(row)));
        blocks.extend(self.bar());
        blocks.extend(self.pairs());
        blocks.extend([self.table(), self.sum()]);

        let width = self.width() + 2.0 * MARGIN;
        let height = blocks.iter().map(|block| block.height + GAP).sum::<f32>();
        let height = height - GAP + 2.0 * MARGIN;
        let mut shapes = Vec::new();
        let mut y = MARGIN;
        for Block { height, shapes: block } in blocks {
            shapes.push(Shape::group((MARGIN, y), block));
            y += height + GAP;
        }
        let title = format!("{}, {}", self.labels.sheet, self.labels.edition(self.pad.edition));
        Picture::on_paper(width, height, title, shapes)
    }

    /// How wide every block is.
    fn width(&self) -> f32 {
        let row = |row| self.pad.edition.row(row).len();
        let cells = Colour::ALL.into_iter().map(row).max().unwrap_or(0);
        TAB + PITCH * cells as f32 + LOCK
    }

    /// The line for the name, the lucky numbers, and which edition it is.
    fn head(&self) -> Block {
        let (edition, width) = (self.pad.edition, self.width());
        let (middle, line) = (9.0, 15.0);
        let name_ends = if edition.lucky.is_empty() { width - 130.0 } else { width - 385.0 };
        let name = Text::starting((0.0, middle), 14.0, self.labels.name.as_str());
        let mut shapes = vec![
            Shape::line((name.width() + 12.0, line), (name_ends, line), INK.stroke(1.0)),
            name.into(),
            Text::ending((width, middle), 13.0, format!("Qwixx {}", self.labels.edition(edition)))
                .colour(FAINT)
                .into(),
        ];
        if !edition.lucky.is_empty() {
            let first = width - 166.0;
            let words = Text::ending((first - 20.0, middle), 13.0, self.labels.lucky.as_str());
            shapes.push(words.into());
            for n in 0..2 {
                let centre = (first + 33.0 * n as f32, middle);
                shapes.push(Shape::circle(centre, 12.5, PAPER.fill().outlined(INK.stroke(2.2))));
                if let Some(lucky) = self.lucky {
                    shapes.push(Text::centred(centre, 14.0, lucky[n]).bold().into());
                }
            }
        }
        Block { height: 22.0, shapes }
    }
}
