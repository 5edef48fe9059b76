//! Candidates played on through the same worlds, bad ones dropped early.
//!
//! Whole rounds only: after an odd number of turns somebody has had one more than the others, and
//! that misleads. Near the end worlds are played out. What counts is the chance to win, not points.

use game::Seat;
use game::luck::Stream;
use qwirkle::{Action, Qwirkle};

use super::answer::Answer;
use super::candidates;
use super::clues::Clue;
use super::dealer::Dealer;
use super::field::Field;
use super::held::Held;
use super::table::Table;
use super::taste::Taste;
use super::world::{MOST_SEATS, World};
use super::{foresight, leaf};
use crate::Stop;

/// How hard to look.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// The most candidates.
    pub candidates: usize,
    /// How many worlds are played on in all, over all candidates, with two, three and four seats.
    pub worlds: [usize; 3],
    /// How many turns every world is played on, with two, three and four seats.
    pub turns: [usize; 3],
    /// With at most so many tiles in the bag after that, worlds are played out.
    pub play_out: usize,
    /// How far leads still spread, for the root of every tile that is left for a seat.
    pub spread: f32,
    /// A candidate is dropped that is behind the best by so many deviations of its mean.
    pub clearly: f64,
    /// From how many turns of others their hands are guessed.
    pub clues: usize,
    /// How unlikely it is that somebody leaves a point on the table.
    pub doubt: f32,
    /// How many positions of an ending are looked at.
    pub ending: u32,
}

impl Settings {
    /// About a hundredth of a second.
    pub const STRONG: Settings =
        Settings { candidates: 12, worlds: [900; 3], ending: 2_000, ..Settings::BEST };
    /// About a tenth of a second, however many play: a world takes nearly twice as long with three seats
    /// as with two, and more than that with four.
    pub const BEST: Settings = Settings {
        candidates: 24,
        worlds: [18_000, 10_000, 7_500],
        turns: [4, 6, 8],
        play_out: 4,
        spread: 2.25,
        clearly: 2.5,
        clues: 2,
        doubt: 1.0,
        ending: 20_000,
    };
}

/// How many worlds all candidates are tried in before some are dropped.
const BATCH: usize = 16;

/// A turn that is foreseen takes as long as so many worlds.
const FORESEEN: usize = 2;

/// A candidate and how it did, world by world.
struct Line {
    action: Action,
    answer: Answer,
    chances: Vec<f32>,
    sum: f64,
}

/// What a seat does after a look at many worlds.
pub(super) fn choose(
    game: &Qwirkle,
    seat: Seat,
    clues: Vec<Clue>,
    taste: &Taste,
    settings: &Settings,
    stop: &Stop,
    seed: u64,
) -> Action {
    let base = World::of(game);
    let mut field = Field::of(&base.board);
    let found = candidates::list(&base, World::bid(game), taste);
    let mut lines: Vec<Line> = found
        .into_iter()
        .take(settings.candidates)
        .map(|found| {
            let answer = match found.action {
                Action::Play(play) => Answer::play(field.puts_of(&play), found.points),
                _ => Answer::NONE,
            };
            Line { action: found.action, answer, chances: Vec::new(), sum: 0.0 }
        })
        .collect();
    let dealer = Dealer::of(&base, seat, clues, settings.doubt, &mut Stream::new(!seed));
    let worlds = settings.worlds[usize::from(base.seats) - 2];
    let (mut world, mut tried) = (0, 0);
    let before = field.now();
    while lines.len() > 1 && tried < worlds && !stop.is_now() {
        for _ in 0..BATCH {
            let dealt = dealer.deal(&mut Stream::new(seed.wrapping_add(world)));
            world += 1;
            for line in &mut lines {
                let mut table = dealt;
                match line.action {
                    Action::Swap(tiles) => {
                        table.swap(Held::of(&tiles).iter());
                        table.active = (table.active + 1) % table.seats;
                    }
                    _ => table.advance(&mut field, &line.answer),
                }
                let (chance, foreseen) = play_on(&mut table, &mut field, taste, settings);
                field.back_to(before);
                tried += 1 + FORESEEN * foreseen;
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
fn drop_the_clearly_worse(lines: &mut Vec<Line>, clearly: f64) {
    lines.sort_by(|one, two| two.sum.total_cmp(&one.sum));
    let (first, rest) = lines.split_first_mut().expect("a candidate");
    let count = first.chances.len() as f64;
    let behind = |line: &Line| {
        let mean = (first.sum - line.sum) / count;
        let pairs = first.chances.iter().zip(&line.chances);
        let squares: f64 = pairs.map(|(one, other)| (f64::from(one - other) - mean).powi(2)).sum();
        mean > clearly * squares.sqrt() / count
    };
    let stays: Vec<bool> = rest.iter().map(|line| !behind(line)).collect();
    let mut stays = [true].into_iter().chain(stays);
    lines.retain(|_| stays.next().unwrap_or(true));
}

/// The chance of the own seat to win a table as it goes on, and how many of its turns were foreseen.
fn play_on(
    table: &mut Table,
    field: &mut Field,
    taste: &Taste,
    settings: &Settings,
) -> (f32, usize) {
    let mut foreseen = 0;
    let mut kept = [Held::default(); MOST_SEATS];
    let mut turns = settings.turns[table.seats - 2];
    while !table.is_over && (turns > 0 || table.bag() <= settings.play_out) {
        let answer = match table.active == table.own {
            true if table.bag() == 0 => {
                foreseen += 1;
                foresight::answer(table, field)
            }
            true => table.reply(field, taste),
            // Most people take the most points: nothing else can be expected so surely.
            false => table.reply(field, &Taste::GREEDY),
        };
        let mut rest = table.hands[table.active];
        answer.puts().iter().for_each(|(_, kind)| rest.drop(*kind));
        kept[table.active] = rest;
        table.advance(field, &answer);
        turns = turns.saturating_sub(1);
    }
    (chance(table, field, &kept, settings.spread), foreseen)
}

/// The chance of the own seat to win a table that stands like this.
fn chance(table: &Table, field: &Field, kept: &[Held; MOST_SEATS], spread: f32) -> f32 {
    /// How far a lead of one point after the end counts: enough to decide between equals.
    const MARGIN: f32 = 1e-3;
    if table.is_over {
        let lead = table.lead(table.own);
        return (1 + lead.signum()) as f32 / 2.0 + MARGIN * lead as f32;
    }
    // What is still to come spreads about as the root of what is left for a seat.
    let scale = 1.0 + spread * (table.left() as f32 / table.seats as f32).sqrt();
    let come = leaf::to_come(table, field, kept);
    let stands = |seat: usize| table.scores[seat] as f32 + come[seat];
    // Others who are ahead take chances from each other, too: their chances are not multiplied.
    let others = (0..table.seats).filter(|other| *other != table.own);
    let against = others.map(|other| ((stands(other) - stands(table.own)) / scale).exp());
    1.0 / (1.0 + against.sum::<f32>())
}
