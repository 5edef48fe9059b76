//! One live table and its sockets: a task that takes commands one after another. Whatever it
//! acknowledges has been kept before.

mod bots;
mod follow;
mod keep;
mod lines;
mod naming;
mod reading;
mod send;
mod work;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use game::{Seat, Seats};
use protocol::Phase;
use store::{Connected, StoredTable};
use table::line::Device;
use table::live::Bookmark;
use table::{Actor, Table, TableRule};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use crate::budget::OpenSocket;
use crate::command::{Command, Door, Glance};
use crate::house::House;
use crate::outlet::Outlet;
use bots::{Answer, Thought};
use reading::{Record, read};
use send::Comings;

/// How many commands are taken together into one commit.
const BATCH: usize = 64;
/// How many commands may wait.
const QUEUE: usize = 256;
/// How long a table that nobody looks at stays in memory.
const LINGER: Duration = Duration::from_secs(60);
/// How long people wait until they hear of somebody else who came or went.
const TELL_PEOPLE: Duration = Duration::from_secs(1);
/// How long watchers do.
const TELL_WATCHERS: Duration = Duration::from_secs(10);
/// How long the table pauses after it could not be kept.
const PAUSE: Duration = Duration::from_secs(2);

/// One live table.
pub(crate) struct Room {
    id: String,
    house: Arc<House>,
    table: Table,
    sockets: Vec<Socket>,
    commands: mpsc::Receiver<Command>,
    answers: mpsc::UnboundedReceiver<Answer>,
    answer: mpsc::UnboundedSender<Answer>,
    /// What bots think about.
    thoughts: Vec<Thought>,
    /// The first line that the store does not have.
    kept: u32,
    /// Whether the store knows the table as finished.
    finished: bool,
    /// Whether the store has a code for it.
    has_code: bool,
    /// Where the match stood when everybody was last told.
    phase: Phase,
    /// The record that was asked for last.
    record: Option<Record>,
    /// Whether people do not know yet who came and went, and whether watchers do not.
    people: Comings,
    watchers: Comings,
    /// Nothing is done by itself before this time: the table could not be kept.
    paused_until: Option<Instant>,
    /// By how much the time of the table is ahead of the server's.
    ahead: u64,
    /// Since when nobody looks.
    lonely: Option<Instant>,
    /// Whether the table here is not the one that is kept, and cannot be read again.
    broken: bool,
    /// Whether this node does what is due at the table, as far as the room has noticed.
    duty: bool,
    /// Who is connected to other nodes.
    elsewhere: Connected,
}

/// A socket at the table.
struct Socket {
    number: u64,
    actor: Actor,
    address: IpAddr,
    outlet: Outlet,
    seating: Arc<OpenSocket>,
    mark: Bookmark,
}

/// Opens a room for a table that the store has; commands wait until it is read.
pub(crate) fn open(house: Arc<House>, id: String) -> Door {
    let (door, commands) = mpsc::channel(QUEUE);
    let world = house.world.clone();
    world.spawn(Box::pin(async move {
        let row = house.store.table(&id).await.ok().flatten();
        match read(&house, &id).await {
            Ok(table) => Room::new(house, id, table, row.as_ref(), commands).run().await,
            Err(why) => {
                house.could_not_read(&id, why);
                house.forget(&id);
                // Dropping the commands tells everybody that waits.
            }
        }
    }));
    door
}

impl Room {
    fn new(
        house: Arc<House>,
        id: String,
        table: Table,
        row: Option<&StoredTable>,
        commands: mpsc::Receiver<Command>,
    ) -> Self {
        let (answer, answers) = mpsc::unbounded_channel();
        let has_code = row.is_some_and(|row| row.code.is_some());
        let finished = row.is_some_and(|row| row.finished.is_some());
        let now = house.now();
        let phase = table.state(now).phase;
        let lonely = Some(Instant::now());
        let last = table.lines_from(table.next_line().saturating_sub(1)).last().map_or(0, |e| e.at);
        let ahead = last.saturating_sub(now);
        let duty = !house.is_shared();
        let (sockets, paused_until) = (Vec::new(), None);
        metrics::gauge!("qlub_rooms").increment(1.0);
        Room {
            id,
            house,
            kept: table.next_line(),
            table,
            sockets,
            commands,
            answers,
            answer,
            thoughts: Vec::new(),
            finished,
            has_code,
            phase,
            record: None,
            people: Comings::new(TELL_PEOPLE),
            watchers: Comings::new(TELL_WATCHERS),
            paused_until,
            ahead,
            lonely,
            broken: false,
            duty,
            elsewhere: Connected::default(),
        }
    }

    async fn run(mut self) {
        let stop = self.house.stop.clone();
        // A clock did not run while the table was away; whoever runs it elsewhere knows better.
        if self.duty && self.table.wake(self.now()).is_ok() {
            self.work(Vec::new(), Vec::new()).await;
        }
        self.note();
        while !self.broken {
            let (mut commands, mut answers) = (Vec::new(), Vec::new());
            let wakes = self.wakes();
            tokio::select! {
                biased;
                () = stop.cancelled() => break,
                command = self.commands.recv() => match command {
                    Some(command) => commands.push(command),
                    None => break,
                },
                answer = self.answers.recv() => answers.extend(answer),
                () = sleep_until(wakes) => {}
            }
            while commands.len() < BATCH
                && let Ok(command) = self.commands.try_recv()
            {
                commands.push(command);
            }
            while let Ok(answer) = self.answers.try_recv() {
                answers.push(answer);
            }
            if commands.iter().any(|command| matches!(command, Command::Delete)) {
                self.say_deleted();
                self.house.forget(&self.id);
                break;
            }
            let (records, mut commands) = records_apart(commands);
            if !records.is_empty() {
                // The match may have ended at another node.
                commands.push(Command::Follow { elsewhere: None });
            }
            self.work(commands, answers).await;
            for (number, reply) in records {
                let (house, id) = (self.house.clone(), self.id.clone());
                let Some(room) = self.record(number, reply).await else {
                    tracing::error!("a record could not be written");
                    metrics::gauge!("qlub_rooms").decrement(1.0);
                    return house.forget(&id);
                };
                self = room;
            }
            if self.may_retire() && self.house.retire(&self.id, &mut self.commands) {
                break;
            }
        }
        if self.broken {
            // Everybody is let go, and whoever comes back makes another try.
            self.house.forget(&self.id);
        }
        if stop.is_cancelled() {
            self.say_stopping();
        } else if self.broken {
            self.say_unsure();
        }
        metrics::gauge!("qlub_rooms").decrement(1.0);
    }

    /// The time at this table. It never runs behind what the table has seen, be it that the clock
    /// of the server was wrong then.
    fn now(&self) -> u64 {
        self.house.now() + self.ahead
    }

    /// When to look again if nobody asks anything.
    fn wakes(&self) -> Instant {
        let now = self.now();
        let after = |at: u64| Instant::now() + Duration::from_millis(at.saturating_sub(now));
        let due = self.table.wakes(now).filter(|_| self.duty).map(after);
        let due = due.map(|due| self.paused_until.map_or(due, |pause| due.max(pause)));
        // Whoever could not retire then waits for what is due.
        let retire = self.lonely.map(|since| since + LINGER).filter(|at| *at > Instant::now());
        let pause = self.paused_until;
        let (people, watchers) = (self.people.due(), self.watchers.due());
        let day = Instant::now() + Duration::from_secs(86_400);
        [due, retire, pause, people, watchers].into_iter().flatten().min().unwrap_or(day)
    }

    fn may_retire(&self) -> bool {
        let lonely = self.lonely.is_some_and(|since| since.elapsed() >= LINGER);
        lonely && (!self.duty || self.table.wakes(self.now()).is_none())
    }

    fn glance(&self, device: Option<Device>) -> Glance {
        let state = self.table.state(self.now());
        let seats = (0..state.seats.len() as u8).map(Seat);
        let open = seats.clone().filter(|seat| self.table.is_open(*seat) == Some(true)).collect();
        let host_only = Err(TableRule::HostOnly);
        Glance {
            game: state.game,
            setup: state.setup,
            phase: state.phase,
            open_seats: self.table.open_seats() as u8,
            seats: device.map_or(Seats::NONE, |device| self.table.seats_of(device)),
            host: device.is_some_and(|device| self.table.is_host(device)),
            open,
            tenures: seats.filter_map(|seat| self.table.tenure(seat)).collect(),
            may_delete: device.map_or(host_only, |device| self.table.may_delete(device)),
        }
    }
}

type RecordWanted = (u32, oneshot::Sender<Option<Bytes>>);

/// Those who want a record, and the rest.
fn records_apart(commands: Vec<Command>) -> (Vec<RecordWanted>, Vec<Command>) {
    let (mut records, mut rest) = (Vec::new(), Vec::with_capacity(commands.len()));
    for command in commands {
        match command {
            Command::Record { number, reply } => records.push((number, reply)),
            other => rest.push(other),
        }
    }
    (records, rest)
}
