//! A bot that takes what looks best right now.

use game::{Game, Inconsistent, Luck, Seat};

use crate::Bot;

/// A game whose actions can be judged without looking ahead.
pub trait Judge: Game {
    /// How good a legal action of `seat` looks: the higher the better.
    fn judge(&self, seat: Seat, action: &Self::Action) -> i32;
}

/// Takes the action that looks best; of several, any.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

impl<G: Judge> Bot<G> for Greedy {
    fn decide(
        &mut self,
        view: &G::View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<G::Action, Inconsistent> {
        let game = G::imagine(view, luck)?;
        let judged: Vec<(i32, G::Action)> = game
            .legal(seat)
            .into_iter()
            .map(|action| (game.judge(seat, &action), action))
            .collect();
        let best = judged.iter().map(|(worth, _)| *worth).max();
        let mut equals = judged.iter().filter(|(worth, _)| Some(*worth) == best);
        let count = equals.clone().count() as u32;
        match equals.nth(luck.below("choice", count) as usize) {
            Some((_, action)) => Ok(*action),
            None => Err(Inconsistent("this seat owes no decision")),
        }
    }
}
