//! Three nodes behind a balancer, people who play all the time, and something that fails.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use client::history;
use client::{Player, Server};
use cluster::{Balancer, Postgres, StopMode};
use futures_util::future::{join_all, try_join_all};
use protocol::Request;
use protocol::http::OpenedTable;
use tokio::time::sleep;

use crate::checker::{entries, observations};
use crate::nodes::NodeChild;
use crate::scene::try_seated;

const TABLES: [(&str, &str); 4] =
    [("qwixx", "classic 3"), ("qwirkle", "standard 2"), ("quixo", "two 2"), ("quixo", "four 4")];
const NODES: usize = 3;
/// How long a lease may outlive its node.
const TAKEN_OVER: Duration = Duration::from_secs(7);

/// What fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    NodeKilled,
    NodesInTurn,
    DoorbellCut,
    PostgresRestarted,
    PostgresKilled,
    NodeFrozen,
    RollingRestart,
    Upgrade,
}

/// Three nodes, their database and a balancer.
pub(crate) struct House {
    pub(crate) postgres: Postgres,
    pub(crate) database: String,
    pub(crate) nodes: Vec<NodeChild>,
    pub(crate) server: Server,
    _balancer: Balancer,
}

impl House {
    pub(crate) async fn new() -> Self {
        let postgres = Postgres::start(true).unwrap();
        let database = postgres.database().unwrap();
        let mut nodes = Vec::new();
        for number in 0..NODES {
            nodes.push(NodeChild::start(&database, &format!("n{number}"), 0).await);
        }
        let addresses: Vec<_> = nodes.iter().map(|node| node.address).collect();
        let balancer = Balancer::start(([127, 0, 0, 1], 0).into(), &addresses).await.unwrap();
        let server = Server::at(balancer.address);
        House { postgres, database, nodes, server, _balancer: balancer }
    }

    pub(crate) async fn restart(&mut self, index: usize) {
        let (name, port) = (self.nodes[index].name.clone(), self.nodes[index].address.port());
        self.nodes[index] = NodeChild::start(&self.database, &name, port).await;
    }

    fn sql(&self, statement: &str) -> String {
        let name = self.database.rsplit('/').next().and_then(|rest| rest.split('?').next());
        self.postgres.sql(name.unwrap(), statement).unwrap()
    }
}

async fn strike(house: &mut House, fault: Fault) {
    match fault {
        Fault::NodeKilled => {
            let before = house.sql("SELECT count(*) FROM duties WHERE node LIKE 'n0/%'");
            house.nodes[0].kill();
            let begun = Instant::now();
            while house.sql("SELECT count(*) FROM duties WHERE node LIKE 'n0/%'").trim() != "0" {
                assert!(begun.elapsed() < TAKEN_OVER, "a dead node keeps its duties");
                sleep(Duration::from_millis(100)).await;
            }
            let duties = before.trim();
            eprintln!(
                "  {duties} duties of the dead node were free after {:.1} s",
                begun.elapsed().as_secs_f64()
            );
            house.restart(0).await;
        }
        Fault::NodesInTurn => {
            for index in 0..2 {
                house.nodes[index].kill();
                sleep(Duration::from_millis(700)).await;
                house.restart(index).await;
                sleep(Duration::from_millis(700)).await;
            }
        }
        Fault::DoorbellCut => {
            for _ in 0..30 {
                house.sql(
                    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
                     WHERE (query LIKE '%LISTEN%' OR query LIKE '%pg_notify%') AND pid <> pg_backend_pid()",
                );
                sleep(Duration::from_millis(100)).await;
            }
        }
        Fault::PostgresRestarted | Fault::PostgresKilled => {
            let how =
                if fault == Fault::PostgresKilled { StopMode::Killed } else { StopMode::Fast };
            house.postgres.stop(how).unwrap();
            sleep(Duration::from_millis(300)).await;
            house.postgres.go().unwrap();
        }
        Fault::NodeFrozen => {
            house.nodes[1].signal("STOP");
            sleep(Duration::from_secs(15)).await;
            house.nodes[1].signal("CONT");
        }
        Fault::Upgrade => {
            // What a newer program would do: it adds a column, then, nodes later, removes one.
            let steps = ["ADD COLUMN mood TEXT NOT NULL DEFAULT 'good'", "DROP COLUMN mood"];
            for (version, step) in (2..).zip(steps) {
                house.sql(&format!(
                    "BEGIN; ALTER TABLE tables {step};
                     UPDATE qlub_version SET version = {version}, oldest = 1; COMMIT"
                ));
                roll(house).await;
            }
        }
        Fault::RollingRestart => roll(house).await,
    }
}

/// Stops and starts one node after the other.
async fn roll(house: &mut House) {
    for _ in 0..NODES {
        // The first is stopped and started again, and is the last then.
        let node = house.nodes.remove(0);
        let (name, port) = (node.name.clone(), node.address.port());
        node.stop().await;
        house.nodes.push(NodeChild::start(&house.database, &name, port).await);
        sleep(Duration::from_millis(800)).await;
    }
}

/// Plays match after match until it is time to stop; the last one is finished.
async fn keep_playing(
    server: Server,
    number: u64,
    (game, setup): (&str, &str),
    done: Arc<AtomicBool>,
) -> Vec<(OpenedTable, Vec<Player>)> {
    let mut played = Vec::new();
    let mut seed = number * 1000;
    while !done.load(Ordering::Relaxed) {
        seed += 1;
        // A table that was being opened when something failed is simply opened again.
        let Ok((opened, mut players)) = try_seated(&server, game, setup, seed).await else {
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        for player in &mut players {
            player.watchful = true;
            player.restless = 23;
            player.leave();
        }
        let Ok(host) = players[0].socket().await else { continue };
        if host.ask(Request::Start).await.is_err() {
            continue;
        }
        // Whoever gives up keeps all others waiting: that is told at once.
        let outcomes = try_join_all(players.iter_mut().map(Player::play)).await.unwrap();
        assert!(outcomes.iter().all(|outcome| *outcome == outcomes[0]));
        played.push((opened, players));
    }
    played
}

async fn under(fault: Fault) -> Duration {
    let mut house = House::new().await;
    let done = Arc::new(AtomicBool::new(false));
    let tables: Vec<_> = (0..)
        .zip(TABLES)
        .map(|(number, table)| {
            tokio::spawn(keep_playing(house.server.clone(), number, table, done.clone()))
        })
        .collect();
    sleep(Duration::from_secs(2)).await;
    let begun = Instant::now();
    strike(&mut house, fault).await;
    sleep(Duration::from_millis(1500)).await;
    done.store(true, Ordering::Relaxed);
    let (mut matches, mut answers, mut observed, mut returns) = (0, 0, 0, 0);
    let mut silence = Duration::ZERO;
    for played in join_all(tables).await {
        for (opened, players) in played.unwrap() {
            let entries = entries(&house.database, &opened.table).await;
            let seen = observations(&entries, &players);
            if let Err(fault) = history::check(&entries, &seen) {
                panic!("{}: {fault}", opened.table);
            }
            matches += 1;
            observed += seen.len();
            for player in &players {
                answers += player.acknowledged.len();
                returns += player.returns;
                silence = silence.max(player.longest_silence);
            }
        }
    }
    eprintln!(
        "{fault:?}: {matches} matches finished, {answers} answers acknowledged, {observed} things \
         observed, all fit into one list; {returns} returns, longest silence {:.2} s, {:.1} s",
        silence.as_secs_f64(),
        begun.elapsed().as_secs_f64()
    );
    assert!(matches >= TABLES.len());
    silence
}

fn runs() -> Option<u32> {
    std::env::var("QLUB_CLUSTER_RUNS").ok()?.parse().ok()
}

/// Runs a fault as often as the soak asks for, or as often as every run of the tests has time for.
async fn often(fault: Fault, usually: u32) {
    for _ in 0..runs().unwrap_or(usually) {
        under(fault).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_when_a_node_is_killed() {
    often(Fault::NodeKilled, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_when_postgres_restarts() {
    often(Fault::PostgresRestarted, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_when_a_node_is_frozen_past_its_lease() {
    often(Fault::NodeFrozen, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_when_two_nodes_are_killed_in_turn() {
    often(Fault::NodesInTurn, 0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_when_notifications_are_cut_off() {
    often(Fault::DoorbellCut, 0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_when_postgres_is_killed() {
    often(Fault::PostgresKilled, 0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_when_nodes_are_upgraded() {
    often(Fault::Upgrade, 0).await;
}

/// How long nobody may be heard during a rolling restart.
const SILENCE: Duration = Duration::from_secs(2);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_notices_a_rolling_restart() {
    let Some(runs) = runs() else { return };
    for _ in 0..runs {
        let silence = under(Fault::RollingRestart).await;
        assert!(silence <= SILENCE, "{silence:?}");
    }
}
