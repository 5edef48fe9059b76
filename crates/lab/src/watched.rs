//! Players whose decisions somebody looks at, and how often they slip.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::Bot;
use game::luck::Stream;
use game::{Game, Inconsistent, Luck, Outcome, Seat, Setup, Step};

/// A decision and what it was made from.
pub struct Decision<'a, G: Game> {
    /// What the player saw.
    pub view: &'a G::View,
    /// Its seat.
    pub seat: Seat,
    /// What it did.
    pub action: G::Action,
    /// How long it took.
    pub took: Duration,
}

/// A player whose decisions are shown to somebody.
struct WatchedBot<G: Game, W> {
    bot: Box<dyn Bot<G>>,
    watch: W,
}

/// The same player; every decision is shown to `watch`.
pub fn watched<G: Game, W>(bot: Box<dyn Bot<G>>, watch: W) -> Box<dyn Bot<G>>
where
    W: FnMut(&Decision<'_, G>) -> Result<(), Inconsistent> + Send + 'static,
{
    Box::new(WatchedBot { bot, watch })
}

impl<G: Game, W> Bot<G> for WatchedBot<G, W>
where
    W: FnMut(&Decision<'_, G>) -> Result<(), Inconsistent> + Send,
{
    fn sit(&mut self, setup: &Setup, seat: Seat) {
        self.bot.sit(setup, seat);
    }

    fn hear(&mut self, event: &G::Event) {
        self.bot.hear(event);
    }

    fn decide(
        &mut self,
        view: &G::View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<G::Action, Inconsistent> {
        let begun = Instant::now();
        let action = self.bot.decide(view, seat, luck)?;
        (self.watch)(&Decision { view, seat, action, took: begun.elapsed() })?;
        Ok(action)
    }

    fn remark(&self) -> Option<&'static str> {
        self.bot.remark()
    }

    fn rise(&mut self, outcome: &Outcome) {
        self.bot.rise(outcome);
    }
}

/// How somebody slipped, over many decisions.
#[derive(Debug, Default)]
pub struct Slips {
    answers: AtomicU64,
    worst: AtomicU64,
    wins: AtomicU64,
    overlooked: AtomicU64,
}

impl Slips {
    /// Counts a decision; the result is what could be done instead, with the points that it brings at once.
    pub fn count<G: Game>(
        &self,
        decision: &Decision<'_, G>,
    ) -> Result<Vec<(i32, G::Action)>, Inconsistent> {
        let Decision { view, seat, action, .. } = *decision;
        let game = G::imagine(view, &mut Stream::new(1))?;
        let points = |action: &G::Action| game.foresee(seat, action).points;
        let wins = |action: &G::Action| {
            let mut after = game.clone();
            after.advance(Step::Decide(seat, *action), &mut |_, _| {});
            after.outcome().is_some_and(|outcome| outcome.winners.contains(seat))
        };
        let legal: Vec<_> = game.legal(seat).iter().map(|legal| (points(legal), *legal)).collect();
        let own = points(&action);
        let better = legal.iter().filter(|(points, _)| *points > own).count();
        let count = |number: &AtomicU64, one: bool| {
            number.fetch_add(one.into(), Ordering::Relaxed);
        };
        count(&self.answers, true);
        // Three quarters of what may be done bring more at once.
        count(&self.worst, 4 * better >= 3 * legal.len());
        if legal.iter().any(|(_, legal)| wins(legal)) {
            count(&self.wins, true);
            count(&self.overlooked, !wins(&action));
        }
        Ok(legal)
    }

    /// How many decisions were counted.
    pub fn answers(&self) -> u64 {
        self.answers.load(Ordering::Relaxed)
    }

    /// The part of all decisions that are in the worst quarter of what could be done, by points at once.
    pub fn worst(&self) -> f64 {
        self.worst.load(Ordering::Relaxed) as f64 / self.answers().max(1) as f64
    }

    /// How many decisions could win at once.
    pub fn wins(&self) -> u64 {
        self.wins.load(Ordering::Relaxed)
    }

    /// The part of those that did not.
    pub fn overlooked(&self) -> f64 {
        self.overlooked.load(Ordering::Relaxed) as f64 / self.wins().max(1) as f64
    }
}
