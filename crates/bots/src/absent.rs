//! Somebody who has left a game that has no players but people.

use game::{Game, Inconsistent, Luck, Seat};

use crate::Bot;

/// Does nothing wherever the rules allow that, else the first thing there is.
#[derive(Clone, Copy, Debug)]
pub struct Absent;

impl<G: Game> Bot<G> for Absent {
    fn decide(
        &mut self,
        view: &G::View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<G::Action, Inconsistent> {
        let legal = G::imagine(view, luck)?.legal(seat);
        let nothing = legal.iter().find(|action| G::declines(action));
        nothing.or(legal.first()).copied().ok_or(Inconsistent("this seat owes no decision"))
    }
}
