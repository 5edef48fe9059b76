//! Candidates played on through the same worlds, bad ones dropped early.
//!
//! Whole rounds only: after an odd number of turns somebody has had one more than the others, and
//! that misleads. Near the end worlds are played out. What counts is the chance to win, not points.

use game::Seat;
use game::luck::Stream;
use qwirkle::{Action, Qwirkle};

use super::candidates::{self, Candidate, reply};
use super::taste::Taste;
use super::world::World;
use crate::Stop;

/// How hard to look.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// The most candidates.
    pub candidates: usize,
    /// How many worlds are played on in all, over all candidates.
    pub worlds: usize,
    /// How many rounds every world is played on.
    pub rounds: u32,
    /// With at most so many tiles in the bag at the end of the rounds, worlds are played out.
    pub play_out: usize,
    /// How far leads still spread, for the root of every tile that is left.
    pub spread: f32,
}

impl Settings {
    /// About a hundredth of a second.
    pub const STRONG: Settings =
        Settings { candidates: 12, worlds: 400, rounds: 1, play_out: 0, spread: 1.5 };
    /// About a tenth of a second.
    pub const BEST: Settings =
        Settings { candidates: 24, worlds: 2600, rounds: 2, play_out: 4, spread: 1.5 };
}

/// A candidate and how it did.
struct Line {
    candidate: Candidate,
    sum: f64,
}

/// What a seat does after a look at many worlds.
pub fn choose(
    game: &Qwirkle,
    seat: Seat,
    taste: &Taste,
    settings: &Settings,
    stop: &Stop,
    seed: u64,
) -> Action {
    let base = World::of(game);
    let found = candidates::list(&base, World::bid(game), taste);
    let mut lines: Vec<Line> = found
        .into_iter()
        .take(settings.candidates)
        .map(|candidate| Line { candidate, sum: 0.0 })
        .collect();
    let phases = lines.len().next_power_of_two().trailing_zeros().max(1) as usize;
    let (mut world, mut table) = (0, base.clone());
    while lines.len() > 1 {
        // Every phase costs the same; the better half goes on to the next.
        let worlds = (settings.worlds / phases / lines.len()).max(4);
        for _ in 0..worlds {
            if stop.is_now() {
                break;
            }
            let mut dealt = base.clone();
            dealt.redeal(seat, &mut Stream::new(seed.wrapping_add(world)));
            world += 1;
            for line in &mut lines {
                table.clone_from(&dealt);
                table.advance(&line.candidate.action, line.candidate.points);
                line.sum += f64::from(play_on(&mut table, seat, taste, settings));
            }
        }
        lines.sort_by(|one, two| two.sum.total_cmp(&one.sum));
        lines.truncate(lines.len().div_ceil(2));
    }
    lines.first().map_or(Action::Pass, |line| line.candidate.action)
}

/// The chance of a seat to win a world as it goes on.
fn play_on(world: &mut World, seat: Seat, taste: &Taste, settings: &Settings) -> f32 {
    let mut kept = [0.0; 4];
    let mut turns = settings.rounds * u32::from(world.seats);
    while !world.is_over && (turns > 0 || world.bag() <= settings.play_out) {
        let active = world.active.index();
        let (answer, worth) = reply(world, taste);
        kept[active] = worth;
        world.advance(&answer.action, answer.points);
        turns = turns.saturating_sub(1);
    }
    chance(world, seat, &kept, taste, settings.spread)
}

/// The chance of a seat to win a world that stands like this.
fn chance(world: &World, seat: Seat, kept: &[f32; 4], taste: &Taste, spread: f32) -> f32 {
    /// How far a lead of one point after the end counts: enough to decide between equals.
    const MARGIN: f32 = 1e-3;
    let own = world.scores[seat.index()];
    let others = (0..world.seats).map(Seat).filter(|other| *other != seat);
    if world.is_over {
        let best = others.map(|other| world.scores[other.index()]).max().unwrap_or(own);
        let won = match own.cmp(&best) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        };
        return won + MARGIN * (own - best) as f32;
    }
    let next = world.active;
    let offer = match next == seat {
        true => 0.0,
        false => taste.offer(&world.board, &world.unseen(seat), world.hands[next.index()].len()),
    };
    // What is still to come spreads about as the root of what is left.
    let scale = 1.0 + spread * (world.left() as f32).sqrt();
    let ahead = |other: Seat| {
        let lead = own - world.scores[other.index()];
        let lead = lead as f32 + kept[seat.index()] - kept[other.index()];
        let lead = lead - if other == next { offer } else { 0.0 };
        1.0 / (1.0 + (-lead / scale).exp())
    };
    others.map(ahead).product()
}
