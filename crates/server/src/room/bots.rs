//! Bots think in threads of their own, a few at a time, so that sockets never wait for them.

use game::Seat;
use game::luck::Stream;
use table::Advice;
use table::live::Task;

use super::Room;
use crate::time;

/// What a bot came up with.
pub(super) struct Answer {
    pub(super) seat: Seat,
    pub(super) question: u32,
    pub(super) advice: Option<Advice>,
}

impl Room {
    /// Lets bots think about what is due; they answer when they are done.
    pub(super) fn think(&mut self) {
        for Task { seat, question, thought } in self.table.thoughts(time::now()) {
            let (places, answer) = (self.house.bots.clone(), self.answer.clone());
            tokio::spawn(async move {
                let Ok(place) = places.acquire_owned().await else { return };
                let bytes = time::fresh();
                let seed = u64::from_le_bytes(std::array::from_fn(|i| bytes[i]));
                let thinking = tokio::task::spawn_blocking(move || {
                    let advice = thought(&mut Stream::new(seed));
                    drop(place);
                    advice
                });
                let advice = thinking.await.unwrap_or(None);
                // The room may be gone by now; then nobody needs the answer.
                let _ = answer.send(Answer { seat, question, advice });
            });
        }
    }
}
