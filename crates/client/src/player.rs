//! Somebody who plays a whole match, whatever happens to the connection.

use std::time::Duration;

use game::luck::Stream;
use game::{Outcome, Seat};
use protocol::{LuckState, News, Phase, Request};
use serde_json::Value;
use table::fair::{Bytes, commitment, hex, sha256};
use tokio::time::{Instant, sleep};

use crate::device::Device;
use crate::error::ClientError;
use crate::history::{self, Observation, Observed};
use crate::socket::{Reply, Socket};

/// How long a player tries to come back.
const TRIES: Duration = Duration::from_secs(60);
/// How long between two tries.
const PAUSE: Duration = Duration::from_millis(50);

/// An answer that the table has acknowledged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AcknowledgedAnswer {
    /// The version of the table after it.
    pub version: u32,
    /// The number of the question that was answered.
    pub question: u32,
    /// The action, in notation.
    pub action: String,
}

/// Somebody who plays a seat.
pub struct Player {
    /// The device that holds the seat.
    pub device: Device,
    /// The seat that is played for.
    pub seat: Seat,
    /// Everything that was told to this player, in order.
    pub heard: Vec<News>,
    /// Every answer that was acknowledged.
    pub acknowledged: Vec<AcknowledgedAnswer>,
    /// How often the connection was made anew.
    pub returns: u32,
    /// How often the table could not tell all that was missed.
    pub gaps: u32,
    /// How often an answer was given again because nobody had said whether it counted.
    pub repeated: u32,
    /// Whether everything that is seen and acknowledged is remembered, to be compared with what is kept.
    pub watchful: bool,
    /// What was observed, if it is remembered.
    pub observed: Vec<Observation>,
    /// The longest time without a connection, or from an answer to its acknowledgement.
    pub longest_silence: Duration,
    /// After so many answers the connection is dropped and made anew; never if it is 0.
    pub restless: u32,
    nonce: Bytes,
    choice: Stream,
    socket: Option<Socket>,
    seen: Option<u32>,
    /// An answer of which nobody knows whether it counted.
    pending: Option<(u32, String)>,
    answers: u32,
    /// When the pending answer was first given.
    first_asked: u64,
}

impl Player {
    /// Somebody who sits down on an open seat.
    pub async fn sit(device: Device, seat: Seat, seed: u64) -> Result<Self, ClientError> {
        let nonce = sha256(format!("{seed} {seat}").as_bytes());
        let mut player = Player::of(device, seat, nonce, seed);
        let mut socket = player.device.connect(None).await?;
        let request = Request::Sit {
            seat,
            name: format!("Player {seat}"),
            commitment: Some(hex(&commitment(&nonce))),
            terms: Some(socket.table.terms),
        };
        socket.ask(request).await?;
        player.socket = Some(socket);
        Ok(player)
    }

    /// Somebody who holds a seat already.
    pub fn of(device: Device, seat: Seat, nonce: Bytes, seed: u64) -> Self {
        Player {
            device,
            seat,
            heard: Vec::new(),
            acknowledged: Vec::new(),
            returns: 0,
            gaps: 0,
            repeated: 0,
            watchful: false,
            observed: Vec::new(),
            longest_silence: Duration::ZERO,
            first_asked: 0,
            restless: 0,
            nonce,
            choice: Stream::new(seed ^ u64::from(seat.0) << 32),
            socket: None,
            seen: None,
            pending: None,
            answers: 0,
        }
    }

    /// The version of the table that this player knows.
    pub fn version(&self) -> u32 {
        let now = self.socket.as_ref().map(|socket| socket.version);
        now.or(self.seen).unwrap_or(0)
    }

    /// The connection, made anew if there is none.
    pub async fn socket(&mut self) -> Result<&mut Socket, ClientError> {
        if self.socket.is_none() {
            let begun = history::now();
            let mut socket = self.device.connect(self.seen).await?;
            if self.watchful {
                socket.sights = Some(Vec::new());
                self.saw(begun, socket.version, socket.views.clone());
            }
            if self.seen.is_some() {
                self.returns += 1;
                self.gaps += u32::from(socket.fresh);
            }
            self.socket = Some(socket);
        }
        self.socket.as_mut().ok_or(ClientError::Closed { code: None, refusal: None })
    }

    /// Says that the terms as they are now will do.
    pub async fn ready(&mut self) -> Result<(), ClientError> {
        let seat = self.seat;
        let socket = self.socket().await?;
        let unready = |socket: &Socket| {
            socket.table.seats.get(seat.index()).is_some_and(|chair| !chair.ready)
        };
        socket.until(unready).await?;
        let terms = socket.table.terms;
        socket.ask(Request::Ready { seat, terms }).await.map(drop)
    }

    /// Opens the nonce, if the table waits for it.
    pub async fn open_nonce(&mut self) -> Result<(), ClientError> {
        let (seat, nonce) = (self.seat, hex(&self.nonce));
        let socket = self.socket().await?;
        socket.until(|socket| socket.table.phase != Phase::Gathering).await?;
        if socket.table.phase == Phase::Opening && owes_nonce(socket, seat) {
            match socket.ask(Request::OpenNonce { seat, nonce }).await {
                // The table did not wait any longer.
                Err(ClientError::Refused(refusal)) if refusal.key == "table-nonce-unasked" => {}
                other => drop(other?),
            }
        }
        Ok(())
    }

    /// The connection, for those who play by themselves.
    pub fn into_socket(self) -> Option<Socket> {
        self.socket
    }

    /// Plays until the match is over, and says how it ended.
    pub async fn play(&mut self) -> Result<Outcome, ClientError> {
        let mut trying: Option<Instant> = None;
        loop {
            match self.act().await {
                Ok(Some(outcome)) => {
                    self.listen();
                    return Ok(outcome);
                }
                Ok(None) => {
                    let silent = trying.take().map(|since: Instant| since.elapsed());
                    self.longest_silence = self.longest_silence.max(silent.unwrap_or_default());
                }
                Err(error) if self.is_passing(&error) => {
                    self.leave();
                    let since = *trying.get_or_insert_with(Instant::now);
                    if since.elapsed() > TRIES {
                        return Err(error);
                    }
                    sleep(PAUSE).await;
                }
                Err(error) => return Err(error),
            }
        }
    }

    /// Whether coming back may help.
    fn is_passing(&self, error: &ClientError) -> bool {
        match error {
            ClientError::Network(_) | ClientError::Closed { .. } => true,
            ClientError::Status { status, .. } => *status == 503,
            ClientError::Refused(refusal) => refusal.key == "server-storage",
            ClientError::Unreadable(_) => false,
        }
    }

    fn saw(&mut self, begun: u64, version: u32, views: Vec<(Option<Seat>, Value)>) {
        let what = Observed::Saw { version, views };
        self.observed.push(Observation { device: None, begun, ended: history::now(), what });
    }

    /// Drops the connection; what it told is kept.
    pub fn leave(&mut self) {
        self.listen();
        self.socket = None;
    }

    fn listen(&mut self) {
        if let Some(socket) = &mut self.socket {
            self.heard.append(&mut socket.news);
            self.seen = Some(socket.version);
            for (ended, version, views) in
                socket.sights.as_mut().map(std::mem::take).into_iter().flatten()
            {
                let what = Observed::Saw { version, views };
                self.observed.push(Observation { device: None, begun: 0, ended, what });
            }
        }
    }

    /// Does one thing: plays, opens the nonce, or waits for the others. How the match ended, once
    /// it has.
    async fn act(&mut self) -> Result<Option<Outcome>, ClientError> {
        let seat = self.seat;
        let pending = self.pending.clone();
        let socket = self.socket().await?;
        if let Some((question, action)) = pending {
            self.repeated += 1;
            self.answer(question, action).await?;
            return Ok(None);
        }
        match socket.table.phase {
            Phase::Over | Phase::Closed => return Ok(socket.table.outcome.clone()),
            Phase::Opening if owes_nonce(socket, seat) => {
                return self.open_nonce().await.map(|()| None);
            }
            Phase::Playing => {}
            Phase::Gathering | Phase::Opening => return socket.read().await.map(|_| None),
        }
        let asked = socket.table.question.as_ref();
        let asked =
            asked.filter(|asked| asked.seats.contains(seat) && !asked.answered.contains(seat));
        let Some(number) = asked.map(|asked| asked.number) else {
            return socket.read().await.map(|_| None);
        };
        let Reply::Legal(actions) = socket.ask(Request::Legal { seat }).await? else {
            return Err(ClientError::Unreadable("expected legal actions".to_owned()));
        };
        let open = socket.table.question.as_ref().is_some_and(|asked| asked.number == number);
        // Somebody may have stood in while we asked.
        if actions.is_empty() || !open {
            return Ok(None);
        }
        let action = actions[self.choice.pick(actions.len())].clone();
        self.answer(number, action).await?;
        Ok(None)
    }

    async fn answer(&mut self, question: u32, action: String) -> Result<(), ClientError> {
        let seat = self.seat;
        if self.pending.is_none() {
            self.first_asked = history::now();
        }
        self.pending = Some((question, action.clone()));
        let request = Request::Answer { seat, question, action: action.clone() };
        let reply = self.socket().await?.ask(request).await;
        match reply {
            Ok(Reply::Done(version)) => {
                if self.watchful {
                    let (begun, ended) = (self.first_asked, history::now());
                    let what = Observed::Acknowledged { seat, action: action.clone(), version };
                    self.observed.push(Observation { device: None, begun, ended, what });
                }
                let took = Duration::from_micros(history::now() - self.first_asked);
                self.longest_silence = self.longest_silence.max(took);
                self.acknowledged.push(AcknowledgedAnswer { version, question, action });
            }
            Ok(Reply::Legal(_)) => {
                return Err(ClientError::Unreadable("expected an acknowledgement".to_owned()));
            }
            Err(ClientError::Refused(refusal)) if refusal.key == "table-question-closed" => {}
            Err(error) => return Err(error),
        }
        self.pending = None;
        self.answers += 1;
        if self.restless > 0 && self.answers.is_multiple_of(self.restless) {
            self.leave();
        }
        Ok(())
    }
}

fn owes_nonce(socket: &Socket, seat: Seat) -> bool {
    let committed = socket.table.seats.get(seat.index()).is_some_and(|chair| chair.committed);
    let LuckState::Fair { nonces, .. } = &socket.table.luck else { return false };
    committed && !nonces.iter().any(|opened| opened.seat == seat)
}
