//! Score sheets to print, for when the pad has run out.

use std::num::NonZeroU8;

use qwixx::Pad;

use crate::labels::Labels;
use crate::paint::Stroke;
use crate::palette::FAINT;
use crate::picture::{Picture, Shape};
use crate::qwixx::SheetPicture;
use crate::{pdf, svg};

/// What is printed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Paper {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 8½ by 11 inches.
    Letter,
}

impl Paper {
    /// Its width and height upright, in points of print.
    const fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (595.28, 841.89),
            Paper::Letter => (612.0, 792.0),
        }
    }
}

/// What is left blank around a sheet: 2 mm, and the margin of the sheet itself. Together it is what
/// printers cannot reach, and what scissors need.
const BLANK: f32 = 5.67;
const CUT: Stroke = FAINT.stroke(0.6).dashed(4.0);

/// One empty sheet as SVG.
pub fn sheet_svg(pad: Pad, labels: &Labels, lucky: Option<[u8; 2]>) -> String {
    svg::write(&sheet(pad, labels, lucky))
}

/// A page of empty sheets as PDF, with lines to cut along.
///
/// Lucky numbers are dealt in order and from the start again; where none are given, those of the
/// edition are.
pub fn score_sheets(
    pad: Pad,
    labels: &Labels,
    lucky: &[[u8; 2]],
    per_page: NonZeroU8,
    paper: Paper,
) -> Vec<u8> {
    let lucky = if lucky.is_empty() { pad.edition.lucky } else { lucky };
    let mut dealt = lucky.iter().copied().cycle();
    let sheets = (0..per_page.get()).map(|_| sheet(pad, labels, dealt.next())).collect();
    pdf::write(&[page(sheets, paper)], labels.language)
}

fn sheet(pad: Pad, labels: &Labels, lucky: Option<[u8; 2]>) -> Picture {
    let empty = SheetPicture::empty(pad.edition, labels);
    SheetPicture { pad, lucky: lucky.or(empty.lucky), ..empty }.picture()
}

/// A page divided evenly, with a sheet in the middle of every part.
fn page(sheets: Vec<Picture>, paper: Paper) -> Picture {
    let (title, size) = match sheets.first() {
        Some(first) => (first.title.clone(), (first.width, first.height)),
        None => (String::new(), paper.size()),
    };
    let grid = Grid::for_sheets(sheets.len(), size, paper);
    let (width, height) = grid.part();
    let mut shapes = grid.cuts();
    for (n, sheet) in sheets.into_iter().enumerate() {
        let (column, row) = (n % grid.columns, n / grid.columns);
        let x = width * column as f32 + (width - grid.scale * size.0) / 2.0;
        let y = height * row as f32 + (height - grid.scale * size.1) / 2.0;
        shapes.push(Shape::inset(sheet, (x, y), grid.scale));
    }
    Picture { width: grid.page.0, height: grid.page.1, title, shapes }
}

/// How a page is divided.
struct Grid {
    page: (f32, f32),
    columns: usize,
    rows: usize,
    scale: f32,
}

impl Grid {
    /// The way to divide a page, upright or lying, in which the sheets are largest.
    fn for_sheets(count: usize, size: (f32, f32), paper: Paper) -> Grid {
        let count = count.max(1);
        let upright = paper.size();
        let ways = (1..=count).flat_map(|columns| {
            let rows = count.div_ceil(columns);
            let pages = [upright, (upright.1, upright.0)];
            pages.map(|page| Grid { page, columns, rows, scale: 0.0 }.fitted(size))
        });
        let one = Grid { page: upright, columns: 1, rows: count, scale: 0.0 }.fitted(size);
        ways.fold(one, |best, way| if way.scale > best.scale { way } else { best })
    }

    fn fitted(self, (width, height): (f32, f32)) -> Grid {
        let part = self.part();
        let across = (part.0 - 2.0 * BLANK) / width;
        let down = (part.1 - 2.0 * BLANK) / height;
        Grid { scale: across.min(down), ..self }
    }

    /// The size of a part of the page.
    fn part(&self) -> (f32, f32) {
        (self.page.0 / self.columns as f32, self.page.1 / self.rows as f32)
    }

    fn cuts(&self) -> Vec<Shape> {
        let ((right, bottom), (width, height)) = (self.page, self.part());
        let down = (1..self.columns).map(|n| width * n as f32);
        let across = (1..self.rows).map(|n| height * n as f32);
        let down = down.map(|x| Shape::line((x, 0.0), (x, bottom), CUT));
        down.chain(across.map(|y| Shape::line((0.0, y), (right, y), CUT))).collect()
    }
}
