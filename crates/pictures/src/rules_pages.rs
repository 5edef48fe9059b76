//! The pictures on the pages of the rules.

use quixo::{Cell, Cells, Options, Players, Position, Side};
use qwixx::{Colour, Edition, Sheet};
use words::{Language, Words};

use crate::labels::Labels;
use crate::picture::Picture;
use crate::quixo::BoardPicture;
use crate::qwirkle::{self as tiles, LaidTile};
use crate::qwixx::SheetPicture;
use crate::svg;

/// Every picture, with the name of its file in `docs/rules/pictures`.
pub fn all() -> Vec<(String, String)> {
    let labels = english();
    let sheets = Edition::all().map(|edition| {
        let picture = SheetPicture::empty(edition, &labels).picture();
        (format!("qwixx-{}.svg", edition.name), Some(picture))
    });
    let examples = [
        ("qwixx-marks.svg", marks()),
        ("quixo-start.svg", Some(start())),
        ("quixo-four.svg", four()),
        ("qwirkle-tiles.svg", Some(tiles::kinds("The 36 kinds of Qwirkle tiles"))),
        ("qwirkle-twelve-turns.svg", twelve_turns()),
    ];
    let examples = examples.into_iter().map(|(file, one)| (file.to_owned(), one));
    // What is not there cannot be drawn; a test names the files.
    sheets.chain(examples).filter_map(|(file, one)| Some((file, svg::write(&one?)))).collect()
}

/// One set of pictures serves the pages of all languages: they have hardly any words. What pairs grant is
/// said on the page.
fn english() -> Labels {
    Labels { pairs: Default::default(), ..Labels::of(&Words::new(Language::ENGLISH)) }
}

/// The example that shows what may still be ticked.
fn marks() -> Option<Picture> {
    let labels = english();
    let empty = SheetPicture::empty(Edition::named("classic")?, &labels);
    let rows = [vec![5, 7], vec![10], vec![6], vec![10]];
    let marks = Sheet::marked(&empty.pad, &rows, &[], 2)?;
    let picture = SheetPicture { marks, ..empty }.picture();
    let row = |row: Colour| {
        let numbers: Vec<_> = marks.numbers(&empty.pad, row).map(|n| n.to_string()).collect();
        format!("{row} {}", numbers.join(" and "))
    };
    let ticked = Colour::ALL.map(row).join(", ");
    let title = format!("{} with {ticked} ticked and {} misses", picture.title, marks.misses());
    Some(Picture { title, ..picture })
}

/// A cube of the border taken out of the first board.
fn start() -> Picture {
    let options = Options::usual(Players::Two, Side::Five);
    BoardPicture {
        title: "A Quixo board: the cube taken from c1 can be pushed back in at A, B or C",
        options: &options,
        position: &Position::start(&options),
        taken: Cell::new(2, 0),
        lit: Cells::NONE,
    }
    .picture()
}

const TEAMS: Options = Options::usual(Players::Four, Side::Five);
/// A position of two teams.
const FOUR: &str = "..2.1/0...3/.3.0./2...1/1.0.. 0";

fn four() -> Option<Picture> {
    let position = Position::read(&TEAMS, FOUR).ok()?;
    let picture = BoardPicture {
        title: "Quixo for four: dots point at the partner who may take a cube, seat 0 is to move",
        options: &TEAMS,
        position: &position,
        taken: None,
        lit: Cells::NONE,
    };
    Some(picture.picture())
}

/// The tiles of the twelve turns in the rules, a line a turn.
const TURNS: [&str; 12] = [
    "Rk@0,0 Rd@1,0 Rc@2,0",
    "Rs@3,0 Bs@3,1 Ps@3,2",
    "Bc@2,1",
    "Gk@0,-1 Gd@1,-1",
    "Gt@-1,-1 Gc@2,-1",
    "Ys@3,3 Rs@2,3",
    "Pt@-1,-2 Ot@-1,-3",
    "Ox@0,-3 Od@1,-3",
    "Yd@1,-2 Yc@2,-2",
    "Rt@-1,0",
    "Px@4,-1 Rx@4,0 Bx@4,1",
    "Gs@3,4 Os@2,4",
];

fn twelve_turns() -> Option<Picture> {
    let title = "The Qwirkle board after twelve turns, every tile with its turn";
    Some(tiles::board(title, &laid()?))
}

fn laid() -> Option<Vec<LaidTile>> {
    let turns = (1..).zip(TURNS);
    let words = turns.flat_map(|(turn, tiles)| tiles.split(' ').map(move |word| (turn, word)));
    let laid = |(turn, word): (u8, &str)| {
        Some(LaidTile { placement: word.parse().ok()?, turn: Some(turn) })
    };
    words.map(laid).collect()
}

#[cfg(test)]
mod tests {
    use quixo::Quixo;
    use qwirkle::Board;

    use super::*;

    #[test]
    fn the_examples_can_come_up_in_play() {
        let four = Position::read(&TEAMS, FOUR).expect("a position");
        Quixo::arranged(&TEAMS, four).expect("a position of the game");
        let placements: Vec<_> = laid().expect("tiles").iter().map(|laid| laid.placement).collect();
        assert_eq!(placements.len(), 25);
        Board::arranged(&placements).expect("good lines");
    }
}
