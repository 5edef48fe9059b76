//! The luck of bots at one device.

use game::Seat;
use game::luck::Stream;

use crate::fair::{Bytes, hex, sha256};
use crate::line::Source;
use crate::live::Table;

/// The luck with which the bot of a seat decides now. It follows from the secret or seed of the table
/// and from how far the match has come: after taking back, and in a game that was saved and opened
/// again, a bot decides as it did or would have done. Where dice are typed in it comes from `fresh`.
pub(super) fn of_bot(table: &Table, seat: Seat, fresh: &Bytes) -> Stream {
    let source = match &table.current().source {
        Source::Fair { secret, .. } | Source::Drawn(secret) => hex(secret),
        Source::Seeded(seed) => seed.clone(),
        Source::Typed => hex(fresh),
    };
    let steps = table.steps_played();
    let seed = sha256(format!("qlub-bot-1\n{source}\n{steps}\n{seat}\n").as_bytes());
    Stream::new(seed.iter().take(8).fold(0, |all, byte| all << 8 | u64::from(*byte)))
}
