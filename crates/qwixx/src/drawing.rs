//! The drawings of sheets, and reading them.
//!
//! A sheet is drawn as it is printed: one line a row, which starts with the letter of its lock,
//! then its cells. A cell is its number; a letter before it gives a colour other than the row's, a
//! sign after it gives a badge.

use game::setup::OptionSpec;

use crate::colour::Colour;
use crate::edition::{Badge, PrintedCell, Symbol};

/// An edition as it is written down.
#[derive(Clone, Copy, Debug)]
pub struct Drawing {
    /// The name of the edition.
    pub name: &'static str,
    /// The sheet, a line a row.
    pub sheet: &'static str,
    /// The faces of every die; the numbers of a row go from 2 to twice as many, at most to 16.
    pub sides: u8,
    /// How many cells at the right end of a row close it.
    pub closing_cells: usize,
    /// How many ticks a closing cell needs before it, unless the table says otherwise.
    pub closing_needs: u8,
    /// The letters of the bonus bar, one for every cell with a star; empty where none is printed.
    pub bar: &'static str,
    /// The lucky numbers dealt to each of five seats; empty where none are printed.
    pub lucky: &'static [[u8; 2]],
    /// What a table may choose.
    pub options: &'static [OptionSpec],
}

impl Drawing {
    /// The classic sheet, from which others are drawn.
    pub const CLASSIC: Drawing = Drawing {
        name: "classic",
        sheet: "
    r  2  3  4  5  6  7  8  9 10 11 12
    y  2  3  4  5  6  7  8  9 10 11 12
    g 12 11 10  9  8  7  6  5  4  3  2
    b 12 11 10  9  8  7  6  5  4  3  2",
        sides: 6,
        closing_cells: 1,
        closing_needs: 5,
        bar: "",
        lucky: &[],
        options: &[],
    };

    /// The four rows.
    ///
    /// # Panics
    /// If the drawing cannot be read: drawings are part of a program, and a test reads them all.
    pub(crate) fn rows(&self) -> [Vec<PrintedCell>; 4] {
        let mut lines = self.sheet.lines().map(str::trim).filter(|line| !line.is_empty());
        Colour::ALL.map(|colour| {
            let mut words = lines.next().unwrap_or_default().split_whitespace();
            assert_eq!(words.next(), Some(colour.letter().to_string().as_str()), "{}", self.name);
            words.map(|word| cell(word, colour)).collect()
        })
    }

    /// The colours of the bar.
    pub(crate) fn colours(&self) -> Vec<Colour> {
        let letters = self.bar.chars().filter(|c| !c.is_whitespace());
        letters.map(|letter| Colour::from_letter(letter).expect("a colour")).collect()
    }
}

fn cell(word: &str, row: Colour) -> PrintedCell {
    let own = word.chars().next().and_then(Colour::from_letter);
    let word = word.trim_start_matches(|c| Colour::from_letter(c).is_some());
    let number = word.trim_end_matches(|c: char| !c.is_ascii_digit());
    let badge = word[number.len()..].chars().next().map(|sign| match Symbol::from_sign(sign) {
        Some(symbol) => Badge::Half(symbol),
        None if sign == '*' => Badge::Bar,
        None => panic!("no badge {sign:?}"),
    });
    PrintedCell { number: number.parse().expect("a number"), colour: own.unwrap_or(row), badge }
}
