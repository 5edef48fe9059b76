//! Honest people at a table of Qwixx, match after match.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use game::luck::Stream;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::super::super::board::Board;
use super::super::super::play::Pace;
use super::super::talk::{Answer, Talk};
use super::phone::{Attempt, Phone};
use crate::device::Device;
use crate::error::ClientError;

/// A table that honest people have, whichever it is at the moment.
pub(super) struct Place {
    pub(super) board: Mutex<Board>,
    pub(super) pace: Arc<Pace>,
}

impl Place {
    pub(super) fn new(pace: &Arc<Pace>) -> Arc<Self> {
        Arc::new(Place { board: Mutex::default(), pace: pace.clone() })
    }

    pub(super) fn board(&self) -> std::sync::MutexGuard<'_, Board> {
        self.board.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Plays match after match, each at a table of its own, until everybody is told to stop.
pub(super) async fn play(place: Arc<Place>, phones: impl Fn(u8) -> Phone, seats: u8) {
    let mut phones: Vec<Phone> = (0..seats).map(phones).collect();
    while phones.iter().all(|phone| phone.people.play_on()) {
        let Some(sat) = gather(&mut phones).await else { return };
        place.board().begin(sat.len());
        let mut tasks = JoinSet::new();
        for ((seat, phone), (device, talk)) in (0..).zip(phones.drain(..)).zip(sat) {
            let choice = Stream::new(seat.into());
            let sitter = Sitter { place: place.clone(), phone, device, seat, choice };
            tasks.spawn(sitter.play(talk));
        }
        let mut back: Vec<(u8, Phone)> = tasks.join_all().await;
        back.sort_by_key(|(seat, _)| *seat);
        phones = back.into_iter().map(|(_, phone)| phone).collect();
    }
}

/// Opens a table, and everybody sits down; the match is on.
async fn gather(phones: &mut [Phone]) -> Option<Vec<(Device, Talk)>> {
    let setup = format!("classic {}", phones.len());
    let host = phones.first_mut()?.open("qwixx", &setup).await?.device;
    let mut sat = Vec::new();
    for (seat, phone) in phones.iter_mut().enumerate() {
        let device = if seat == 0 { host.clone() } else { phone.enter(&host.table).await? };
        let mut talk = phone.connect(&device, None).await?;
        let sit = json!({ "do": "sit", "seat": seat, "name": format!("Player {seat}") });
        insist(phone, &device, &mut talk, sit).await?;
        sat.push((device, talk));
    }
    let (device, talk) = sat.first_mut()?;
    insist(phones.first_mut()?, device, talk, json!({ "do": "start" })).await?;
    Some(sat)
}

/// Asks until it is done, or until the table has a reason not to; the answer, if there is one, and
/// nothing at all if everybody is told to stop.
pub(crate) async fn insist(
    phone: &mut Phone,
    device: &Device,
    talk: &mut Talk,
    request: Value,
) -> Option<Option<Value>> {
    while phone.people.play_on() {
        let begun = Instant::now();
        let result = talk.ask(request.clone()).await;
        let broken = matches!(result, Err(ClientError::Closed { .. } | ClientError::Network(_)));
        match phone.heard(begun, result).await {
            Attempt::Done(answer) => return Some(Some(answer)),
            Attempt::Declined => return Some(None),
            Attempt::Again if broken => *talk = phone.connect(device, Some(talk.version)).await?,
            Attempt::Again => {}
        }
    }
    None
}

/// Somebody on a seat.
struct Sitter {
    place: Arc<Place>,
    phone: Phone,
    device: Device,
    seat: u8,
    choice: Stream,
}

impl Sitter {
    /// Plays until the match is over, and gives the phone back.
    async fn play(mut self, mut talk: Talk) -> (u8, Phone) {
        while self.phone.people.play_on() && !matches!(talk.phase(), "over" | "closed") {
            let result = self.turn(&mut talk).await;
            // A broken connection counts from now: before, the table was merely quiet.
            let begun = Instant::now();
            let broken =
                matches!(result, Err(ClientError::Closed { .. } | ClientError::Network(_)));
            let Attempt::Again = self.phone.heard(begun, result).await else { continue };
            if broken {
                let seen = Some(talk.version);
                let Some(next) = self.phone.connect(&self.device, seen).await else { break };
                talk = next;
                let mut board = self.place.board();
                board.update(self.seat.into(), talk.version, Instant::now());
                if talk.owes(self.seat).is_none() {
                    board.settled(self.seat.into());
                }
            }
        }
        (self.seat, self.phone)
    }

    async fn turn(&mut self, talk: &mut Talk) -> Result<(), ClientError> {
        let seat = self.seat;
        let Some(question) = talk.owes(seat) else { return self.note(talk).await.map(drop) };
        let legal = self.ask(talk, json!({ "do": "legal", "seat": seat })).await?;
        let place = self.place.clone();
        let wait = place.pace.turn();
        tokio::pin!(wait);
        loop {
            tokio::select! {
                () = &mut wait => break,
                heard = self.note(talk) => drop(heard?),
            }
        }
        let actions = legal["actions"].as_array().map(Vec::as_slice).unwrap_or_default();
        if actions.is_empty() || talk.owes(seat) != Some(question) {
            return Ok(());
        }
        let action = &actions[self.choice.pick(actions.len())];
        let answer =
            json!({ "do": "answer", "seat": seat, "question": question, "action": action });
        let sent = self.place.board().sent(seat.into(), question, Instant::now());
        let done = match self.ask(talk, answer).await {
            Err(error @ ClientError::Refused(_)) => {
                self.place.board().settled(seat.into());
                return Err(error);
            }
            other => other?,
        };
        let version = done["version"].as_u64().unwrap_or(0) as u32;
        self.place.board().acknowledged(seat.into(), version, sent);
        self.place.pace.acknowledge();
        Ok(())
    }

    /// Asks, and hears what the others do until it is answered.
    async fn ask(&mut self, talk: &mut Talk, request: Value) -> Result<Value, ClientError> {
        let wanted = talk.send(request).await?;
        loop {
            if let Some((id, answer)) = self.note(talk).await?
                && id == wanted
            {
                return answer;
            }
        }
    }

    /// Reads one message, and notes when an update came.
    async fn note(&self, talk: &mut Talk) -> Result<Option<Answer>, ClientError> {
        let updates = talk.updates;
        let read = talk.read().await?;
        if talk.updates > updates {
            self.place.board().update(self.seat.into(), talk.version, Instant::now());
        }
        Ok(read)
    }
}
