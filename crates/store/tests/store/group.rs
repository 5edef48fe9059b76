//! Many writes share a commit.

use crate::{line, new, with_table};

#[tokio::test(flavor = "multi_thread")]
async fn five_hundred_appends_at_once_take_far_fewer_commits() {
    let (_dir, store) = with_table().await;
    let before = store.commits();
    let appends: Vec<_> = (0..500)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move { store.append("t", vec![line(number, "x")], 1).await })
        })
        .collect();
    for append in appends {
        append.await.expect("no panic").expect("an append");
    }
    let commits = store.commits() - before;
    assert!(commits <= 250, "{commits} commits");
    assert_eq!(store.lines("t").await.map(|lines| lines.len()), Ok(500));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_read_after_an_answered_write_sees_it() {
    let (_dir, store) = with_table().await;
    let players: Vec<_> = (0..8)
        .map(|player| {
            let store = store.clone();
            tokio::spawn(async move {
                let id = format!("table {player}");
                store.create(new(&id)).await.expect("a table");
                for number in 0..20 {
                    store.append(&id, vec![line(number, "x")], 1).await.expect("an append");
                    let lines = store.lines(&id).await.expect("lines");
                    assert_eq!(lines.len() as u32, number + 1);
                }
            })
        })
        .collect();
    for player in players {
        player.await.expect("no panic");
    }
}

#[tokio::test]
async fn a_queued_write_happens_even_if_nobody_waits_for_it() {
    let (_dir, store) = with_table().await;
    let asked = store.clone();
    let append = tokio::spawn(async move { asked.append("t", vec![line(1, "x")], 1).await });
    tokio::task::yield_now().await;
    append.abort();
    store.check().await.expect("a check");
    assert_eq!(store.lines("t").await.map(|lines| lines.len()), Ok(1));
}
