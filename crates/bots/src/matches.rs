//! Whole games between bots.

use game::{Audience, Game, Inconsistent, Luck, Outcome, Seat, Step, StepOf, Turn, Viewer};

use crate::Bot;

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedGame {
    /// How it ended.
    pub outcome: Outcome,
    /// How many steps it took.
    pub steps: usize,
}

/// Plays a game to its end: one bot a seat, `deal` for the dice and draws, `choices` for the bots.
pub fn play_out<G: Game>(
    mut game: G,
    bots: &mut [Box<dyn Bot<G>>],
    deal: &mut dyn Luck,
    choices: &mut dyn Luck,
) -> Result<FinishedGame, Inconsistent> {
    let mut steps = 0;
    loop {
        let step = match game.turn() {
            Turn::Over => break,
            Turn::Chance => Step::Chance(game.sample(deal)),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().ok_or(Inconsistent("nobody owes the decision"))?;
                let bot = bots.get_mut(seat.index()).ok_or(Inconsistent("a seat has no bot"))?;
                let action = bot.decide(&game.view(Viewer::Seat(seat)), seat, choices)?;
                if game.check(seat, &action).is_err() {
                    return Err(Inconsistent("a bot decided what the rules forbid"));
                }
                Step::Decide(seat, action)
            }
        };
        take(&mut game, step, bots);
        steps += 1;
    }
    let outcome = game.outcome().ok_or(Inconsistent("a game is over without outcome"))?;
    Ok(FinishedGame { outcome, steps })
}

/// Takes a step, and lets every bot hear what its seat may hear of it.
fn take<G: Game>(game: &mut G, step: StepOf<G>, bots: &mut [Box<dyn Bot<G>>]) {
    game.advance(step, &mut |audience, event| match audience {
        Audience::All => bots.iter_mut().for_each(|bot| bot.hear(&event)),
        Audience::Only(Seat(seat)) => {
            if let Some(bot) = bots.get_mut(usize::from(seat)) {
                bot.hear(&event);
            }
        }
    });
}
