//! Tables that are long, too long or damaged: nobody else waits for them, and each says what it is.

use std::time::{Duration, Instant};

use client::Server;
use server::config::Limits;
use store::{NewTable, Store, StoredLine};
use tempfile::TempDir;

use crate::scene::config;

const GOOD: [&str; 3] = ["match quixo 1 two 2", "luck seeded 1", "host 1"];

/// A server whose store had these tables before it started.
async fn house(tables: Vec<(String, Vec<String>)>) -> (TempDir, server::RunningServer, Server) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    for (id, texts) in tables {
        let lines = (0..).zip(texts).map(|(number, text)| StoredLine { number, at: 1000, text });
        let created = 1_790_000_000_000;
        let watch = format!("w{}", &id[1..]);
        let new = NewTable { id: id.clone(), watch, created, ..NewTable::default() };
        store.create(new).await.unwrap();
        store.append(&id, lines.collect(), created).await.unwrap();
    }
    store.close().await;
    let mut config = config(&folder);
    config.limits = Limits::unlimited();
    config.keep_idle = Duration::from_secs(86_400 * 36_500);
    let running = server::start(config).await.unwrap();
    let server = Server::at(running.address);
    (folder, running, server)
}

fn id(letter: char) -> String {
    letter.to_string().repeat(22)
}

fn good() -> Vec<String> {
    GOOD.map(str::to_owned).to_vec()
}

#[tokio::test]
async fn a_damaged_table_says_so_and_the_house_is_not_well() {
    let mut damaged = good();
    damaged.push("nonsense".to_owned());
    let (_folder, _running, server) = house(vec![(id('a'), good()), (id('b'), damaged)]).await;
    server.find(&id('a')).await.unwrap();
    assert_eq!(server.get("/readyz").await.unwrap().status, 200);
    let refused = server.find(&id('b')).await.unwrap_err();
    assert_eq!((refused.status(), refused.key()), (Some(503), Some("server-damaged")));
    assert_eq!(server.get("/readyz").await.unwrap().status, 503);
    assert!(server.find(&id('a')).await.is_ok());
}

#[tokio::test]
async fn a_table_that_is_too_long_is_not_read() {
    let mut long = good();
    long.extend((0..100_001).map(|_| "host 1".to_owned()));
    let (_folder, _running, server) = house(vec![(id('a'), long)]).await;
    let refused = server.find(&id('a')).await.unwrap_err();
    assert_eq!((refused.status(), refused.key()), (Some(503), Some("server-too-long")));
}

#[tokio::test]
async fn nobody_waits_while_long_tables_are_read() {
    let mut long = good();
    long.extend((0..90_000).map(|_| "host 1".to_owned()));
    let tables = ['a', 'b', 'c', 'd'].map(|letter| (id(letter), long.clone()));
    let (_folder, _running, server) = house(tables.to_vec()).await;
    let begun = Instant::now();
    let asking: Vec<_> = ['a', 'b', 'c', 'd']
        .map(|letter| {
            let server = server.clone();
            tokio::spawn(async move { server.find(&id(letter)).await.map(drop) })
        })
        .into_iter()
        .collect();
    let mut longest = Duration::ZERO;
    while !asking.iter().all(tokio::task::JoinHandle::is_finished) {
        let asked = Instant::now();
        assert_eq!(server.get("/healthz").await.unwrap().status, 200);
        longest = longest.max(asked.elapsed());
    }
    let all = begun.elapsed();
    eprintln!("four tables of 90,000 lines read in {all:?}; the longest health check {longest:?}");
    for found in asking {
        found.await.unwrap().unwrap();
    }
    // All on one thread here: what was read beside it cannot have stopped it for long.
    assert!(longest < Duration::from_millis(500), "{longest:?}");
}
