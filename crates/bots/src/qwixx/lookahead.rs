//! Looking one turn further: candidates are played on with the same rolls for all, and the net is
//! asked a turn later.

use game::Seat;
use game::luck::Stream;
use qwixx::Dice;
use qwixx::dice::{Action, Phase, Roll};

use super::candidates::{self, Candidate};
use super::net::sigmoid;
use super::policy::{Policy, weigh};
use super::position::Position;
use super::quick::Evaluator;
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
    /// The most rolls for one decision.
    pub rolls: u32,
    /// The most candidates.
    pub candidates: usize,
    /// Candidates that the net puts further behind the best than this chance are left out.
    pub behind: f32,
    /// How many turns each roll is played on.
    pub turns: u32,
}

impl Settings {
    /// What a table with people can wait for.
    pub const BEST: Settings = Settings { rolls: 200, candidates: 4, behind: 0.04, turns: 1 };
}

/// A candidate under consideration: the table at the end of the turn, and what was seen of it.
#[derive(Clone, Copy)]
struct Line {
    action: Action,
    table: Position,
    chance: f32,
    sum: f32,
}

impl<'a, E: Evaluator> Lookahead<'a, E> {
    /// A player that asks this net.
    pub fn new(net: &'a E, settings: Settings) -> Self {
        Lookahead { net, policy: Policy::new(net), settings }
    }

    /// What `seat` should answer now.
    pub fn answer(&mut self, game: &Dice, seat: Seat, stop: &Stop, seed: u64) -> Action {
        let Some(roll) = game.roll() else { return Action::Pass };
        let mut lines = self.lines(game, &roll, seat);
        lines.sort_by(|one, two| two.chance.total_cmp(&one.chance));
        let Some(best) = lines.first().map(|line| line.chance) else { return Action::Pass };
        lines.retain(|line| best - line.chance <= self.settings.behind);
        lines.truncate(self.settings.candidates);
        if lines.len() > 1 {
            self.look(&mut lines, seat, stop, seed);
        }
        lines[0].action
    }

    /// Plays every line on with the same rolls, dropping those that fall behind; the best comes first.
    fn look(&mut self, lines: &mut Vec<Line>, seat: Seat, stop: &Stop, seed: u64) {
        let mut seen = Vec::with_capacity(lines.len());
        for roll in 0..self.settings.rolls {
            if stop.is_now() {
                break;
            }
            seen.clear();
            for line in lines.iter_mut() {
                let mut luck = Stream::new(seed ^ u64::from(roll) << 32);
                let chance = self.play_on(line.table, seat, &mut luck);
                line.sum += chance;
                seen.push(chance);
            }
            // Now and then those that are clearly behind go; what is left gets the rolls.
            if roll % 50 == 49 {
                let most = lines.iter().map(|line| line.sum).fold(f32::MIN, f32::max);
                let rolls = (roll + 1) as f32;
                lines.retain(|line| (most - line.sum) / rolls < 1.5 / rolls.sqrt() * 0.15);
                if lines.len() == 1 {
                    break;
                }
            }
        }
        lines.sort_by(|one, two| two.sum.total_cmp(&one.sum));
    }

    fn play_on(&mut self, mut table: Position, seat: Seat, luck: &mut Stream) -> f32 {
        for _ in 0..self.settings.turns {
            if table.is_over() {
                break;
            }
            table = self.turn(&table, luck);
        }
        sigmoid(weigh(self.net, &table, seat).clamp(-30.0, 30.0))
    }

    /// One turn as everybody's policy would play it.
    fn turn(&mut self, table: &Position, luck: &mut Stream) -> Position {
        let roll = Roll::drawn(table.pad().edition.sides, table.closed, luck);
        let mut after = *table;
        let mut ticked = false;
        for seat in (0..table.seats()).map(Seat) {
            let first = self.policy.sum(table, &roll, seat).first;
            after.sheets[seat.index()] = first.sheet;
            after.closed = after.closed.union(first.closed);
            ticked |= seat == table.active && first.action != Action::Pass;
        }
        if !after.is_closed_down() {
            let last = self.policy.colour(&after, &roll, table.active, ticked);
            after.sheets[table.active.index()] = last.sheet;
            after.closed = last.closed;
        }
        after.active = table.active.next(table.seats());
        after
    }

    /// Every answer of a seat with the table at the end of the turn, as far as it can be foreseen.
    fn lines(&mut self, game: &Dice, roll: &Roll, seat: Seat) -> Vec<Line> {
        let now = Position::of(game);
        let mut found: Vec<Candidate> = Vec::new();
        let sheet = game.sheet(seat);
        if game.phase() == Phase::Colour {
            candidates::for_colours(now.pad(), sheet, now.closed, roll, &mut found);
            if game.passing_misses(seat) {
                found[0].sheet = sheet.with_miss();
            }
            return found.iter().map(|end| self.line(&now, seat, end.action, end)).collect();
        }
        let foreseen = self.policy.foresee(&now, roll, seat);
        let lucky = now.options.lucky(seat);
        candidates::for_sum(now.pad(), sheet, now.closed, roll.sum(), lucky, &mut found);
        let mut lines = Vec::with_capacity(found.len());
        for first in found {
            let mut after = foreseen;
            after.sheets[seat.index()] = first.sheet;
            after.closed = first.closed.union(foreseen.closed);
            let mut end = Candidate { closed: after.closed, ..first };
            if seat == now.active && !after.is_closed_down() {
                let ticked = first.action != Action::Pass;
                end = self.policy.colour(&after, roll, seat, ticked);
            }
            lines.push(self.line(&foreseen, seat, first.action, &end));
        }
        lines
    }

    fn line(&self, table: &Position, seat: Seat, action: Action, end: &Candidate) -> Line {
        let mut table = *table;
        table.sheets[seat.index()] = end.sheet;
        table.closed = end.closed;
        table.active = table.active.next(table.seats());
        let chance = sigmoid(weigh(self.net, &table, seat).clamp(-30.0, 30.0));
        Line { action, table, chance, sum: 0.0 }
    }
}
