//! The editions: what is printed on each sheet, and the few numbers that go with it.

use std::hash::{Hash, Hasher};
use std::sync::{LazyLock, PoisonError, RwLock};

use game::setup::{OptionSpec, Values};
use serde::{Deserialize, Serialize};

use crate::colour::{Cell, Colour};
use crate::drawing::Drawing;

/// The editions that come with the house, in the order of forms and lists.
static HOUSE: LazyLock<Vec<Edition>> = LazyLock::new(|| {
    let plain = Drawing::CLASSIC;
    let gemixxt = Drawing { options: CLOSING_NEEDS, ..plain };
    [
        plain,
        Drawing {
            name: "longo",
            sheet: LONGO,
            sides: 8,
            closing_cells: 2,
            closing_needs: 6,
            lucky: &[[5, 10], [6, 11], [7, 12], [8, 13], [4, 9]],
            options: LUCKY,
            ..plain
        },
        Drawing { name: "gemixxt-a", sheet: GEMIXXT_A, ..gemixxt },
        Drawing { name: "gemixxt-b", sheet: GEMIXXT_B, ..gemixxt },
        Drawing { name: "bonus-a", sheet: BONUS_A, bar: "r y g b g r b y r y b g", ..plain },
        Drawing { name: "bonus-b", sheet: BONUS_B, ..plain },
    ]
    .map(Edition::new)
    .into()
});

/// The editions that a program has added, never to be taken away: states hold on to them.
static ADDED: RwLock<Vec<&'static Edition>> = RwLock::new(Vec::new());

const LONGO: &str = "
    r  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16
    y  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16
    g 16 15 14 13 12 11 10  9  8  7  6  5  4  3  2
    b 16 15 14 13 12 11 10  9  8  7  6  5  4  3  2";

const GEMIXXT_A: &str = "
    r  y2  y3  y4  b5  b6  b7  g8  g9 g10  11  12
    y  r2  r3  g4  g5  g6  g7  b8  b9  10  11  12
    g b12 b11 b10  y9  y8  y7  r6  r5  r4   3   2
    b g12 g11 r10  r9  r8  r7  y6  y5   4   3   2";

const GEMIXXT_B: &str = "
    r 10  6  2  8  3  4 12  5  9  7 11
    y  9 12  4  6  7  2  5  8 11  3 10
    g  8  2 10 12  6  9  7  4  5 11  3
    b  5  7 11  9 12  3  8 10  2  6  4";

const BONUS_A: &str = "
    r  2   3*  4   5   6*  7   8   9* 10  11  12
    y  2   3   4   5*  6   7   8*  9  10  11* 12
    g 12  11* 10   9   8   7*  6   5   4*  3   2
    b 12  11  10*  9   8*  7   6   5*  4   3   2";

const BONUS_B: &str = "
    r  2   3   4   5   6⯃  7   8□  9  10  11  12
    y  2   3☆  4   5   6   7◇  8   9  10  11○ 12
    g 12  11  10   9○  8   7   6   5☆  4   3   2
    b 12  11  10□  9   8   7◇  6   5   4⯃  3   2";

const CLOSING_NEEDS: &[OptionSpec] =
    &[OptionSpec { key: "closing_needs", values: Values::OneOf(&["5", "6"]), default: "5" }];

const LUCKY: &[OptionSpec] = &[OptionSpec {
    key: "lucky",
    values: Values::Text {
        form: "a pair of different numbers from 2 to 16 for each seat, like 5/10,6/11",
        examples: |seats| {
            let pairs = ["2/16", "9/10", "3/7", "12/13", "8/9"];
            vec![pairs[..usize::from(seats.min(5))].join(",")]
        },
    },
    default: "dealt",
}];

/// An edition: a printed sheet, ready to be looked things up in.
#[derive(Debug)]
pub struct Edition {
    /// The name of the edition.
    pub name: &'static str,
    /// The faces of every die.
    pub sides: u8,
    /// How many cells at the right end of a row close it.
    pub closing_cells: usize,
    /// How many ticks a closing cell needs before it, unless the table says otherwise.
    pub closing_needs: u8,
    /// The colours of the bonus bar; empty where none is printed.
    pub bar: Vec<Colour>,
    /// The lucky numbers dealt to each seat; empty where none are printed.
    pub lucky: &'static [[u8; 2]],
    /// What a table may choose.
    pub options: &'static [OptionSpec],
    /// Whether a tick on this sheet can set off more than itself.
    pub has_badges: bool,
    rows: [Vec<PrintedCell>; 4],
    closing: [u16; 4],
    position: [[Option<u8>; NUMBERS]; 4],
    cell_of_colour: [[Option<Cell>; NUMBERS]; 4],
    pairs: [Option<[Cell; 2]>; Symbol::ALL.len()],
}

/// One more than the highest number on any sheet.
const NUMBERS: usize = 17;

/// A cell as it is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrintedCell {
    /// The number printed there.
    pub number: u8,
    /// Its colour, which may differ from its row's.
    pub colour: Colour,
    /// Its badge, if it has one.
    pub badge: Option<Badge>,
}

/// What is printed on a cell beside its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Badge {
    /// Ticks the first free box of the bar.
    Bar,
    /// One half of a pair.
    Half(Symbol),
}

/// The sign of a pair of cells; both ticked grant what the pair stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Symbol {
    /// Now: the next two cells of the row with the fewest crosses.
    Circle,
    /// Now: the next cell of every row.
    Diamond,
    /// At the end: the row with the fewest crosses scores double.
    Square,
    /// At the end: 13 points more.
    Octagon,
    /// Misses cost nothing.
    Star,
}

impl Symbol {
    /// All five symbols.
    pub const ALL: [Symbol; 5] =
        [Symbol::Circle, Symbol::Diamond, Symbol::Square, Symbol::Octagon, Symbol::Star];

    /// The sign in a drawing.
    pub fn sign(self) -> char {
        ['○', '◇', '□', '⯃', '☆'][self as usize]
    }

    pub(crate) fn from_sign(sign: char) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|symbol| symbol.sign() == sign)
    }
}

impl Edition {
    /// Every edition of the dice game: those of the house, then those that were added.
    pub fn all() -> impl Iterator<Item = &'static Edition> {
        let added = ADDED.read().unwrap_or_else(PoisonError::into_inner).clone();
        HOUSE.iter().chain(added)
    }

    /// The edition of a name.
    pub fn named(name: &str) -> Option<&'static Edition> {
        Edition::all().find(|edition| edition.name == name)
    }

    /// Adds a sheet to those on offer, for as long as the program runs. Where its name is taken already,
    /// the sheet that has it stays.
    ///
    /// ```
    /// use qlub_qwixx::Edition;
    /// use qlub_qwixx::drawing::Drawing;
    ///
    /// let sheet = "
    ///     r 12 11 10  9  8  7  6  5  4  3  2
    ///     y  2  3  4  5  6  7  8  9 10 11 12
    ///     g  2  3  4  5  6  7  8  9 10 11 12
    ///     b 12 11 10  9  8  7  6  5  4  3  2";
    /// Edition::add(Drawing { name: "turned", sheet, ..Drawing::CLASSIC });
    /// assert!(Edition::named("turned").is_some());
    /// ```
    ///
    /// # Panics
    /// If the drawing cannot be read.
    pub fn add(drawing: Drawing) -> &'static Edition {
        let mut added = ADDED.write().unwrap_or_else(PoisonError::into_inner);
        let mut all = HOUSE.iter().chain(added.iter().copied());
        if let Some(known) = all.find(|edition| edition.name == drawing.name) {
            return known;
        }
        let edition = Box::leak(Box::new(Edition::new(drawing)));
        added.push(edition);
        edition
    }

    fn new(drawing: Drawing) -> Edition {
        let rows = drawing.rows();
        let mut position = [[None; NUMBERS]; 4];
        let mut cell_of_colour = [[None; NUMBERS]; 4];
        for row in Colour::ALL {
            for (i, cell) in rows[row.index()].iter().enumerate() {
                let number = usize::from(cell.number);
                position[row.index()][number] = Some(i as u8);
                cell_of_colour[cell.colour.index()][number] =
                    Some(Cell { row, number: cell.number });
            }
        }
        Edition {
            name: drawing.name,
            sides: drawing.sides,
            closing_cells: drawing.closing_cells,
            closing_needs: drawing.closing_needs,
            bar: drawing.colours(),
            lucky: drawing.lucky,
            options: drawing.options,
            has_badges: rows.iter().flatten().any(|cell| cell.badge.is_some()),
            closing: Colour::ALL.map(|row| {
                let width = rows[row.index()].len();
                ((1u32 << width) - (1u32 << (width - drawing.closing_cells))) as u16
            }),
            pairs: Symbol::ALL.map(|symbol| halves(&rows, symbol)),
            rows,
            position,
            cell_of_colour,
        }
    }

    /// The cells of a row, left to right.
    #[inline]
    pub fn row(&self, row: Colour) -> &[PrintedCell] {
        &self.rows[row.index()]
    }

    /// Where in its row a cell stands, if the sheet has it.
    #[inline]
    pub fn position(&self, cell: Cell) -> Option<u8> {
        *self.position[cell.row.index()].get(usize::from(cell.number))?
    }

    /// The cell of a colour and number, wherever it stands.
    #[inline]
    pub fn cell_of_colour(&self, colour: Colour, number: u8) -> Option<Cell> {
        *self.cell_of_colour[colour.index()].get(usize::from(number))?
    }

    /// How many cells stay unticked between the first and the last of some cells of one row.
    pub(crate) fn left_out(&self, cells: &[Cell]) -> u8 {
        let places = || cells.iter().filter_map(|cell| self.position(*cell));
        let ends = places().min().zip(places().max());
        ends.map_or(0, |(first, last)| last - first + 1 - cells.len() as u8)
    }

    /// The cells, as bits, that close a row.
    #[inline]
    pub fn closing(&self, row: Colour) -> u16 {
        self.closing[row.index()]
    }

    /// Both cells of a pair, if the sheet has that pair.
    #[inline]
    pub fn pair(&self, symbol: Symbol) -> Option<[Cell; 2]> {
        self.pairs[symbol as usize]
    }
}

/// The cells that bear the halves of a pair.
fn halves(rows: &[Vec<PrintedCell>; 4], symbol: Symbol) -> Option<[Cell; 2]> {
    let mut halves = Colour::ALL.into_iter().flat_map(|row| {
        let marked = move |cell: &&PrintedCell| cell.badge == Some(Badge::Half(symbol));
        let name = move |cell: &PrintedCell| Cell { row, number: cell.number };
        rows[row.index()].iter().filter(marked).map(name)
    });
    Some([halves.next()?, halves.next()?])
}

impl PartialEq for Edition {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Edition {}

impl Hash for Edition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

/// A printed sheet together with what the table settled about it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pad {
    /// What is printed.
    pub edition: &'static Edition,
    /// How many ticks a closing cell needs before it.
    pub closing_needs: u8,
}
