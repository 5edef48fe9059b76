//! The answers of a seat, tried in the same imagined worlds.

use game::luck::Stream;
use game::{Game, Inconsistent, Seat};
use qwixx::Cards;
use qwixx::cards::{Action, Phase, View};

use super::{Judge, stream};
use crate::Rated;
use crate::appraisal::likely_behind;
use crate::qwixx::cards::bot::{NOTHING, action};
use crate::qwixx::cards::policy::Decision;
use crate::qwixx::cards::world::World;

/// How far an answer may be off that was not played on.
const NOT_TRIED: f64 = 0.05;

/// An answer, and the part of a win that it brought in each world.
struct Line {
    decision: Decision,
    shares: Vec<f64>,
}

impl Line {
    fn mean(&self) -> f64 {
        self.shares.iter().sum::<f64>() / self.shares.len().max(1) as f64
    }

    /// How far this is behind another in the worlds that both were tried in, and the error of that.
    fn behind(&self, best: &Line) -> (f64, f64) {
        let pairs = || best.shares.iter().zip(&self.shares).map(|(best, own)| best - own);
        let count = self.shares.len().min(best.shares.len()).max(1) as f64;
        let mean = pairs().sum::<f64>() / count;
        let spread = pairs().map(|behind| (behind - mean).powi(2)).sum::<f64>();
        (mean, (spread / (count - 1.0).max(1.0) / count).sqrt())
    }
}

/// All answers of a seat, the best first.
pub(super) fn rank(
    judge: &Judge,
    view: &View,
    seat: Seat,
) -> Result<Vec<Rated<Action>>, Inconsistent> {
    // Whether there can be such a table at all.
    Cards::imagine(view, &mut stream(0))?;
    let world = World::imagined(view, &mut stream(0));
    let mut found = Vec::new();
    judge.policy().each(&world, seat.index(), &mut |worth, decision| found.push((worth, decision)));
    found.sort_by(|one, two| two.0.total_cmp(&one.0));
    let line = |(_, decision)| Line { decision, shares: Vec::new() };
    let mut lines: Vec<Line> = found.into_iter().map(line).collect();
    let rest = lines.split_off(judge.effort.answers.tried.min(lines.len()));
    try_out(judge, view, seat, &mut lines);
    let best = lines.first().ok_or(NOTHING)?;
    let mut table = world.clone();
    let mut at_once =
        |decision| judge.attempt(&mut table, &world, seat, decision, 0, &mut stream(0));
    let mut rated = Vec::new();
    let mut rate = |decision: Decision, behind: f64, error: f64, certain: Option<f64>| {
        let chance = certain.unwrap_or(best.mean() - behind).clamp(0.0, 1.0);
        let proved = certain.is_some();
        let rate = |action| Rated { action, chance, error, proved };
        rated.extend(alike(decision, &world).map(rate));
    };
    for line in &lines {
        let (behind, error) = line.behind(best);
        let certain = ends(&world, line.decision).then(|| at_once(line.decision));
        rate(line.decision, likely_behind(behind, error), error, certain);
    }
    let most = at_once(best.decision);
    for line in &rest {
        let share = at_once(line.decision);
        let certain = ends(&world, line.decision).then_some(share);
        rate(line.decision, (most - share).max(0.0), NOT_TRIED, certain);
    }
    rated.sort_by(|one, two| two.chance.total_cmp(&one.chance));
    Ok(rated)
}

/// Tries answers in worlds that look like a view, the best of them in more; then the best comes first.
/// Those that are tried no further were worse than all the others in the worlds that all were tried in.
fn try_out(judge: &Judge, view: &View, seat: Seat, lines: &mut [Line]) {
    let effort = judge.effort.answers;
    let rest = u32::from(view.phase != Phase::Play);
    let mut table = World::imagined(view, &mut stream(0));
    let mut nth = 0;
    for (kept, worlds) in [(lines.len(), effort.shared), (effort.kept, effort.further)] {
        let kept = kept.min(lines.len());
        for _ in 0..worlds {
            // Without a single world there would be nothing to say.
            if nth > 0 && judge.stop.is_now() {
                break;
            }
            let mut luck = stream(nth);
            let world = World::imagined(view, &mut luck);
            for line in &mut lines[..kept] {
                let (turns, mut luck) = (effort.turns + rest, luck.clone());
                let share =
                    judge.attempt(&mut table, &world, seat, line.decision, turns, &mut luck);
                line.shares.push(share);
            }
            nth += 1;
        }
        lines[..kept].sort_by(|one, two| two.mean().total_cmp(&one.mean()));
    }
}

impl Judge {
    /// The part of a win that a seat may expect if it decides so and so many turns are played.
    fn attempt(
        &self,
        table: &mut World,
        world: &World,
        seat: Seat,
        decision: Decision,
        turns: u32,
        luck: &mut Stream,
    ) -> f64 {
        let policy = self.policy();
        table.clone_from(world);
        policy.carry_out(table, seat.index(), decision, luck);
        policy.play_on(table, turns, luck);
        self.foresee(table, luck)[seat.index()]
    }
}

/// Whether the game is over after a decision, whatever is hidden.
fn ends(world: &World, decision: Decision) -> bool {
    let Decision::Play(choice) = decision else { return false };
    let mut world = world.clone();
    world.play(&choice);
    world.phase == Phase::Over
}

/// A decision as actions of the game: cards of one number are alike from behind, so it is the same to take
/// any of them.
fn alike(decision: Decision, world: &World) -> impl Iterator<Item = Action> {
    let places = match decision {
        Decision::Take(place) => {
            let number = world.row[place].number;
            let same = (0..world.row.len()).filter(|other| world.row[*other].number == number);
            same.map(|place| Action::Take(place as u8)).collect()
        }
        _ => vec![action(decision, world)],
    };
    places.into_iter()
}
