//! What the players remember, compared with what is kept.

use std::path::Path;

use client::Player;
use protocol::News;
use protocol::http::OpenedTable;
use store::Store;
use table::{Actor, Entry, Line, Table};

/// How many lines are read anew at a time: the news of these fit into one welcome.
const STEP: usize = 40;

/// Compares everything that players were told with the lines in the store.
pub(crate) async fn check(folder: &Path, matches: &[(OpenedTable, Vec<Player>)]) {
    let store = Store::open(folder).unwrap();
    for (opened, players) in matches {
        let lines = store.lines(&opened.table).await.unwrap();
        let entry = |line: &store::StoredLine| Entry::read(line.number, line.millis(), &line.text);
        let entries: Vec<Entry> = lines.iter().map(entry).collect::<Result<_, _>>().unwrap();
        for player in players {
            for given in &player.acknowledged {
                acknowledged(&entries, player, given);
            }
            if player.gaps == 0 {
                let kept = told(&entries, player);
                assert_eq!(player.heard, kept, "what seat {} was told", player.seat);
            }
        }
    }
    store.close().await;
}

/// An acknowledged answer is in a line before the version with which it was acknowledged.
fn acknowledged(entries: &[Entry], player: &Player, given: &client::player::AcknowledgedAnswer) {
    let seat = player.seat;
    let mut before = entries.iter().filter(|entry| entry.number < given.version);
    let found = before.any(|entry| match &entry.line {
        Line::Decide(by, action) | Line::Seal(by, action) => {
            *by == seat && action.as_str() == given.action
        }
        _ => false,
    });
    assert!(found, "{} was acknowledged with version {}", given.action, given.version);
}

/// What a player's device is told from the first line to the last.
fn told(entries: &[Entry], player: &Player) -> Vec<News> {
    let whole = Table::read(entries.to_vec(), 0).unwrap();
    let device = (1..=9).find(|device| whole.seats_of(*device).contains(player.seat)).unwrap();
    let mut news = Vec::new();
    for first in (0..entries.len()).step_by(STEP) {
        let last = entries.len().min(first + STEP);
        let table = Table::read(entries[..last].to_vec(), 0).unwrap();
        let seen = (first > 0).then(|| entries[first - 1].number + 1);
        let (_, update) = table.welcome(Actor::Device(device), seen.or(Some(0)), 0);
        news.extend(update.news);
    }
    news
}
