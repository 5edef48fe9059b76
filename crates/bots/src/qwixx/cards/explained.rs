//! What can be counted about an answer in the card game.

use game::{Game as _, Seat, Seats};
use qwixx::cards::Action;
use qwixx::sheet::LAST_MISS;
use qwixx::{Cards, Cell, Colour};

use crate::facts::{Explained, Fact};
use crate::qwixx::facts::{POINT, Written, ends, locked};

/// The closed rows of one player that end a game.
const LAST_CLOSED: usize = 2;
/// So many cells are not much to skip.
const NEAR: u8 = 1;

/// What a card is worth that stays in the hand.
const KEPT: f64 = 0.3 * POINT;
/// What a row is worth in which a card that is taken could be ticked, and soon.
const FITS: f64 = POINT;
const SOON: f64 = 2.0 * POINT;

impl Explained for Cards {
    const KEYS: &'static [&'static str] =
        &["points", "skipped", "misses", "closes", "ends", "hand", "fits", "near"];

    fn facts(game: &Cards, seat: Seat, action: &Action) -> Vec<Fact> {
        let (pad, before) = (&game.setup().pad, game.sheet(seat));
        let preview = game.preview(seat, *action);
        let missed = match action {
            Action::Play(play) => play.ticks().next().is_none() && game.passing_misses(seat),
            _ => false,
        };
        let after = if missed { preview.sheet.with_miss() } else { preview.sheet };
        let closed = locked(pad, &after);
        let written = Written { pad, before, after, closes: closed.without(game.closed(seat)) };
        let mut facts = written.facts(preview.skipped(before));

        let own = after.tally(pad).total;
        let points = Seats::first(game.setup().seats)
            .iter()
            .map(|other| if other == seat { own } else { game.score(other).unwrap_or_default() });
        let over = closed.len() >= LAST_CLOSED || after.misses() >= LAST_MISS;
        facts.push(ends(over, &points.collect::<Vec<_>>(), own));

        let held = game.hand(seat).len();
        let hand = match action {
            Action::Take(_) => held + 1,
            Action::Play(play) => held - play.cards().len(),
            Action::Tick(_) | Action::Pass => held,
        };
        facts.push(Fact::count("hand", hand, KEPT));
        if let Action::Take(place) = action {
            let number = game.row().nth(usize::from(*place)).unwrap_or_default();
            // The colour of the card is not known before it is taken.
            let skips: Vec<u8> = Colour::ALL
                .into_iter()
                .filter_map(|row| {
                    let position = pad.edition.position(Cell { row, number })?;
                    let obstacle = before.obstacle(pad, closed, row, position);
                    obstacle.is_none().then(|| position - before.next(row))
                })
                .collect();
            let near = skips.iter().filter(|skipped| **skipped <= NEAR);
            facts.push(Fact::count("near", near.count(), SOON));
            facts.push(Fact::count("fits", skips.len(), FITS));
        }
        facts
    }
}
