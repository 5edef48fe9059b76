//! Tables are made, found, finished and forgotten.

use store::{Invite, NewTable, StoreError, StoredTable};

use crate::{folder, hash, line, new, opened, with_table};

#[tokio::test]
async fn a_table_is_found_by_id_watch_and_code() {
    let dir = folder();
    let store = opened(&dir).await;
    let made = NewTable {
        code: Some("red otter".into()),
        created: 3,
        lines: vec![line(1, "one")],
        device_hash: Some(hash(7)),
        ..new("t")
    };
    store.create(made).await.expect("a table");
    let table = Some(StoredTable {
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
    let store = opened(&dir).await;
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
    store
        .put_invite("t", hash(2), Invite { seat: 0, tenure: 0, expires: 9 })
        .await
        .expect("an invite");
    assert_eq!(store.delete("t").await, Ok(true));
    assert_eq!(store.delete("t").await, Ok(false));
    store.create(new("t")).await.expect("the id is free");
    assert_eq!(store.lines("t").await, Ok(vec![]));
    assert_eq!(store.device("t", hash(1)).await, Ok(None));
    assert_eq!(store.take_invite("t", hash(2), 0).await, Ok(None));
}

#[tokio::test]
async fn tables_and_codes_are_counted_as_they_come_and_go() {
    let dir = folder();
    let store = opened(&dir).await;
    let figures = async |store: &store::Store| (store.count().await, store.codes().await);
    let coded = |id: &str| NewTable { code: Some(id.repeat(9)), ..new(id) };
    assert_eq!(figures(&store).await, (Ok(0), Ok(0)));
    for id in ["1", "2", "3"] {
        store.create(coded(id)).await.expect("a table");
    }
    store.create(new("4")).await.expect("a table");
    assert_eq!(store.create(coded("1")).await, Err(StoreError::Conflict));
    assert_eq!(figures(&store).await, (Ok(4), Ok(3)));
    store.set_code("1", None).await.expect("no code");
    store.set_code("1", None).await.expect("no code");
    store.set_code("2", Some("12")).await.expect("another code");
    store.set_code("4", Some("4444444444444")).await.expect("a code");
    assert_eq!(figures(&store).await, (Ok(4), Ok(3)));
    assert_eq!(store.set_code("1", Some("12")).await, Err(StoreError::Conflict));
    store.delete("1").await.expect("a deletion");
    store.delete("2").await.expect("a deletion");
    assert_eq!(figures(&store).await, (Ok(2), Ok(2)));
    store.close().await;
    assert_eq!(figures(&opened(&dir).await).await, (Ok(2), Ok(2)));
}
