//! Openings: a few random moves with which a deal begins where nothing else makes its games differ.

use game::luck::Stream;
use game::{Game, Luck, Step, StepOf, Turn};

/// The fewest and the most moves of an opening.
const MOVES: [u32; 2] = [2, 6];
/// How often an opening that ends the game is drawn again.
const TRIES: u64 = 20;

/// Whether a game has luck of its own: players without luck play the same game again where it has none.
pub fn has_luck<G: Game>(start: &G) -> bool {
    let mut luck = Stream::new(1);
    let mut game = start.clone();
    // Longer than a random match of any game takes.
    for _ in 0..10_000 {
        match game.turn() {
            Turn::Chance => return true,
            Turn::Over => return false,
            Turn::Decide(_) => match any(&game, &mut luck) {
                Some(step) => game.advance(step, &mut |_, _| {}),
                None => return false,
            },
        }
    }
    false
}

/// The opening of a deal, the same for all its lineups: nothing where every one would end the game.
pub(super) fn draw<G: Game>(start: &G, key: u64) -> Vec<StepOf<G>> {
    let drawn = |attempt: u64| {
        let mut luck = Stream::new(key.wrapping_add(attempt));
        let moves = MOVES[0] + luck.below("moves", MOVES[1] - MOVES[0] + 1);
        let (mut game, mut steps) = (start.clone(), Vec::new());
        for _ in 0..moves {
            let step = any(&game, &mut luck)?;
            steps.push(step.clone());
            game.advance(step, &mut |_, _| {});
        }
        matches!(game.turn(), Turn::Decide(_)).then_some(steps)
    };
    (0..TRIES).find_map(drawn).unwrap_or_default()
}

/// Anything that whoever is asked first may do.
fn any<G: Game>(game: &G, luck: &mut Stream) -> Option<StepOf<G>> {
    let Turn::Decide(seats) = game.turn() else { return None };
    let seat = seats.iter().next()?;
    let legal = game.legal(seat);
    let chosen = legal.get(luck.below("move", legal.len() as u32) as usize)?;
    Some(Step::Decide(seat, *chosen))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Setup;
    use quixo::Quixo;
    use qwixx::Dice;

    fn start<G: Game>(edition: &str, side: Option<&str>) -> G {
        let setup = Setup::new(edition, if edition == "four" { 4 } else { 2 });
        let setup = side.map_or(setup.clone(), |side| setup.with("side", side));
        G::new(&G::options(&setup).expect("a set-up"))
    }

    #[test]
    fn dice_are_luck_and_cubes_are_not() {
        assert!(has_luck(&start::<Dice>("classic", None)));
        assert!(!has_luck(&start::<Quixo>("two", None)));
        assert!(!has_luck(&start::<Quixo>("four", None)));
    }

    #[test]
    fn an_opening_is_two_to_six_moves_after_which_the_game_goes_on() {
        let first: Quixo = start("two", Some("3"));
        let mut lengths = [0; 7];
        for key in 0..200 {
            let opening = draw(&first, key << 32);
            lengths[opening.len()] += 1;
            let mut game = first.clone();
            for step in opening {
                game.play(step, &mut |_, _| {}).expect("a legal move");
            }
            assert_ne!(game.turn(), Turn::Over);
        }
        assert!(lengths[2..].iter().all(|count| *count > 0), "{lengths:?}");
        assert_eq!(lengths[..2], [0, 0]);
    }
}
