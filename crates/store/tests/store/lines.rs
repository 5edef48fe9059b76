//! Lines only ever grow.

use store::{Size, StoreError};

use crate::{line, opened, with_table};

#[tokio::test]
async fn an_answered_append_is_read_in_order() {
    let (_dir, store) = with_table().await;
    store.append("t", vec![line(2, "two"), line(1, "one")], 5).await.expect("an append");
    store.append("t", vec![line(3, "trois, ça y est")], 6).await.expect("an append");
    let expected = vec![line(1, "one"), line(2, "two"), line(3, "trois, ça y est")];
    assert_eq!(store.lines("t").await, Ok(expected));
    assert_eq!(store.table("t").await.expect("a read").expect("a table").touched, 6);
}

#[tokio::test]
async fn a_conflict_leaves_nothing_of_its_batch() {
    let (_dir, store) = with_table().await;
    store.append("t", vec![line(3, "first")], 5).await.expect("an append");
    let refused = store.append("t", vec![line(1, "a"), line(2, "b"), line(3, "c")], 9).await;
    assert_eq!(refused, Err(StoreError::Conflict));
    assert_eq!(store.lines("t").await, Ok(vec![line(3, "first")]));
    assert_eq!(store.table("t").await.expect("a read").expect("a table").touched, 5);
}

#[tokio::test]
async fn a_batch_may_not_contradict_itself() {
    let (_dir, store) = with_table().await;
    let refused = store.append("t", vec![line(1, "a"), line(1, "b")], 9).await;
    assert_eq!(refused, Err(StoreError::Conflict));
    assert_eq!(store.lines("t").await, Ok(vec![]));
}

#[tokio::test]
async fn no_lines_still_touch_the_table() {
    let (_dir, store) = with_table().await;
    store.append("t", vec![], 77).await.expect("an append");
    assert_eq!(store.table("t").await.expect("a read").expect("a table").touched, 77);
}

#[tokio::test]
async fn a_table_that_is_not_there_takes_no_lines_and_has_none() {
    let (_dir, store) = with_table().await;
    assert_eq!(store.append("u", vec![line(1, "x")], 1).await, Err(StoreError::Unknown));
    assert_eq!(store.lines("u").await, Ok(vec![]));
}

#[tokio::test]
async fn lines_are_there_after_reopening() {
    let (dir, store) = with_table().await;
    store.append("t", vec![line(1, "one")], 5).await.expect("an append");
    store.close().await;
    assert_eq!(opened(&dir).await.lines("t").await, Ok(vec![line(1, "one")]));
}

#[tokio::test]
async fn the_size_of_a_table_is_that_of_its_lines() {
    let (_dir, store) = with_table().await;
    assert_eq!(store.size("t").await, Ok(Size::default()));
    let long = "é".repeat(50_000);
    store.append("t", vec![line(1, "one"), line(2, &long)], 5).await.expect("an append");
    assert_eq!(store.size("t").await, Ok(Size { lines: 2, bytes: 100_003 }));
    assert_eq!(store.size("u").await, Ok(Size::default()));
}

#[tokio::test]
async fn a_store_that_works_says_so() {
    let (_dir, store) = with_table().await;
    assert_eq!(store.check().await, Ok(()));
    store.append("t", vec![line(1, "one")], 5).await.expect("an append");
    assert_eq!(store.check().await, Ok(()));
}
