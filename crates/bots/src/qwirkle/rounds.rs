//! Candidates played on through the same worlds, bad ones dropped early.
//!
//! Whole rounds only: after an odd number of turns somebody has had one more than the others, and
//! that misleads. Near the end worlds are played out. What counts is the chance to win, not points.

use game::Seat;
use game::luck::Stream;
use qwirkle::{Action, Qwirkle};

use super::ahead::Ahead;
use super::answer::Answer;
use super::candidates::{self, Candidate};
use super::clues::Clue;
use super::dealer::Dealer;
use super::field::Field;
use super::guesses::ReadingSettings;
use super::playout_table::PlayoutTable;
use super::rack::Rack;
use super::taste::Taste;
use super::world::World;
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
    /// Whether it counts who moves next after a world. All candidates leave that alike, so it is chances that
    /// need it, not choices.
    pub counts_turns: bool,
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
        counts_turns: false,
        clearly: 2.5,
        reading: ReadingSettings { turns: 2, doubt: 1.5, guesses: 3_000 },
        ending: 20_000,
    };
}

/// How many worlds all candidates are tried in before some are dropped.
const BATCH: usize = 16;

/// How many worlds there are at most: where every candidate ends the game nobody looks for plays any more, so that work
/// alone would never be done.
pub(super) const MOST_WORLDS: u64 = 20_000;

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
            let answer = answer_of(&found, &field);
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
    let is_done = |field: &Field, world| field.work() >= settings.work || world >= MOST_WORLDS;
    while lines.len() > 1 && !is_done(&field, world) && !stop.is_now() {
        for _ in 0..BATCH {
            let dealt = dealer.deal(&mut Stream::new(seed.wrapping_add(world)));
            world += 1;
            for line in &mut lines {
                let mut table = dealt;
                begin(&mut table, &mut field, &line.action, &line.answer);
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

/// What a candidate puts down, as fast boards name it.
pub(super) fn answer_of(found: &Candidate, field: &Field) -> Answer {
    match found.action {
        Action::Play(play) => Answer::play(field.puts_of(&play), found.points),
        _ => Answer::NONE,
    }
}

/// Does what a candidate is at a table of its world.
pub(super) fn begin(table: &mut PlayoutTable, field: &mut Field, action: &Action, answer: &Answer) {
    match action {
        Action::Swap(tiles) => {
            table.swap(Rack::of(tiles).iter());
            table.active = (table.active + 1) % table.seats;
        }
        _ => table.advance(field, answer),
    }
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
