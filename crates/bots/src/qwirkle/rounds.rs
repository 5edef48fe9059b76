//! Candidates played on through the same worlds, bad ones dropped early.
//!
//! Whole rounds only: after an odd number of turns somebody has had one more than the others, and
//! that misleads. Near the end worlds are played out. What counts is the chance to win, not points.

use game::Seat;
use game::luck::Stream;
use qwirkle::{Action, Qwirkle};

use super::answer::Answer;
use super::candidates::{self, Candidate};
use super::clues::Clue;
use super::dealer::Dealer;
use super::field::Field;
use super::guesses::ReadingSettings;
use super::playout_table::PlayoutTable;
use super::rack::Rack;
use super::taste::Taste;
use super::world::{MOST_SEATS, World};
use super::{foresight, leaf};
use crate::Stop;

/// How hard to look.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// The most candidates.
    pub candidates: usize,
    /// How much work worlds are played on for in all, over all candidates; see `Field::work`.
    pub work: u64,
    /// How many turns every world is played on, with two, three and four seats.
    pub turns: [usize; 3],
    /// With at most so many tiles in the bag after that, worlds are played out.
    pub play_out: usize,
    /// How far leads still spread, for the root of every tile that is left for a seat.
    pub spread: f32,
    /// How far leads at the end of a world that was played out spread, for the root of every tile that was
    /// in the bag.
    pub blur: f32,
    /// A candidate is dropped that is behind the best by so many deviations of its mean.
    pub clearly: f64,
    /// How the hands of others are guessed.
    pub reading: ReadingSettings,
    /// How many positions of an ending are looked at.
    pub ending: u32,
}

impl Settings {
    /// About a hundredth of a second.
    #[cfg(feature = "workshop")]
    pub const STRONG: Settings = Settings {
        candidates: 12,
        work: 260_000,
        reading: ReadingSettings { guesses: 500, ..Settings::BEST.reading },
        ending: 2_000,
        ..Settings::BEST
    };
    /// Less than a tenth of a second on average, and not more than two, however many play.
    pub const BEST: Settings = Settings {
        candidates: 24,
        work: 7_000_000,
        turns: [4, 6, 8],
        play_out: 4,
        spread: 2.25,
        blur: 1.5,
        clearly: 2.5,
        reading: ReadingSettings { turns: 2, doubt: 1.5, guesses: 3_000 },
        ending: 20_000,
    };
}

/// How many worlds all candidates are tried in before some are dropped.
const BATCH: usize = 16;

/// A candidate and how it did, world by world.
struct Contender {
    action: Action,
    answer: Answer,
    chances: Vec<f32>,
    sum: f64,
}

/// What a seat does after a look at many worlds.
pub(super) fn choose(
    game: &Qwirkle,
    seat: Seat,
    clues: &[Clue],
    taste: &Taste,
    settings: &Settings,
    stop: &Stop,
    seed: u64,
) -> Action {
    let base = World::of(game);
    let mut field = Field::of(&base.board);
    let found = candidates::list(&base, World::bid(game), taste);
    // A pass is worth what comes after it: no look at the board alone can tell.
    let can_play = found.first().is_some_and(|found| found.action != Action::Pass);
    let pass = (can_play && base.may_pass()).then_some(Candidate::PASS);
    let mut lines: Vec<Contender> = found
        .into_iter()
        .take(settings.candidates)
        .chain(pass)
        .map(|found| {
            let answer = match found.action {
                Action::Play(play) => Answer::play(field.puts_of(&play), found.points),
                _ => Answer::NONE,
            };
            Contender { action: found.action, answer, chances: Vec::new(), sum: 0.0 }
        })
        .collect();
    if let [only] = lines.as_slice() {
        return only.action;
    }
    let dealer = Dealer::of(&base, seat, clues, &settings.reading, &mut Stream::new(!seed));
    let mut world = 0;
    let ahead = Ahead::of(taste, settings, base.bag());
    let before = field.now();
    while lines.len() > 1 && field.work() < settings.work && !stop.is_now() {
        for _ in 0..BATCH {
            let dealt = dealer.deal(&mut Stream::new(seed.wrapping_add(world)));
            world += 1;
            for line in &mut lines {
                let mut table = dealt;
                match line.action {
                    Action::Swap(tiles) => {
                        table.swap(Rack::of(&tiles).iter());
                        table.active = (table.active + 1) % table.seats;
                    }
                    _ => table.advance(&mut field, &line.answer),
                }
                let chance = ahead.play_on(&mut table, &mut field);
                field.back_to(before);
                line.chances.push(chance);
                line.sum += f64::from(chance);
            }
        }
        drop_the_clearly_worse(&mut lines, settings.clearly);
    }
    lines.first().map_or(Action::Pass, |line| line.action)
}

/// Sorts candidates by how they did, and drops those that are clearly behind the first. Differences in
/// the same worlds tell that far sooner than the chances themselves.
fn drop_the_clearly_worse(lines: &mut Vec<Contender>, clearly: f64) {
    lines.sort_by(|one, two| two.sum.total_cmp(&one.sum));
    let (first, rest) = lines.split_first_mut().expect("a candidate");
    let count = first.chances.len() as f64;
    let behind = |line: &Contender| {
        let mean = (first.sum - line.sum) / count;
        let pairs = first.chances.iter().zip(&line.chances);
        let squares: f64 = pairs.map(|(one, other)| (f64::from(one - other) - mean).powi(2)).sum();
        mean > clearly * squares.sqrt() / count
    };
    let stays: Vec<bool> = rest.iter().map(|line| !behind(line)).collect();
    let mut stays = [true].into_iter().chain(stays);
    lines.retain(|_| stays.next().unwrap_or(true));
}

/// How worlds are played on.
struct Ahead<'a> {
    taste: &'a Taste,
    settings: &'a Settings,
    /// How far leads at the end spread. Worlds are played on in haste, and more of what they come to is
    /// chance the longer that is: a win by a point there is not much more than a loss by one.
    end: f32,
}

impl Ahead<'_> {
    /// From a table with so many tiles in the bag.
    fn of<'a>(taste: &'a Taste, settings: &'a Settings, bag: usize) -> Ahead<'a> {
        /// Where nothing is left to chance a point decides.
        const SURE: f32 = 0.2;
        Ahead { taste, settings, end: SURE + settings.blur * (bag as f32).sqrt() }
    }

    /// The chance of the own seat to win a table as it goes on.
    fn play_on(&self, table: &mut PlayoutTable, field: &mut Field) -> f32 {
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
        let stands = std::array::from_fn(|seat| table.scores[seat] as f32 + come[seat]);
        share(table, &stands, 1.0 + self.settings.spread * left.sqrt())
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
