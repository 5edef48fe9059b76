//! Positions as text.
//!
//! A position is drawn as it lies on the table, the north row first, and the seat to move behind
//! it: `x..../...../...../...../....o 0`. A cube is one sign: `.` is neutral, `x` a cross, `o` a
//! ring. With four players a marked cube is the number of the seat at whom its dot points, which
//! tells its mark as well.

use game::{Cursor, ParseError, Seat};

use crate::board::{Board, Mark};
use crate::cell::{Cell, Cells};
use crate::options::{FOUR, Options, Players};
use crate::position::{Position, is_second};

/// The sign of a marked cube, whose dot may point at the second partner.
fn sign(options: &Options, mark: Mark, second: bool) -> char {
    match (options.players, mark) {
        (Players::Two, Mark::Cross) => 'x',
        (Players::Two, Mark::Ring) => 'o',
        (Players::Four, _) => char::from(b'0' + options.player(mark, second).0),
    }
}

/// The mark of a cube, and whether its dot points at the second partner; nothing for a neutral one. None if
/// there is no such sign.
fn meaning(options: &Options, sign: char) -> Option<Option<(Mark, bool)>> {
    match (options.players, sign) {
        (_, '.') => Some(None),
        (Players::Two, 'x') => Some(Some((Mark::Cross, false))),
        (Players::Two, 'o') => Some(Some((Mark::Ring, false))),
        (Players::Two, _) => None,
        (Players::Four, digit) => {
            let seat = Seat(u8::try_from(digit.to_digit(FOUR.into())?).ok()?);
            Some(Some((options.mark(seat), is_second(seat))))
        }
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
        let cube = |cell: Option<Cell>| {
            let cell = cell?;
            Some(sign(options, self.board.mark(cell)?, self.dots.contains(cell)))
        };
        let row = |row| (0..side).map(move |column| cube(Cell::new(column, row)).unwrap_or('.'));
        (0..side).rev().map(|n| row(n).collect()).collect()
    }

    /// Reads a position.
    pub fn read(options: &Options, text: &str) -> Result<Self, ParseError> {
        let expected = match options.players {
            Players::Two => "a cube (., x or o)",
            Players::Four => "a cube (., 0, 1, 2 or 3)",
        };
        let mut cursor = Cursor::new(text);
        let (mut cubes, mut dots) = ([Cells::NONE; 2], Cells::NONE);
        let side = options.side.cubes();
        for row in (0..side).rev() {
            for column in 0..side {
                let cube = cursor.letter(expected, |sign| meaning(options, sign))?;
                if let (Some((mark, second)), Some(cell)) = (cube, Cell::new(column, row)) {
                    let cell = Cells::only(cell);
                    cubes[mark as usize] = cubes[mark as usize].union(cell);
                    dots = if second { dots.union(cell) } else { dots };
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
        Ok(Position { board: Board::new(cubes[0], cubes[1]), dots, seat })
    }
}
