//! What a request may add to a table. What a match waits for is never refused here: an answer, a
//! nonce, a start, an end. Everything else is paid for by the device or the table, and beyond that
//! by the address.

use std::net::IpAddr;

use protocol::Request;
use table::Actor;

use super::Room;
use crate::budget::Wait;

/// What a request costs.
enum Cost {
    Nothing,
    Chat,
    Line,
}

impl Room {
    /// Pays for a request, or says how long to wait.
    pub(super) fn afford(&self, actor: Actor, address: IpAddr, request: &Request) -> Wait {
        let Actor::Device(device) = actor else { return Ok(()) };
        let budget = &self.house.budget;
        match self.cost(request) {
            Cost::Nothing => Ok(()),
            Cost::Chat => {
                budget.chat_at_table.take(&self.id)?;
                budget.chat.take(Some(&(self.id.clone(), device)), address)
            }
            Cost::Line => budget.lines.take(Some(&self.id), address),
        }
    }

    fn cost(&self, request: &Request) -> Cost {
        match request {
            Request::Chat { .. } => Cost::Chat,
            Request::Answer { seat, question, .. } => {
                // One that is changed as long as others think.
                if self.table.has_answered(*seat, *question) { Cost::Line } else { Cost::Nothing }
            }
            Request::Sit { .. }
            | Request::Rise { .. }
            | Request::Rename { .. }
            | Request::SeatBot { .. }
            | Request::Remove { .. }
            | Request::SetUp { .. }
            | Request::SetLuck { .. }
            | Request::SetOptions { .. }
            | Request::Commit { .. }
            | Request::TypeChance { .. }
            | Request::Offer { .. }
            | Request::Rematch
            | Request::PassHost { .. } => Cost::Line,
            _ => Cost::Nothing,
        }
    }
}
