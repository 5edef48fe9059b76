//! Matches between bots.

use bots::{Appraised, Bot, Level};
use game::luck::Stream;
use game::transcript::Transcript;
use game::{Seat, Setup, Step, Turn, Viewer};

/// The bots of these levels at a table of so many seats; who sits where follows from the number of the match.
pub(crate) fn seated<G: Appraised>(
    levels: &[Level],
    seats: u8,
    number: u64,
) -> Vec<Box<dyn Bot<G>>> {
    let level = |seat: usize| levels[(seat + number as usize) % levels.len()];
    (0..usize::from(seats)).map(|seat| level(seat).bot::<G>()).collect()
}

/// A match between bots, whose luck follows from its number.
pub(crate) fn play<G: Appraised>(
    setup: &Setup,
    bots: &mut [Box<dyn Bot<G>>],
    number: u64,
) -> Result<Transcript<G>, String> {
    let mut played = Transcript::<G>::new(setup).map_err(|error| error.to_string())?;
    if let Turn::Decide(_) = played.game().turn() {
        open(&mut played, &mut Stream::new(!number));
    }
    go_on(played, bots, number)
}

/// Some random moves: where nothing is left to luck the same players play the same match every time.
fn open<G: Appraised>(played: &mut Transcript<G>, luck: &mut Stream) {
    for _ in 0..2 + luck.pick(5) {
        let Turn::Decide(seats) = played.game().turn() else { return };
        let Some(seat) = seats.iter().next() else { return };
        let legal = played.game().legal(seat);
        let step = Step::Decide(seat, legal[luck.pick(legal.len())]);
        played.advance(step, &mut |_, _| {});
    }
}

/// Plays a match to its end.
pub(crate) fn go_on<G: Appraised>(
    mut played: Transcript<G>,
    bots: &mut [Box<dyn Bot<G>>],
    number: u64,
) -> Result<Transcript<G>, String> {
    let (mut deal, mut choices) = (Stream::new(2 * number), Stream::new(2 * number + 1));
    loop {
        let step = match played.game().turn() {
            Turn::Over => return Ok(played),
            Turn::Chance => Step::Chance(played.game().sample(&mut deal)),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().ok_or("nobody owes the decision")?;
                let view = played.game().view(Viewer::Seat(seat));
                let action = bots[seat.index()].decide(&view, seat, &mut choices);
                Step::Decide(seat, action.map_err(|error| error.to_string())?)
            }
        };
        played.advance(step, &mut |audience, event| {
            for (seat, bot) in bots.iter_mut().enumerate() {
                if audience.includes(Viewer::Seat(Seat(seat as u8))) {
                    bot.hear(&event);
                }
            }
        });
    }
}
