//! What a table is worth to somebody who plays alone: points, by the table of the solved sheet.
//!
//! The table knows what every sheet is worth before a roll. What a roll, or an answer to it, is worth follows by
//! going through what can still be done in the turn.

use std::sync::Arc;

use game::luck::Stream;
use game::{Audience, Game, Inconsistent, Seat, Setup, Step, Turn};
use qwixx::Dice;
use qwixx::dice::{Action, Options, View};
use solve::qwixx::{Shape, SheetBook};

use crate::books::Book;
use crate::checksum::checksum;
use crate::{Appraiser, Books, Rated, Shares, Unit};

impl Book for SheetBook {
    fn is_like(&self, other: &Self) -> bool {
        SheetBook::is_like(self, other)
    }
}

const ENDING: &str = "-alone.sheet";

/// The name of the book of the sheet that somebody plays alone by these options; none for several players, or
/// where options that books are not made for were chosen.
pub(crate) fn name(options: &Options) -> Option<String> {
    let edition = options.pad.edition.name;
    let usual = Dice::options(&Setup::new(edition, 1)).ok()?;
    let same = usual.pad.closing_needs == options.pad.closing_needs
        && usual.lucky(Seat(0)) == options.lucky(Seat(0));
    (options.seats == 1 && same).then(|| format!("qwixx-{edition}{ENDING}"))
}

/// The books there can be of sheets that somebody plays alone: the name of each without its ending, and the edition.
pub fn sheet_books() -> impl Iterator<Item = (String, &'static str)> {
    let solvable = |options: &Options| Shape::new(options.pad, options.lucky(Seat(0))).is_ok();
    Dice::editions().iter().filter_map(move |edition| {
        let options = Dice::options(&Setup::new(edition.name, 1)).ok().filter(solvable)?;
        let name = name(&options)?;
        Some((name.strip_suffix(".sheet")?.to_owned(), edition.name))
    })
}

/// What a book of this name is about.
fn options(name: &str) -> Option<Options> {
    let edition = name.strip_prefix("qwixx-")?.strip_suffix(ENDING)?;
    Dice::options(&Setup::new(edition, 1)).ok()
}

/// Puts the bytes of a book of this name among the books; says whether they are one.
pub(crate) fn read(name: &str, bytes: &[u8], books: &mut Books) -> bool {
    let book = || {
        let (sum, bytes) = bytes.split_first_chunk()?;
        let options = options(name).filter(|_| checksum(bytes) == u64::from_le_bytes(*sum))?;
        SheetBook::read(&options, bytes)
    };
    book().map(|book| books.add(book)).is_some()
}

/// Makes the book of this name, in so many threads: the points of every sheet of a game alone. `tell` hears which
/// part of the work is done; when it says no, nothing comes of it.
pub fn make_sheet_book(
    name: &str,
    threads: usize,
    tell: &mut dyn FnMut(f64) -> bool,
) -> Option<Vec<u8>> {
    let bytes = SheetBook::solve(&options(name)?, threads, tell)?.bytes();
    Some([&checksum(&bytes).to_le_bytes(), &bytes[..]].concat())
}

/// Says what the table of somebody alone is worth.
pub(super) struct Alone(pub(super) Arc<SheetBook>);

const ALONE: Seat = Seat(0);

impl Alone {
    /// The points that a game will end with, if the best is done from here on.
    fn points(&self, game: &Dice) -> f64 {
        match game.turn() {
            Turn::Decide(_) => {
                let worth = game.legal(ALONE).into_iter().map(|action| self.after(game, action));
                worth.fold(f64::NEG_INFINITY, f64::max)
            }
            Turn::Chance | Turn::Over => self.0.points(game),
        }
    }

    fn after(&self, game: &Dice, action: Action) -> f64 {
        let mut after = game.clone();
        after.advance(Step::Decide(ALONE, action), &mut |_: Audience, _| {});
        self.points(&after)
    }
}

impl Appraiser<Dice> for Alone {
    fn unit(&self) -> Unit {
        Unit::Points
    }

    fn value(&mut self, game: &Dice) -> Shares {
        vec![self.points(game) / 100.0]
    }

    fn expect(&mut self, game: &Dice) -> Shares {
        self.value(game)
    }

    fn rank_with(
        &mut self,
        view: &View,
        seat: Seat,
        _also: &[Action],
    ) -> Result<Vec<Rated<Action>>, Inconsistent> {
        let game = Dice::imagine(view, &mut Stream::new(0))?;
        let rate = |action| {
            let chance = self.after(&game, action) / 100.0;
            Rated { action, chance, error: 0.0, proved: true }
        };
        let mut rated: Vec<Rated<Action>> = game.legal(seat).into_iter().map(rate).collect();
        rated.sort_by(|one, two| two.chance.total_cmp(&one.chance));
        Ok(rated)
    }
}
