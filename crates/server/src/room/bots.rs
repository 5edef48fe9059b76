//! What bots at this table think about. They think only while somebody is connected, be it to
//! watch: a match that nobody sees goes on when somebody comes.

use std::net::IpAddr;

use game::Seat;
use table::live::Task;
use table::{Actor, Advice};

use super::Room;
use crate::thinking::{Owner, Ticket};

/// What a bot came up with.
pub(super) struct Answer {
    pub(super) seat: Seat,
    pub(super) question: u32,
    pub(super) advice: Option<Advice>,
}

/// A thought that has not come back.
pub(super) struct Thought {
    seat: Seat,
    question: u32,
    _ticket: Ticket,
}

impl Room {
    /// Lets bots think about what is due; they answer when they are done.
    pub(super) fn think(&mut self) {
        let Some(address) = self.payer().filter(|_| self.duty) else {
            self.thoughts.clear();
            self.table.stop_thinking();
            return;
        };
        let table = &self.table;
        self.thoughts.retain(|thought| table.wants_thought(thought.seat, thought.question));
        let tasks = self.table.thoughts(self.now(), &self.house.config.bot_books);
        if tasks.is_empty() {
            return;
        }
        let owner = Owner { address, table: self.id.clone() };
        for Task { seat, question, quick, thought } in tasks {
            let answer = self.answer.clone();
            let ticket = self.house.bots.think(&owner, quick, thought, move |advice| {
                // The room may be gone by now; then nobody needs the answer.
                let _ = answer.send(Answer { seat, question, advice });
            });
            self.thoughts.push(Thought { seat, question, _ticket: ticket });
        }
    }

    /// The address whose share of thinking this table uses: the host's, or else that of the person
    /// or the watcher who came last. Nobody's if nobody is connected.
    fn payer(&self) -> Option<IpAddr> {
        let rank = |actor: Actor| match actor {
            Actor::Device(device) if self.table.is_host(device) => 2,
            Actor::Device(_) => 1,
            Actor::Watcher => 0,
        };
        let last = self.sockets.iter().max_by_key(|socket| (rank(socket.actor), socket.number));
        last.map(|socket| socket.address)
    }
}
