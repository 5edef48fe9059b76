//! What tables of Quixo are worth, and what every move is worth.
//!
//! There is no luck and nothing is hidden, so all of it comes from one search of a position (`by_net` on the board
//! of 25 for two, the plain alpha-beta elsewhere): a table is worth what its best move is. What a search found is a
//! function of the position and of what has been on the table, never of what was asked before; the appraiser only
//! remembers it.
//!
//! A search finds shares of a win by best play, and `chances` what comes of them between players like `hard`.
//!
//! Chances are called proved where a line is forced, where the game is over, or where the book of nearly full boards
//! or the tables of a board that has been solved know. A forced win comes nearer with every move, so no position comes twice on the way; only positions that have
//! been on the table twice already could end it in a draw, and no proof leads through those.

mod by_net;
mod chances;
mod share;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::Arc;

use game::luck::ScriptedLuck;
use game::{Game, Inconsistent, Seat, Step, Viewer};
use quixo::{Action, Options, Players, Position, Push, Quixo, Side, View};

use super::late::Late;
use super::search::moves::Move;
use super::search::{alpha_beta, ranking};
use super::solved::Solved;
use super::unbeatable::Sides;
use super::value::{self, ValueNet};
use crate::{Appraised, Appraiser, Books, Depth, NotAppraised, Rated, Shares, Stop, shares};
use by_net::Means;
use chances::Chances;
use share::Odds;
pub use share::{WHOLE, WON, Worth};

impl Appraised for Quixo {
    const OPEN: bool = true;

    fn appraiser(
        options: &Options,
        depth: Depth,
        books: &Books,
        stop: &Stop,
    ) -> Result<Box<dyn Appraiser<Self>>, NotAppraised> {
        Ok(Box::new(Reader::new(options, depth, books, stop)?))
    }
}

impl Reader {
    /// A judge of tables by these options.
    pub fn new(
        options: &Options,
        depth: Depth,
        books: &Books,
        stop: &Stop,
    ) -> Result<Reader, NotAppraised> {
        let judge = if options.players == Players::Two && options.side == Side::Five {
            let missing = || NotAppraised::BookMissing(value::NAME.to_owned());
            let net = value::learnt(books).ok_or_else(missing)?;
            Judge::Net { net, odds: Odds::new(), late: books.get() }
        } else {
            Judge::Points { scale: scale(options) }
        };
        let solved = books.get().filter(|_| options.players == Players::Two);
        let found = BTreeMap::new();
        let (options, chances, stop) = (*options, Chances::of(options), stop.clone());
        Ok(Reader { options, depth, judge, chances, solved, stop, found })
    }
}

/// Who says what a position is worth where a search stops.
#[derive(Debug)]
enum Judge {
    /// The net and the book of nearly full boards, on the board of 25 for two.
    Net { net: Arc<ValueNet>, odds: Odds, late: Option<Arc<Late>> },
    /// Points for cubes and lines.
    Points { scale: f64 },
}

/// A position, and the earlier ones that are a draw when they come again.
type Asked = (Position, Vec<Position>);

/// The moves of a table and what they are worth, the best first.
pub type RankedMoves = Arc<[(Action, Worth)]>;

/// Reads tables of one set-up.
#[derive(Debug)]
pub struct Reader {
    options: Options,
    depth: Depth,
    judge: Judge,
    chances: Chances,
    /// Exact values, as far as somebody has them.
    solved: Option<Arc<Solved>>,
    stop: Stop,
    /// What was found of the tables that somebody has asked for.
    found: BTreeMap<Asked, RankedMoves>,
}

impl Reader {
    /// All moves of the seat that is to move, the best first.
    pub fn ranked(&mut self, game: &Quixo) -> RankedMoves {
        let asked = (*game.position(), twice(game));
        if let Some(known) = self.found.get(&asked) {
            return known.clone();
        }
        let mut worths = match &self.judge {
            Judge::Net { .. } => self.by_net(game, &asked.1),
            Judge::Points { scale } => self.by_points(&asked, *scale),
        };
        for (action, worth) in &mut worths {
            // Where the rules say what a move leads to nobody has to be asked.
            let mut after = game.clone();
            after.advance(Step::Decide(game.position().seat, *action), &mut |_, _| {});
            if after.outcome().is_some_and(|outcome| outcome.winners.is_empty()) {
                *worth = Worth::DRAWN;
            }
        }
        // Of equals the first by the rules: the order is stable.
        let best_first = |(_, worth): &(Action, Worth)| std::cmp::Reverse(worth.score);
        worths.sort_by_key(best_first);
        if asked.1.is_empty() && self.prove(game.position(), &mut worths) {
            // Of moves that are worth the same the search knows which is quicker, or harder to answer.
            worths.sort_by_key(best_first);
        }
        let found: RankedMoves = worths.into();
        if !self.stop.is_now() {
            self.found.insert(asked, found.clone());
        }
        found
    }

    fn by_net(&self, game: &Quixo, been: &[Position]) -> Vec<(Action, Worth)> {
        let Judge::Net { net, odds, late } = &self.judge else { return Vec::new() };
        let settings = match self.depth {
            Depth::Quick => QUICK,
            Depth::Deep => DEEP,
            Depth::Thorough => THOROUGH,
        };
        let means = Means { net, odds, late: late.as_deref(), settings, stop: &self.stop };
        let sides =
            |position: &Position| Sides::of(position.board, self.options.mark(position.seat));
        let been: Vec<u64> = been.iter().map(|position| sides(position).code()).collect();
        let here = sides(game.position());
        // Images of a position are searched as one, so that they are worth the same.
        let found: BTreeMap<u64, Worth> =
            by_net::rank(means, here.least(), &been).into_iter().collect();
        let worth = |action: Action| {
            let push = self.options.frame().push(action.cell, action.end)?;
            let worth = found.get(&here.after(push).turned().code())?;
            Some((action, *worth))
        };
        game.legal(game.position().seat).into_iter().filter_map(worth).collect()
    }

    fn by_points(&self, (position, been): &Asked, scale: f64) -> Vec<(Action, Worth)> {
        let settings = points_settings(&self.options, self.depth);
        let found = ranking::rank(&self.options, position, been, settings, &self.stop);
        let worth = |points: i32| {
            if points.abs() > alpha_beta::WON / 2 {
                // Sooner wins stay better, and later losses.
                let distance = alpha_beta::WON - points.abs();
                Worth::found(points.signum() * (WON - distance))
            } else {
                Worth::found(share::of_points(points, scale))
            }
        };
        let action = |step: &Move| step.action(&self.options, position.seat);
        found.iter().map(|one| (action(&one.step), worth(one.worth))).collect()
    }

    /// Puts what is known exactly in the place of what the search found; says whether anything was known.
    fn prove(&self, position: &Position, worths: &mut [(Action, Worth)]) -> bool {
        let Some(solved) = &self.solved else { return false };
        let mark = self.options.mark(position.seat);
        let verdict = solved.verdict(self.options.side, position.board, mark);
        let known = |action: &Action| {
            let of = |push: &Push| (push.cell(), push.end()) == (action.cell, action.end);
            verdict.moves.iter().find(|(push, _)| of(push)).and_then(|(_, value)| *value)
        };
        let mut any = false;
        for (action, worth) in worths {
            if let Some(value) = known(action) {
                any = true;
                *worth = worth.known(value);
            }
        }
        any
    }

    /// Worths as chances, with how far they may be off.
    fn rated(&self, game: &Quixo, worths: &[(Action, Worth)]) -> Vec<Rated<Action>> {
        let Some((_, best)) = worths.first() else { return Vec::new() };
        let rate = |(action, worth): &(Action, Worth)| Rated {
            action: *action,
            chance: self.chance(game, *worth),
            error: self.chances.error(*best, *worth),
            proved: worth.proved,
        };
        worths.iter().map(rate).collect()
    }

    /// What is likely to come of a worth for the side that is to move.
    fn chance(&self, game: &Quixo, worth: Worth) -> f64 {
        let began =
            self.options.mark(game.position().seat) == self.options.mark(self.options.starts);
        self.chances.of_worth(worth, began)
    }

    /// Looks at the tables after the best moves, and after those in `also`: how far one is behind is what these looks
    /// say. Points tell little of moves that lie close together, and whichever of them seems best does so by chance
    /// as often as not.
    fn look_again(&mut self, game: &Quixo, rated: &mut [Rated<Action>], also: &[Action]) {
        let Some(best) = rated.first().filter(|best| !best.proved).map(|best| best.chance) else {
            return;
        };
        let mut seen = Vec::new();
        for (at, one) in rated.iter().enumerate().filter(|(_, one)| !one.proved) {
            if at < LOOKED_AT_AGAIN || also.contains(&one.action) {
                let seat = game.position().seat;
                let mut after = game.clone();
                after.advance(Step::Decide(seat, one.action), &mut |_, _| {});
                seen.push((at, self.value(&after)[seat.index()]));
            }
        }
        let most = seen.iter().map(|(_, chance)| *chance).fold(0.0, f64::max);
        for (at, chance) in seen {
            rated[at].chance = (best - (most - chance)).max(0.0);
        }
        rated.sort_by(|one, two| two.chance.total_cmp(&one.chance));
    }
}

/// So many of the best moves are looked at again.
const LOOKED_AT_AGAIN: usize = 2;

impl Appraiser<Quixo> for Reader {
    fn value(&mut self, game: &Quixo) -> Shares {
        let seats = self.options.seats();
        if let Some(shares) = shares(game, seats) {
            return shares;
        }
        let ranked = self.ranked(game);
        let best = ranked.first().map_or(0.5, |(_, best)| self.chance(game, *best));
        let own = self.options.mark(game.position().seat);
        let share = |seat| if self.options.mark(Seat(seat)) == own { best } else { 1.0 - best };
        (0..seats).map(share).collect()
    }

    /// There is no chance in Quixo, so nobody asks.
    fn expect(&mut self, game: &Quixo) -> Shares {
        self.value(game)
    }

    fn rank_with(
        &mut self,
        view: &View,
        seat: Seat,
        also: &[Action],
    ) -> Result<Vec<Rated<Action>>, Inconsistent> {
        let game = Quixo::imagine(view, &mut ScriptedLuck::new([]))?;
        if *game.setup() != self.options {
            return Err(Inconsistent("this is a table of another set-up"));
        }
        if game.position().seat != seat || game.ending().is_some() {
            return Err(Inconsistent("this seat owes no decision"));
        }
        let ranked = self.ranked(&game);
        let mut rated = self.rated(&game, &ranked);
        if let Judge::Points { .. } = self.judge {
            self.look_again(&game, &mut rated, also);
        }
        Ok(rated)
    }
}

/// The positions that are a draw when they come again, in order: they have been on the table twice since a neutral
/// cube was last taken.
fn twice(game: &Quixo) -> Vec<Position> {
    let View { earlier, occurred, .. } = game.view(Viewer::Watcher);
    // Equal ones lie side by side, and none has been there three times.
    let twice = earlier.windows(2).filter(|two| two[0] == two[1]);
    let twice = twice.filter_map(|two| Position::read(game.setup(), &two[0]).ok());
    twice.chain((occurred > 1).then_some(*game.position())).collect()
}

/// How hard to look on the board of 25 for two. Work is there to bound it: nearly always all depths are reached.
const QUICK: value::Settings = value::Settings { depth: 3, work: 12_000, memory: 14 };
const DEEP: value::Settings = value::Settings { depth: 4, work: 100_000, memory: 17 };
const THOROUGH: value::Settings = value::Settings { depth: 8, work: 300_000, memory: 19 };

/// How hard to look elsewhere: matches on smaller boards have fewer decisions.
fn points_settings(options: &Options, depth: Depth) -> alpha_beta::Settings {
    let (quick, deep) = match (options.players, options.side) {
        (Players::Two, _) => (100_000, 600_000),
        (Players::Four, Side::Three) => (200_000, 600_000),
        (Players::Four, Side::Four) => (40_000, 500_000),
        (Players::Four, Side::Five) => (20_000, 300_000),
    };
    match depth {
        Depth::Quick => alpha_beta::Settings { depth: 40, work: quick, memory: 15 },
        Depth::Deep => alpha_beta::Settings { depth: 40, work: deep, memory: 18 },
        Depth::Thorough => alpha_beta::Settings { depth: 40, work: 10 * deep, memory: 20 },
    }
}

/// How many points change the odds by a factor of e, fitted to games of `hard` with itself.
fn scale(options: &Options) -> f64 {
    match (options.players, options.side) {
        (Players::Two, _) => 15.0,
        (Players::Four, Side::Five) => 30.0,
        (Players::Four, _) => 20.0,
    }
}

/// Draws and shares lie well below what is proved.
const _: () = assert!(WHOLE < WON / 2);
