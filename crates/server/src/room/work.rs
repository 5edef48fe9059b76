//! One round of a room: take what waits, do what is due, keep it, then tell everybody.

use std::time::Instant;

use game::Seat;
use protocol::{Message, Phase, Request};
use store::StoredLine;
use table::live::RequestOutcome;
use table::{Actor, Entry, Moment};
use tokio::sync::oneshot;

use super::bots::Answer;
use super::reading::read;
use super::{PAUSE, Room, Socket};
use crate::command::{Command, Join};
use crate::error::ServerError;
use crate::time;

/// What is said once the round has been kept.
enum Reply {
    Done { socket: u64, id: u32 },
    Message(u64, Box<Message>),
    Welcome(Join),
    Invited(oneshot::Sender<Result<(), ServerError>>, Result<(), ServerError>),
}

impl Room {
    /// Takes commands and answers of bots together, in one commit.
    pub(super) async fn work(&mut self, commands: Vec<Command>, answers: Vec<Answer>) {
        let mut news = false;
        let mut replies = Vec::new();
        for command in commands {
            news |= self.take(command, &mut replies);
        }
        let now = self.now();
        for Answer { seat, question, advice } in answers {
            self.table.answer_for_bot(seat, question, advice.as_ref(), now);
        }
        let paused = self.paused_until.is_some_and(|until| until > tokio::time::Instant::now());
        if !paused {
            self.table.settle(now);
        }
        match self.keep().await {
            Ok(kept) => {
                self.paused_until = None;
                self.spread(kept, news);
                self.reply(replies);
                self.think();
                self.note_end().await;
                self.note_code().await;
            }
            Err(error) => {
                tracing::warn!(%error, "a table cannot be kept and pauses");
                self.house.storage_failed();
                self.recover(replies).await;
            }
        }
        self.lonely = match (self.sockets.is_empty(), self.lonely) {
            (false, _) => None,
            (true, since) => since.or_else(|| Some(tokio::time::Instant::now())),
        };
    }

    /// Takes a command; says whether everybody should hear even if no line came of it.
    fn take(&mut self, command: Command, replies: &mut Vec<Reply>) -> bool {
        match command {
            Command::Join(join) => {
                self.table.arrive(join.actor);
                replies.push(Reply::Welcome(join));
                true
            }
            Command::Leave { socket } => self.leave(socket),
            Command::Ask { socket, id, request } => {
                replies.extend(self.ask(socket, id, &request));
                false
            }
            Command::Invited { invite, device, reply } => {
                let (seat, now) = (Seat(invite.seat), self.now());
                let used = self.table.use_invite(seat, invite.tenure, device, now);
                replies.push(Reply::Invited(reply, used.map_err(|_| ServerError::Token)));
                false
            }
            Command::Look { device, reply } => {
                // Whoever asked may have gone away.
                let _ = reply.send(self.glance(device));
                false
            }
            Command::Present { reply } => {
                let connected = self.sockets.iter().filter_map(|socket| match socket.actor {
                    Actor::Device(device) => Some(device),
                    Actor::Watcher => None,
                });
                let _ = reply.send(self.table.devices().into_iter().chain(connected).collect());
                false
            }
            // Records are written apart.
            Command::Record { .. } | Command::Delete => false,
        }
    }

    fn leave(&mut self, socket: u64) -> bool {
        let Some(index) = self.sockets.iter().position(|other| other.number == socket) else {
            return false;
        };
        let gone = self.sockets.swap_remove(index);
        self.table.depart(gone.actor, self.now());
        true
    }

    fn ask(&mut self, socket: u64, id: u32, request: &Request) -> Option<Reply> {
        let asking = self.sockets.iter().find(|other| other.number == socket)?;
        let (actor, address) = (asking.actor, asking.address);
        metrics::counter!("qlub_requests_total").increment(1);
        if let Err(wait) = self.afford(actor, address, request) {
            metrics::counter!("qlub_refusals_total").increment(1);
            let refusal = ServerError::slow_down(wait).refusal();
            return Some(Reply::Message(socket, Box::new(Message::Refused { id, refusal })));
        }
        let request = self.in_plain_words(request);
        let moment = Moment { now: self.now(), fresh: time::fresh() };
        let taken = self.table.take(actor, &request, &moment);
        let message = match taken {
            Ok(RequestOutcome::Done) => return Some(Reply::Done { socket, id }),
            Ok(RequestOutcome::Legal(actions)) => Message::Legal { id, actions },
            Err(refused) => {
                metrics::counter!("qlub_refusals_total").increment(1);
                Message::Refused { id, refusal: refused.into() }
            }
        };
        Some(Reply::Message(socket, Box::new(message)))
    }

    /// Keeps the lines that are new. Says whether there were any.
    async fn keep(&mut self) -> Result<bool, ServerError> {
        let entries = self.table.lines_from(self.kept);
        if entries.is_empty() {
            return Ok(false);
        }
        let lines: Vec<StoredLine> = entries.iter().map(stored).collect();
        let count = lines.len() as u64;
        let begun = Instant::now();
        self.house.store.append(&self.id, lines, time::stored(time::wall())).await?;
        metrics::histogram!("qlub_commit_seconds").record(begun.elapsed().as_secs_f64());
        metrics::counter!("qlub_lines_total").increment(count);
        self.kept = self.table.next_line();
        Ok(true)
    }

    /// Tells the store when the match has ended, or that there is another one.
    async fn note_end(&mut self) {
        let finished = self.table.is_finished();
        if finished != self.finished {
            let at = finished.then(|| time::stored(time::wall()));
            // The lines are kept, and that is what counts: this can be noted in another round.
            match self.house.store.finish(&self.id, at).await {
                Ok(()) => self.finished = finished,
                Err(error) => tracing::warn!(%error, "the end of a match could not be noted"),
            }
        }
    }

    /// Gives the code back once the match has begun or the table has ended, and takes another when
    /// people are wanted again.
    async fn note_code(&mut self) {
        let gathers = self.phase == Phase::Gathering;
        let noted = match (gathers, self.has_code) {
            (false, true) => self.house.store.set_code(&self.id, None).await,
            (true, false) if self.table.open_seats() > 0 => self.house.give_code(&self.id).await,
            _ => return,
        };
        match noted {
            Ok(()) => self.has_code = gathers,
            Err(error) => tracing::warn!(%error, "the code of a table could not be changed"),
        }
    }

    fn reply(&mut self, replies: Vec<Reply>) {
        let version = self.table.version();
        for reply in replies {
            match reply {
                Reply::Welcome(join) => self.welcome(join),
                Reply::Invited(reply, used) => drop(reply.send(used)),
                Reply::Done { socket, id } => self.say(socket, &Message::Done { id, version }),
                Reply::Message(socket, message) => self.say(socket, &message),
            }
        }
    }

    /// Nothing of this round could be kept: it did not happen. The table is read again as it was.
    async fn recover(&mut self, replies: Vec<Reply>) {
        let refusal = ServerError::Storage.refusal();
        let mut joins = Vec::new();
        for reply in replies {
            match reply {
                Reply::Done { socket, id } => {
                    self.say(socket, &Message::Refused { id, refusal: refusal.clone() });
                }
                Reply::Message(socket, message) => self.say(socket, &message),
                Reply::Invited(reply, _) => drop(reply.send(Err(ServerError::Storage))),
                Reply::Welcome(join) => joins.push(join),
            }
        }
        match read(&self.house, &self.id).await {
            Ok(table) => {
                self.kept = table.next_line();
                self.table = table;
            }
            Err(why) => {
                tracing::error!(?why, "a table cannot be read again");
                self.broken = true;
                return;
            }
        }
        for socket in &self.sockets {
            self.table.arrive(socket.actor);
        }
        for join in &joins {
            self.table.arrive(join.actor);
        }
        for join in joins {
            self.welcome(join);
        }
        let mark = self.table.mark();
        for socket in &mut self.sockets {
            socket.mark = mark;
        }
        self.paused_until = Some(tokio::time::Instant::now() + PAUSE);
    }

    fn welcome(&mut self, join: Join) {
        let Join { socket, actor, address, id, protocol, seen, outlet, seating } = join;
        let (fresh, update) = self.table.welcome(actor, seen, self.now());
        outlet.say(&Message::Welcome { id, protocol, fresh, update });
        seating.note(self.has_seat(actor));
        let mark = self.table.mark();
        self.sockets.push(Socket { number: socket, actor, address, outlet, seating, mark });
    }

    /// Sends a message to one socket, and lets go of it if it does not keep up.
    fn say(&mut self, socket: u64, message: &Message) {
        let Some(index) = self.sockets.iter().position(|other| other.number == socket) else {
            return;
        };
        if !self.sockets[index].outlet.say(message) {
            let gone = self.sockets.swap_remove(index);
            self.let_go(&gone);
        }
    }

    pub(super) fn let_go(&mut self, socket: &Socket) {
        metrics::counter!("qlub_sockets_behind_total").increment(1);
        self.table.depart(socket.actor, self.now());
    }
}

fn stored(entry: &Entry) -> StoredLine {
    StoredLine::new(entry.number, entry.at, entry.line.to_string())
}
