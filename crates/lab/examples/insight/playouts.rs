//! Another judge: it plays on many times from what a seat sees.

use bots::{Appraised, Level, shares};
use game::luck::Stream;
use game::{Audience, Seat, Step, Turn, Viewer};

use crate::sum::Sum;

/// Who plays on: `expert` would take hours.
const PLAYS_ON: Level = Level::Hard;

/// Plays on many times.
pub(crate) struct Playouts<'a, G> {
    pub(crate) game: &'a G,
    pub(crate) seats: u8,
    pub(crate) seat: Seat,
}

impl<G: Appraised> Playouts<'_, G> {
    /// What an answer brought in so many play-outs.
    pub(crate) fn worth(
        &self,
        action: G::Action,
        playouts: u32,
        luck: &mut Stream,
    ) -> Result<Sum, String> {
        let view = self.game.view(Viewer::Seat(self.seat));
        let seats = self.seats;
        let mut sum = Sum::default();
        for _ in 0..playouts {
            let mut game = G::imagine(&view, luck).map_err(|error| error.to_string())?;
            let mut bots: Vec<_> = (0..seats).map(|_| PLAYS_ON.bot::<G>()).collect();
            let mut quiet = |_: Audience, _| {};
            game.advance(Step::Decide(self.seat, action), &mut quiet);
            loop {
                let step = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => Step::Chance(game.sample(luck)),
                    Turn::Decide(asked) => {
                        let seat = asked.iter().next().ok_or("nobody owes the decision")?;
                        let view = game.view(Viewer::Seat(seat));
                        let answer = bots[seat.index()].decide(&view, seat, luck);
                        Step::Decide(seat, answer.map_err(|error| error.to_string())?)
                    }
                };
                game.advance(step, &mut quiet);
            }
            let shares = shares(&game, seats).ok_or("the match is not over")?;
            sum.add(shares[self.seat.index()]);
        }
        Ok(sum)
    }
}
