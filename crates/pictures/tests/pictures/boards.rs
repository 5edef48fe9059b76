//! Boards and tiles show what lies on the table.

use ::qwirkle::{Cell as Place, Colour, Placement, Tile};
use pictures::Picture;
use pictures::quixo::BoardPicture;
use pictures::qwirkle::{self, LaidTile};
use quixo::{Cell, Cells, Options, Players, Position, Side};

use crate::seen_shapes::texts;

fn options(players: Players, side: Side) -> Options {
    Options::usual(players, side)
}

fn drawn(options: &Options, position: &str, taken: Option<&str>) -> Picture {
    BoardPicture {
        title: "a board",
        options,
        position: &Position::read(options, position).expect("a position"),
        taken: taken.map(|cell| cell.parse().expect("a cell")),
        lit: Cells::NONE,
    }
    .picture()
}

pub(crate) fn start() -> Picture {
    let five = options(Players::Two, Side::Five);
    drawn(&five, "...../...../...../...../..... 0", Some("c1"))
}

pub(crate) fn four() -> Picture {
    drawn(&options(Players::Four, Side::Four), "01../..3./2.../.... 1", None)
}

/// A dozen tiles, far from the origin too.
pub(crate) fn twelve_kinds() -> Picture {
    let place = |(n, tile): (usize, Tile)| LaidTile {
        placement: Placement { cell: Place::new(3 * n as i8 - 20, n as i8 - 11), tile },
        turn: Some(n as u8 + 1),
    };
    let laid: Vec<LaidTile> = Tile::kinds().step_by(3).enumerate().map(place).collect();
    qwirkle::board("tiles", &laid)
}

#[test]
fn a_border_cube_has_three_ways_back_and_a_corner_two() {
    for (cell, ways) in [("c1", "ABC"), ("a1", "AB"), ("e3", "ABC"), ("e5", "AB")] {
        let five = options(Players::Two, Side::Five);
        let words = texts(&drawn(&five, "x.o../...../...../...../..... 0", Some(cell)));
        let letters: String = words.concat().chars().filter(char::is_ascii_uppercase).collect();
        assert_eq!(letters, ways, "{cell}");
    }
}

#[test]
fn columns_and_rows_are_named_on_every_side() {
    for (side, drawing) in [(Side::Three, ".../.../... 0"), (Side::Four, "..../..../..../.... 0")] {
        let words = texts(&drawn(&options(Players::Two, side), drawing, None)).concat();
        let names: Vec<String> = (0..side.cubes())
            .filter_map(|n| Cell::new(n, n))
            .map(|cell| cell.to_string())
            .collect();
        assert!(names.iter().flat_map(|name| name.chars()).all(|c| words.matches(c).count() == 2));
    }
}

#[test]
fn with_four_players_the_seats_stand_around_the_board() {
    let words = texts(&four());
    assert_eq!(words[words.len() - 4..], ["0", "1", "2", "3"]);
    let svg = pictures::svg::write(&four());
    // A cube for each of the four seats, with its dot.
    assert_eq!(svg.matches("r=\"4.2\"").count(), 4);
}

#[test]
fn marks_differ_in_form_not_only_in_colour() {
    let two = options(Players::Two, Side::Three);
    let neutral = pictures::svg::write(&drawn(&two, ".../.../... 0", None));
    let cross = pictures::svg::write(&drawn(&two, "x../.../... 0", None));
    let ring = pictures::svg::write(&drawn(&two, "o../.../... 0", None));
    let forms = |svg: &str| (svg.matches("<path").count(), svg.matches("<circle").count());
    assert_eq!([forms(&neutral), forms(&cross), forms(&ring)], [(0, 0), (1, 0), (0, 1)]);
}

#[test]
fn every_tile_has_the_letter_of_its_colour() {
    let words = texts(&qwirkle::kinds("kinds"));
    for colour in Colour::ALL {
        // Six tiles, and the name of their row.
        let letter = colour.letter().to_string();
        assert_eq!(words.iter().filter(|word| **word == letter).count(), 7);
    }
}

#[test]
fn a_board_of_tiles_is_as_large_as_it_must_be() {
    let one = |x, y| {
        let (cell, tile) = (Place::new(x, y), Tile::default());
        LaidTile { placement: Placement { cell, tile }, turn: None }
    };
    let size = |laid: &[LaidTile]| {
        let picture = qwirkle::board("tiles", laid);
        (picture.width, picture.height)
    };
    let alone = size(&[one(0, 0)]);
    assert_eq!(size(&[]), alone);
    assert_eq!(size(&[one(-107, 107)]), alone);
    let wide = size(&[one(-1, 0), one(0, 0), one(1, 0)]);
    assert!(wide.0 > alone.0 && wide.1 == alone.1);
}
