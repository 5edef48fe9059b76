//! What tables of Qwixx with dice are worth, and what answers.
//!
//! One standard for all: the net's chances a turn later, if everybody does what is foreseen. So the
//! value of a table before a roll is the exact mean over every roll, and what a roll brings beyond the mean is
//! luck, of which there is none on average.
//!
//! - [`mod@alone`]: where nobody can be beaten and points count, by a table that knows them exactly.
//! - [`foresight`]: what everybody is likely to answer; [`desk`]: what the active seat does with which rolls.
//! - [`near`]: what a table is worth, and [`mean`]: the mean of it over every roll.
//! - [`mod@continuations`]: what becomes of a table by the end of a turn.
//! - [`looks`]: one turn deep or two, and how sure that is.

pub(super) mod alone;
mod continuations;
mod desk;
mod foresight;
mod looks;
mod mean;
mod near;
#[cfg(test)]
mod tests;

use game::luck::Stream;
use game::{Game, Inconsistent, Seat};
use qwixx::Dice;
use qwixx::dice::{Action, MOST_SEATS, Options, Phase, View};

use self::alone::Alone;
use self::continuations::{Continuation, continuations, ends, likely};
use self::looks::Looks;
use self::mean::Parts;
use solve::qwixx::SheetBook;

use super::nets;
use super::position::Position;
use crate::{Appraised, Appraiser, Books, Depth, NotAppraised, Rated, Shares, Stop};

/// Says what tables are worth.
struct DiceAppraiser(Looks);

impl Appraised for Dice {
    const OPEN: bool = true;

    fn appraiser(
        options: &Options,
        depth: Depth,
        books: &Books,
        stop: &Stop,
    ) -> Result<Box<dyn Appraiser<Self>>, NotAppraised> {
        let missing =
            |name: Option<String>| name.map_or(NotAppraised::NotLearnt, NotAppraised::BookMissing);
        if options.seats == 1 {
            let book = books.find(|book: &SheetBook| book.is_for(options));
            let book = book.ok_or_else(|| missing(alone::name(options)))?;
            return Ok(Box::new(Alone(book)));
        }
        let trained = nets::trained(options, books);
        let trained = trained.ok_or_else(|| missing(nets::name(options)))?;
        let looks = Looks::new(trained, depth, stop);
        Ok(Box::new(DiceAppraiser(looks)))
    }
}

impl Appraiser<Dice> for DiceAppraiser {
    fn value(&mut self, game: &Dice) -> Shares {
        let seats = game.setup().seats;
        let worth = match game.phase() {
            Phase::First => each_first(game, |table| self.0.worth(table)),
            _ => self.0.worth_of(&ends(&self.0.trained.net, game, self.0.colour_ticks())),
        };
        shares(worth, seats)
    }

    fn expect(&mut self, game: &Dice) -> Shares {
        match game.phase() {
            Phase::First => self.value(game),
            _ => shares(self.0.expect(&Position::of(game)), game.setup().seats),
        }
    }

    fn likely(&mut self, game: &Dice) -> Vec<Vec<(Seat, Action)>> {
        likely(&self.0.trained.net, game)
    }

    fn rank_with(
        &mut self,
        view: &View,
        seat: Seat,
        _also: &[Action],
    ) -> Result<Vec<Rated<Action>>, Inconsistent> {
        let game = Dice::imagine(view, &mut Stream::new(0))?;
        let Some(roll) = game.roll() else { return Err(Inconsistent("nobody has to decide")) };
        let found = continuations(&self.0.trained.net, &game, &roll, seat, self.0.colour_ticks());
        let rated =
            found.into_iter().map(|answer| (self.0.worth_of(&answer.ends)[seat.index()], answer));
        let mut rated: Vec<(f64, Continuation)> = rated.collect();
        rated.sort_by(|(one, _), (two, _)| two.total_cmp(one));
        let best = rated.first().map(|(_, best)| (best.ends.clone(), best.proved));
        let rate = |(i, (chance, answer)): (usize, &(f64, Continuation))| {
            let error = match &best {
                Some((_, proved)) if i == 0 || *proved && answer.proved => 0.0,
                Some((best, _)) => self.0.error([best, &answer.ends], seat),
                None => 0.0,
            };
            Rated { action: answer.action, chance: *chance, error, proved: answer.proved }
        };
        Ok(rated.iter().enumerate().map(rate).collect())
    }
}

fn shares(parts: Parts, seats: u8) -> Shares {
    parts[..usize::from(seats)].to_vec()
}

/// The mean over who may be the first to be active.
fn each_first(game: &Dice, mut worth: impl FnMut(&Position) -> Parts) -> Parts {
    let table = Position::of(game);
    let mut mean = [0.0; MOST_SEATS];
    for active in (0..table.seats()).map(Seat) {
        let worth = worth(&Position { active, ..table });
        mean.iter_mut().zip(worth).for_each(|(mean, part)| *mean += part);
    }
    mean.map(|part| part / f64::from(table.seats()))
}
