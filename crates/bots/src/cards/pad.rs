//! Where numbers stand on a pad, and one player's marks in a few bytes.
//!
//! The pads of the card game have no bonuses: last tick and number of ticks say all about a row.

use qwixx::cards::{NUMBERS, Options};
use qwixx::{Cell, Colour, Pad, SheetView};

/// The cells of a row.
pub const WIDTH: u8 = 11;
/// The misses that end a game.
pub const LAST_MISS: u8 = 4;
const COUNT: usize = 13;

/// A pad, ready to be looked things up in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// For every row and number the position.
    position: [[u8; COUNT]; 4],
    /// For every colour and number the row and position of the cell.
    cell: [[(u8, u8); COUNT]; 4],
    closing_needs: u8,
    strict_gap: bool,
}

/// A row: the position right of its last tick, and its ticks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Row {
    /// The position right of the last tick; behind the closing cell the row is closed.
    pub next: u8,
    /// How many cells are ticked.
    pub ticks: u8,
}

/// The marks of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// The rows from the top.
    pub rows: [Row; 4],
    /// The misses.
    pub misses: u8,
}

impl Layout {
    /// The pad of a table.
    pub fn new(options: &Options) -> Self {
        let edition = options.pad.edition;
        let position = |row, number| edition.position(Cell { row, number }).unwrap_or(WIDTH);
        let (mut positions, mut cells) = ([[WIDTH; COUNT]; 4], [[(0, WIDTH); COUNT]; 4]);
        for colour in Colour::ALL {
            for number in NUMBERS {
                let at = usize::from(number);
                positions[colour.index()][at] = position(colour, number);
                if let Some(cell) = edition.cell_of_colour(colour, number) {
                    cells[colour.index()][at] = (cell.row as u8, position(cell.row, number));
                }
            }
        }
        let closing_needs = options.pad.closing_needs;
        Layout { position: positions, cell: cells, closing_needs, strict_gap: options.strict_gap }
    }

    /// The position of a number in a row.
    #[inline]
    pub fn position(&self, row: usize, number: u8) -> u8 {
        self.position[row][usize::from(number)]
    }

    /// The row and the position of the cell of a colour and number.
    #[inline]
    pub fn cell(&self, colour: usize, number: u8) -> (usize, u8) {
        let (row, position) = self.cell[colour][usize::from(number)];
        (row.into(), position)
    }

    /// A row after a tick, if it can be made.
    #[inline]
    pub fn tick(&self, row: Row, position: u8) -> Option<Row> {
        let open = position >= row.next && position < WIDTH;
        let closes = position + 1 == WIDTH;
        (open && (!closes || row.ticks >= self.closing_needs))
            .then_some(Row { next: position + 1, ticks: row.ticks + 1 })
    }

    /// Marks after numbers (as bits) of a colour were ticked by cards, if the rules allow it.
    #[inline]
    pub fn tick_all(&self, marks: &Marks, colour: usize, numbers: u16) -> Option<Marks> {
        let mut cells = [0u16; 4];
        let mut left = numbers;
        while left != 0 {
            let (row, position) = self.cell(colour, left.trailing_zeros() as u8);
            cells[row] |= 1 << position;
            left &= left - 1;
        }
        let mut after = *marks;
        for (row, mut cells) in after.rows.iter_mut().zip(cells) {
            if cells == 0 {
                continue;
            }
            let span = u16::BITS - cells.leading_zeros() - cells.trailing_zeros();
            if self.strict_gap && span > cells.count_ones() + 1 {
                return None;
            }
            while cells != 0 {
                *row = self.tick(*row, cells.trailing_zeros() as u8)?;
                cells &= cells - 1;
            }
        }
        Some(after)
    }
}

impl Row {
    /// Whether the row is closed.
    #[inline]
    pub fn is_closed(self) -> bool {
        self.next >= WIDTH
    }

    /// What the row scores.
    #[inline]
    pub fn points(self) -> i32 {
        let crosses = i32::from(self.ticks) + i32::from(self.is_closed());
        crosses * (crosses + 1) / 2
    }
}

impl Marks {
    /// The marks on a sheet that everybody sees.
    pub fn of(pad: &Pad, sheet: &SheetView) -> Self {
        let rows = Colour::ALL.map(|row| {
            let ticked = &sheet.rows[row.index()];
            let last = ticked.last().and_then(|number| {
                pad.edition.position(Cell { row, number: *number })
            });
            Row { next: last.map_or(0, |last| last + 1), ticks: ticked.len() as u8 }
        });
        Marks { rows, misses: sheet.misses }
    }

    /// What the sheet scores.
    #[inline]
    pub fn score(&self) -> i32 {
        self.rows.iter().map(|row| row.points()).sum::<i32>() - 5 * i32::from(self.misses)
    }

    /// Whether these marks end the game.
    #[inline]
    pub fn end_the_game(&self) -> bool {
        self.misses >= LAST_MISS || self.rows.iter().filter(|row| row.is_closed()).count() >= 2
    }
}
