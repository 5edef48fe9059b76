//! Small attacks on a server in this process: every kind runs and says what came of it.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use client::Server;
use client::load::hostile::{self, Kind, Plan};
use server::{Config, Running};
use tempfile::TempDir;

async fn start() -> (Running, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let listen = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    let running = server::start(Config::new(listen, folder.path().to_owned())).await.unwrap();
    (running, folder)
}

fn plan(running: &Running, folder: &TempDir, kinds: Vec<Kind>) -> Plan {
    Plan {
        server: Server::at(running.address),
        process: Some(std::process::id()),
        data: Some(folder.path().to_owned()),
        kinds,
        tables: 2,
        answers_per_second: 40.0,
        time: Duration::from_millis(700),
        before: Duration::from_millis(300),
        prepare: Duration::from_millis(300),
        rest: Duration::ZERO,
        same_address: false,
        stamps: false,
        size: 0.02,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_attack_says_what_it_cost_and_what_others_felt() {
    let (running, folder) = start().await;
    for kind in Kind::ALL {
        let report = hostile::run(&plan(&running, &folder, vec![kind])).await.unwrap();
        let name = kind.name();
        assert_eq!(report.kinds, [name]);
        assert!(report.before.measured > 0, "{name}: {report:?}");
        assert!(report.under.measured > 0, "{name}: {report:?}");
        let done = &report.attacker;
        assert!(done.requests + done.refused + done.closed > 0, "{name}: {report:?}");
        assert!(report.cost.disk_growth.is_some(), "{name}: {report:?}");
    }
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn phones_at_the_attackers_address_play_on() {
    let (running, folder) = start().await;
    let mut plan = plan(&running, &folder, vec![Kind::Codes, Kind::Lines]);
    plan.time = Duration::from_secs(4);
    let report = hostile::phones(&plan).await.unwrap();
    assert_eq!((report.phones, report.begun), (30, 10), "{report:?}");
    assert!(report.answers > 0, "{report:?}");
    running.stop().await;
}

#[tokio::test]
async fn nobody_elses_server_is_attacked() {
    let (running, folder) = start().await;
    let mut plan = plan(&running, &folder, vec![Kind::Ready]);
    plan.server.address = SocketAddr::from(([192, 0, 2, 1], 8777));
    assert!(hostile::run(&plan).await.is_err());
    assert!(hostile::phones(&plan).await.is_err());
    running.stop().await;
}
