//! All answers of a seat, tried in the worlds that it may be in.

use game::luck::Stream;
use game::{Game, Seat};
use qwirkle::{Action, Qwirkle};

use super::super::ahead::Ahead;
use super::super::answer::Answer;
use super::super::candidates::{self, Candidate};
use super::super::clues::Clue;
use super::super::dealer::Dealer;
use super::super::field::Field;
use super::super::rounds::{self, Settings};
use super::super::taste::Taste;
use super::super::world::World;
use crate::appraisal::likely_behind;
use crate::{Rated, Stop};

/// The seed of the worlds, which is no match's luck.
const WORLDS: u64 = 0x7c4a_11d9_63b5_0d27;

/// How many worlds all candidates are tried in before some are dropped.
const BATCH: usize = 16;

/// Chances are means of at least so many worlds.
const FEWEST: usize = 64;

/// An answer that was asked for is not dropped before its distance is known so well.
const KNOWN: f64 = 0.01;

/// What is worked out for a ranking.
pub(super) struct Ranking<'a> {
    pub(super) settings: &'a Settings,
    pub(super) stop: &'a Stop,
    /// Answers that are tried however they look.
    pub(super) also: &'a [Action],
}

/// A candidate and how it did, world by world.
struct Tried {
    found: Candidate,
    answer: Answer,
    chances: Vec<f32>,
    asked: bool,
    dropped: bool,
}

impl Tried {
    fn mean(&self) -> f64 {
        let sum: f64 = self.chances.iter().copied().map(f64::from).sum();
        sum / self.chances.len().max(1) as f64
    }

    /// How far it is behind another in the worlds of both, and the error of that.
    fn behind(&self, best: &Tried) -> (f64, f64) {
        let pairs = best.chances.iter().zip(&self.chances);
        let apart: Vec<f64> = pairs.map(|(best, own)| f64::from(best - own)).collect();
        let count = apart.len().max(1) as f64;
        let mean = apart.iter().sum::<f64>() / count;
        let squares: f64 = apart.iter().map(|apart| (apart - mean).powi(2)).sum();
        (mean, squares.sqrt() / count)
    }
}

impl Ranking<'_> {
    /// All answers of the seat to move, the best first. Of the game only what the seat sees is used.
    pub(super) fn of(&self, game: &Qwirkle, seat: Seat, clues: &[Clue]) -> Vec<Rated<Action>> {
        let base = World::of(game);
        let mut field = Field::of(&base.board);
        let legal = game.legal(seat);
        let mut lines = self.candidates(game, &base, &field, &legal);
        let seed = WORLDS.wrapping_add((base.board.iter().count() as u64) << 40);
        let reading = &self.settings.reading;
        let dealer = Dealer::of(&base, seat, clues, reading, &mut Stream::new(!seed));
        let ahead = Ahead::of(&Taste::AHEAD, self.settings, base.bag());
        let before = field.now();
        let mut world = 0;
        loop {
            for _ in 0..BATCH {
                let dealt = dealer.deal(&mut Stream::new(seed.wrapping_add(world)));
                world += 1;
                for line in lines.iter_mut().filter(|line| !line.dropped) {
                    let mut table = dealt;
                    rounds::begin(&mut table, &mut field, &line.found.action, &line.answer);
                    line.chances.push(ahead.play_on(&mut table, &mut field));
                    field.back_to(before);
                }
            }
            self.drop_the_clearly_worse(&mut lines);
            let open = lines.iter().filter(|line| !line.dropped).count();
            let enough = open < 2 && world >= FEWEST as u64;
            let done = field.work() >= self.settings.work || world >= rounds::MOST_WORLDS;
            if enough || done || self.stop.is_now() {
                break;
            }
        }
        let mut rated = rate(&lines);
        self.add_the_rest(&mut rated, &lines, &legal, game, &base);
        rated
    }

    /// What is tried: what looks best, and what was asked for.
    fn candidates(
        &self,
        game: &Qwirkle,
        base: &World,
        field: &Field,
        legal: &[Action],
    ) -> Vec<Tried> {
        let mut found = candidates::list(base, World::bid(game), &Taste::AHEAD);
        found.truncate(self.settings.candidates);
        let pass = base.may_pass().then_some(Action::Pass);
        for action in self.also.iter().copied().chain(pass) {
            let known = found.iter().any(|found| found.action == action);
            if !known && legal.contains(&action) {
                found.push(plainly(game, &action));
            }
        }
        let tried = |found: Candidate| Tried {
            answer: rounds::answer_of(&found, field),
            asked: self.also.contains(&found.action),
            found,
            chances: Vec::new(),
            dropped: false,
        };
        found.into_iter().map(tried).collect()
    }

    /// Sorts candidates, those first that were tried in all worlds, by how they did.
    fn drop_the_clearly_worse(&self, lines: &mut [Tried]) {
        lines.sort_by(|one, two| {
            one.dropped.cmp(&two.dropped).then(two.mean().total_cmp(&one.mean()))
        });
        let Some((best, rest)) = lines.split_first_mut() else { return };
        for line in rest.iter_mut().filter(|line| !line.dropped) {
            let (behind, error) = line.behind(best);
            let known = !line.asked || error <= KNOWN;
            line.dropped = known && behind > self.settings.clearly * error;
        }
    }

    /// Answers that were not tried are worse than those that were, by what can be seen at once.
    fn add_the_rest(
        &self,
        rated: &mut Vec<Rated<Action>>,
        lines: &[Tried],
        legal: &[Action],
        game: &Qwirkle,
        base: &World,
    ) {
        /// How little a glance tells about a chance.
        const GLANCE: f64 = 0.05;
        let Some(worst) = rated.last().copied() else { return };
        let left =
            base.bag() + base.hands.iter().map(|hand| usize::from(hand.len())).sum::<usize>();
        let each = left as f32 / f32::from(base.seats);
        // What a point is worth where leads spread so far.
        let scale = f64::from(1.0 + self.settings.spread * each.sqrt());
        let slope = worst.chance * (1.0 - worst.chance) / scale;
        let least = plainly(game, &worst.action).equity;
        let known = |action: &&Action| !lines.iter().any(|line| line.found.action == **action);
        let mut rest: Vec<Rated<Action>> = legal
            .iter()
            .filter(known)
            .map(|action| {
                let less = f64::from(least - plainly(game, action).equity).max(0.0) * slope;
                let chance = (worst.chance - less).max(0.0);
                Rated { action: *action, chance, error: GLANCE + less / 2.0, proved: false }
            })
            .collect();
        rest.sort_by(|one, two| two.chance.total_cmp(&one.chance));
        rated.extend(rest);
    }
}

/// The candidates with their chances, the best first. How far one is behind is taken from the worlds that it
/// was tried in.
fn rate(lines: &[Tried]) -> Vec<Rated<Action>> {
    let Some(best) = lines.first() else { return Vec::new() };
    let first = best.mean();
    let mut rated: Vec<Rated<Action>> = lines
        .iter()
        .map(|line| {
            let (behind, error) = line.behind(best);
            let chance = (first - likely_behind(behind, error)).clamp(0.0, 1.0);
            Rated { action: line.found.action, chance, error, proved: false }
        })
        .collect();
    rated.sort_by(|one, two| two.chance.total_cmp(&one.chance));
    rated
}

/// An action by its points and what it keeps.
fn plainly(game: &Qwirkle, action: &Action) -> Candidate {
    let hand = game.hand(game.active());
    let (points, kept) = match action {
        Action::Play(play) => (game.board().score(play).points, hand.without(play.tiles())),
        Action::Swap(tiles) => (0, hand.without(tiles.iter())),
        Action::Pass => (0, Ok(hand)),
    };
    let kept = Taste::AHEAD.kept(&kept.unwrap_or(hand));
    Candidate { action: *action, points, equity: f32::from(points) + kept }
}
