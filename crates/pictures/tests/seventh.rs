//! A sheet that is only drawn has its picture and its pages to print.

use pictures::labels::Labels;
use pictures::qwixx::SheetPicture;
use pictures::{rules_pages, svg};
use qwixx::Edition;
use qwixx::drawing::Drawing;
use words::{Language, Words};

#[test]
fn a_sheet_that_is_only_drawn_has_its_picture() {
    let before = rules_pages::all().len();
    let edition = Edition::add(Drawing {
        name: "seventh",
        sheet: include_str!("../../qwixx/tests/seventh.txt"),
        sides: 7,
        bar: "r y g b",
        ..Drawing::CLASSIC
    });
    for language in Language::all() {
        let labels = Labels::of(&Words::new(language));
        let drawn = svg::write(&SheetPicture::empty(edition, &labels).picture());
        assert!(drawn.contains(">14<") && drawn.contains("seventh"), "{drawn}");
    }
    let pages = rules_pages::all();
    assert_eq!(pages.len(), before + 1);
    assert!(pages.iter().any(|(file, _)| file == "qwixx-seventh.svg"));
}
