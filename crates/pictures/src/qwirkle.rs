//! Qwirkle tiles, and boards of them.
//!
//! The shape of a tile is taken, so its colour is doubled by its letter, in the corner.

use qwirkle::{Colour, Placement, Shape as Form, Tile};

use crate::forms;
use crate::paint::Rgb;
use crate::palette::{FAINT, HAIR, INK, PAPER, tile as paint, upon};
use crate::picture::{Area, Picture, Point, Shape};
use crate::text::Text;

/// From tile to tile.
const PITCH: f32 = 58.0;
/// A tile.
const TILE: f32 = 54.0;
/// Above and at the left: room for the names of columns and rows.
const NAMES: f32 = 34.0;
/// Below and at the right.
const MARGIN: f32 = 16.0;

/// A tile that lies on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    /// Which, and where.
    pub placement: Placement,
    /// The turn in which it was played, if the picture is to tell.
    pub turn: Option<u8>,
}

/// A board with these tiles and an empty cell all round, columns and rows numbered.
pub fn board(title: &str, laid: &[Laid]) -> Picture {
    let bounds = |part: fn(&Laid) -> i8| {
        let all = || laid.iter().map(part).map(i32::from);
        (all().min().unwrap_or(0) - 1, all().max().unwrap_or(0) + 1)
    };
    let columns = bounds(|laid| laid.placement.cell.x);
    let rows = bounds(|laid| laid.placement.cell.y);
    let length = |(first, last): (i32, i32)| PITCH * (last - first + 1) as f32;
    let (width, height) = (length(columns), length(rows));
    let at = |n: i32, (first, _)| NAMES + PITCH * (n - first) as f32;

    let mut shapes = ground(NAMES + width + MARGIN, NAMES + height + MARGIN);
    for x in columns.0..=columns.1 + 1 {
        let x = at(x, columns);
        shapes.push(Shape::line((x, NAMES), (x, NAMES + height), HAIR.stroke(0.8)));
    }
    for y in rows.0..=rows.1 + 1 {
        let y = at(y, rows);
        shapes.push(Shape::line((NAMES, y), (NAMES + width, y), HAIR.stroke(0.8)));
    }
    for x in columns.0..=columns.1 {
        let centre = (at(x, columns) + PITCH / 2.0, NAMES / 2.0 + 4.0);
        shapes.push(name(centre, signed(x)));
    }
    for y in rows.0..=rows.1 {
        let centre = (NAMES / 2.0 + 2.0, at(y, rows) + PITCH / 2.0);
        shapes.push(name(centre, signed(y)));
    }
    for Laid { placement, turn } in laid {
        let (x, y) = (i32::from(placement.cell.x), i32::from(placement.cell.y));
        let mut drawn = tile(placement.tile);
        drawn.extend(turn.map(|turn| corner(turn, placement.tile)));
        let gap = (PITCH - TILE) / 2.0;
        shapes.push(Shape::group((at(x, columns) + gap, at(y, rows) + gap), drawn));
    }
    let (width, height) = (NAMES + width + MARGIN, NAMES + height + MARGIN);
    Picture { width, height, title: title.to_owned(), shapes }
}

/// A tile of every kind, a row a colour and a column a shape, with the letters of both.
pub fn kinds(title: &str) -> Picture {
    let width = NAMES + MARGIN + PITCH * Form::ALL.len() as f32;
    let height = NAMES + MARGIN + PITCH * Colour::ALL.len() as f32;
    let at = |n: usize| NAMES + PITCH * n as f32;
    let mut shapes = ground(width, height);
    for form in Form::ALL {
        let centre = (at(form as usize) + PITCH / 2.0, NAMES / 2.0 + 2.0);
        shapes.push(name(centre, form.letter().to_string()));
    }
    for colour in Colour::ALL {
        let centre = (NAMES / 2.0 + 2.0, at(colour as usize) + PITCH / 2.0);
        shapes.push(name(centre, colour.letter().to_string()));
    }
    let gap = (PITCH - TILE) / 2.0;
    shapes.extend(Tile::kinds().map(|kind| {
        let (column, row) = (at(kind.shape() as usize), at(kind.colour() as usize));
        Shape::group((column + gap, row + gap), tile(kind))
    }));
    Picture { width, height, title: title.to_owned(), shapes }
}

/// A tile, drawn from its own zero.
fn tile(tile: Tile) -> Vec<Shape> {
    let ground = paint(tile.colour());
    let area = Area::new(0.0, 0.0, TILE, TILE);
    let letter = Text::centred((TILE - 9.5, TILE - 10.0), 12.0, tile.colour().letter());
    let mut shapes = vec![Shape::rect(area, 7.0, ground.fill().outlined(INK.stroke(1.6)))];
    shapes.extend(form(tile.shape(), area.centre(), upon(ground)));
    shapes.push(letter.bold().colour(upon(ground)).into());
    shapes
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
        Form::Star => vec![Shape::polygon(forms::star((x, y + 1.0), 16.8, 6.7, 5), fill)],
        Form::Clover => {
            let leaf = |(dx, dy)| Shape::circle((x + dx, y + dy), 7.2, fill);
            let leaves = [(0.0, -8.0), (8.0, 0.0), (0.0, 8.0), (-8.0, 0.0)].map(leaf);
            let mut shapes = vec![Shape::rect(Area::around(centre, 10.0), 0.0, fill)];
            shapes.extend(leaves);
            shapes
        }
    }
}

/// The number of a turn, in the upper corner of a tile.
fn corner(turn: u8, tile: Tile) -> Shape {
    let ink = upon(paint(tile.colour()));
    Text::starting((4.5, 9.0), 10.5, turn).colour(ink).into()
}

fn name(centre: Point, name: String) -> Shape {
    Text::centred(centre, 14.0, name).bold().colour(FAINT).into()
}

fn signed(number: i32) -> String {
    number.to_string().replace('-', "−")
}

fn ground(width: f32, height: f32) -> Vec<Shape> {
    vec![Shape::rect(Area::new(0.0, 0.0, width, height), 10.0, PAPER.fill())]
}
