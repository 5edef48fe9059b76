//! What is known about the seats of a table with nothing hidden, in numbers of about one.

use qwixx::cards::{Card, CardSet, MOST_SEATS, NUMBERS};

use super::pad::{LAST_MISS, Marks, WIDTH};
use super::policy::Policy;
use super::taste::{KINDS, clock, place};
use super::world::World;

/// How many facts there are about a seat.
pub const FACTS: usize = 2 * ROWS + OWN + OTHERS + TABLE;
/// The facts about the four rows of a seat, or of the best other.
const ROWS: usize = 4 * ROW;
const ROW: usize = 12;
/// Those about the rest of its sheet and hand, and when its turn is.
const OWN: usize = ALONE + MOST_SEATS;
const ALONE: usize = 12;
/// Those about the others, and how the seat stands among them.
const OTHERS: usize = 10;
/// Those about edition and number of seats.
const TABLE: usize = KINDS.len() + MOST_SEATS - 1;

/// Facts about a seat.
pub type Facts = [f32; FACTS];

/// A table, and whose eyes it is seen with.
#[derive(Clone, Copy, Debug)]
pub struct Dealt<'a> {
    /// What tells what marks are worth.
    pub policy: &'a Policy<'a>,
    /// The table.
    pub world: &'a World,
    /// The place of its edition and number of seats among all.
    pub table: usize,
}

/// What others want to know of a seat.
#[derive(Clone, Copy, Default)]
struct Summary {
    worth: f32,
    score: f32,
    promise: f32,
    far: f32,
    misses: f32,
    closed: f32,
    turns_away: f32,
}

impl Dealt<'_> {
    /// The facts about all seats.
    pub fn facts(&self) -> [Facts; MOST_SEATS] {
        let seats = self.world.seats;
        let clock = clock(&self.world.marks[..seats]);
        let mut all = [[0.0; FACTS]; MOST_SEATS];
        let mut known = [Summary::default(); MOST_SEATS];
        for (seat, facts) in all.iter_mut().enumerate().take(seats) {
            known[seat] = self.own(clock, seat, facts);
        }
        let rows = all.map(|facts| std::array::from_fn::<f32, ROWS, _>(|at| facts[at]));
        for (seat, facts) in all.iter_mut().enumerate().take(seats) {
            let (_, facts) = facts.split_at_mut(ROWS + OWN);
            let (others, facts) = facts.split_at_mut(OTHERS);
            let best = best_other(&known[..seats], seat);
            others.copy_from_slice(&among(&known[..seats], seat, best));
            let (rows_of_best, table) = facts.split_at_mut(ROWS);
            rows_of_best.copy_from_slice(&rows[best]);
            table[self.table / (MOST_SEATS - 1)] = 1.0;
            table[KINDS.len() + self.table % (MOST_SEATS - 1)] = 1.0;
        }
        all
    }

    /// Writes down what is known of a seat by itself.
    fn own(&self, clock: usize, seat: usize, facts: &mut Facts) -> Summary {
        let (world, taste) = (self.world, self.policy.taste);
        let (marks, hand) = (&world.marks[seat], world.hands[seat]);
        let mut promises = taste.promises(clock, self.policy.layout, marks, hand);
        let held = self.playable(marks, hand.iter());
        let lying = self.playable(marks, world.row.iter().chain(&world.pile).copied());
        let mut rows: [[f32; ROW]; 4] = std::array::from_fn(|at| {
            let row = marks.rows[at];
            let (held, lying) = (held[at], lying[at]);
            let yes = |it: bool| f32::from(u8::from(it));
            let first = held.trailing_zeros().min(WIDTH.into());
            let second = (held & held.wrapping_sub(1)).trailing_zeros().min(WIDTH.into());
            [
                taste.rows[clock][place(row)] / 20.0,
                f32::from(row.next) / f32::from(WIDTH),
                f32::from(row.ticks) / 8.0,
                yes(row.is_closed()),
                yes(row.ticks >= self.policy.layout.closing_needs()),
                promises[at] / 10.0,
                held.count_ones() as f32 / 3.0,
                first.saturating_sub(row.next.into()) as f32 / f32::from(WIDTH),
                second.saturating_sub(row.next.into()) as f32 / f32::from(WIDTH),
                yes(held >> (WIDTH - 1) & 1 == 1),
                lying.count_ones() as f32 / 8.0,
                yes(lying >> (WIDTH - 1) & 1 == 1),
            ]
        });
        // Colours are alike: a seat has a best row, a second, and so on.
        rows.sort_unstable_by(|one, two| two[0].total_cmp(&one[0]));
        facts[..ROWS].copy_from_slice(rows.as_flattened());
        promises.sort_unstable_by(|one, two| two.total_cmp(one));
        let turns_away = (seat + world.seats - world.active) % world.seats;
        let mut next = marks.rows.map(|row| row.next);
        next.sort_unstable();
        let known = Summary {
            worth: taste.marks(clock, marks) / 40.0,
            score: marks.score() as f32 / 40.0,
            promise: promises[0] / 10.0,
            far: f32::from(next[3] + next[2]) / f32::from(2 * WIDTH),
            misses: f32::from(marks.misses) / f32::from(LAST_MISS),
            closed: f32::from(u8::from(next[3] == WIDTH)),
            turns_away: turns_away as f32 / MOST_SEATS as f32,
        };
        let takes = if turns_away == 0 { self.takes(promises, hand) } else { [0.0; 3] };
        let own = &mut facts[ROWS..];
        own[..ALONE].copy_from_slice(&[
            known.worth,
            known.score,
            known.misses,
            f32::from(u8::from(marks.misses + 1 == LAST_MISS)),
            hand.len() as f32 / 5.0,
            hand.iter().filter(|card| card.colour.is_none()).count() as f32 / 2.0,
            known.promise,
            promises[1] / 10.0,
            self.common_number(clock, marks) / 5.0,
            takes[0] / 5.0,
            takes[1] / 5.0,
            takes[2] / 5.0,
        ]);
        own[ALONE + turns_away] = 1.0;
        known
    }

    /// The positions of every row that cards could tick, as bits.
    fn playable(&self, marks: &Marks, cards: impl Iterator<Item = Card>) -> [u32; 4] {
        let mut rows = [0; 4];
        for card in cards {
            let Some(colour) = card.colour else { continue };
            let (row, position) = self.policy.layout.place(colour, card.number);
            if position >= marks.rows[row].next {
                rows[row] |= 1 << position;
            }
        }
        rows
    }

    /// What the common number brings, on average over the numbers in the pile.
    fn common_number(&self, clock: usize, marks: &Marks) -> f32 {
        let (layout, rows) = (self.policy.layout, &self.policy.taste.rows[clock]);
        let gain = |number: u8| {
            let gains = marks.rows.iter().enumerate().filter_map(|(at, row)| {
                let ticked = layout.tick(*row, layout.position(at, number))?;
                Some(rows[place(ticked)] - rows[place(*row)])
            });
            gains.fold(0.0, f32::max)
        };
        let gains = NUMBERS.map(gain).collect::<Vec<_>>();
        // The top card comes into the row.
        let pile = self.world.pile.split_last().map_or(&[][..], |(_, pile)| pile);
        let gained = pile.iter().map(|card| gains[usize::from(card.number - NUMBERS.start())]);
        gained.sum::<f32>() / pile.len().max(1) as f32
    }

    /// What the best, the next and the worst take of whoever is active bring.
    fn takes(&self, promises: [f32; 4], hand: CardSet) -> [f32; 3] {
        let before = self.policy.taste.hand(promises, hand.len());
        let mut takes = [f32::MIN; 2];
        let mut worst = f32::MAX;
        self.policy.each(self.world, self.world.active, &mut |worth, _| {
            let gain = worth - before;
            worst = worst.min(gain);
            if gain > takes[0] {
                takes = [gain, takes[0]];
            } else {
                takes[1] = takes[1].max(gain);
            }
        });
        if worst == f32::MAX {
            return [0.0; 3];
        }
        [takes[0], takes[1].max(worst), worst]
    }
}

/// Whoever stands best but a seat.
fn best_other(all: &[Summary], seat: usize) -> usize {
    let others = (0..all.len()).filter(|other| *other != seat);
    others.max_by(|one, two| all[*one].worth.total_cmp(&all[*two].worth)).unwrap_or(seat)
}

/// How a seat stands among all.
fn among(all: &[Summary], seat: usize, best: usize) -> [f32; OTHERS] {
    let (own, best) = (all[seat], all[best]);
    let others =
        || all.iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, other)| other);
    let most = |of: fn(&Summary) -> f32| others().map(of).fold(f32::MIN, f32::max);
    let (worth, score) = (own.worth - best.worth, own.score - most(|other| other.score));
    [
        2.0 * worth,
        2.0 * score.clamp(-0.5, 0.5),
        best.promise,
        best.turns_away,
        most(|other| other.far),
        most(|other| other.misses),
        most(|other| other.closed),
        most(|other| other.promise),
        others().map(|other| own.worth - other.worth).sum::<f32>() / MOST_SEATS as f32,
        most(|other| other.worth),
    ]
}
