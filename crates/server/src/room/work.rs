//! One round of a room: take what waits, do what is due, keep it, then tell everybody. Where another node
//! was quicker, what it wrote is read and the round is taken again.

use game::Seat;
use protocol::{Message, Phase, Request};
use store::Invite;
use table::line::Device;
use table::live::RequestOutcome;
use table::{Actor, Moment};
use tokio::sync::oneshot;

use super::bots::Answer;
use super::keep::Kept;
use super::{Room, Socket};
use crate::command::{Command, Glance, Join};
use crate::error::ServerError;
use crate::time;

/// How often a round is taken again because others were quicker.
const TRIES: u32 = 8;

/// What is said once the round has been kept.
pub(super) enum Reply {
    Done { socket: u64, id: u32 },
    Message(u64, Box<Message>),
}

/// What came together.
#[derive(Default)]
pub(super) struct Round {
    /// Whether everybody should hear even if no line comes of it.
    news: bool,
    /// Whether others may have written something.
    follow: bool,
    joins: Vec<Join>,
    looks: Vec<(Option<Device>, oneshot::Sender<Glance>)>,
    asked: Vec<Asked>,
    invited: Vec<Invited>,
    answers: Vec<Answer>,
    /// What is refused whatever the table says.
    refused: Vec<Reply>,
}

/// A request of a socket.
struct Asked {
    socket: u64,
    actor: Actor,
    id: u32,
    request: Request,
}

struct Invited {
    invite: Invite,
    device: Device,
    reply: oneshot::Sender<Result<(), ServerError>>,
}

/// What a round would come to, if it is kept.
#[derive(Default)]
pub(super) struct Attempt {
    replies: Vec<Reply>,
    invited: Vec<Result<(), ServerError>>,
    /// Whether something was refused by what the table is like.
    refuses: bool,
}

impl Attempt {
    fn acknowledges(&self) -> bool {
        self.replies.iter().any(|reply| matches!(reply, Reply::Done { .. }))
    }
}

impl Room {
    /// Takes commands and answers of bots together, in one commit.
    pub(super) async fn work(&mut self, commands: Vec<Command>, answers: Vec<Answer>) {
        let mut round = Round { answers, ..Round::default() };
        for command in commands {
            self.receive(command, &mut round);
        }
        let gained = self.notice_duty();
        let outcome = self.take_round(&mut round, gained).await;
        match outcome {
            Ok((attempt, kept)) => {
                self.paused_until = None;
                self.spread(kept, round.news);
                self.answer(round, attempt);
                self.think();
                self.note_end().await;
                self.note_code().await;
            }
            Err(error) => {
                tracing::warn!(%error, "a table cannot be kept and pauses");
                self.house.storage_failed();
                self.recover(round, &error).await;
            }
        }
        self.note();
        self.lonely = match (self.sockets.is_empty(), self.lonely) {
            (false, _) => None,
            (true, since) => since.or_else(|| Some(tokio::time::Instant::now())),
        };
    }

    /// Takes a round until it is kept; what came of it, and whether there are new lines.
    async fn take_round(
        &mut self,
        round: &mut Round,
        gained: bool,
    ) -> Result<(Attempt, bool), ServerError> {
        let shared = self.house.is_shared();
        let mut came = false;
        if shared && (round.follow || gained) {
            came |= self.follow().await?;
        }
        if gained {
            self.begin_duty().await?;
        }
        let mut tries = 0;
        loop {
            let attempt = self.attempt(round);
            // What others wrote may allow what is refused here. What is done already needs no line, and is
            // told by the newest version all the same.
            let told = attempt.refuses || (attempt.acknowledges() && self.keeps_nothing());
            if shared && told && tries < TRIES && self.is_behind().await? {
                self.table.rewind(self.kept);
                came |= self.follow().await?;
                tries += 1;
                continue;
            }
            match self.keep().await? {
                Kept::Yes => return Ok((attempt, true)),
                Kept::Nothing => return Ok((attempt, came)),
                Kept::Conflict if shared && tries < TRIES => {
                    metrics::counter!("qlub_conflicts_total").increment(1);
                    self.table.rewind(self.kept);
                    came |= self.follow().await?;
                    tries += 1;
                }
                Kept::Conflict => return Err(ServerError::Storage),
            }
        }
    }

    /// Takes a command in; what may write lines is kept for later.
    fn receive(&mut self, command: Command, round: &mut Round) {
        match command {
            Command::Join(join) => {
                self.table.arrive(join.actor);
                (round.news, round.follow) = (true, true);
                round.joins.push(join);
            }
            Command::Leave { socket } => round.news |= self.leave(socket),
            Command::Ask { socket, id, request } => self.ask(socket, id, request, round),
            Command::Invited { invite, device, reply } => {
                round.invited.push(Invited { invite, device, reply });
            }
            Command::Look { device, reply } => {
                round.follow = true;
                round.looks.push((device, reply));
            }
            Command::Present { reply } => {
                let connected = self.sockets.iter().filter_map(|socket| match socket.actor {
                    Actor::Device(device) => Some(device),
                    Actor::Watcher => None,
                });
                // Whoever asked may have gone away.
                let elsewhere = self.elsewhere.devices.iter().copied();
                let all = self.table.devices().into_iter().chain(connected).chain(elsewhere);
                let _ = reply.send(all.collect());
            }
            Command::Follow { elsewhere } => {
                round.follow = true;
                if let Some(elsewhere) = elsewhere {
                    let (devices, watchers) = (&elsewhere.devices, elsewhere.watchers);
                    round.news |= self.table.set_elsewhere(devices, watchers, self.now());
                    self.elsewhere = elsewhere;
                }
            }
            // Records are written apart.
            Command::Record { .. } | Command::Delete => {}
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

    fn ask(&mut self, socket: u64, id: u32, request: Request, round: &mut Round) {
        let asking = self.sockets.iter().find(|other| other.number == socket);
        let Some((actor, address)) = asking.map(|asking| (asking.actor, asking.address)) else {
            return;
        };
        metrics::counter!("qlub_requests_total").increment(1);
        if let Err(wait) = self.afford(actor, address, &request) {
            metrics::counter!("qlub_refusals_total").increment(1);
            let refusal = ServerError::slow_down(wait).refusal();
            let message = Box::new(Message::Refused { id, refusal });
            return round.refused.push(Reply::Message(socket, message));
        }
        round.asked.push(Asked { socket, actor, id, request });
    }

    /// Does what is asked and what is due, at the table as it is known here.
    fn attempt(&mut self, round: &Round) -> Attempt {
        let mut attempt = Attempt::default();
        for Asked { socket, actor, id, request } in &round.asked {
            let moment = Moment { now: self.now(), fresh: self.house.world.fresh() };
            let request = self.in_plain_words(request);
            let message = match self.table.take(*actor, &request, &moment) {
                Ok(RequestOutcome::Done) => {
                    attempt.replies.push(Reply::Done { socket: *socket, id: *id });
                    continue;
                }
                Ok(RequestOutcome::Legal(actions)) => Message::Legal { id: *id, actions },
                Err(refused) => {
                    attempt.refuses = true;
                    Message::Refused { id: *id, refusal: refused.into() }
                }
            };
            attempt.replies.push(Reply::Message(*socket, Box::new(message)));
        }
        for Invited { invite, device, .. } in &round.invited {
            let (seat, now) = (Seat(invite.seat), self.now());
            let used = self.table.use_invite(seat, invite.tenure, *device, now);
            attempt.refuses |= used.is_err();
            attempt.invited.push(used.map_err(|_| ServerError::Token));
        }
        let now = self.now();
        for Answer { seat, question, advice } in &round.answers {
            self.table.answer_for_bot(*seat, *question, advice.as_ref(), now);
        }
        let paused = self.paused_until.is_some_and(|until| until > tokio::time::Instant::now());
        if !paused && self.duty {
            self.table.settle(now);
        } else if !paused {
            self.table.settle_promptly(now);
        }
        attempt
    }

    /// Tells the store when the match has ended, or that there is another one.
    async fn note_end(&mut self) {
        let finished = self.table.is_finished();
        if !self.duty {
            self.finished = finished;
        } else if finished != self.finished {
            let at = finished.then(|| time::stored(self.house.world.wall()));
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
        if !self.duty {
            self.has_code = gathers;
            return;
        }
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

    fn answer(&mut self, round: Round, attempt: Attempt) {
        let version = self.table.version();
        for join in round.joins {
            self.welcome(join);
        }
        for (device, reply) in round.looks {
            // Whoever asked may have gone away.
            let _ = reply.send(self.glance(device));
        }
        for (Invited { reply, .. }, used) in round.invited.into_iter().zip(attempt.invited) {
            let _ = reply.send(used);
        }
        for reply in round.refused.into_iter().chain(attempt.replies) {
            match reply {
                Reply::Done { socket, id } => self.say(socket, &Message::Done { id, version }),
                Reply::Message(socket, message) => {
                    if matches!(*message, Message::Refused { .. }) {
                        metrics::counter!("qlub_refusals_total").increment(1);
                    }
                    self.say(socket, &message);
                }
            }
        }
    }

    /// Nothing of this round could be kept: it did not happen. If nobody knows whether it was, everybody
    /// is sent away to come back and see.
    async fn recover(&mut self, round: Round, error: &ServerError) {
        if matches!(error, ServerError::Unsure) {
            for Invited { reply, .. } in round.invited {
                let _ = reply.send(Err(ServerError::Unsure));
            }
            let bye = Message::Bye { refusal: ServerError::Unsure.refusal() };
            for join in round.joins {
                join.outlet.close(crate::socket::RESTART, &bye);
            }
            self.broken = true;
            return;
        }
        let refusal = ServerError::Storage.refusal();
        for Asked { socket, id, .. } in round.asked {
            self.say(socket, &Message::Refused { id, refusal: refusal.clone() });
        }
        for Invited { reply, .. } in round.invited {
            let _ = reply.send(Err(ServerError::Storage));
        }
        if !self.read_again().await {
            return;
        }
        if self.house.is_shared() {
            // What is known here may be old: nobody is told so who has heard of more elsewhere.
            let bye = Message::Bye { refusal: refusal.clone() };
            for join in round.joins {
                self.table.depart(join.actor, self.now());
                join.outlet.close(crate::socket::RESTART, &bye);
            }
            return self.pause();
        }
        for reply in round.refused {
            if let Reply::Message(socket, message) = reply {
                self.say(socket, &message);
            }
        }
        for join in &round.joins {
            self.table.arrive(join.actor);
        }
        for join in round.joins {
            self.welcome(join);
        }
        for (device, reply) in round.looks {
            let _ = reply.send(self.glance(device));
        }
        self.pause();
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
