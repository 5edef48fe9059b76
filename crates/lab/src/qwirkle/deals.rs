//! What a player believes that others hold.

use bots::workshop::qwirkle::bot::ThinkingBot;
use bots::workshop::qwirkle::dealer::Dealer;
use bots::workshop::qwirkle::playout_table::PlayoutTable;
use bots::workshop::qwirkle::world::World;
use game::luck::Stream;
use game::{Game, Inconsistent, Seat};
use qwirkle::{Qwirkle, View};

/// So many tables as they may be, to the eyes of a player in this seat.
pub fn deals(
    player: &ThinkingBot,
    view: &View,
    seat: Seat,
    count: u64,
    seed: u64,
) -> Result<Vec<PlayoutTable>, Inconsistent> {
    let game = Qwirkle::imagine(view, &mut Stream::new(seed))?;
    let (clues, luck) = (player.clues(view, seat), &mut Stream::new(!seed));
    let dealer = Dealer::of(&World::of(&game), seat, &clues, &player.settings.reading, luck);
    Ok((0..count).map(|_| dealer.deal(luck)).collect())
}
