//! Sheets show what their edition prints, and what was marked on them.

use std::fmt::Display;

use pictures::qwixx::SheetPicture;
use pictures::{Labels, Picture, Shape, palette};
use qwixx::{Colour, Edition, Pad, Sheet, Symbol};

use crate::seen_shapes::{english, french, languages, texts};

pub(crate) fn empty<'a>(edition: &'static Edition, labels: &'a Labels) -> SheetPicture<'a> {
    SheetPicture::empty(edition, labels)
}

/// A sheet with one row full, one begun and one closed by somebody else.
pub(crate) fn played<'a>(edition: &'static Edition, labels: &'a Labels) -> SheetPicture<'a> {
    let empty = empty(edition, labels);
    let row = |row| first_cells(edition, row);
    let rows = [row(Colour::Red), row(Colour::Yellow)[2..4].to_vec(), vec![], vec![]];
    let boxes: Vec<u8> = (0..edition.bar.len().min(3) as u8).collect();
    let marks = Sheet::marked(&empty.pad, &rows, &boxes, 3).expect("marks that can be made");
    let closed = [Colour::Red, Colour::Green].into_iter().collect();
    SheetPicture { marks, closed, ..empty }
}

/// The cells of a row up to the first that closes it.
fn first_cells(edition: &Edition, row: Colour) -> Vec<u8> {
    let cells = edition.row(row);
    let end = cells.len() + 1 - edition.closing_cells;
    cells[..end].iter().map(|cell| cell.number).collect()
}

fn count(words: &[String], text: impl Display) -> usize {
    let text = text.to_string();
    words.iter().filter(|one| **one == text).count()
}

/// The crosses made with a pen.
fn crosses(picture: &Picture) -> usize {
    fn crosses(shapes: &[Shape]) -> usize {
        let crosses = shapes.iter().map(|shape| match shape {
            Shape::Group { shapes, .. } => crosses(shapes),
            Shape::Path { steps, paint } => {
                let pen = paint.stroke.is_some_and(|stroke| stroke.colour == palette::PEN);
                usize::from(pen && steps.len() == 4)
            }
            _ => 0,
        });
        crosses.sum()
    }
    crosses(&picture.shapes)
}

#[test]
fn every_cell_of_an_edition_is_on_its_sheet() {
    for edition in Edition::all() {
        let words = texts(&empty(edition, &english()).picture());
        for number in 2..=16 {
            let has = |row: &Colour| edition.row(*row).iter().any(|cell| cell.number == number);
            let cells = Colour::ALL.iter().filter(|row| has(row)).count();
            let shown = count(&words, number);
            assert!(shown >= cells, "{} shows {shown} of {cells} × {number}", edition.name);
        }
    }
}

#[test]
fn every_row_has_its_letter_in_the_language_of_the_sheet() {
    for edition in Edition::all() {
        for labels in &languages() {
            let words = texts(&empty(edition, labels).picture());
            for row in Colour::ALL {
                let foreign = |row: &Colour| edition.row(*row).iter().any(|c| c.colour != *row);
                let cells = Colour::ALL.iter().flat_map(|row| edition.row(*row));
                let own = if Colour::ALL.iter().any(foreign) {
                    cells.filter(|cell| cell.colour == row).count()
                } else {
                    0
                };
                let bar = edition.bar.iter().filter(|colour| **colour == row).count();
                // Before the row, on the lock, in the sum; then on cells and boxes.
                assert_eq!(count(&words, labels.letter(row)), 3 + own + bar, "{}", edition.name);
            }
        }
    }
}

#[test]
fn the_score_table_says_what_a_row_scores() {
    for edition in Edition::all() {
        let pad = Pad { edition, closing_needs: edition.closing_needs };
        let words = texts(&empty(edition, &english()).picture());
        let cells = first_cells(edition, Colour::Red);
        for ticks in 1..=cells.len() {
            let rows = [cells[..ticks].to_vec(), vec![], vec![], vec![]];
            let sheet = Sheet::marked(&pad, &rows, &[], 0).expect("marks that can be made");
            let points = sheet.tally(&pad).rows[0];
            assert!(count(&words, points) > 0, "{}: {points}", edition.name);
        }
    }
}

#[test]
fn closing_cells_say_how_many_ticks_they_need() {
    for edition in Edition::all() {
        let labels = english();
        let sheet = empty(edition, &labels);
        for closing_needs in [edition.closing_needs, 7] {
            let pad = Pad { closing_needs, ..sheet.pad };
            let words = texts(&SheetPicture { pad, ..sheet }.picture());
            let needs = count(&words, format!("min. {closing_needs}"));
            assert_eq!(needs, 4 * edition.closing_cells, "{}", edition.name);
        }
    }
}

#[test]
fn lucky_numbers_are_on_sheets_that_have_them() {
    for edition in Edition::all() {
        let labels = french();
        let sheet = empty(edition, &labels);
        let words = texts(&SheetPicture { lucky: Some([99, 98]), ..sheet }.picture());
        let expected = usize::from(!edition.lucky.is_empty());
        assert_eq!(count(&words, 99) + count(&words, 98), 2 * expected, "{}", edition.name);
        assert_eq!(count(&words, "chiffres de la chance"), expected, "{}", edition.name);
    }
}

#[test]
fn an_empty_sheet_has_no_crosses_and_no_sums() {
    for edition in Edition::all() {
        let picture = empty(edition, &english()).picture();
        assert_eq!(crosses(&picture), 0, "{}", edition.name);
        // The star says that misses cost nothing.
        let stars = usize::from(edition.pair(Symbol::Star).is_some());
        assert_eq!(count(&texts(&picture), 0), stars, "{}", edition.name);
    }
}

#[test]
fn ticks_locks_boxes_and_misses_are_crossed() {
    for edition in Edition::all() {
        let labels = english();
        let sheet = played(edition, &labels);
        let ticks: u8 = Colour::ALL.iter().map(|row| sheet.marks.ticks(*row)).sum();
        let boxes = sheet.marks.boxes(&sheet.pad).count();
        let expected = usize::from(ticks) + 1 + boxes + 3;
        assert_eq!(crosses(&sheet.picture()), expected, "{}", edition.name);
    }
}

#[test]
fn the_sum_is_that_of_the_tally() {
    for edition in Edition::all() {
        let labels = english();
        let sheet = played(edition, &labels);
        let tally = sheet.marks.tally(&sheet.pad);
        let words = texts(&sheet.picture());
        for part in tally.rows.into_iter().chain([-tally.misses, tally.total]) {
            assert!(count(&words, part) > 0, "{}: {part}", edition.name);
        }
    }
}

#[test]
fn a_granted_pair_is_crossed_where_its_worth_is_told() {
    let edition = Edition::named("bonus-b").expect("an edition");
    let labels = english();
    let empty = empty(edition, &labels);
    let ticked = |star: bool| {
        let green = if star { vec![5] } else { vec![6] };
        let rows = [vec![], vec![3], green, vec![]];
        let marks = Sheet::marked(&empty.pad, &rows, &[], 0).expect("marks that can be made");
        crosses(&SheetPicture { marks, ..empty }.picture())
    };
    assert_eq!((ticked(false), ticked(true)), (2, 4));
}
