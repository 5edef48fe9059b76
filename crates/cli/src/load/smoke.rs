//! Small attacks on a server in this process: every kind runs and says what came of it.

use std::fmt::Debug;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use client::Server;
use client::load::hostile::{self, AttackReport, Kind, PhonesReport, Plan};
use server::{Config, RunningServer};
use tempfile::TempDir;

async fn start() -> (RunningServer, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let listen = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    let running = server::start(Config::new(listen, folder.path().to_owned())).await.unwrap();
    (running, folder)
}

fn plan(running: &RunningServer, folder: &TempDir, kinds: Vec<Kind>) -> Plan {
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

/// Tries something for longer and longer until its report is whole: a busy computer is late with all of it.
async fn patiently<R: Debug>(tried: impl AsyncFn(u32) -> R, whole: impl Fn(&R) -> bool) -> R {
    let mut times = 1;
    loop {
        let report = tried(times).await;
        if whole(&report) {
            return report;
        }
        assert!(times < 64, "{report:?}");
        times *= 4;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_attack_says_what_it_cost_and_what_others_felt() {
    for kind in Kind::ALL {
        let attacked = async |times: u32| {
            let (running, folder) = start().await;
            let mut plan = plan(&running, &folder, vec![kind]);
            plan.time *= times;
            plan.before *= times;
            let report = hostile::run(&plan).await.unwrap();
            running.stop().await;
            report
        };
        let whole = |report: &AttackReport| {
            let done = &report.attacker;
            let attacks = done.requests + done.refused + done.closed;
            report.before.measured > 0 && report.under.measured > 0 && attacks > 0
        };
        let report = patiently(attacked, whole).await;
        assert_eq!(report.kinds, [kind.name()]);
        assert!(report.cost.disk_growth.is_some(), "{report:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn phones_at_the_attackers_address_play_on() {
    let played = async |times: u32| {
        let (running, folder) = start().await;
        let mut plan = plan(&running, &folder, vec![Kind::Codes, Kind::Lines]);
        plan.time = Duration::from_secs(4) * times;
        let report = hostile::phones(&plan).await.unwrap();
        running.stop().await;
        report
    };
    let whole = |report: &PhonesReport| report.begun == 10 && report.answers > 0;
    assert_eq!(patiently(played, whole).await.phones, 30);
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
