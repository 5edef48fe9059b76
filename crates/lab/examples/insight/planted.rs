//! One blunder in every match, made on purpose and chosen by another judge: is it found first?

use bots::{Appraised, Appraiser};
use game::luck::Stream;
use game::transcript::Transcript;
use game::{Seat, Step};
use insight::{Match, review};
use serde::{Deserialize, Serialize};

use super::Args;
use super::matches::{go_on, seated};
use super::measured::Measured;
use super::playouts::Playouts;
use super::sound;

/// What a blunder costs at least.
pub(crate) const BLUNDER: f64 = 0.08;
/// So many play-outs tell which answers may be a blunder, first few and then more; each time an answer may seem to
/// cost so much less than a blunder.
const GLANCES: [(u32, f64); 2] = [(60, 0.0), (400, 0.02)];
/// So many answers of a decision are looked at.
const ANSWERS: usize = 6;

/// How often a planted blunder was found.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct Planted {
    planted: u32,
    first: u32,
    marked: u32,
}

impl Planted {
    /// Plants a blunder into a match if one is allowed anywhere, and looks for it.
    pub(crate) fn add<G: Measured>(
        &mut self,
        sound: &Transcript<G>,
        number: u64,
        args: &Args,
        appraiser: &mut dyn Appraiser<G>,
    ) -> Result<(), String> {
        let Some((at, match_with)) = plant(sound, args, number)? else { return Ok(()) };
        let whole = Match::of(&match_with, G::OPEN).ok_or("no first step")?;
        let found = review(&whole, appraiser, &mut |_| {});
        let found = found.map_err(|error| format!("{error:?}"))?;
        let worst = found.decisions.iter().max_by(|one, two| one.loss.total_cmp(&two.loss));
        self.planted += 1;
        self.first += u32::from(worst.is_some_and(|worst| worst.step == at));
        let here = found.decisions.iter().find(|decision| decision.step == at);
        self.marked += u32::from(here.is_some_and(|decision| decision.mark.is_some()));
        Ok(())
    }

    /// Adds what was found elsewhere.
    pub(crate) fn join(&mut self, other: &Planted) {
        self.planted += other.planted;
        self.first += other.first;
        self.marked += other.marked;
    }

    pub(crate) fn line(&self) -> String {
        let Planted { planted, first, marked } = self;
        format!("{planted} planted, {first} found first, {marked} marked")
    }
}

/// A match that goes on like another until a blunder; and the step of that. None if no decision allows one.
fn plant<G: Measured>(
    sound: &Transcript<G>,
    args: &Args,
    number: u64,
) -> Result<Option<(usize, Transcript<G>)>, String> {
    let mut luck = Stream::new(!number);
    let decisions = sound.steps().iter().enumerate();
    let decisions = decisions.filter(|(_, step)| matches!(step, Step::Decide(..)));
    let mut decisions: Vec<usize> = decisions.map(|(at, _)| at).collect();
    decisions.drain(..decisions.len().saturating_sub(args.last));
    if args.exact && !args.sound {
        decisions.truncate(until_a_slip(sound, &decisions));
    }
    while !decisions.is_empty() {
        let at = decisions.swap_remove(luck.pick(decisions.len()));
        let Step::Decide(seat, done) = &sound.steps()[at] else { continue };
        let before = sound.rewound(at).ok_or("no such step")?;
        let blunder = match args.planted {
            Some(playouts) => {
                let judge = Playouts { game: before.game(), seats: args.seats, seat: *seat };
                judge.blunder(*done, playouts, &mut luck)?
            }
            None => exact_blunder(before.game(), *seat, *done, &mut luck),
        };
        let Some(blunder) = blunder else { continue };
        let mut match_with = before;
        match_with.advance(Step::Decide(*seat, blunder), &mut |_, _| {});
        let mut bots = match args.then {
            Some(level) => seated::<G>(&[level], args.seats, number),
            None => sound::bots::<G>(args, number),
        };
        return go_on(match_with, &mut bots, number ^ 0x5eed).map(|played| Some((at, played)));
    }
    Ok(None)
}

/// How many of these decisions come before one in which somebody gave away something for sure: a blunder that is
/// planted later would not be the only one.
fn until_a_slip<G: Measured>(sound: &Transcript<G>, decisions: &[usize]) -> usize {
    let slips = |at: &usize| {
        let Step::Decide(seat, done) = &sound.steps()[*at] else { return false };
        let worth = sound.rewound(*at).and_then(|before| before.game().exact(*seat));
        let worth = worth.unwrap_or_default();
        let most = worth.iter().map(|(_, worth)| *worth).fold(0.0, f64::max);
        worth.iter().any(|(action, worth)| action == done && most - worth >= BLUNDER)
    };
    decisions.iter().position(slips).unwrap_or(decisions.len())
}

/// An answer that costs enough against what was done, by exact values.
fn exact_blunder<G: Measured>(
    game: &G,
    seat: Seat,
    done: G::Action,
    luck: &mut Stream,
) -> Option<G::Action> {
    let mut worth = game.exact(seat)?;
    let own = worth.iter().find(|(action, _)| *action == done)?.1;
    worth.retain(|(_, worth)| own - worth >= BLUNDER);
    (!worth.is_empty()).then(|| worth[luck.pick(worth.len())].0)
}

impl<G: Appraised> Playouts<'_, G> {
    /// An answer that costs enough against what was done.
    fn blunder(
        &self,
        done: G::Action,
        playouts: u32,
        luck: &mut Stream,
    ) -> Result<Option<G::Action>, String> {
        let mut others = self.game.legal(self.seat);
        others.retain(|action| *action != done);
        while others.len() > ANSWERS {
            others.swap_remove(luck.pick(others.len()));
        }
        if others.is_empty() {
            return Ok(None);
        }
        // What was done is played on once for all others.
        let mut known = [None; GLANCES.len() + 1];
        while !others.is_empty() {
            let other = others.swap_remove(luck.pick(others.len()));
            if self.is_blunder(other, done, playouts, &mut known, luck)? {
                return Ok(Some(other));
            }
        }
        Ok(None)
    }

    /// Whether an answer costs enough against what was done, which is looked at as often as it has to be.
    fn is_blunder(
        &self,
        other: G::Action,
        done: G::Action,
        playouts: u32,
        known: &mut [Option<f64>],
        luck: &mut Stream,
    ) -> Result<bool, String> {
        let looks = GLANCES.into_iter().chain([(playouts, 0.0)]);
        for ((count, less), known) in looks.zip(known) {
            let own = match *known {
                Some(own) => own,
                None => *known.insert(self.worth(done, count, luck)?.mean()),
            };
            if own - self.worth(other, count, luck)?.mean() < BLUNDER - less {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
