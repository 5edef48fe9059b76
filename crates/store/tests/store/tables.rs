//! Tables are made, found, finished and forgotten.

use store::{EXPIRE_AT_ONCE, Invite, NewTable, Store, StoreError, Table};

use crate::{folder, hash, line, new, opened, with_table};

async fn touched(store: &Store, id: &str, at: i64, finished: Option<i64>) {
    store.create(new(id)).await.expect("a table");
    store.append(id, vec![], at).await.expect("a touch");
    store.finish(id, finished).await.expect("a finish");
}

#[tokio::test]
async fn a_table_is_found_by_id_watch_and_code() {
    let dir = folder();
    let store = opened(&dir);
    let made = NewTable {
        code: Some("red otter".into()),
        created: 3,
        lines: vec![line(1, "one")],
        device_hash: Some(hash(7)),
        ..new("t")
    };
    store.create(made).await.expect("a table");
    let table = Some(Table {
        id: "t".into(),
        watch: "watch t".into(),
        code: Some("red otter".into()),
        created: 3,
        touched: 3,
        finished: None,
    });
    assert_eq!(store.table("t").await, Ok(table.clone()));
    assert_eq!(store.by_watch("watch t").await, Ok(table.clone()));
    assert_eq!(store.by_code("red otter").await, Ok(table));
    assert_eq!(store.lines("t").await, Ok(vec![line(1, "one")]));
    assert_eq!(store.device("t", hash(7)).await, Ok(Some(1)));
    for nobody in [store.table("u").await, store.by_watch("t").await, store.by_code("t").await] {
        assert_eq!(nobody, Ok(None));
    }
}

#[tokio::test]
async fn nobody_takes_an_id_a_watch_id_or_a_code_twice() {
    let dir = folder();
    let store = opened(&dir);
    let coded = |id| NewTable { code: Some("otter".into()), ..new(id) };
    store.create(coded("t")).await.expect("a table");
    let other_watch = NewTable { watch: "other".into(), ..new("t") };
    let same_watch = NewTable { watch: "watch t".into(), ..new("u") };
    for table in [other_watch, same_watch, coded("u")] {
        assert_eq!(store.create(table).await, Err(StoreError::Conflict));
    }
    let broken = NewTable { lines: vec![line(1, "a"), line(1, "b")], ..new("u") };
    assert_eq!(store.create(broken).await, Err(StoreError::Conflict));
    assert_eq!(store.count().await, Ok(1));
}

#[tokio::test]
async fn a_code_is_free_again_when_it_is_taken_away() {
    let (_dir, store) = with_table().await;
    store.create(new("u")).await.expect("a table");
    store.set_code("t", Some("otter")).await.expect("a code");
    store.set_code("t", Some("otter")).await.expect("its own code");
    assert_eq!(store.set_code("u", Some("otter")).await, Err(StoreError::Conflict));
    store.set_code("t", None).await.expect("no code");
    store.set_code("u", Some("otter")).await.expect("a free code");
    assert_eq!(store.by_code("otter").await.expect("a read").expect("a table").id, "u");
    assert_eq!(store.set_code("v", None).await, Err(StoreError::Unknown));
}

#[tokio::test]
async fn a_finished_table_can_go_on() {
    let (_dir, store) = with_table().await;
    store.create(new("u")).await.expect("a table");
    store.finish("t", Some(9)).await.expect("a finish");
    assert_eq!(store.table("t").await.expect("a read").expect("a table").finished, Some(9));
    assert_eq!(store.count().await, Ok(2));
    store.finish("t", None).await.expect("it goes on");
    assert_eq!(store.tables().await, Ok(vec!["t".into(), "u".into()]));
    assert_eq!(store.finish("v", Some(1)).await, Err(StoreError::Unknown));
}

#[tokio::test]
async fn a_deleted_table_takes_everything_with_it() {
    let (_dir, store) = with_table().await;
    store.append("t", vec![line(1, "one")], 1).await.expect("an append");
    store.add_device("t", hash(1)).await.expect("a device");
    store.put_invite("t", hash(2), Invite { seat: 0, kind: 0 }).await.expect("an invite");
    assert_eq!(store.delete("t").await, Ok(true));
    assert_eq!(store.delete("t").await, Ok(false));
    store.create(new("t")).await.expect("the id is free");
    assert_eq!(store.lines("t").await, Ok(vec![]));
    assert_eq!(store.device("t", hash(1)).await, Ok(None));
    assert_eq!(store.take_invite("t", hash(2)).await, Ok(None));
}

#[tokio::test]
async fn old_tables_expire_by_their_end_or_their_last_line() {
    let dir = folder();
    let store = opened(&dir);
    touched(&store, "finished long ago", 5, Some(9)).await;
    touched(&store, "finished lately", 5, Some(10)).await;
    touched(&store, "idle for long", 19, None).await;
    touched(&store, "in play", 20, None).await;
    let mut gone = store.expire(10, 20).await.expect("an expiry");
    gone.sort();
    assert_eq!(gone, ["finished long ago", "idle for long"]);
    assert_eq!(store.expire(10, 20).await, Ok(vec![]));
    assert_eq!(store.tables().await, Ok(vec!["finished lately".into(), "in play".into()]));
    assert_eq!(store.count().await, Ok(2));
}

#[tokio::test]
async fn many_tables_expire_in_several_goes() {
    let dir = folder();
    let store = opened(&dir);
    let made: Vec<_> = (0..EXPIRE_AT_ONCE + 3)
        .map(|n| {
            let store = store.clone();
            tokio::spawn(async move { store.create(new(&n.to_string())).await })
        })
        .collect();
    for table in made {
        table.await.expect("no panic").expect("a table");
    }
    assert_eq!(store.expire(1, 1).await.map(|gone| gone.len()), Ok(EXPIRE_AT_ONCE));
    assert_eq!(store.expire(1, 1).await.map(|gone| gone.len()), Ok(3));
    assert_eq!(store.count().await, Ok(0));
}
