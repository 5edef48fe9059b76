//! Positions as text.
//!
//! A position is drawn as it lies on the table, the north row first, and the seat to move behind
//! it: `x..../...../...../...../....o 0`. A cube is one sign: `.` is neutral, `x` a cross, `o` a
//! ring. With four players a marked cube is the number of the seat at whom its dot points, which
//! tells its mark as well.

use game::{Cursor, ParseError, Seat};

use crate::board::Board;
use crate::cell::{Cell, Cells};
use crate::options::{Options, Players};
use crate::position::Position;

/// The signs of marked cubes: cross and ring in turn, the second two with their dot at the second
/// partner.
fn signs(options: &Options) -> &'static [char] {
    match options.players {
        Players::Two => &['x', 'o'],
        Players::Four => &['0', '1', '2', '3'],
    }
}

impl Position {
    /// The position as text.
    pub fn drawn(&self, options: &Options) -> String {
        format!("{} {}", self.rows(options).join("/"), self.seat)
    }

    /// The cubes row by row, the north row first, one sign a cube.
    pub fn rows(&self, options: &Options) -> Vec<String> {
        let side = options.side.cubes();
        let sign = |cell: Option<Cell>| {
            let cell = cell?;
            let mark = self.board.mark(cell)?;
            let second = usize::from(self.dots.contains(cell));
            signs(options).get(mark as usize + 2 * second).copied()
        };
        let row = |row| (0..side).map(move |column| sign(Cell::new(column, row)).unwrap_or('.'));
        (0..side).rev().map(|n| row(n).collect()).collect()
    }

    /// Reads a position.
    pub fn read(options: &Options, text: &str) -> Result<Self, ParseError> {
        let expected = match options.players {
            Players::Two => "a cube (., x or o)",
            Players::Four => "a cube (., 0, 1, 2 or 3)",
        };
        let meaning = |c| match c {
            '.' => Some(None),
            _ => signs(options).iter().position(|sign| *sign == c).map(Some),
        };
        let mut cursor = Cursor::new(text);
        let mut cubes = [Cells::NONE; 4];
        let side = options.side.cubes();
        for row in (0..side).rev() {
            for column in 0..side {
                let sign = cursor.letter(expected, meaning)?;
                if let (Some(sign), Some(cell)) = (sign, Cell::new(column, row)) {
                    cubes[sign] = cubes[sign].union(Cells::only(cell));
                }
            }
            if row > 0 && !cursor.take("/") {
                return Err(cursor.error("`/` and the next row"));
            }
        }
        cursor.space()?;
        let last = u32::from(options.seats()) - 1;
        let seat = Seat(cursor.number("a seat", last)? as u8);
        cursor.end()?;
        Ok(Position {
            board: Board::new(cubes[0].union(cubes[2]), cubes[1].union(cubes[3])),
            dots: cubes[2].union(cubes[3]),
            seat,
        })
    }
}
