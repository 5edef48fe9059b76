//! The luck of a match alone, without looking at decisions: what an arena takes off results.

use bots::{Appraiser, Shares};
use game::{Game, Seat, Step, Turn, Viewer};

use crate::review::{Match, NotReviewed};

/// What chance brought every seat in a match, more or less than it does on average.
pub fn luck<G: Game>(
    played: &Match<'_, G>,
    appraiser: &mut dyn Appraiser<G>,
) -> Result<Shares, NotReviewed> {
    let mut game = played.first.clone();
    let mut luck = vec![0.0; played.seats.into()];
    for (number, step) in played.steps.iter().enumerate() {
        let is_chance = game.turn() == Turn::Chance;
        if is_chance != matches!(step, Step::Chance(_)) || game.allows(step).is_err() {
            return Err(NotReviewed::DoesNotFit { step: number });
        }
        let mean = is_chance.then(|| appraiser.expect(&game));
        game.advance(step.clone(), &mut |audience, event| {
            let hears = |seat: &Seat| audience.includes(Viewer::Seat(*seat));
            (0..played.seats).map(Seat).filter(hears).for_each(|seat| appraiser.hear(seat, &event));
        });
        if let Some(mean) = mean {
            let came = appraiser.value(&game);
            let parts = luck.iter_mut().zip(came.iter().zip(mean));
            parts.for_each(|(luck, (came, mean))| *luck += came - mean);
        }
    }
    Ok(luck)
}
