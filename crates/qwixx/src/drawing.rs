//! Reading the drawings of sheets.
//!
//! A sheet is drawn as it is printed: one line a row, which starts with the letter of its lock,
//! then its cells. A cell is its number; a letter before it gives a colour other than the row's, a
//! sign after it gives a badge.

use crate::colour::Colour;
use crate::edition::{Badge, PrintedCell, Symbol};

/// The four rows of a drawing.
///
/// # Panics
/// If the drawing cannot be read: drawings are part of the program, and a test reads them all.
pub(crate) fn rows(drawing: &str) -> [Vec<PrintedCell>; 4] {
    let mut lines = drawing.lines().map(str::trim).filter(|line| !line.is_empty());
    Colour::ALL.map(|colour| {
        let mut words = lines.next().unwrap_or_default().split_whitespace();
        assert_eq!(words.next(), Some(colour.letter().to_string().as_str()), "in {drawing}");
        words.map(|word| cell(word, colour)).collect()
    })
}

/// The colours of a bar, drawn as a line of letters.
pub(crate) fn bar(drawing: &str) -> Vec<Colour> {
    let letters = drawing.chars().filter(|c| !c.is_whitespace());
    letters.map(|letter| Colour::from_letter(letter).expect("a colour")).collect()
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
