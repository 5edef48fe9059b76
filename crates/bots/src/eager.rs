//! A bot for any game: it needs nothing that the contract does not have.

use game::{Game, Inconsistent, Luck, Seat, Step};

use crate::Bot;

/// How many points winning the game counts as.
const WON: i32 = 1_000_000;

/// Takes what brings the most at once: the game if it can be won, else points; of several, any.
#[derive(Clone, Copy, Debug)]
pub struct Eager;

impl<G: Game> Bot<G> for Eager {
    fn decide(
        &mut self,
        view: &G::View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<G::Action, Inconsistent> {
        let game = G::imagine(view, luck)?;
        let worth = |action: G::Action| (at_once(&game, seat, &action), action);
        let judged: Vec<(i32, G::Action)> = game.legal(seat).into_iter().map(worth).collect();
        let best = judged.iter().map(|(worth, _)| *worth).max();
        let equals: Vec<_> = judged.iter().filter(|(worth, _)| Some(*worth) == best).collect();
        let chosen = luck.below("choice", equals.len() as u32) as usize;
        let none = Inconsistent("this seat owes no decision");
        equals.get(chosen).map(|(_, action)| *action).ok_or(none)
    }
}

/// What an action brings at once: the game if it is won or lost by it, else points.
pub(crate) fn at_once<G: Game>(game: &G, seat: Seat, action: &G::Action) -> i32 {
    let mut after = game.clone();
    after.advance(Step::Decide(seat, *action), &mut |_, _| {});
    match after.outcome() {
        Some(outcome) if outcome.winners.contains(seat) => WON,
        Some(outcome) if !outcome.winners.is_empty() => -WON,
        _ => game.foresee(seat, action).points,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::luck::Stream;
    use game::{Setup, Viewer};
    use quixo::Quixo;

    #[test]
    fn it_wins_where_it_can() {
        let options = Quixo::options(&Setup::new("two", 2).with("side", "3")).expect("a set-up");
        let mut quixo = Quixo::new(&options);
        for (seat, action) in [(0, "a1N"), (1, "c1W"), (0, "b1N"), (1, "a2E")] {
            let step = Step::Decide(Seat(seat), action.parse().expect("a move"));
            quixo.play(step, &mut |_, _| {}).expect("a legal move");
        }
        for seed in 0..20 {
            let view = quixo.view(Viewer::Seat(Seat(0)));
            let chosen: quixo::Action =
                Bot::<Quixo>::decide(&mut Eager, &view, Seat(0), &mut Stream::new(seed))
                    .expect("a move");
            let mut after = quixo.clone();
            after.advance(Step::Decide(Seat(0), chosen), &mut |_, _| {});
            let outcome = after.outcome().expect("the end");
            assert!(outcome.winners.contains(Seat(0)), "{chosen}");
        }
    }
}
