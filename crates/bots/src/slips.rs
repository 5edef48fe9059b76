//! How people slip: they do not see all that may be done, and misjudge what they see.
//!
//! Every level below `expert` looks with an [`Eye`]. It notices some of what may be done, the conspicuous
//! sooner than the rest, and takes what it likes best of that. Nothing is done for no reason: the more there
//! is to see, the more is overlooked, as people do.

use game::{Game, Inconsistent, Luck, Seat};

use crate::eager::at_once;
use crate::{Bot, Judge};

/// How somebody looks at what may be done.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Eye {
    /// How often, of a hundred times, it sees what is conspicuous: what brings the most at once, and less
    /// of which there is also.
    pub obvious: u32,
    /// How many times it looks further, at any of the things that may be done.
    pub glances: u32,
    /// How far it misjudges what it has noticed, at most, in the measure of its taste.
    pub vague: f32,
}

/// Something that may be done.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thing<A> {
    /// What is done.
    pub action: A,
    /// What it brings at once.
    pub at_once: i32,
    /// What it is worth by the taste of whoever looks.
    pub worth: f32,
    /// Whether it is to do nothing, which nobody has to notice.
    pub nothing: bool,
}

/// In so many steps worths are misjudged.
const STEPS: u32 = 1000;

impl Eye {
    /// Sees everything, and judges it as its taste does.
    pub const OPEN: Eye = Eye { obvious: 100, glances: u32::MAX, vague: 0.0 };

    /// What somebody with this eye does; nothing if there is nothing to do.
    pub fn choose<A: Copy>(&self, things: &[Thing<A>], luck: &mut dyn Luck) -> Option<A> {
        let noticed = self.noticed(things, luck);
        let mut best: Option<(f32, A)> = None;
        for (thing, _) in things.iter().zip(noticed).filter(|(_, noticed)| *noticed) {
            let misjudged = match self.vague {
                0.0 => 0.0,
                vague => vague * luck.below("vague", STEPS + 1) as f32 / STEPS as f32,
            };
            let worth = thing.worth + misjudged;
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, thing.action));
            }
        }
        best.map(|(_, action)| action)
    }

    fn noticed<A>(&self, things: &[Thing<A>], luck: &mut dyn Luck) -> Vec<bool> {
        let some = things.iter().filter(|thing| !thing.nothing);
        let most = some.clone().map(|thing| thing.at_once).max();
        let least = some.map(|thing| thing.at_once).min();
        let conspicuous = |thing: &Thing<A>| !thing.nothing && Some(thing.at_once) == most;
        let stands_out = most != least && luck.below("obvious", 100) < self.obvious;
        let mut noticed: Vec<bool> = things
            .iter()
            .map(|thing| thing.nothing || (stands_out && conspicuous(thing)))
            .collect();
        if self.glances == u32::MAX {
            noticed.fill(true);
            return noticed;
        }
        // Whoever can do nothing at all looks at least once.
        let idle = noticed.iter().any(|noticed| *noticed);
        for _ in 0..self.glances.max(u32::from(!idle)) {
            if let Some(seen) = noticed.get_mut(luck.below("glance", things.len() as u32) as usize)
            {
                *seen = true;
            }
        }
        noticed
    }
}

/// Looks with an eye, and judges by what looks best right now.
#[derive(Clone, Copy, Debug)]
pub struct Looks {
    /// How it looks.
    pub eye: Eye,
}

impl<G: Judge> Bot<G> for Looks {
    fn decide(
        &mut self,
        view: &G::View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<G::Action, Inconsistent> {
        let game = G::imagine(view, luck)?;
        let worth = |action: &G::Action| game.judge(seat, action) as f32;
        choose(&game, seat, self.eye, worth, luck)
    }
}

/// Looks with an eye, and judges by what comes at once: for games that have no judge.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LooksAtPoints {
    pub(crate) eye: Eye,
}

impl<G: Game> Bot<G> for LooksAtPoints {
    fn decide(
        &mut self,
        view: &G::View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<G::Action, Inconsistent> {
        let game = G::imagine(view, luck)?;
        choose(&game, seat, self.eye, |action| at_once(&game, seat, action) as f32, luck)
    }
}

/// What somebody with an eye and a taste does in a game.
pub(crate) fn choose<G: Game>(
    game: &G,
    seat: Seat,
    eye: Eye,
    worth: impl Fn(&G::Action) -> f32,
    luck: &mut dyn Luck,
) -> Result<G::Action, Inconsistent> {
    let things = game.legal(seat).into_iter().map(|action| Thing {
        at_once: at_once(game, seat, &action),
        worth: worth(&action),
        nothing: G::declines(&action),
        action,
    });
    let things: Vec<_> = things.collect();
    eye.choose(&things, luck).ok_or(Inconsistent("this seat owes no decision"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::luck::Stream;

    fn things(worths: &[(i32, f32)]) -> Vec<Thing<usize>> {
        let thing = |(action, (at_once, worth)): (usize, &(i32, f32))| Thing {
            action,
            at_once: *at_once,
            worth: *worth,
            nothing: *at_once == 0,
        };
        worths.iter().enumerate().map(thing).collect()
    }

    fn counts(eye: Eye, things: &[Thing<usize>]) -> Vec<u32> {
        let mut counts = vec![0; things.len()];
        for seed in 0..1000 {
            let chosen = eye.choose(things, &mut Stream::new(seed)).expect("something");
            counts[chosen] += 1;
        }
        counts
    }

    #[test]
    fn an_open_eye_takes_what_it_likes_best() {
        let things = things(&[(0, 0.5), (1, 3.0), (9, 2.0)]);
        assert_eq!(counts(Eye::OPEN, &things), [0, 1000, 0]);
    }

    #[test]
    fn what_is_conspicuous_is_overlooked_as_often_as_was_said() {
        let eye = Eye { obvious: 67, glances: 0, vague: 0.0 };
        let found = counts(eye, &things(&[(0, 0.0), (1, 0.5), (7, 2.0)]));
        assert!(found[0].abs_diff(330) < 50, "{found:?}");
        assert_eq!(found[1], 0);
    }

    #[test]
    fn whoever_looks_often_sees_more() {
        let many: Vec<(i32, f32)> = (1..=40).map(|n| (n, n as f32)).collect();
        let mean = |glances| {
            let eye = Eye { obvious: 0, glances, vague: 0.0 };
            let found = counts(eye, &things(&many));
            found.iter().zip(1..).map(|(count, n)| count * n).sum::<u32>() / 1000
        };
        let [few, some, more] = [2, 6, 20].map(mean);
        assert!(few < some && some < more, "{few} {some} {more}");
    }

    #[test]
    fn nobody_is_at_a_loss() {
        let blind = Eye { obvious: 0, glances: 0, vague: 0.0 };
        assert!(blind.choose(&things(&[(3, 0.0), (4, 1.0)]), &mut Stream::new(1)).is_some());
        assert_eq!(blind.choose(&things(&[]), &mut Stream::new(1)), None);
    }
}
