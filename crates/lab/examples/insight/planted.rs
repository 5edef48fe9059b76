//! One blunder in every match, made on purpose and chosen by another judge: is it found first?

use bots::{Appraised, Books, Stop};
use game::luck::Stream;
use game::transcript::Transcript;
use game::{Setup, Step};
use insight::{Match, review};

use super::Args;
use super::matches::{go_on, play};
use super::playouts::Playouts;

/// What a blunder costs at least.
const BLUNDER: f64 = 0.08;
/// So many play-outs tell which answers may be a blunder.
const GLANCE: u32 = 60;
/// So many answers of a decision are looked at.
const ANSWERS: usize = 6;

pub(crate) fn look<G: Appraised>(args: &Args, playouts: u32) -> Result<(), String> {
    let setup = Setup::new(&args.edition, args.seats);
    let options = G::options(&setup).map_err(|error| error.to_string())?;
    let depth = args.depth.depth();
    let (mut planted, mut first, mut marked) = (0, 0, 0);
    for number in args.first..args.first + args.matches {
        let sound = play::<G>(&setup, &args.bots, number)?;
        let Some((at, match_with)) = plant(&sound, args, playouts, number)? else { continue };
        let appraiser = G::appraiser(&options, depth, &Books::default(), &Stop::never());
        let mut appraiser = appraiser.map_err(|error| format!("{error:?}"))?;
        let whole = Match::of(&match_with, G::OPEN).ok_or("no first step")?;
        let found = review(&whole, &mut *appraiser, &mut |_| {});
        let found = found.map_err(|error| format!("{error:?}"))?;
        let worst = found.decisions.iter().max_by(|one, two| one.loss.total_cmp(&two.loss));
        planted += 1;
        first += u32::from(worst.is_some_and(|worst| worst.step == at));
        let here = found.decisions.iter().find(|decision| decision.step == at);
        marked += u32::from(here.is_some_and(|decision| decision.mark.is_some()));
        if planted % 50 == 0 {
            println!("{planted} planted, {first} found first, {marked} marked");
        }
    }
    println!("{planted} planted, {first} found first, {marked} marked");
    Ok(())
}

/// A match that goes on like another until a blunder; and the step of that. None if no decision allows one.
fn plant<G: Appraised>(
    sound: &Transcript<G>,
    args: &Args,
    playouts: u32,
    number: u64,
) -> Result<Option<(usize, Transcript<G>)>, String> {
    let mut luck = Stream::new(!number);
    let decisions = sound.steps().iter().enumerate();
    let decisions = decisions.filter(|(_, step)| matches!(step, Step::Decide(..)));
    let mut decisions: Vec<usize> = decisions.map(|(at, _)| at).collect();
    decisions.drain(..decisions.len().saturating_sub(args.last));
    while !decisions.is_empty() {
        let at = decisions.swap_remove(luck.pick(decisions.len()));
        let Step::Decide(seat, done) = &sound.steps()[at] else { continue };
        let before = sound.rewound(at).ok_or("no such step")?;
        let judge = Playouts { game: before.game(), seats: args.seats, seat: *seat };
        let Some(blunder) = judge.blunder(*done, playouts, &mut luck)? else { continue };
        let mut match_with = before;
        match_with.advance(Step::Decide(*seat, blunder), &mut |_, _| {});
        let seats = usize::from(args.seats);
        let mut bots: Vec<_> = (0..seats).map(|_| args.bots[0].bot::<G>()).collect();
        return go_on(match_with, &mut bots, number ^ 0x5eed).map(|played| Some((at, played)));
    }
    Ok(None)
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
        let glance = self.worth(done, GLANCE, luck)?.mean();
        while !others.is_empty() {
            let other = others.swap_remove(luck.pick(others.len()));
            if glance - self.worth(other, GLANCE, luck)?.mean() < BLUNDER {
                continue;
            }
            let cost = self.worth(done, playouts, luck)?.mean()
                - self.worth(other, playouts, luck)?.mean();
            if cost >= BLUNDER {
                return Ok(Some(other));
            }
        }
        Ok(None)
    }
}
