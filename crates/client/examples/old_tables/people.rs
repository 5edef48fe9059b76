//! People at a table: who sits where, and how they play on.

use std::error::Error;
use std::time::Duration;

use client::dice::type_in;
use client::{ClientError, Device, Reply, Server, Socket};
use game::Seat;
use game::luck::Stream;
use protocol::http::{NewTable, OpenedTable};
use protocol::{LuckChoice, Options, Phase, Request};
use serde_json::{Value, json};
use table::fair::{Bytes, commitment, hex, sha256};

/// What may go wrong: whoever makes data reads it and tries again.
pub(crate) type DataResult<T = ()> = Result<T, Box<dyn Error>>;

/// Who is to sit on a chair.
#[derive(Clone, Copy)]
pub(crate) enum Chair {
    /// Somebody with a device of their own.
    Person(&'static str),
    /// Somebody who shares the device of the person before.
    Beside(&'static str),
    /// A bot of this level.
    Bot(&'static str),
    /// The seat stays open.
    Open,
}

/// Somebody's device, with the nonces of its seats.
pub(crate) struct Person {
    pub(crate) device: Device,
    pub(crate) socket: Option<Socket>,
    pub(crate) nonces: Vec<(Seat, Bytes)>,
}

/// A table, and who has come to it; the first is the host.
pub(crate) struct Scene {
    name: &'static str,
    pub(crate) opened: OpenedTable,
    pub(crate) people: Vec<Person>,
    choice: Stream,
}

impl Scene {
    /// Opens a table and seats everybody.
    pub(crate) async fn open(
        server: &Server,
        name: &'static str,
        (game, setup): (&str, &str),
        luck: LuckChoice,
        options: Options,
        chairs: &[Chair],
    ) -> DataResult<Self> {
        let new = NewTable { game: game.to_owned(), setup: setup.to_owned(), luck, options };
        let (opened, host) = server.open(&new).await?;
        let seed = sha256(name.as_bytes());
        let choice = Stream::new(u64::from_le_bytes(seed[..8].try_into()?));
        let host = Person { socket: Some(host.connect(None).await?), device: host, nonces: vec![] };
        let mut scene = Scene { name, opened, people: vec![host], choice };
        let mut come = false;
        for (seat, chair) in (0..).map(Seat).zip(chairs) {
            match chair {
                Chair::Open => {}
                Chair::Bot(level) => {
                    let request = Request::SeatBot { seat, level: (*level).to_owned() };
                    scene.socket(0)?.ask(request).await?;
                }
                Chair::Person(name) | Chair::Beside(name) => {
                    if come && matches!(chair, Chair::Person(_)) {
                        let (_, device) = server.enter(&scene.opened.table, None).await?;
                        let socket = Some(device.connect(None).await?);
                        scene.people.push(Person { device, socket, nonces: vec![] });
                    }
                    come = true;
                    scene.sit(scene.people.len() - 1, seat, name).await?;
                }
            }
        }
        Ok(scene)
    }

    async fn sit(&mut self, person: usize, seat: Seat, name: &str) -> DataResult {
        let nonce = self.nonce(person, seat);
        let commitment = Some(hex(&commitment(&nonce)));
        self.socket(person)?
            .ask(Request::Sit { seat, name: name.to_owned(), commitment, terms: None })
            .await?;
        Ok(())
    }

    /// A new nonce for a seat, which replaces an older one.
    pub(crate) fn nonce(&mut self, person: usize, seat: Seat) -> Bytes {
        let nonce = sha256(format!("{} {seat} {}", self.name, self.choice.bits()).as_bytes());
        let nonces = &mut self.people[person].nonces;
        nonces.retain(|(other, _)| *other != seat);
        nonces.push((seat, nonce));
        nonce
    }

    /// The connection of somebody.
    pub(crate) fn socket(&mut self, person: usize) -> DataResult<&mut Socket> {
        self.people[person].socket.as_mut().ok_or_else(|| "nobody is there".into())
    }

    /// The host starts, and everybody opens their nonces.
    pub(crate) async fn start(&mut self) -> DataResult {
        self.socket(0)?.ask(Request::Start).await?;
        for person in 0..self.people.len() {
            self.open_nonces(person).await?;
        }
        Ok(())
    }

    /// Somebody opens the nonces of their seats.
    pub(crate) async fn open_nonces(&mut self, person: usize) -> DataResult {
        for (seat, nonce) in self.people[person].nonces.clone() {
            let socket = self.socket(person)?;
            let committed = |socket: &Socket| socket.table.seats[seat.index()].committed;
            socket.until(|socket| socket.table.phase != Phase::Gathering).await?;
            if socket.table.phase == Phase::Opening && committed(socket) {
                socket.ask(Request::OpenNonce { seat, nonce: hex(&nonce) }).await?;
            }
        }
        Ok(())
    }

    /// Plays on until people have given so many answers, or to the end.
    pub(crate) async fn play(&mut self, answers: usize) -> DataResult {
        let mut given = 0;
        while given < answers {
            let mut idle = true;
            for person in 0..self.people.len() {
                for (seat, _) in self.people[person].nonces.clone() {
                    if given < answers && self.answer(person, seat).await? {
                        given += 1;
                        idle = false;
                    }
                }
            }
            let host = self.people.iter().position(|person| person.socket.is_some());
            let socket = self.socket(host.ok_or("nobody is there")?)?;
            if matches!(socket.table.phase, Phase::Over | Phase::Closed) {
                return Ok(());
            }
            if idle && socket.table.chance_due {
                self.roll().await?;
            } else if idle {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
        Ok(())
    }

    /// Plays on until several people are asked at once, and lets only one of them answer.
    pub(crate) async fn seal(&mut self, person: usize) -> DataResult {
        let seat = self.people[person].nonces[0].0;
        loop {
            self.legal(person, seat).await?;
            let table = &self.socket(person)?.table;
            let sealed = table.question.as_ref().is_some_and(|asked| {
                asked.seats.len() > 1
                    && asked.seats.contains(seat)
                    && !asked.answered.contains(seat)
            });
            if sealed {
                assert!(self.answer(person, seat).await?);
                return Ok(());
            }
            self.play(1).await?;
        }
    }

    async fn legal(&mut self, person: usize, seat: Seat) -> DataResult<Vec<String>> {
        match self.socket(person)?.ask(Request::Legal { seat }).await? {
            Reply::Legal(actions) => Ok(actions),
            Reply::Done(_) => Err("expected legal actions".into()),
        }
    }

    /// Gives an answer, if this seat owes one.
    async fn answer(&mut self, person: usize, seat: Seat) -> DataResult<bool> {
        let Ok(socket) = self.socket(person) else { return Ok(false) };
        if !socket.you.seats.contains(seat) {
            return Ok(false);
        }
        let actions = self.legal(person, seat).await?;
        let asked = self.socket(person)?.table.question.as_ref();
        let asked =
            asked.filter(|asked| asked.seats.contains(seat) && !asked.answered.contains(seat));
        let (Some(question), false) = (asked.map(|asked| asked.number), actions.is_empty()) else {
            return Ok(false);
        };
        let action = actions[self.choice.pick(actions.len())].clone();
        match self.socket(person)?.ask(Request::Answer { seat, question, action }).await {
            // Their time was up, or a bot stood in.
            Err(ClientError::Refused(_)) => Ok(false),
            other => other.map(|_| true).map_err(Into::into),
        }
    }

    /// The host types in dice.
    pub(crate) async fn roll(&mut self) -> DataResult {
        let socket = self.people[0].socket.as_mut().ok_or("nobody is there")?;
        Ok(type_in(socket, &mut self.choice).await?)
    }

    /// What somebody needs to find this table again and to play on at it.
    pub(crate) async fn kept(&self, server: &Server) -> DataResult<Value> {
        let found = server.find(&self.opened.table).await?;
        let device = &self.people[0].device;
        let number = device.connect(None).await?.table.match_number;
        let people: Vec<Value> = self.people.iter().map(Person::kept).collect();
        let OpenedTable { table, code, watch, .. } = &self.opened;
        Ok(json!({
            "name": self.name, "id": table, "watch": watch, "code": code,
            "game": found.game, "setup": found.setup, "phase": found.phase,
            "match": number, "people": people,
        }))
    }
}

impl Person {
    fn kept(&self) -> Value {
        let nonces: Vec<Value> = self
            .nonces
            .iter()
            .map(|(seat, nonce)| json!({ "seat": seat, "nonce": hex(nonce) }))
            .collect();
        json!({ "cookie": self.device.cookie, "nonces": nonces })
    }
}
