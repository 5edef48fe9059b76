//! The foot: what crosses are worth, misses, and the sum.

use qwixx::sheet::LAST_MISS;
use qwixx::{Colour, Sheet, Symbol};

use super::signs;
use super::{Block, SheetPicture};
use crate::forms;
use crate::paint::Rgb;
use crate::palette::{self, HAIR, INK, PAPER, PEN, upon};
use crate::picture::{Area, Shape};
use crate::text::Text;

/// The left column of the score table.
const HEADING: f32 = 46.0;
/// A box for a miss, with the gap to the next.
const MISS: f32 = 32.0;
/// The height of the score table.
const TABLE: f32 = 50.0;
/// The height of the sum.
const SUM: f32 = 36.0;

/// A box of the sum.
struct Term {
    operator: &'static str,
    tab: Tab,
    value: i32,
}

/// What stands in front in a box of the sum.
enum Tab {
    Letter(char, Rgb),
    Sign(Symbol),
    Miss,
    Word(String),
}

impl SheetPicture<'_> {
    /// The most crosses that a row can have: one closing cell only, and the lock.
    fn most_crosses(&self) -> usize {
        let edition = self.pad.edition;
        let most = |row| edition.row(row).len() + 2 - edition.closing_cells;
        Colour::ALL.into_iter().map(most).max().unwrap_or(0)
    }

    /// The score table, and the boxes for misses.
    pub(super) fn table(&self) -> Block {
        let misses = f32::from(LAST_MISS) * MISS;
        let area = Area::new(0.0, 4.0, self.width() - misses - 18.0, TABLE - 8.0);
        let mut shapes = vec![Shape::rect(area, 5.0, PAPER.fill().outlined(INK.stroke(1.0)))];
        let (upper, lower) = (area.y + 11.5, area.y + 31.0);
        let line = area.y + area.height / 2.0;
        shapes.push(Shape::line((0.0, line), (area.width, line), INK.stroke(1.0)));
        shapes.push(forms::cross(Area::around((HEADING / 2.0, upper), 9.0), INK.stroke(2.2)));
        shapes
            .push(Text::centred((HEADING / 2.0, lower), 11.0, self.labels.points.as_str()).into());
        let most = self.most_crosses();
        let pitch = (area.width - HEADING) / most as f32;
        for crosses in 1..=most {
            let left = HEADING + pitch * (crosses - 1) as f32;
            let x = left + pitch / 2.0;
            shapes.push(Shape::line((left, area.y), (left, area.bottom()), HAIR.stroke(0.8)));
            shapes.push(Text::centred((x, upper), 12.0, crosses).into());
            shapes.push(Text::centred((x, lower), 13.0, points(crosses)).bold().into());
        }
        shapes.extend(self.misses(self.width() - misses));
        Block { height: TABLE, shapes }
    }

    fn misses(&self, left: f32) -> Vec<Shape> {
        let side = MISS - 6.0;
        let middle = left + 3.0 + (f32::from(LAST_MISS) * MISS) / 2.0;
        let mut shapes =
            vec![Text::centred((middle, 8.0), 12.0, self.labels.misses.as_str()).into()];
        for miss in 0..LAST_MISS {
            let x = left + 6.0 + MISS * f32::from(miss);
            let area = Area::new(x, TABLE - 4.0 - side, side, side);
            shapes.push(Shape::rect(area, 4.0, PAPER.fill().outlined(INK.stroke(1.4))));
            if miss < self.marks.misses() {
                shapes.push(signs::ticked(area));
            }
        }
        shapes
    }

    /// The sum, filled in as soon as there is a mark.
    pub(super) fn sum(&self) -> Block {
        let terms = self.terms();
        let (gap, total) = (18.0, 1.9);
        let free = self.width() - gap * (terms.len() - 1) as f32;
        let unit = free / (terms.len() as f32 - 1.0 + total);
        let mut shapes = Vec::new();
        let mut x = 0.0;
        for (n, term) in terms.iter().enumerate() {
            if n > 0 {
                let at = (x - gap / 2.0, SUM / 2.0);
                shapes.push(Text::centred(at, 14.0, term.operator).into());
            }
            let width = if n + 1 == terms.len() { total * unit } else { unit };
            shapes.extend(self.term(Area::new(x, 2.0, width, SUM - 4.0), term));
            x += width + gap;
        }
        Block { height: SUM, shapes }
    }

    fn terms(&self) -> Vec<Term> {
        let (edition, tally) = (self.pad.edition, self.marks.tally(&self.pad));
        let mut terms: Vec<Term> = Colour::ALL
            .map(|row| {
                let tab = Tab::Letter(self.labels.letter(row), palette::row(row));
                Term { operator: "+", tab, value: tally.rows[row.index()] }
            })
            .into();
        for (symbol, value) in [(Symbol::Square, tally.doubled), (Symbol::Octagon, tally.extra)] {
            if edition.pair(symbol).is_some() {
                terms.push(Term { operator: "+", tab: Tab::Sign(symbol), value });
            }
        }
        terms.push(Term { operator: "−", tab: Tab::Miss, value: -tally.misses });
        let tab = Tab::Word(self.labels.total.clone());
        terms.push(Term { operator: "=", tab, value: tally.total });
        terms
    }

    fn term(&self, area: Area, term: &Term) -> Vec<Shape> {
        let height = area.height;
        let wide = match &term.tab {
            Tab::Word(word) => 16.0 + Text::starting((0.0, 0.0), 12.0, word).bold().width(),
            _ => 20.0,
        };
        let tab = Area::new(area.x, area.y, wide, height);
        let middle = tab.centre();
        let ground = match term.tab {
            Tab::Letter(_, colour) => colour,
            _ => PAPER,
        };
        let mut shapes = vec![
            Shape::rect(area, 5.0, PAPER.fill()),
            Shape::Path { steps: forms::left_end(tab, 5.0), paint: ground.fill() },
            Shape::line((tab.right(), area.y), (tab.right(), area.bottom()), INK.stroke(1.0)),
            Shape::rect(area, 5.0, INK.stroke(1.4)),
        ];
        let sign = match &term.tab {
            Tab::Letter(letter, colour) => {
                Text::centred(middle, 13.0, letter).bold().colour(upon(*colour)).into()
            }
            Tab::Sign(symbol) => signs::symbol(*symbol, middle, 6.5),
            Tab::Miss => {
                let miss = Area::around(middle, 12.0);
                shapes.push(Shape::rect(miss, 2.5, INK.stroke(1.2)));
                forms::cross(miss.inside(3.2), INK.stroke(1.6))
            }
            Tab::Word(word) => Text::centred(middle, 12.0, word).bold().into(),
        };
        shapes.push(sign);
        if self.marks != Sheet::default() {
            let free = Area::new(tab.right(), area.y, area.width - wide, height);
            let value = term.value.to_string().replace('-', "−");
            shapes.push(Text::centred(free.centre(), 16.0, value).colour(PEN).into());
        }
        shapes
    }
}

/// What a number of crosses is worth.
fn points(crosses: usize) -> usize {
    crosses * (crosses + 1) / 2
}
