//! Pages of score sheets.

use std::num::NonZeroU8;

use pictures::print::Paper;
use pictures::{Labels, print};
use qwixx::{Edition, Pad};

use crate::seen_shapes::{english, french};

/// The bytes of a document as text, each byte a letter.
fn page(edition: &'static Edition, labels: &Labels, lucky: &[[u8; 2]], sheets: u8) -> String {
    printed(pad(edition), labels, lucky, sheets, Paper::A4)
}

fn printed(pad: Pad, labels: &Labels, lucky: &[[u8; 2]], sheets: u8, paper: Paper) -> String {
    let per_page = NonZeroU8::new(sheets).expect("a sheet at least");
    let pdf = print::score_sheets(pad, labels, lucky, per_page, paper);
    pdf.into_iter().map(char::from).collect()
}

fn pad(edition: &'static Edition) -> Pad {
    Pad { edition, closing_needs: edition.closing_needs }
}

fn named(name: &str) -> &'static Edition {
    Edition::named(name).expect("an edition")
}

#[test]
fn a_page_is_a_whole_document() {
    for edition in Edition::all() {
        let pdf = page(edition, &english(), &[], 4);
        assert!(pdf.starts_with("%PDF-1.7") && pdf.trim_end().ends_with("%%EOF"));
        assert_eq!(pdf.matches("/Type /Page\n").count(), 1);
        assert!(pdf.contains("/WinAnsiEncoding") && pdf.contains("/Helvetica-Bold"));
    }
}

#[test]
fn as_many_sheets_are_on_a_page_as_were_asked_for() {
    for sheets in [1, 2, 3, 4, 6, 9] {
        let pdf = page(named("classic"), &french(), &[], sheets);
        assert_eq!(pdf.matches("(Nom) Tj").count(), usize::from(sheets));
    }
}

#[test]
fn four_sheets_lie_on_a4_and_two_stand() {
    for (sheets, size) in [(4, "[0 0 841.89 595.28]"), (2, "[0 0 595.28 841.89]")] {
        let pdf = page(named("classic"), &english(), &[], sheets);
        assert!(pdf.contains(&format!("/MediaBox {size}")), "{sheets}");
    }
}

#[test]
fn a_page_is_as_large_as_its_paper() {
    for (sheets, size) in [(4, "[0 0 792 612]"), (2, "[0 0 612 792]")] {
        let pdf = printed(pad(named("classic")), &english(), &[], sheets, Paper::Letter);
        assert!(pdf.contains(&format!("/MediaBox {size}")), "{sheets}");
    }
}

#[test]
fn a_closing_cell_says_how_many_ticks_the_table_asks_for() {
    let count = |closing_needs: u8| {
        let pad = Pad { closing_needs, ..pad(named("gemixxt-a")) };
        let pdf = printed(pad, &english(), &[], 1, Paper::A4);
        [5, 6].map(|needs| pdf.matches(&format!("(min. {needs}) Tj")).count())
    };
    assert_eq!(count(5), [4, 0]);
    assert_eq!(count(6), [0, 4]);
}

#[test]
fn a_sheet_is_called_as_people_call_it() {
    for (name, english_title, french_title) in [
        ("bonus-b", "Qwixx Bonus B", "Qwixx Bonus B"),
        ("classic", "Qwixx Classic", "Qwixx Classique"),
        ("gemixxt-a", "Qwixx gemixxt A", "Qwixx gemixxt A"),
    ] {
        for (labels, title) in [(english(), english_title), (french(), french_title)] {
            let svg = print::sheet_svg(pad(named(name)), &labels, None);
            assert!(svg.contains(&format!(">{title}</text>")), "{title}");
        }
    }
}

#[test]
fn what_a_pair_grants_is_said_in_words() {
    for labels in [english(), french()] {
        let svg = print::sheet_svg(pad(named("bonus-b")), &labels, None);
        for words in &labels.pairs {
            for word in words.split(' ') {
                assert!(svg.contains(word), "{words}");
            }
        }
    }
}

#[test]
fn french_keeps_its_accents() {
    let pdf = page(named("classic"), &french(), &[], 1);
    // Text beyond ASCII is written in hexadecimal.
    let misses = b"coups manqu\xe9s \x965".map(|code| format!("{code:02X}")).concat();
    assert!(pdf.contains(&format!("<{misses}> Tj")));
    assert!(pdf.contains("/Lang (fr)"));
}

#[test]
fn lucky_numbers_are_dealt_in_order_and_over_again() {
    let dealt = |lucky: &[[u8; 2]], sheets| {
        let pdf = page(named("longo"), &english(), lucky, sheets);
        let mut pairs = Vec::new();
        for sheet in pdf.split("(lucky numbers) Tj").skip(1) {
            let shown = |text: &str| text.strip_prefix('(')?.strip_suffix(") Tj")?.parse().ok();
            pairs.push(sheet.lines().filter_map(shown).take(2).collect::<Vec<u8>>());
        }
        pairs
    };
    assert_eq!(dealt(&[], 4), [[5, 10], [6, 11], [7, 12], [8, 13]]);
    assert_eq!(dealt(&[[2, 3], [4, 5]], 3), [[2, 3], [4, 5], [2, 3]]);
}

#[test]
fn one_sheet_is_a_picture_with_its_lucky_numbers() {
    let svg = print::sheet_svg(pad(named("longo")), &english(), Some([7, 99]));
    assert!(svg.starts_with("<svg ") && svg.contains(">99</text>"));
}
