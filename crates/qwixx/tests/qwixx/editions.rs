//! The drawings are what is printed.

use std::collections::BTreeMap;
use std::path::Path;

use qlub_qwixx::{Badge, Colour, Edition, Symbol};

#[test]
fn every_row_holds_every_number_once() {
    for edition in Edition::all() {
        for row in Colour::ALL {
            let mut numbers: Vec<u8> = edition.row(row).iter().map(|cell| cell.number).collect();
            numbers.sort_unstable();
            let all: Vec<u8> = (2..=2 * edition.sides).collect();
            assert_eq!(numbers, all, "{} {row}", edition.name);
        }
    }
}

#[test]
fn every_colour_has_every_number_once() {
    for edition in Edition::all() {
        for colour in Colour::ALL {
            for number in 2..=2 * edition.sides {
                let cells = Colour::ALL.into_iter().flat_map(|row| edition.row(row));
                let found = cells.filter(|cell| (cell.colour, cell.number) == (colour, number));
                assert_eq!(found.count(), 1, "{} {colour} {number}", edition.name);
                assert!(edition.cell_of_colour(colour, number).is_some());
            }
        }
    }
}

#[test]
fn closing_cells_have_the_colour_of_their_lock() {
    for edition in Edition::all() {
        for row in Colour::ALL {
            let cells = edition.row(row);
            let closing = &cells[cells.len() - edition.closing_cells..];
            assert!(closing.iter().all(|cell| cell.colour == row), "{} {row}", edition.name);
            assert_eq!(edition.closing(row).count_ones() as usize, edition.closing_cells);
        }
    }
}

#[test]
fn closing_cells_are_the_printed_ones() {
    let closing = |name: &str| {
        let edition = Edition::named(name).expect("an edition");
        Colour::ALL.map(|row| {
            let cells = edition.row(row);
            let last = &cells[cells.len() - edition.closing_cells..];
            last.iter().map(|cell| cell.number).collect::<Vec<_>>()
        })
    };
    assert_eq!(closing("classic"), [[12], [12], [2], [2]]);
    assert_eq!(closing("longo"), [[15, 16], [15, 16], [3, 2], [3, 2]]);
    assert_eq!(closing("gemixxt-a"), [[12], [12], [2], [2]]);
    assert_eq!(closing("gemixxt-b"), [[11], [10], [3], [4]]);
}

#[test]
fn badges_are_in_the_printed_places() {
    let badges = |name: &str, badge: Badge| {
        let edition = Edition::named(name).expect("an edition");
        let mut found = Vec::new();
        for row in Colour::ALL {
            let cells = edition.row(row).iter().filter(|cell| cell.badge == Some(badge));
            found.extend(cells.map(|cell| format!("{}{}", row.letter(), cell.number)));
        }
        found.join(" ")
    };
    assert_eq!(badges("bonus-a", Badge::Bar), "r3 r6 r9 y5 y8 y11 g11 g7 g4 b10 b8 b5");
    let pairs = [
        (Symbol::Circle, "y11 g9"),
        (Symbol::Diamond, "y7 b7"),
        (Symbol::Square, "r8 b10"),
        (Symbol::Octagon, "r6 b4"),
        (Symbol::Star, "y3 g5"),
    ];
    for (symbol, cells) in pairs {
        assert_eq!(badges("bonus-b", Badge::Half(symbol)), cells);
    }
}

#[test]
fn badges_are_in_the_printed_counts() {
    for edition in Edition::all() {
        let mut counts = BTreeMap::new();
        for cell in Colour::ALL.into_iter().flat_map(|row| edition.row(row)) {
            if let Some(badge) = cell.badge {
                *counts.entry(format!("{badge:?}")).or_insert(0) += 1;
            }
        }
        let total: usize = counts.values().sum();
        match edition.name {
            "bonus-a" => assert_eq!((total, counts.len(), edition.bar.len()), (12, 1, 12)),
            "bonus-b" => {
                assert_eq!((total, counts.len(), edition.bar.len()), (10, 5, 0));
                assert!(counts.values().all(|count| *count == 2));
            }
            // Whatever else is drawn: a box of the bar for every star, and pairs of two.
            _ => {
                let bar = counts.remove(&format!("{:?}", Badge::Bar)).unwrap_or(0);
                assert_eq!(bar, edition.bar.len(), "{}", edition.name);
                assert!(counts.values().all(|count| *count == 2), "{}", edition.name);
            }
        }
    }
}

#[test]
fn the_bar_is_the_printed_one() {
    let bar: String = Edition::named("bonus-a").unwrap().bar.iter().map(|c| c.letter()).collect();
    assert_eq!(bar, "rygbgrbyrybg");
}

#[test]
fn lucky_numbers_are_two_a_seat_and_equally_likely() {
    let lucky = Edition::named("longo").unwrap().lucky;
    assert_eq!(lucky, [[5, 10], [6, 11], [7, 12], [8, 13], [4, 9]]);
    let ways = |sum: u8| (1..=8u8).filter(|die| (1..=8).contains(&sum.wrapping_sub(*die))).count();
    assert!(lucky.iter().all(|[low, high]| ways(*low) + ways(*high) == 11));
}

#[test]
fn no_rule_asks_for_an_editions_name() {
    let names: Vec<_> = Edition::all().map(|edition| format!("\"{}\"", edition.name)).collect();
    let mut seen = 0;
    visit(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut |path, text| {
        seen += 1;
        if path.file_name().is_some_and(|name| name == "edition.rs" || name == "drawing.rs") {
            return;
        }
        for (line, text) in text.lines().enumerate() {
            let code = text.split("//").next().unwrap_or_default();
            let named = names.iter().find(|name| code.contains(name.as_str()));
            assert!(named.is_none(), "{}:{} asks for {named:?}", path.display(), line + 1);
            let asks = code.contains("edition.name ==") || code.contains("match edition.name");
            assert!(!asks, "{}:{} compares names", path.display(), line + 1);
        }
    });
    assert!(seen > 5, "the sources were looked at");
}

fn visit(folder: &Path, look: &mut impl FnMut(&Path, &str)) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            visit(&path, look);
        } else {
            look(&path, &std::fs::read_to_string(&path).expect("a text"));
        }
    }
}

#[test]
fn a_sheet_takes_at_most_sixteen_bytes() {
    assert!(size_of::<qlub_qwixx::Sheet>() <= 16);
}
