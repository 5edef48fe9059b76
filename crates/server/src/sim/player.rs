//! Somebody who plays at a simulated table, from node to node, and remembers everything.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use client::history::{Observation, Observed};
use game::Seat;
use game::luck::Stream;
use protocol::{Message, Phase, Request, TableState, Update};
use table::Actor;
use tokio::time::{Instant, sleep, timeout};

use super::{Cluster, TABLE};
use crate::budget::Place;
use crate::command::{Command, Door, Join};
use crate::house::House;
use crate::outlet::{OutgoingMessage, Outlet, OutletReader};

/// How long an answer is waited for before somebody tries elsewhere.
const PATIENCE: Duration = Duration::from_secs(12);

/// Somebody who plays.
pub(super) struct SimPlayer {
    pub(super) device: u32,
    pub(super) seat: Seat,
    pub(super) cluster: Arc<Cluster>,
    pub(super) choice: Stream,
    pub(super) observed: Vec<Observation>,
    seen: Option<u32>,
    /// What is not known to count: question, action, and when it was first asked.
    pending: Option<(u32, String, u64)>,
    /// Whether nobody has answered it once.
    unknown: bool,
    /// Whether the table never answers for this seat.
    pub(super) alone: bool,
}

/// A connection to one node.
struct NodeConnection {
    door: Door,
    number: u64,
    outgoing: OutletReader,
    asked: u32,
    state: TableState,
    _place: Place,
    _house: Arc<House>,
}

/// What came.
enum Came {
    Update,
    Reply(Box<Message>),
    Closed,
}

impl SimPlayer {
    pub(super) fn new(device: u32, seat: Seat, cluster: Arc<Cluster>, seed: u64) -> Self {
        let choice = Stream::new(seed);
        SimPlayer {
            device,
            seat,
            cluster,
            choice,
            observed: Vec::new(),
            seen: None,
            pending: None,
            unknown: false,
            alone: true,
        }
    }

    /// Plays to the end of the match.
    pub(super) async fn play(mut self) -> Vec<Observation> {
        loop {
            if let Some(connection) = self.connect().await
                && self.converse(connection).await
            {
                return self.observed;
            }
            let pause = self.choice.pick(300) as u64;
            sleep(Duration::from_millis(pause)).await;
        }
    }

    fn now(&self) -> u64 {
        self.cluster.begun.elapsed().as_micros() as u64 + 1
    }

    async fn connect(&mut self) -> Option<NodeConnection> {
        let house = self.cluster.some_house(&mut self.choice)?;
        let address = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let place = house.budget.sockets.enter(None, address, true).ok()?;
        let (outlet, outgoing) = Outlet::new();
        let (number, begun) = (house.socket_number(), self.now());
        let join = Join {
            socket: number,
            actor: Actor::Device(self.device),
            address,
            id: 1,
            protocol: protocol::VERSION,
            seen: self.seen,
            outlet,
            seating: place.seating.clone(),
        };
        let door = timeout(PATIENCE, house.knock(TABLE, Command::Join(join))).await.ok()?.ok()?;
        let mut outgoing = outgoing;
        let first = timeout(PATIENCE, outgoing.next()).await.ok()??;
        let OutgoingMessage::Text(text) = first else { return None };
        let Ok(Message::Welcome { update, .. }) = serde_json::from_str(&text) else { return None };
        let state = self.take_in(update, begun);
        Some(NodeConnection {
            door,
            number,
            outgoing,
            asked: 1,
            state,
            _place: place,
            _house: house,
        })
    }

    fn take_in(&mut self, update: Update, begun: u64) -> TableState {
        self.seen = Some(update.version);
        let views = update.views.into_iter().map(|view| (view.seat, view.view)).collect();
        let what = Observed::Saw { version: update.version, views };
        let (device, ended) = (Some(self.device), self.now());
        self.observed.push(Observation { device, begun, ended, what });
        update.table
    }

    /// Plays as long as the connection lasts; whether the match is over.
    async fn converse(&mut self, mut connection: NodeConnection) -> bool {
        loop {
            if connection.state.phase == Phase::Over {
                return true;
            }
            if self.pending.is_none() {
                let asked = connection.state.question.as_ref();
                let mine = asked.filter(|asked| {
                    asked.seats.contains(self.seat) && !asked.answered.contains(self.seat)
                });
                let Some(number) = mine.map(|asked| asked.number) else {
                    match timeout(PATIENCE * 3, self.next(&mut connection)).await {
                        Ok(Came::Closed) => return false,
                        // Nothing for long: perhaps this node has forgotten us.
                        Err(_) => return self.leave(&connection).await,
                        Ok(_) => continue,
                    }
                };
                let legal = Request::Legal { seat: self.seat };
                let actions = match self.ask(&mut connection, legal).await {
                    Some(Message::Legal { actions, .. }) => actions,
                    Some(_) => continue,
                    None => return self.leave(&connection).await,
                };
                if actions.is_empty() {
                    // The table has moved on, and says so soon.
                    sleep(Duration::from_millis(20)).await;
                    continue;
                }
                let action = actions[self.choice.pick(actions.len())].clone();
                self.pending = Some((number, action, self.now()));
                let think = self.choice.pick(150) as u64;
                sleep(Duration::from_millis(think)).await;
            }
            if !self.answer(&mut connection).await || self.choice.pick(25) == 0 {
                return self.leave(&connection).await;
            }
        }
    }

    /// Gives the answer that is pending; whether the connection is still good.
    async fn answer(&mut self, connection: &mut NodeConnection) -> bool {
        let Some((question, action, begun)) = self.pending.clone() else { return true };
        let request = Request::Answer { seat: self.seat, question, action: action.clone() };
        match self.ask(connection, request).await {
            Some(Message::Done { version, .. }) => {
                let what = Observed::Acknowledged { seat: self.seat, action, version };
                let (device, ended) = (Some(self.device), self.now());
                self.observed.push(Observation { device, begun, ended, what });
                (self.pending, self.unknown) = (None, false);
                true
            }
            // Refused means that nothing was done: then something else may be.
            Some(Message::Refused { refusal, .. }) => {
                let what = match (self.unknown, refusal.key == "server-storage") {
                    (true, _) => Some(Observed::Unknown { seat: self.seat, action }),
                    (false, true) if self.alone => {
                        Some(Observed::Refused { seat: self.seat, action })
                    }
                    _ => None,
                };
                let (device, ended) = (Some(self.device), self.now());
                let observed = what.map(|what| Observation { device, begun, ended, what });
                self.observed.extend(observed);
                (self.pending, self.unknown) = (None, false);
                true
            }
            Some(_) => true,
            None => {
                self.unknown = true;
                false
            }
        }
    }

    async fn leave(&self, connection: &NodeConnection) -> bool {
        let _ =
            timeout(PATIENCE, connection.door.send(Command::Leave { socket: connection.number }))
                .await;
        false
    }

    async fn ask(&mut self, connection: &mut NodeConnection, request: Request) -> Option<Message> {
        connection.asked += 1;
        let (id, socket) = (connection.asked, connection.number);
        let ask = connection.door.send(Command::Ask { socket, id, request });
        timeout(PATIENCE, ask).await.ok()?.ok()?;
        let until = Instant::now() + PATIENCE;
        loop {
            match tokio::time::timeout_at(until, self.next(connection)).await.ok()? {
                Came::Update => {}
                Came::Reply(message) => return Some(*message),
                Came::Closed => return None,
            }
        }
    }

    async fn next(&mut self, connection: &mut NodeConnection) -> Came {
        match connection.outgoing.next().await {
            Some(OutgoingMessage::Text(text)) => match serde_json::from_str(&text) {
                Ok(Message::Update(update)) => {
                    connection.state = self.take_in(update, 0);
                    Came::Update
                }
                Ok(message) => Came::Reply(Box::new(message)),
                Err(_) => Came::Closed,
            },
            Some(OutgoingMessage::Close(..)) | None => Came::Closed,
        }
    }
}
