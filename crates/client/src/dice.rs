//! Real dice, for a table that waits until somebody types them in.

use game::luck::Stream;
use protocol::Request;

use crate::error::ClientError;
use crate::socket::Socket;

/// All dice of a game, in the order in which they are typed.
const DICE: [&str; 6] = ["w", "w", "r", "y", "g", "b"];
/// How many of them never leave the game.
const STAY: usize = 2;

/// Throws dice and types in what they show, or else who begins. Which dice are still in the game is
/// found by trying: the table refuses what cannot be.
pub async fn type_in(socket: &mut Socket, luck: &mut Stream) -> Result<(), ClientError> {
    let shown = DICE.map(|die| format!("{die}{}", 1 + luck.pick(6)));
    let all = (0..1u32 << (DICE.len() - STAY)).map(|out| {
        let stays = |index: &usize| *index < STAY || out >> (index - STAY) & 1 == 0;
        let dice = (0..DICE.len()).filter(stays).map(|index| shown[index].as_str());
        dice.collect::<Vec<_>>().join(" ")
    });
    let mut refused = None;
    for chance in all.chain(["first 0".to_owned()]) {
        match socket.ask(Request::TypeChance { chance }).await {
            Err(error @ ClientError::Refused(_)) => refused = Some(error),
            other => return other.map(drop),
        }
    }
    refused.map_or(Ok(()), Err)
}
