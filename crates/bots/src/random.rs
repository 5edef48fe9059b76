//! A bot that does anything legal.

use game::{Game, Inconsistent, Luck, Seat};

use crate::Bot;

/// Draws evenly from the legal actions.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn decide(
        &mut self,
        view: &G::View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<G::Action, Inconsistent> {
        let legal = G::imagine(view, luck)?.legal(seat);
        let count = legal.len() as u32;
        match legal.get(luck.below("choice", count) as usize) {
            Some(action) => Ok(*action),
            None => Err(Inconsistent("this seat owes no decision")),
        }
    }
}
