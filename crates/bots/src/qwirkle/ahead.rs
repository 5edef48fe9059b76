//! How worlds are played on, and the chance to win that they come to.

use super::field::Field;
use super::playout_table::PlayoutTable;
use super::rack::Rack;
use super::rounds::Settings;
use super::taste::Taste;
use super::world::MOST_SEATS;
use super::{foresight, leaf};

/// How worlds are played on.
pub(super) struct Ahead<'a> {
    taste: &'a Taste,
    settings: &'a Settings,
    /// How far leads at the end spread. Worlds are played on in haste, and more of what they come to is
    /// chance the longer that is: a win by a point there is not much more than a loss by one.
    end: f32,
}

impl Ahead<'_> {
    /// From a table with so many tiles in the bag.
    pub(super) fn of<'a>(taste: &'a Taste, settings: &'a Settings, bag: usize) -> Ahead<'a> {
        /// Where nothing is left to chance a point decides.
        const SURE: f32 = 0.2;
        Ahead { taste, settings, end: SURE + settings.blur * (bag as f32).sqrt() }
    }

    /// The chance of the own seat to win a table as it goes on.
    pub(super) fn play_on(&self, table: &mut PlayoutTable, field: &mut Field) -> f32 {
        let mut kept = [Rack::default(); MOST_SEATS];
        let mut turns = self.settings.turns[table.seats - 2];
        while !table.is_over && (turns > 0 || table.bag() <= self.settings.play_out) {
            let own = table.active == table.own;
            let answer = if own {
                foresight::answer(table, field, self.taste)
            } else {
                // Most people take the most points: nothing else can be expected so surely.
                table.reply(field, &Taste::GREEDY)
            };
            let mut rest = table.hands[table.active];
            answer.puts().iter().for_each(|(_, kind)| rest.drop(*kind));
            kept[table.active] = rest;
            table.advance(field, &answer);
            turns = turns.saturating_sub(1);
        }
        self.chance(table, field, &kept)
    }

    /// The chance of the own seat to win a table that stands like this.
    fn chance(&self, table: &PlayoutTable, field: &Field, kept: &[Rack; MOST_SEATS]) -> f32 {
        /// How far a lead of one point after the end counts: enough to decide between equals.
        const MARGIN: f32 = 1e-3;
        if table.is_over {
            let chance = share(table, &table.scores.map(|score| score as f32), self.end);
            return chance + MARGIN * table.lead(table.own) as f32;
        }
        // What is still to come spreads about as the root of what is left for a seat.
        let left = table.left() as f32 / table.seats as f32;
        let come = leaf::to_come(table, field, kept);
        let mut stands = std::array::from_fn(|seat| table.scores[seat] as f32 + come[seat]);
        if self.settings.counts_turns {
            give_turns(&mut stands, table, turn_points(table.left()));
        }
        share(table, &stands, 1.0 + self.settings.spread * left.sqrt())
    }
}

/// The points of a turn with so many tiles left, fitted so that a table is worth as much after a turn as before
/// it.
pub(super) fn turn_points(left: usize) -> f32 {
    9.2 - 0.012 * left as f32
}

/// The game ends anywhere in a round: whoever moves later has fewer turns left on average. What is to come
/// ([`leaf`]) is counted for whole rounds, so that says nothing about it.
pub(super) fn give_turns(stands: &mut [f32; MOST_SEATS], table: &PlayoutTable, points: f32) {
    for later in 1..table.seats {
        let seat = (table.active + later) % table.seats;
        stands[seat] -= points * later as f32 / table.seats as f32;
    }
}

/// The share of the own seat in a win, by what everybody stands at, where leads spread so far. Others who
/// are ahead take chances from each other, too: their chances are not multiplied.
fn share(table: &PlayoutTable, stands: &[f32; MOST_SEATS], scale: f32) -> f32 {
    let others = (0..table.seats).filter(|other| *other != table.own);
    let against = others.map(|other| ((stands[other] - stands[table.own]) / scale).exp());
    1.0 / (1.0 + against.sum::<f32>())
}

#[cfg(test)]
mod tests {
    use qwirkle::Board;

    use super::*;

    /// The chance of the first of two whose world ended with such a lead, looked at with so many tiles in
    /// the bag.
    fn chance(lead: i32, bag: usize) -> f32 {
        let hands = [Rack::default(); MOST_SEATS];
        let table = PlayoutTable::ending(&[hands[0], hands[1]], false);
        let table = PlayoutTable { is_over: true, scores: [lead, 0, 0, 0], ..table };
        let ahead = Ahead::of(&Taste::AHEAD, &Settings::BEST, bag);
        ahead.chance(&table, &Field::of(&Board::default()), &hands)
    }

    #[test]
    fn a_point_decides_where_all_is_drawn_and_hardly_counts_before() {
        assert!(chance(1, 0) > 0.99 && chance(-1, 0) < 0.01);
        assert!((chance(0, 0) - 0.5).abs() < 1e-6);
        // Between wins the larger lead is better, but never as good as to lose for it.
        assert!(chance(9, 0) > chance(1, 0) && chance(9, 0) - chance(1, 0) < 0.02);
        assert!((0.52..0.56).contains(&chance(1, 16)), "{}", chance(1, 16));
        assert!(chance(30, 16) > 0.98);
    }

    #[test]
    fn everybody_has_a_share_and_all_shares_make_one_win() {
        let mut table = PlayoutTable::ending(&[Rack::default(), Rack::default()], false);
        table.seats = 3;
        let stands = [12.0, 7.0, 9.5, 0.0];
        let mut shares = [0.0; 3];
        for (own, found) in shares.iter_mut().enumerate() {
            table.own = own;
            *found = share(&table, &stands, 4.0);
        }
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{shares:?}");
        assert!(shares[0] > shares[2] && shares[2] > shares[1]);
    }
}
