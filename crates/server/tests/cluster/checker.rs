//! The checker itself: it finds a lost line and a fork.

use client::Player;
use client::history::{HistoryFault, Observation, Observed, check};
use futures_util::future::join_all;
use store::{Store, postgres::Postgres};
use table::{Entry, Line, Table};

use crate::scene::{self, seated, start};
use crate::{SERVER, node};

/// The lines of a table.
pub(crate) async fn entries(database: &str, table: &str) -> Vec<Entry> {
    let store = Store::of(Postgres::connect(&database.parse().unwrap()).await.unwrap());
    let lines = scene::lines(&store, table).await;
    store.close().await;
    lines
}

/// Everything that players observed, with their devices.
pub(crate) fn observations(entries: &[Entry], players: &[Player]) -> Vec<Observation> {
    let whole = Table::read(entries.to_vec(), 0).unwrap();
    let mut all = Vec::new();
    for player in players {
        let device = (1..=9).find(|device| whole.seats_of(*device).contains(player.seat));
        all.extend(player.observed.iter().cloned().map(|one| Observation { device, ..one }));
    }
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_planted_lost_line_and_a_planted_fork_are_found() {
    let database = SERVER.database().unwrap();
    let running = node(&database, "alone").await;
    let server = client::Server::at(running.address);
    let (opened, mut players) = seated(&server, "quixo", "two 2", 9).await;
    for player in &mut players {
        player.watchful = true;
        player.leave();
    }
    start(&mut players).await;
    join_all(players.iter_mut().map(Player::play)).await;
    running.stop().await;
    let entries = entries(&database, &opened.table).await;
    let seen = observations(&entries, &players);
    assert!(seen.len() > 40);
    assert_eq!(check(&entries, &seen), Ok(()));
    // The last answer and what followed from it were never kept.
    let last = entries.iter().rposition(|entry| matches!(entry.line, Line::Decide(..))).unwrap();
    let fault = check(&entries[..last], &seen).unwrap_err();
    assert!(matches!(fault, HistoryFault::Lost(_) | HistoryFault::Fork(_)), "{fault}");
    // Somebody saw what somebody else saw at another time: two lists of lines.
    let mut forked = seen.clone();
    let views = |one: &Observation| match &one.what {
        Observed::Saw { views, .. } if !views.is_empty() => Some(views.clone()),
        _ => None,
    };
    let early = seen.iter().find_map(views).unwrap();
    let late = forked.iter_mut().rfind(|one| views(one).is_some()).unwrap();
    if let Observed::Saw { views, .. } = &mut late.what {
        *views = early;
    }
    assert!(matches!(check(&entries, &forked).unwrap_err(), HistoryFault::Fork(_)));
    // Somebody heard of it before it was done.
    let mut hasty = seen;
    let acknowledged = |one: &&mut Observation| matches!(one.what, Observed::Acknowledged { .. });
    let first = hasty.iter_mut().find(acknowledged).unwrap();
    (first.begun, first.ended) = (u64::MAX - 1, u64::MAX);
    assert!(matches!(check(&entries, &hasty).unwrap_err(), HistoryFault::Order(_)));
}
