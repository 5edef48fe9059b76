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
/// The bits of a row in a set of cells.
const LANE: u32 = 16;

/// A pad, ready to be looked things up in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// For every row and number the position.
    position: [[u8; COUNT]; 4],
    /// For every colour and number the cell, as a bit: sixteen for every row.
    cell: [[u64; COUNT]; 4],
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
    /// How many misses are marked.
    pub misses: u8,
}

impl Layout {
    /// The pad of a table.
    pub fn new(options: &Options) -> Self {
        let edition = options.pad.edition;
        let position = |row, number| edition.position(Cell { row, number }).unwrap_or(WIDTH);
        let (mut positions, mut cells) = ([[WIDTH; COUNT]; 4], [[0; COUNT]; 4]);
        for colour in Colour::ALL {
            for number in NUMBERS {
                let at = usize::from(number);
                positions[colour.index()][at] = position(colour, number);
                if let Some(cell) = edition.cell_of_colour(colour, number) {
                    let place = LANE * cell.row as u32 + u32::from(position(cell.row, number));
                    cells[colour.index()][at] = 1 << place;
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

    /// The cell of a colour and number, as a bit of a set of cells.
    #[inline]
    pub fn cell(&self, colour: Colour, number: u8) -> u64 {
        self.cell[colour.index()][usize::from(number)]
    }

    /// The ticks that a row needs before it can be closed.
    #[inline]
    pub fn closing_needs(&self) -> u8 {
        self.closing_needs
    }

    /// The row and the position of the cell of a colour and number.
    #[inline]
    pub fn place(&self, colour: Colour, number: u8) -> (usize, u8) {
        let place = self.cell(colour, number).trailing_zeros().min(4 * LANE - 1);
        ((place / LANE) as usize, (place % LANE) as u8)
    }

    /// A row after one of its cells was ticked, if it can be.
    #[inline]
    pub fn tick(&self, row: Row, position: u8) -> Option<Row> {
        if position < WIDTH { self.tick_cells(row, 1 << position) } else { None }
    }

    /// A row after some of its cells were ticked in one step, if they can be.
    #[inline]
    fn tick_cells(&self, row: Row, cells: u16) -> Option<Row> {
        let count = cells.count_ones() as u8;
        let next = (u16::BITS - cells.leading_zeros()) as u8;
        let first = cells.trailing_zeros() as u8;
        let left_out = (next - first).saturating_sub(count);
        let closes = next == WIDTH && row.ticks + count <= self.closing_needs;
        if first < row.next || closes || (self.strict_gap && left_out > 1) {
            return None;
        }
        Some(Row { next, ticks: row.ticks + count })
    }

    /// Tells every row that a set of cells lies in, before and after they were ticked in one step;
    /// no if they cannot be.
    #[inline]
    pub fn each_row(
        &self,
        marks: &Marks,
        mut cells: u64,
        changed: &mut impl FnMut(usize, Row, Row),
    ) -> bool {
        while cells != 0 {
            let row = (cells.trailing_zeros() / LANE) as usize;
            let lane = (cells >> (LANE as usize * row)) as u16;
            let before = marks.rows[row];
            let Some(after) = self.tick_cells(before, lane) else { return false };
            changed(row, before, after);
            cells &= !(u64::from(lane) << (LANE as usize * row));
        }
        true
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
            let last = ticked
                .last()
                .and_then(|number| pad.edition.position(Cell { row, number: *number }));
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
