//! A Quixo board, as it lies on the table.

use game::{Seat, Seats};
use quixo::{Cell, Cells, End, Mark, Options, Players, Position, Push};

use crate::forms;
use crate::palette::{ARROW, FRAME, INK, LIT, PAPER, WOOD, mark, upon};
use crate::picture::{Area, Picture, Point, Shape};
use crate::text::Text;

/// From cube to cube.
const PITCH: f32 = 64.0;
/// The side of a cube.
const CUBE: f32 = 59.0;
/// The frame around the cubes, with the names of columns and rows.
const RIM: f32 = 26.0;
/// Around the frame: room for arrows and seats.
const OUTSIDE: f32 = 60.0;
/// Around the frame where nothing else stands.
const MARGIN: f32 = 12.0;

/// What is to be seen of a board.
#[derive(Clone, Copy, Debug)]
pub struct BoardPicture<'a> {
    /// What the picture shows, in words.
    pub title: &'a str,
    /// Who plays on which board.
    pub options: &'a Options,
    /// The cubes. With four players their seats stand around the board, the one to move lit.
    pub position: &'a Position,
    /// A cube taken out; an arrow with a letter shows every way back.
    pub taken: Option<Cell>,
    /// Cubes to point out, such as a line.
    pub lit: Cells,
}

impl BoardPicture<'_> {
    /// Draws the board.
    pub fn picture(&self) -> Picture {
        let frame = self.options.frame();
        let [north, east, south, west] = End::ALL.map(|end| self.outside(end));
        let (width, height) = (west + self.board() + east, north + self.board() + south);
        let board = Area::new(west, north, self.board(), self.board());
        let mut shapes = vec![Shape::rect(board, 12.0, FRAME.fill())];
        shapes.extend(self.names());
        shapes.extend(frame.cells().iter().flat_map(|cell| self.cube(cell)));
        let ways = self.ways().zip('A'..);
        shapes.extend(ways.flat_map(|(way, letter)| self.arrow(way, letter)));
        if self.options.players == Players::Four {
            let seats = Seats::first(self.options.seats());
            shapes.extend(seats.iter().flat_map(|seat| self.seat(seat)));
        }
        Picture::on_paper(width, height, self.title, shapes)
    }

    /// The ways back of the cube taken.
    fn ways(&self) -> impl Iterator<Item = &'static Push> {
        let taken = self.taken;
        let pushes = self.options.frame().pushes().iter();
        pushes.filter(move |push| Some(push.cell()) == taken)
    }

    /// The room outside the frame at a side of the table.
    fn outside(&self, end: End) -> f32 {
        let busy = self.options.players == Players::Four || self.ways().any(|way| way.end() == end);
        if busy { OUTSIDE } else { MARGIN }
    }

    /// The side of the board with its frame.
    fn board(&self) -> f32 {
        PITCH * f32::from(self.options.side.cubes()) + 2.0 * RIM
    }

    fn centre(&self, cell: Cell) -> Point {
        let from_top = self.options.side.cubes() - 1 - cell.row();
        let place = |n: u8| RIM + PITCH * (f32::from(n) + 0.5);
        let (west, north) = (self.outside(End::West), self.outside(End::North));
        (west + place(cell.column()), north + place(from_top))
    }

    /// The names of columns and rows, on the frame.
    fn names(&self) -> Vec<Shape> {
        let (west, north) = (self.outside(End::West), self.outside(End::North));
        let (near, far) = (RIM / 2.0, self.board() - RIM / 2.0);
        let diagonal = (0..self.options.side.cubes()).filter_map(|n| Cell::new(n, n));
        let names = diagonal.flat_map(|cell| {
            let (x, y) = self.centre(cell);
            let column = char::from(b'a' + cell.column());
            let row = cell.row() + 1;
            [
                Text::centred((x, north + near), 14.0, column),
                Text::centred((x, north + far), 14.0, column),
                Text::centred((west + near, y), 14.0, row),
                Text::centred((west + far, y), 14.0, row),
            ]
        });
        names.map(|name| name.bold().colour(PAPER).into()).collect()
    }

    fn cube(&self, cell: Cell) -> Vec<Shape> {
        let centre = self.centre(cell);
        let area = Area::around(centre, CUBE);
        if self.taken == Some(cell) {
            let gap = FRAME.fill().outlined(PAPER.stroke(2.0).dashed(5.0));
            return vec![Shape::rect(area.inside(1.0), 8.0, gap)];
        }
        let mut shapes = vec![if self.lit.contains(cell) {
            Shape::rect(area.inside(1.5), 7.0, LIT.fill().outlined(INK.stroke(4.0)))
        } else {
            Shape::rect(area, 8.0, WOOD.fill().outlined(INK.stroke(1.0)))
        }];
        if let Some(mark) = self.position.board.mark(cell) {
            shapes.push(sign(mark, centre, 14.0));
        }
        if let Some(seat) = self.position.dot(self.options, cell) {
            let at = towards(centre, place(seat), 23.0);
            shapes.push(Shape::circle(at, 4.2, INK.fill()));
        }
        shapes
    }

    /// An arrow that pushes a cube in, with its letter.
    fn arrow(&self, way: &Push, letter: char) -> Vec<Shape> {
        let end = way.end();
        let edge = towards(self.centre(way.entry()), end, PITCH / 2.0 + RIM + 4.0);
        let at = |along: f32, by: f32| aside(towards(edge, end, along), end, by);
        let corners = [(0.0, 0.0), (20.0, 20.0), (20.0, 11.0), (46.0, 11.0)];
        let other = corners.into_iter().skip(1).rev().map(|(along, by)| (along, -by));
        let outline = corners.into_iter().chain(other).map(|(along, by)| at(along, by));
        vec![
            Shape::polygon(outline, ARROW.fill().outlined(ARROW.stroke(2.0))),
            Text::centred(at(32.0, 0.0), 18.0, letter).bold().colour(upon(ARROW)).into(),
        ]
    }

    /// A seat at its side of the table: its mark and its number.
    fn seat(&self, seat: Seat) -> Vec<Shape> {
        let middle = self.outside(place(seat)) + self.board() / 2.0;
        let end = place(seat);
        let centre = towards((middle, middle), end, self.board() / 2.0 + OUTSIDE / 2.0);
        let (ground, stroke) = if seat == self.position.seat {
            (LIT, INK.stroke(2.4))
        } else {
            (PAPER, INK.stroke(1.2))
        };
        let (width, height) = match end {
            End::North | End::South => (66.0, 38.0),
            End::East | End::West => (38.0, 66.0),
        };
        let area = Area::new(centre.0 - width / 2.0, centre.1 - height / 2.0, width, height);
        vec![
            Shape::rect(area, 19.0, ground.fill().outlined(stroke)),
            Text::centred(aside(centre, end, -13.0), 20.0, seat).bold().into(),
            sign(self.options.mark(seat), aside(centre, end, 14.0), 9.0),
        ]
    }
}

/// The side of the table where a seat is: seat 0 in the south, then clockwise.
fn place(seat: Seat) -> End {
    [End::South, End::West, End::North, End::East][seat.index() % 4]
}

/// The place some way from another towards a side of the table.
fn towards((x, y): Point, end: End, way: f32) -> Point {
    match end {
        End::North => (x, y - way),
        End::East => (x + way, y),
        End::South => (x, y + way),
        End::West => (x - way, y),
    }
}

/// The place some way beside another, seen from a side of the table.
fn aside((x, y): Point, end: End, by: f32) -> Point {
    match end {
        End::North | End::South => (x + by, y),
        End::East | End::West => (x, y + by),
    }
}

fn sign(of: Mark, centre: Point, radius: f32) -> Shape {
    let stroke = mark(of).stroke(radius * 0.42);
    match of {
        Mark::Ring => Shape::circle(centre, radius * 0.9, stroke),
        Mark::Cross => forms::cross(Area::around(centre, 1.6 * radius), stroke),
    }
}
