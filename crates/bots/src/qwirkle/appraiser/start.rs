//! A table played on in many worlds, and what everybody may expect of them.

use game::Seat;
use qwirkle::{Phase, Qwirkle};

use super::super::ahead::{give_turns, turn_points};
use super::super::answer::Answer;
use super::super::field::Field;
use super::super::leaf::{self, BySeat};
use super::super::playout_table::PlayoutTable;
use super::super::rack::Rack;
use super::super::taste::Taste;
use super::super::world::{MOST_SEATS, World};
use super::super::{candidates, foresight, rounds};
use super::bags::Counts;
use super::whole::Whole;
use crate::Shares;

/// How far leads at the end spread even where hardly anything is left: points decide, but players differ.
const END: f32 = 0.2;

/// A table that is tried in many worlds.
pub(super) struct Start<'a> {
    whole: &'a Whole,
    pub(super) table: PlayoutTable,
    field: Field,
    /// The first turn where the board is empty: fast boards find none there.
    opening: Option<Answer>,
    /// How far leads at the end of the game spread.
    end: f32,
    sum: BySeat<f64>,
    tried: usize,
}

impl Start<'_> {
    /// The table of a game, its bag not filled.
    pub(super) fn of<'a>(game: &Qwirkle, whole: &'a Whole) -> Start<'a> {
        let seats = game.setup().seats();
        let mut table = PlayoutTable::ending(&[Rack::default(); 2], false);
        for seat in (0..seats).map(Seat) {
            table.hands[seat.index()] = Rack::of(&game.hand(seat));
            table.scores[seat.index()] = game.score(seat);
        }
        (table.active, table.seats) = (game.active().index(), seats.into());
        table.passes = game.passes().into();
        let field = Field::of(game.board());
        let opening = (game.phase() == Phase::Opening).then(|| {
            let found = candidates::list(&World::of(game), World::bid(game), &Taste::FITTED);
            found.first().map_or(Answer::NONE, |found| rounds::answer_of(found, &field))
        });
        let left = table.left() + usize::from(game.bag().len());
        let end = END + whole.settings.blur * (left as f32 / table.seats as f32).sqrt();
        Start { whole, table, field, opening, end, sum: [0.0; MOST_SEATS], tried: 0 }
    }

    /// Plays on with a bag of these tiles in a world of this number.
    pub(super) fn attempt(&mut self, bag: &Counts, world: usize) {
        let mut table = self.table;
        self.whole.bags.fill(&mut table, bag, world);
        let before = self.field.now();
        let shares = self.play_on(&mut table);
        self.field.back_to(before);
        self.sum.iter_mut().zip(shares).for_each(|(sum, share)| *sum += f64::from(share));
        self.tried += 1;
    }

    /// Whether the work is done: only after everybody was in every place.
    pub(super) fn is_enough(&self, world: usize) -> bool {
        let settings = &self.whole.settings;
        let begins = world > 0 && world.is_multiple_of(self.table.seats);
        begins && (self.field.work() >= settings.work || self.whole.stop.is_now())
    }

    /// What everybody got on average.
    pub(super) fn shares(&self) -> Shares {
        let all: f64 = self.sum.iter().sum();
        self.sum[..self.table.seats].iter().map(|sum| sum / all).collect()
    }

    /// Everybody plays on in the same way for some rounds; what they then may expect.
    fn play_on(&mut self, table: &mut PlayoutTable) -> BySeat<f32> {
        let settings = &self.whole.settings;
        let mut kept = [Rack::default(); MOST_SEATS];
        let mut turns = settings.turns[table.seats - 2];
        let mut opening = self.opening;
        while !table.is_over && (turns > 0 || table.bag() <= settings.play_out) {
            let answer = opening.take().unwrap_or_else(|| reference(table, &mut self.field));
            // Whoever swaps keeps nothing.
            let swaps = answer.puts().is_empty() && table.bag() > 0;
            let mut rest = if swaps { Rack::default() } else { table.hands[table.active] };
            answer.puts().iter().for_each(|(_, kind)| rest.drop(*kind));
            kept[table.active] = rest;
            table.advance(&mut self.field, &answer);
            turns = turns.saturating_sub(1);
        }
        let scores = table.scores.map(|score| score as f32);
        if table.is_over {
            return divided(&scores, table.seats, self.end);
        }
        let left = table.left() as f32 / table.seats as f32;
        let come = leaf::to_come_for_all(table, &self.field, &kept);
        let mut stands = std::array::from_fn(|seat| scores[seat] + come[seat]);
        give_turns(&mut stands, table, turn_points(table.left()));
        divided(&stands, table.seats, 1.0 + settings.spread * left.sqrt())
    }
}

/// How a win is shared by what everybody stands at, where leads spread so far.
fn divided(stands: &BySeat<f32>, seats: usize, scale: f32) -> BySeat<f32> {
    let most = stands[..seats].iter().copied().fold(f32::MIN, f32::max);
    let mut parts = [0.0; MOST_SEATS];
    for (part, stand) in parts.iter_mut().zip(&stands[..seats]) {
        *part = ((stand - most) / scale).exp();
    }
    let all: f32 = parts.iter().sum();
    parts.map(|part| part / all)
}

/// What everybody answers: like a sound player, and with more care near the end, so that it comes near to what
/// search will find there.
fn reference(table: &PlayoutTable, field: &mut Field) -> Answer {
    /// With so many tiles in the bag the end is near.
    const NEAR: usize = 10;
    if table.bag() <= NEAR {
        foresight::answer(table, field, &Taste::AHEAD)
    } else {
        table.reply(field, &Taste::FITTED)
    }
}
