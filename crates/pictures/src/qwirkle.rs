//! Qwirkle tiles, and boards of them.
//!
//! The shape of a tile is taken, so its colour is doubled by its letter, in the corner.

use std::fmt::Display;

use qwirkle::{Colour, Placement, Shape as Form, Tile};

use crate::forms;
use crate::paint::{Rgb, Stroke};
use crate::palette::{FAINT, HAIR, INK, tile as paint, upon};
use crate::picture::{Area, Picture, Point, Shape};
use crate::text::Text;

/// From tile to tile.
const PITCH: f32 = 58.0;
/// The side of a tile.
const TILE: f32 = 54.0;
/// Above and at the left: room for the names of columns and rows.
const NAMES: f32 = 34.0;
/// Below and at the right.
const MARGIN: f32 = 16.0;

/// The lines between cells.
const GRID: Stroke = HAIR.stroke(0.8);

/// A tile that lies on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LaidTile {
    /// Which, and where.
    pub placement: Placement,
    /// The turn in which it was played, if the picture is to tell.
    pub turn: Option<u8>,
}

/// A board with these tiles and an empty cell all round, columns and rows numbered.
pub fn board(title: &str, laid: &[LaidTile]) -> Picture {
    let columns = Span::around(laid.iter().map(|laid| laid.placement.cell.x));
    let rows = Span::around(laid.iter().map(|laid| laid.placement.cell.y));
    let (right, bottom) = (columns.end(), rows.end());
    let mut shapes = Vec::new();
    for n in columns.cells() {
        shapes.push(Shape::line((columns.at(n), NAMES), (columns.at(n), bottom), GRID));
        shapes.push(above(columns.at(n), signed(n)));
    }
    for n in rows.cells() {
        shapes.push(Shape::line((NAMES, rows.at(n)), (right, rows.at(n)), GRID));
        shapes.push(before(rows.at(n), signed(n)));
    }
    shapes.push(Shape::line((right, NAMES), (right, bottom), GRID));
    shapes.push(Shape::line((NAMES, bottom), (right, bottom), GRID));
    for LaidTile { placement: Placement { cell, tile }, turn } in laid {
        let at = (columns.at(cell.x.into()), rows.at(cell.y.into()));
        shapes.push(drawn(*tile, at, *turn));
    }
    Picture::on_paper(right + MARGIN, bottom + MARGIN, title, shapes)
}

/// A tile of every kind, a row a colour and a column a shape, with the letters of both.
pub fn kinds(title: &str) -> Picture {
    let at = |n: usize| NAMES + PITCH * n as f32;
    let mut shapes = Vec::new();
    shapes.extend(Form::ALL.map(|form| above(at(form as usize), form.letter())));
    shapes.extend(Colour::ALL.map(|colour| before(at(colour as usize), colour.letter())));
    shapes
        .extend(Tile::kinds().map(|tile| {
            drawn(tile, (at(tile.shape() as usize), at(tile.colour() as usize)), None)
        }));
    let (width, height) = (at(Form::ALL.len()), at(Colour::ALL.len()));
    Picture::on_paper(width + MARGIN, height + MARGIN, title, shapes)
}

/// The columns or the rows of a picture.
#[derive(Clone, Copy)]
struct Span {
    first: i32,
    last: i32,
}

impl Span {
    /// From the cell before all of these to the cell after them.
    fn around(cells: impl Iterator<Item = i8> + Clone) -> Span {
        let least = cells.clone().min().unwrap_or(0);
        let most = cells.max().unwrap_or(0);
        Span { first: i32::from(least) - 1, last: i32::from(most) + 1 }
    }

    fn cells(self) -> impl Iterator<Item = i32> {
        self.first..=self.last
    }

    /// Where a cell begins.
    fn at(self, cell: i32) -> f32 {
        NAMES + PITCH * (cell - self.first) as f32
    }

    fn end(self) -> f32 {
        self.at(self.last + 1)
    }
}

/// A tile in the cell that begins at a place, perhaps with the number of its turn.
fn drawn(tile: Tile, (x, y): Point, turn: Option<u8>) -> Shape {
    let ground = paint(tile.colour());
    let ink = upon(ground);
    let area = Area::new(0.0, 0.0, TILE, TILE);
    let letter = Text::centred((TILE - 9.5, TILE - 10.0), 12.0, tile.colour().letter());
    let turn = turn.map(|turn| Text::starting((4.5, 9.0), 10.5, turn).colour(ink).into());
    let mut shapes = vec![Shape::rect(area, 7.0, ground.fill().outlined(INK.stroke(1.6)))];
    shapes.extend(form(tile.shape(), area.centre(), ink));
    shapes.push(letter.bold().colour(ink).into());
    shapes.extend(turn);
    let gap = (PITCH - TILE) / 2.0;
    Shape::group((x + gap, y + gap), shapes)
}

/// A shape, about 26 wide.
fn form(form: Form, centre: Point, colour: Rgb) -> Vec<Shape> {
    let (x, y) = centre;
    let fill = colour.fill();
    match form {
        Form::Circle => vec![Shape::circle(centre, 13.0, fill)],
        Form::Cross => vec![forms::cross(Area::around(centre, 18.0), colour.stroke(7.5))],
        Form::Diamond => vec![Shape::polygon(forms::regular(centre, 16.4, 4, 0.0), fill)],
        Form::Square => vec![Shape::rect(Area::around(centre, 23.6), 0.0, fill)],
        Form::Star => vec![Shape::polygon(forms::star(centre, 16.8, 8.6, 8), fill)],
        Form::Clover => {
            let leaf = |(dx, dy)| Shape::circle((x + dx, y + dy), 7.2, fill);
            let leaves = [(0.0, -8.0), (8.0, 0.0), (0.0, 8.0), (-8.0, 0.0)].map(leaf);
            let mut shapes = vec![Shape::rect(Area::around(centre, 10.0), 0.0, fill)];
            shapes.extend(leaves);
            shapes
        }
    }
}

/// The name of a column that begins at `x`.
fn above(x: f32, name: impl Display) -> Shape {
    named((x + PITCH / 2.0, NAMES / 2.0 + 3.0), name)
}

/// The name of a row that begins at `y`.
fn before(y: f32, name: impl Display) -> Shape {
    named((NAMES / 2.0 + 2.0, y + PITCH / 2.0), name)
}

fn named(centre: Point, name: impl Display) -> Shape {
    Text::centred(centre, 14.0, name).bold().colour(FAINT).into()
}

fn signed(number: i32) -> String {
    number.to_string().replace('-', "−")
}
