//! A phone's view: from another computer on the same network, the address in the links works.

use std::process::{Command, Output};
use std::time::Duration;

use client::{Player, Server};
use game::Seat;
use server::config::{Config, Limits};

use crate::scene::{start, table};

const TABLE: &str = "QLUB_PHONE_LINK";

/// A network with one other computer: a namespace at the other end of a cable.
struct Network(String);

impl Network {
    const HERE: &str = "192.168.217.1";

    fn new() -> Option<Self> {
        let id = std::process::id() % 100_000;
        let (space, ours, theirs) = (format!("qlub-{id}"), format!("ql{id}"), format!("qp{id}"));
        let network = Network(space.clone());
        let here = format!("{}/24", Network::HERE);
        let inside = ["-n", space.as_str()];
        let steps: [&[&str]; 6] = [
            &["netns", "add", &space],
            &["link", "add", &ours, "type", "veth", "peer", "name", &theirs, "netns", &space],
            &["addr", "add", &here, "dev", &ours],
            &["link", "set", &ours, "up"],
            &[inside[0], inside[1], "addr", "add", "192.168.217.2/24", "dev", &theirs],
            &[inside[0], inside[1], "link", "set", &theirs, "up"],
        ];
        let worked = |step: &&[&str]| ip(step).is_some_and(|output| output.status.success());
        steps.iter().all(worked).then_some(network)
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        // The cable goes with the namespace.
        ip(&["netns", "delete", &self.0]);
    }
}

fn ip(words: &[&str]) -> Option<Output> {
    Command::new("ip").args(words).output().ok()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_phone_on_the_same_network_plays_by_the_link_it_was_sent() {
    let Some(network) = Network::new() else {
        eprintln!("skipped: no network namespace may be made here (it takes root and ip)");
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let listen = "[::]:0".parse().unwrap();
    let mut config = Config::new(listen, folder.path().to_owned());
    config.limits = Limits::unlimited();
    let running = server::start(config).await.unwrap();
    let port = running.address.port();
    // Another private network of this computer may come first; phones there would be right too.
    let lan = format!("http://{}:{port}", server::network::lan_address().unwrap());
    assert_eq!(running.shared_url, lan);
    let server = Server::at(([127, 0, 0, 1], port).into());
    let (opened, host) = server.open(&table("quixo", "two 2")).await.unwrap();
    for link in [&opened.link, &opened.watch_link] {
        assert!(link.starts_with(&lan), "{link}");
        assert!(!link.contains("localhost") && !link.contains("127.0.0.1"), "{link}");
    }
    let link = opened.link.replace(&lan, &format!("http://{}:{port}", Network::HERE));
    let mut host = Player::sit(host, Seat(0), 1).await.unwrap();
    let phone = tokio::process::Command::new("ip")
        .args(["netns", "exec", &network.0])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "phone::the_phone", "--ignored"])
        .env(TABLE, link)
        .kill_on_drop(true)
        .output();
    let phone = tokio::spawn(phone);
    let socket = host.socket().await.unwrap();
    let seated = socket.until(|socket| socket.table.seats.iter().all(|seat| seat.present));
    tokio::time::timeout(Duration::from_secs(20), seated).await.unwrap().unwrap();
    start(std::slice::from_mut(&mut host)).await;
    host.play().await.unwrap();
    let output = phone.await.unwrap().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    running.stop().await;
}

/// Not a test: the phone, when this program is started for it in the other namespace.
#[tokio::test]
#[ignore = "the other process of the phone's test"]
async fn the_phone() {
    let Ok(link) = std::env::var(TABLE) else { return };
    let (base, id) = link.split_once("/t/").unwrap();
    let server = Server::parse(base).unwrap();
    let found = server.find(id).await.unwrap();
    assert_eq!(found.open_seats, 1);
    let (_, device) = server.enter(id, None).await.unwrap();
    let mut phone = Player::sit(device, Seat(1), 2).await.unwrap();
    phone.play().await.unwrap();
}
