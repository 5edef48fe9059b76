//! What some editions add below the rows: the bar, and what pairs are worth.

use qwixx::{Colour, Symbol};

use super::signs;
use super::{Block, PITCH, SheetPicture, TAB, TINT};
use crate::forms;
use crate::paint::Rgb;
use crate::palette::{self, HAIR, INK, PAPER, PEN};
use crate::picture::{Area, Point, Shape};
use crate::text::Text;

/// The height of the bar.
const BAR: f32 = 44.0;
/// The height of the pairs, without words.
const PAIRS: f32 = 46.0;
/// The size of the words below a pair, and from line to line.
const WORDS: (f32, f32) = (8.5, 10.0);

impl SheetPicture<'_> {
    /// The bar, each box under a cell.
    pub(super) fn bar(&self) -> Option<Block> {
        let bar = &self.pad.edition.bar;
        if bar.is_empty() {
            return None;
        }
        let mut shapes = signs::plus((TAB / 2.0 + 1.0, BAR / 2.0), 9.0);
        let used: Vec<u8> = self.marks.boxes(&self.pad).collect();
        for (n, colour) in (0u8..).zip(bar) {
            let left = TAB + PITCH * f32::from(n);
            let area = Area::new(left + 5.0, 6.0, PITCH - 10.0, BAR - 12.0);
            let paint = palette::row(*colour);
            let centre = area.centre();
            if n > 0 {
                shapes.push(signs::arrow((left - 3.4, centre.1), 6.8));
            }
            shapes.push(Shape::rect(area, 6.0, paint.fill().outlined(INK.stroke(1.0))));
            let inner = area.inside(5.0);
            shapes.push(Shape::rect(inner, 3.0, paint.tint(TINT).fill()));
            let is_used = used.contains(&n);
            if is_used {
                shapes.push(signs::ticked(inner.inside(-1.0)));
            }
            shapes.push(Text::centred(centre, 16.0, self.labels.letter(*colour)).bold().into());
            if !is_used && self.is_closed(*colour) {
                let (from, to) = ((inner.x, centre.1), (inner.right(), centre.1));
                shapes.push(Shape::line(from, to, PEN.stroke(1.6)));
            }
        }
        Some(Block { height: BAR, shapes })
    }

    /// The pairs, and what they are worth, in signs and in words.
    pub(super) fn pairs(&self) -> Option<Block> {
        let printed = |symbol: &Symbol| self.pad.edition.pair(*symbol).is_some();
        let pairs: Vec<Symbol> = Symbol::ALL.into_iter().filter(printed).collect();
        if pairs.is_empty() {
            return None;
        }
        let gap = 6.0;
        let pitch = (self.width() + gap) / pairs.len() as f32;
        let words = |symbol: Symbol| {
            Text::wrapped(&self.labels.pairs[symbol as usize], WORDS.0, pitch - gap - 6.0)
        };
        let lines = pairs.iter().map(|symbol| words(*symbol).len()).max().unwrap_or(0);
        let below = WORDS.1 * lines as f32;
        let mut shapes = Vec::new();
        for (n, symbol) in pairs.into_iter().enumerate() {
            let area = Area::new(pitch * n as f32, 4.0, pitch - gap, PAIRS - 8.0 + below);
            shapes.push(Shape::rect(area, 5.0, PAPER.fill().outlined(INK.stroke(1.0))));
            shapes.extend(self.pair(Area { height: PAIRS - 8.0, ..area }, symbol));
            for (line, text) in words(symbol).into_iter().enumerate() {
                let at = (area.centre().0, PAIRS - 4.0 + WORDS.1 * (line as f32 + 0.2));
                shapes.push(Text::centred(at, WORDS.0, text).into());
            }
        }
        Some(Block { height: PAIRS + below, shapes })
    }

    fn pair(&self, area: Area, symbol: Symbol) -> Vec<Shape> {
        let y = area.centre().1;
        let is_granted = self.marks.has_pair(&self.pad, symbol);
        let mut shapes = Vec::new();
        for x in [12.0, 27.0] {
            let centre = (area.x + x, y);
            shapes.push(signs::symbol(symbol, centre, 5.6));
            if is_granted {
                shapes.push(forms::cross(Area::around(centre, 14.0), PEN.stroke(2.4)));
            }
        }
        shapes.push(signs::arrow((area.x + 36.5, y), 8.0));
        let left = area.x + 48.0;
        let room = Area::new(left, area.y, area.right() - left - 4.0, area.height);
        shapes.extend(effect(room, symbol));
        shapes
    }
}

/// What a pair grants.
fn effect(room: Area, symbol: Symbol) -> Vec<Shape> {
    let (x, y) = room.centre();
    match symbol {
        Symbol::Circle => {
            let crosses = [8.0, 20.0].map(|right| tick((x + right, y), PAPER));
            [weakest((x - 15.0, y)), crosses.concat()].concat()
        }
        Symbol::Diamond => {
            let next = |row: Colour| {
                let at = x + 12.0 * row.index() as f32 - 18.0;
                tick((at, y), palette::row(row).tint(0.5))
            };
            Colour::ALL.into_iter().flat_map(next).collect()
        }
        Symbol::Square => {
            let twice = Text::centred((x + 12.0, y), 15.0, "×2").bold();
            [weakest((x - 15.0, y)), vec![twice.into()]].concat()
        }
        Symbol::Octagon => vec![Text::centred((x, y), 16.0, "+13").bold().into()],
        Symbol::Star => vec![
            Text::centred((x - 12.0, y), 15.0, "−5").into(),
            Shape::line((x - 22.0, y + 6.0), (x - 1.0, y - 6.0), INK.stroke(1.6)),
            Text::centred((x + 14.0, y), 16.0, "0").bold().into(),
        ],
    }
}

/// The row with the fewest crosses: the shortest of four.
fn weakest((x, y): Point) -> Vec<Shape> {
    let (left, lengths) = (x - 7.5, [15.0, 10.0, 5.0, 12.5]);
    let row = |(n, length): (usize, f32)| {
        let y = y - 7.5 + 5.0 * n as f32;
        let stroke = if n == 2 { INK.stroke(3.4) } else { HAIR.stroke(2.4) };
        Shape::line((left, y), (left + length, y), stroke)
    };
    lengths.into_iter().enumerate().map(row).collect()
}

/// A small cell with a tick.
fn tick(centre: Point, ground: Rgb) -> Vec<Shape> {
    let area = Area::around(centre, 10.0);
    vec![
        Shape::rect(area, 1.5, ground.fill().outlined(INK.stroke(1.0))),
        forms::cross(area.inside(2.4), INK.stroke(1.6)),
    ]
}
