//! The greedy player, found without listing everything: for games by the thousand.

use game::{Game, Seat};
use qwirkle::{Action, Hand, Qwirkle};

/// What looks best at once (of several equals, one): the points of a play.
pub fn greedy(game: &Qwirkle, seat: Seat) -> Action {
    let hand = game.hand(seat);
    let play = if game.board().is_empty() {
        // The opening has rules of its own, and few plays.
        game.legal(seat).first().copied()
    } else {
        game.board().best_play(&hand).map(|best| Action::Play(best.play))
    };
    play.unwrap_or_else(|| {
        let tiles = hand.iter().take(game.bag().len().into());
        match Hand::of(tiles) {
            Some(swapped) if !swapped.is_empty() => Action::Swap(swapped),
            _ => Action::Pass,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Judge;
    use game::luck::Stream;
    use game::{Setup, Step, Turn};

    #[test]
    fn the_fast_choice_is_one_of_the_best() {
        let options = Qwirkle::options(&Setup::new("standard", 3)).expect("a set-up");
        for seed in 0..20 {
            let mut luck = Stream::new(seed);
            let mut game = Qwirkle::new(&options);
            loop {
                let step = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => Step::Chance(game.sample(&mut luck)),
                    Turn::Decide(_) => {
                        let seat = game.active();
                        let chosen = greedy(&game, seat);
                        let judged =
                            game.legal(seat).into_iter().map(|a| game.judge(seat, &a)).max();
                        assert_eq!(Some(game.judge(seat, &chosen)), judged, "{chosen}");
                        assert_eq!(game.check(seat, &chosen), Ok(()));
                        Step::Decide(seat, chosen)
                    }
                };
                game.advance(step, &mut |_, _| {});
            }
        }
    }
}
