//! A plain simulation that others are measured against: the twelve plays with the most points, a
//! hundred and twenty worlds, two plies of greedy answers, the mean lead.

use bots::Bot;
use bots::workshop::qwirkle::candidates::list;
use bots::workshop::qwirkle::playing::reply;
use bots::workshop::qwirkle::taste::Taste;
use bots::workshop::qwirkle::world::World;
use game::luck::Stream;
use game::{Game, Inconsistent, Luck, Seat};
use qwirkle::{Action, Qwirkle, View};

const CANDIDATES: usize = 12;
const WORLDS: u64 = 120;
const PLIES: usize = 2;

/// The plain simulation.
#[derive(Clone, Copy, Debug)]
pub struct Reference;

impl Bot<Qwirkle> for Reference {
    fn decide(
        &mut self,
        view: &View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<Action, Inconsistent> {
        let game = Qwirkle::imagine(view, luck)?;
        let base = World::of(&game);
        let mut found = list(&base, World::bid(&game), &Taste::GREEDY);
        found.truncate(CANDIDATES);
        let mut leads = vec![0; found.len()];
        let seed = u64::from(luck.below("seed", u32::MAX)) << 32;
        for world in 0..WORLDS {
            let mut dealt = base.clone();
            dealt.redeal(seat, &mut Stream::new(seed + world));
            for (candidate, lead) in found.iter().zip(&mut leads) {
                let mut after = dealt.clone();
                after.advance(&candidate.action, candidate.points);
                for _ in 0..PLIES {
                    if !after.is_over {
                        let (answer, _) = reply(&after, &Taste::GREEDY);
                        after.advance(&answer.action, answer.points);
                    }
                }
                *lead += after.lead(seat);
            }
        }
        let best = found.iter().zip(leads).rev().max_by_key(|(_, lead)| *lead);
        Ok(best.map_or(Action::Pass, |(candidate, _)| candidate.action))
    }
}
