//! The answers of a seat, by what the seat sees.

use game::{Game, Inconsistent, Seat};
use qwixx::Cards;
use qwixx::cards::{Action, Phase, View};

use super::trials::Trials;
use super::tried_answer::{Behind, TriedAnswer};
use super::{Judge, stream};
use crate::Rated;
use crate::qwixx::cards::bot::{NOTHING, action};
use crate::qwixx::cards::policy::Decision;
use crate::qwixx::cards::world::World;

/// How far an answer may be off that was not tried.
const NOT_TRIED: f64 = 0.1;

/// All answers of a seat, the best first; those in `also` are looked at closely.
pub(super) fn rank(
    judge: &Judge,
    view: &View,
    seat: Seat,
    also: &[Action],
) -> Result<Vec<Rated<Action>>, Inconsistent> {
    // Whether there can be such a table at all.
    Cards::imagine(view, &mut stream(0))?;
    let world = World::imagined(view, &mut stream(0));
    let trials = Trials { judge, view, seat };
    let mut answers = answers(judge, &world, seat, also);
    let rest = answers.split_off(judge.effort.answers.tried.min(answers.len()));
    trials.soon(&mut answers);
    trials.late(&mut answers);
    let best = answers.first().ok_or(NOTHING)?;
    let mut rated = Vec::new();
    let mut rate = |answer: &TriedAnswer, Behind { behind, error }| {
        let certain =
            ends(&world, answer.decision).then(|| trials.at_once(&world, answer.decision));
        let chance = certain.unwrap_or(best.mean() - behind).clamp(0.0, 1.0);
        let proved = certain.is_some();
        let rate = |action| Rated { action, chance, error, proved };
        rated.extend(alike(answer.decision, &world).map(rate));
    };
    rate(best, Behind::default());
    let mut most = 0.0;
    for answer in &answers[1..] {
        let found = behind(judge, answer, best, most);
        if answer.was_played_on() {
            most = f64::max(most, found.behind);
        }
        rate(answer, found);
    }
    let at_once = trials.at_once(&world, best.decision);
    for answer in &rest {
        let behind = f64::max(at_once - trials.at_once(&world, answer.decision), most);
        rate(answer, Behind { behind, error: NOT_TRIED });
    }
    rated.sort_by(|one, two| two.chance.total_cmp(&one.chance));
    Ok(rated)
}

/// All answers of a seat, those that are asked about first, then by taste.
fn answers(judge: &Judge, world: &World, seat: Seat, also: &[Action]) -> Vec<TriedAnswer> {
    let mut found = Vec::new();
    judge.policy().each(world, seat.index(), &mut |worth, decision| {
        let asked = alike(decision, world).any(|action| also.contains(&action));
        found.push((worth, TriedAnswer::new(decision, asked)));
    });
    found.sort_by(|(one, own), (two, other)| other.asked.cmp(&own.asked).then(two.total_cmp(one)));
    found.into_iter().map(|(_, answer)| answer).collect()
}

/// How far an answer is behind the best; one that was not played on was behind all that were, and they are as
/// far behind as `most` at least.
fn behind(judge: &Judge, answer: &TriedAnswer, best: &TriedAnswer, most: f64) -> Behind {
    if answer.was_played_on() {
        return answer.late_behind(best).likely(judge.effort.answers.on.off);
    }
    let found = answer.soon_behind(best).by_the_net();
    Behind { behind: found.behind.max(most), ..found }
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
