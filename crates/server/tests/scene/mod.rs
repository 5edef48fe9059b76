//! A server in a folder of its own, and people who come to its tables.

#![allow(dead_code, reason = "not every test uses every part of the scene")]

pub(crate) mod program;

use std::net::IpAddr;
use std::sync::LazyLock;

use client::{ClientError, Device, Player, Server};
use game::Seat;
use protocol::http::{NewTable, OpenedTable};
use protocol::{Clock, LuckChoice, Options, Request};
use server::config::{Config, Database, Limits};
use store::Store;
use store::postgres::Postgres;
use table::Entry;
use tempfile::TempDir;

use program::Program;

/// A server in a folder of its own.
pub(crate) struct House {
    /// The folder of its database.
    pub(crate) folder: TempDir,
    pub(crate) running: server::RunningServer,
    /// The server as clients know it.
    pub(crate) server: Server,
    /// What keeps its tables, if it is no file in the folder.
    database: Option<Database>,
    _other: Option<Program>,
    _beside: Option<Beside>,
}

/// Another node at the same database, and what passes people on to either.
struct Beside {
    _node: server::RunningServer,
    balancer: cluster::Balancer,
}

/// The PostgreSQL of all nodes; it ends with the tests.
static POSTGRES: LazyLock<cluster::Postgres> =
    LazyLock::new(|| cluster::Postgres::start(false).expect("a PostgreSQL"));

/// Names two nodes in the place of one server.
const TWO_NODES: &str = "QLUB_TWO_NODES";

impl House {
    /// A server that lets tests be quicker than people.
    pub(crate) async fn new() -> Self {
        House::with(|config| config.limits = Limits::unlimited()).await
    }

    /// A server with something else than the default.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        House::in_folder(tempfile::tempdir().unwrap(), change).await
    }

    /// A server whose folder is there already.
    pub(crate) async fn in_folder(folder: TempDir, change: impl FnOnce(&mut Config)) -> Self {
        let mut config = config(&folder);
        change(&mut config);
        if are_two_nodes() {
            let address = POSTGRES.database().unwrap().parse().unwrap();
            config.database = Some(Database { address, node: "one".to_owned() });
        }
        let running = server::start(config.clone()).await.unwrap();
        let database = config.database.clone();
        let beside = if database.is_some() {
            let node = server::start(config).await.unwrap();
            let (listen, nodes) = (([127, 0, 0, 1], 0).into(), [running.address, node.address]);
            let balancer = cluster::Balancer::start(listen, &nodes).await.unwrap();
            Some(Beside { _node: node, balancer })
        } else {
            None
        };
        let other = Program::named(&folder.path().join("other"));
        let own = beside.as_ref().map_or(running.address, |beside| beside.balancer.address);
        let server = Server::at(other.as_ref().map_or(own, |other| other.address));
        House { folder, running, server, database, _other: other, _beside: beside }
    }

    /// Stops, and reads the lines of tables.
    pub(crate) async fn into_lines(self, tables: &[String]) -> Vec<Vec<Entry>> {
        self.running.stop().await;
        let store = match self.database {
            Some(database) => Store::of(Postgres::connect(&database.address).await.unwrap()),
            None => Store::open(self.folder.path()).unwrap(),
        };
        let mut all = Vec::new();
        for table in tables {
            all.push(lines(&store, table).await);
        }
        store.close().await;
        all
    }
}

/// The lines of a table, as they are kept.
pub(crate) async fn lines(store: &Store, table: &str) -> Vec<Entry> {
    let lines = store.lines(table).await.unwrap();
    let entry = |line: &store::StoredLine| Entry::read(line.number, line.millis(), &line.text);
    lines.iter().map(entry).collect::<Result<_, _>>().unwrap()
}

/// Whether two nodes stand in the place of every server.
pub(crate) fn are_two_nodes() -> bool {
    std::env::var_os(TWO_NODES).is_some()
}

/// A server on any port, with its data in a folder.
pub(crate) fn config(folder: &TempDir) -> Config {
    Config::new("127.0.0.1:0".parse().unwrap(), folder.path().to_owned())
}

/// A table at which nobody has to be patient.
pub(crate) fn table(game: &str, setup: &str) -> NewTable {
    NewTable {
        game: game.to_owned(),
        setup: setup.to_owned(),
        luck: LuckChoice::Fair,
        options: Options { pace: 0, ..Options::default() },
    }
}

/// A table with somebody on every seat, each with a device of their own.
pub(crate) async fn seated(
    server: &Server,
    game: &str,
    setup: &str,
    seed: u64,
) -> (OpenedTable, Vec<Player>) {
    try_seated(server, game, setup, seed).await.unwrap()
}

/// The same, where the server may go away.
pub(crate) async fn try_seated(
    server: &Server,
    game: &str,
    setup: &str,
    seed: u64,
) -> Result<(OpenedTable, Vec<Player>), ClientError> {
    sit_down(server, &table(game, setup), seed).await
}

/// Opens a table and fills its seats.
async fn sit_down(
    server: &Server,
    table: &NewTable,
    seed: u64,
) -> Result<(OpenedTable, Vec<Player>), ClientError> {
    let (opened, host) = server.open(table).await?;
    let open = server.find(&opened.table).await?.open_seats;
    let mut players = Vec::new();
    for seat in (0..open).map(Seat) {
        let device = if seat == Seat(0) {
            host.clone()
        } else {
            beside(server, seat).enter(&opened.table, None).await?.1
        };
        players.push(Player::sit(device, seat, seed).await?);
    }
    Ok((opened, players))
}

/// A match of Qwixx for two that has begun, with so many seconds for a decision.
pub(crate) async fn under_a_clock(server: &Server, seconds: u32) -> (OpenedTable, Vec<Player>) {
    let options = Options { clock: Clock::Decision { seconds }, pace: 0, ..Options::default() };
    let table = NewTable { options, ..table("qwixx", "classic 2") };
    let (opened, mut players) = sit_down(server, &table, 3).await.unwrap();
    start(&mut players).await;
    for player in &mut players {
        player.open_nonce().await.unwrap();
    }
    let host = players[0].socket().await.unwrap();
    host.until(|socket| socket.table.question.is_some()).await.unwrap();
    (opened, players)
}

/// The same server for somebody on another seat, who comes from the next address if it matters.
fn beside(server: &Server, seat: Seat) -> Server {
    let from = match server.from {
        Some(IpAddr::V4(first)) => {
            Some(IpAddr::from((u32::from(first) + u32::from(seat.0)).to_be_bytes()))
        }
        other => other,
    };
    Server { from, ..server.clone() }
}

/// A table at which the match has started.
pub(crate) async fn started(
    server: &Server,
    game: &str,
    setup: &str,
    seed: u64,
) -> (OpenedTable, Vec<Player>) {
    let (opened, mut players) = seated(server, game, setup, seed).await;
    start(&mut players).await;
    (opened, players)
}

/// The host starts.
pub(crate) async fn start(players: &mut [Player]) {
    players[0].socket().await.unwrap().ask(Request::Start).await.unwrap();
}

/// Another device enters the table.
pub(crate) async fn enter(server: &Server, opened: &OpenedTable) -> Device {
    server.enter(&opened.table, None).await.unwrap().1
}

/// Everybody plays to the end; then the record is fetched and checked.
pub(crate) async fn finish(server: &Server, opened: &OpenedTable, players: &mut [Player]) {
    let ends = futures_util::future::join_all(players.iter_mut().map(Player::play)).await;
    let outcomes: Vec<_> = ends.into_iter().map(Result::unwrap).collect();
    let record = server.record(&opened.table, 1).await.unwrap();
    let verified = table::record::verify(&record).unwrap();
    assert!(outcomes.iter().all(|outcome| Some(outcome) == verified.outcome.as_ref()));
}
