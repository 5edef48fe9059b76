//! Old tables go, but not because of a clock that is wrong.

use std::time::Duration;

use store::{EXPIRE_AT_ONCE, Expiry, ExpiryReport, Invite, Store};

use crate::{folder, hash, line, new, opened, with_table};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A look at the tables at a time of day, after the program has run for so long. Tables are too
/// old ten after their end, or twenty after their last line.
fn at(now: i64, passed: Duration) -> Expiry {
    Expiry {
        now,
        finished_before: now - 10,
        idle_before: now - 20,
        unused_before: i64::MIN,
        passed,
        patience: DAY,
    }
}

async fn sweep(store: &Store, expiry: Expiry) -> (Vec<String>, u64) {
    let ExpiryReport { mut deleted, marked } = store.expire(expiry).await.expect("an expiry");
    deleted.sort();
    (deleted, marked)
}

fn none() -> Vec<String> {
    Vec::new()
}

async fn touched(store: &Store, id: &str, at: i64, finished: Option<i64>) {
    store.create(new(id)).await.expect("a table");
    store.append(id, vec![], at).await.expect("a touch");
    if finished.is_some() {
        store.finish(id, finished).await.expect("a finish");
    }
}

#[tokio::test]
async fn old_tables_go_by_their_end_or_their_last_line_when_the_program_has_run_for_a_while() {
    let dir = folder();
    let store = opened(&dir).await;
    touched(&store, "finished long ago", 5, Some(89)).await;
    touched(&store, "finished lately", 5, Some(90)).await;
    touched(&store, "idle for long", 79, None).await;
    touched(&store, "in play", 80, None).await;
    assert_eq!(sweep(&store, at(100, Duration::ZERO)).await, (none(), 2));
    assert_eq!(sweep(&store, at(100, DAY - Duration::from_millis(1))).await, (none(), 2));
    let gone = vec!["finished long ago".to_owned(), "idle for long".to_owned()];
    assert_eq!(sweep(&store, at(100, Duration::from_millis(1))).await, (gone, 0));
    assert_eq!(store.tables().await, Ok(vec!["finished lately".into(), "in play".into()]));
    assert_eq!(store.count().await, Ok(2));
}

#[tokio::test]
async fn a_start_with_the_clock_far_ahead_deletes_nothing() {
    let (dir, mut store) = with_table().await;
    store.append("t", vec![line(1, "one")], 50).await.expect("an append");
    // Before the first look nobody knows how long the program was off.
    for _ in 0..5 {
        assert_eq!(sweep(&store, at(1_000_000, Duration::ZERO)).await, (none(), 1));
        store.close().await;
        store = opened(&dir).await;
    }
    assert_eq!(sweep(&store, at(60, DAY * 2)).await, (none(), 0));
    assert_eq!(store.lines("t").await.map(|lines| lines.len()), Ok(1));
}

#[tokio::test]
async fn a_jump_forth_and_back_starts_the_wait_again() {
    let (_dir, store) = with_table().await;
    store.append("t", vec![], 50).await.expect("a touch");
    assert_eq!(sweep(&store, at(1_000_000, Duration::ZERO)).await, (none(), 1));
    assert_eq!(sweep(&store, at(60, DAY)).await, (none(), 0));
    assert_eq!(sweep(&store, at(1_000_000, DAY)).await, (none(), 1));
    assert_eq!(sweep(&store, at(1_000_000, DAY / 2)).await, (none(), 1));
    assert_eq!(sweep(&store, at(1_000_000, DAY / 2)).await, (vec!["t".into()], 0));
}

#[tokio::test]
async fn service_time_adds_up_over_restarts() {
    let (dir, mut store) = with_table().await;
    store.append("t", vec![], 50).await.expect("a touch");
    assert_eq!(sweep(&store, at(100, DAY)).await, (none(), 1));
    for _ in 0..3 {
        assert_eq!(sweep(&store, at(100, DAY / 4)).await, (none(), 1));
        store.close().await;
        store = opened(&dir).await;
    }
    assert_eq!(sweep(&store, at(100, DAY / 4)).await, (vec!["t".into()], 0));
}

#[tokio::test]
async fn a_table_at_which_something_happens_meanwhile_stays() {
    let (_dir, store) = with_table().await;
    store.append("t", vec![], 50).await.expect("a touch");
    assert_eq!(sweep(&store, at(100, Duration::ZERO)).await, (none(), 1));
    // Even if the clock says that this was long ago, too: the wait starts again.
    store.append("t", vec![line(1, "one")], 51).await.expect("an append");
    assert_eq!(sweep(&store, at(100, DAY)).await, (none(), 1));
    store.append("t", vec![line(2, "two")], 99).await.expect("an append");
    assert_eq!(sweep(&store, at(100, DAY)).await, (none(), 0));
    assert_eq!(store.lines("t").await.map(|lines| lines.len()), Ok(2));
}

#[tokio::test]
async fn tables_that_nobody_used_need_no_patience() {
    let dir = folder();
    let store = opened(&dir).await;
    for id in ["nobody", "a line", "a device", "an end"] {
        let made = [line(1, "made")].to_vec();
        let table = store::NewTable { lines: made, device_hash: Some(hash(1)), ..new(id) };
        store.create(store::NewTable { created: 90, ..table }).await.expect("a table");
    }
    store.append("a line", vec![line(2, "two")], 90).await.expect("an append");
    store.add_device("a device", hash(2)).await.expect("a device");
    store.finish("an end", Some(100)).await.expect("an end");
    let unused = |unused_before| Expiry { unused_before, ..at(100, Duration::ZERO) };
    assert_eq!(sweep(&store, unused(90)).await, (none(), 0));
    assert_eq!(sweep(&store, unused(91)).await, (vec!["nobody".into()], 0));
    assert_eq!(store.count().await, Ok(3));
}

#[tokio::test]
async fn many_tables_expire_in_several_goes() {
    let dir = folder();
    let store = opened(&dir).await;
    let made: Vec<_> = (0..EXPIRE_AT_ONCE + 3)
        .map(|n| {
            let store = store.clone();
            tokio::spawn(async move { store.create(new(&n.to_string())).await })
        })
        .collect();
    for table in made {
        table.await.expect("no panic").expect("a table");
    }
    let now = Expiry { patience: Duration::ZERO, ..at(100, Duration::ZERO) };
    let gone = store.expire(now).await.expect("an expiry");
    assert_eq!((gone.deleted.len(), gone.marked), (EXPIRE_AT_ONCE, 3));
    let gone = store.expire(now).await.expect("an expiry");
    assert_eq!((gone.deleted.len(), gone.marked), (3, 0));
    assert_eq!(store.count().await, Ok(0));
}

#[tokio::test]
async fn expired_invites_are_removed() {
    let (_dir, store) = with_table().await;
    for (n, expires) in [(1, 100), (2, 101)] {
        let invite = Invite { seat: 0, tenure: 0, expires };
        store.put_invite("t", hash(n), invite).await.expect("an invite");
    }
    sweep(&store, Expiry { idle_before: 0, ..at(100, Duration::ZERO) }).await;
    assert_eq!(store.take_invite("t", hash(1), 0).await, Ok(None));
    assert!(store.take_invite("t", hash(2), 0).await.expect("a take").is_some());
}
