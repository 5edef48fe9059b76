//! What looks good in Quixo: a line now, none for the other side next, and neutral cubes.

use game::{Game, Outcome, Seat, Step, Turn};
use quixo::{Action, Quixo};

use crate::Judge;

/// What a decided game is worth.
const WON: i32 = 1000;
/// What it is worth to let the next player win at once.
const OFFERED: i32 = -500;
/// What a neutral cube is worth: taking one can never be undone.
const NEUTRAL: i32 = 10;

impl Judge for Quixo {
    fn judge(&self, seat: Seat, action: &Action) -> i32 {
        let after = moved(self, seat, action);
        if let Some(outcome) = after.outcome() {
            return worth(&outcome, seat);
        }
        let taken = self.position().board.mark(action.cell).is_none();
        let offered = match after.turn() {
            Turn::Decide(seats) => seats.iter().next().is_some_and(|next| {
                let wins = |reply: &Action| {
                    let outcome = moved(&after, next, reply).outcome();
                    outcome.is_some_and(|outcome| worth(&outcome, seat) < 0)
                };
                after.legal(next).iter().any(wins)
            }),
            _ => false,
        };
        (if taken { NEUTRAL } else { 0 }) + (if offered { OFFERED } else { 0 })
    }
}

fn moved(game: &Quixo, seat: Seat, action: &Action) -> Quixo {
    let mut after = game.clone();
    after.advance(Step::Decide(seat, *action), &mut |_, _| {});
    after
}

fn worth(outcome: &Outcome, seat: Seat) -> i32 {
    if outcome.winners.contains(seat) {
        WON
    } else if outcome.winners.is_empty() {
        0
    } else {
        -WON
    }
}
