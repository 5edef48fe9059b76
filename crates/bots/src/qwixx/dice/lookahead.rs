//! Looking one turn further: candidates are played on with the same rolls for all, and the net is
//! asked a turn later.

use game::Seat;
use game::luck::Stream;
use qwixx::dice::{Action, Phase, Roll};
use qwixx::{Colour, Dice};

use super::candidates::{self, Candidate};
use super::net::sigmoid;
use super::policy::Policy;
use super::position::Position;
use super::quick::Evaluator;
use super::scale::weigh;
use crate::Stop;

/// A player that looks a turn ahead where its policy is not sure.
#[derive(Clone, Debug)]
pub struct Lookahead<'a, E> {
    net: &'a E,
    policy: Policy<'a, E>,
    settings: Settings,
}

/// How hard to look.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How often every pair of white dice is rolled for one decision.
    pub rounds: u32,
    /// The most candidates.
    pub candidates: usize,
    /// Candidates that the net puts further behind the best than this chance are left out.
    pub behind: f32,
    /// How many standard errors another candidate must be ahead of the net's choice to be preferred.
    pub sure: f32,
}

impl Settings {
    /// What a table with people can wait for.
    pub const BEST: Settings = Settings { rounds: 8, candidates: 4, behind: 0.04, sure: 1.0 };
}

/// A candidate under consideration: the table at the end of the turn, and what was seen of it.
#[derive(Clone, Copy)]
struct Prospect {
    action: Action,
    table: Position,
    chance: f32,
    /// By how much it was ahead of the net's choice in all rounds together, and the squares of it.
    ahead: f32,
    squares: f32,
}

impl<'a, E: Evaluator> Lookahead<'a, E> {
    /// A player that asks this net.
    pub fn new(net: &'a E, settings: Settings) -> Self {
        Lookahead { net, policy: Policy::new(net), settings }
    }

    /// What `seat` should answer now.
    pub fn answer(&mut self, game: &Dice, seat: Seat, stop: &Stop, seed: u64) -> Action {
        let Some(roll) = game.roll() else { return Action::Pass };
        let mut prospects = self.prospects(game, &roll, seat);
        // The net's choice comes first.
        prospects.sort_by(|one, two| two.chance.total_cmp(&one.chance));
        let Some(best) = prospects.first().map(|prospect| prospect.chance) else {
            return Action::Pass;
        };
        prospects.retain(|prospect| best - prospect.chance <= self.settings.behind);
        prospects.truncate(self.settings.candidates);
        let rounds =
            if prospects.len() > 1 { self.look(&mut prospects, seat, stop, seed) } else { 0 };
        let others = prospects[1..].iter().max_by(|one, two| one.ahead.total_cmp(&two.ahead));
        let surely =
            |prospect: &&Prospect| prospect.ahead > self.settings.sure * prospect.error(rounds);
        others.filter(surely).unwrap_or(&prospects[0]).action
    }

    /// Plays every prospect on with the same rolls and notes how far it is ahead of the first. Says how
    /// many rounds there were.
    fn look(&mut self, prospects: &mut [Prospect], seat: Seat, stop: &Stop, seed: u64) -> u32 {
        let mut luck = Stream::new(seed);
        let mut chances = vec![0.0; prospects.len()];
        for round in 0..self.settings.rounds {
            chances.fill(0.0);
            let sides = prospects[0].table.pad().edition.sides;
            for one in 1..=sides {
                for two in one..=sides {
                    if stop.is_now() {
                        return round;
                    }
                    let white = [one, two];
                    let colours = Colour::ALL.map(|_| 1 + luck.pick(sides.into()) as u8);
                    let weight = if one == two { 1.0 } else { 2.0 };
                    for (prospect, chance) in prospects.iter().zip(&mut chances) {
                        let roll = Roll::shown(white, colours, prospect.table.closed);
                        *chance += weight * self.play_on(&prospect.table, &roll, seat);
                    }
                }
            }
            let all = f32::from(u16::from(sides) * u16::from(sides));
            for (prospect, chance) in prospects.iter_mut().zip(&chances) {
                let ahead = (chance - chances[0]) / all;
                prospect.ahead += ahead;
                prospect.squares += ahead * ahead;
            }
        }
        self.settings.rounds
    }

    /// The chance of a seat after a turn as everybody's policy would play it.
    fn play_on(&mut self, table: &Position, roll: &Roll, seat: Seat) -> f32 {
        let mut after = *table;
        if !table.is_over() {
            after = self.policy.foresee(table, roll, None).end;
            after.active = table.active.next(table.seats());
        }
        sigmoid(weigh(self.net, &after, seat))
    }

    /// Every answer of a seat with the table at the end of the turn, as far as it can be foreseen.
    fn prospects(&mut self, game: &Dice, roll: &Roll, seat: Seat) -> Vec<Prospect> {
        let now = Position::of(game);
        let mut found: Vec<Candidate> = Vec::new();
        let sheet = game.sheet(seat);
        if game.phase() == Phase::Colour {
            candidates::for_colours(now.pad(), sheet, now.closed, roll, &mut found);
            if game.passing_misses(seat) {
                found[0].sheet = sheet.with_miss();
            }
            return found.iter().map(|end| self.prospect(&now, seat, end.action, end)).collect();
        }
        let foreseen = self.policy.foresee(&now, roll, Some(seat));
        if foreseen.matters(&now) {
            // Others may do something else, and the policy knows.
            let reply = self.policy.sum(&now, roll, seat);
            return vec![self.prospect(&now, seat, reply.first.action, &reply.first)];
        }
        let lucky = now.options.lucky(seat);
        candidates::for_sum(now.pad(), sheet, now.closed, roll.sum(), lucky, &mut found);
        let mut prospects = Vec::with_capacity(found.len());
        for first in found {
            let white = first.closed.union(foreseen.white.closed);
            let mut after = if white.len() >= 2 { foreseen.white } else { foreseen.end };
            after.sheets[seat.index()] = first.sheet;
            after.closed = after.closed.union(first.closed);
            let mut end = Candidate { closed: after.closed, ..first };
            if seat == now.active && !after.is_closed_down() {
                let ticked = first.action != Action::Pass;
                end = self.policy.colour(&after, roll, seat, ticked);
            }
            prospects.push(self.prospect(&after, seat, first.action, &end));
        }
        prospects
    }

    fn prospect(&self, table: &Position, seat: Seat, action: Action, end: &Candidate) -> Prospect {
        let mut table = *table;
        table.sheets[seat.index()] = end.sheet;
        table.closed = end.closed;
        table.active = table.active.next(table.seats());
        let chance = sigmoid(weigh(self.net, &table, seat));
        Prospect { action, table, chance, ahead: 0.0, squares: 0.0 }
    }
}

impl Prospect {
    /// The standard error of what it was ahead by in so many rounds together.
    fn error(&self, rounds: u32) -> f32 {
        if rounds < 2 {
            return f32::INFINITY;
        }
        let rounds = rounds as f32;
        let spread = (self.squares - self.ahead * self.ahead / rounds).max(0.0);
        (spread * rounds / (rounds - 1.0)).sqrt()
    }
}
