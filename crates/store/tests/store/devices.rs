//! Devices are numbers, known by their hashes.

use store::StoreError;

use crate::{hash, new, with_table};

#[tokio::test]
async fn devices_count_up_and_a_number_is_never_given_twice() {
    let (_dir, store) = with_table().await;
    assert_eq!(store.add_device("t", hash(1)).await, Ok(1));
    assert_eq!(store.add_device("t", hash(2)).await, Ok(2));
    assert_eq!(store.drop_device("t", 2).await, Ok(true));
    assert_eq!(store.drop_device("t", 2).await, Ok(false));
    assert_eq!(store.device("t", hash(2)).await, Ok(None));
    assert_eq!(store.add_device("t", hash(2)).await, Ok(3));
    assert_eq!(store.device("t", hash(1)).await, Ok(Some(1)));
}

#[tokio::test]
async fn tables_count_their_devices_apart() {
    let (_dir, store) = with_table().await;
    store.create(new("u")).await.expect("a table");
    assert_eq!(store.add_device("t", hash(1)).await, Ok(1));
    assert_eq!(store.add_device("u", hash(2)).await, Ok(1));
    assert_eq!(store.device("u", hash(1)).await, Ok(None));
    assert_eq!(store.add_device("v", hash(1)).await, Err(StoreError::Unknown));
}

#[tokio::test]
async fn a_refused_device_uses_up_no_number() {
    let (_dir, store) = with_table().await;
    assert_eq!(store.add_device("t", hash(1)).await, Ok(1));
    assert_eq!(store.add_device("t", hash(1)).await, Err(StoreError::Conflict));
    assert_eq!(store.add_device("t", hash(2)).await, Ok(2));
}

#[tokio::test]
async fn a_rotated_hash_keeps_its_number_and_the_old_one_is_dead() {
    let (_dir, store) = with_table().await;
    store.add_device("t", hash(1)).await.expect("a device");
    store.add_device("t", hash(2)).await.expect("a device");
    assert_eq!(store.rotate_device("t", hash(2), hash(3)).await, Ok(Some(2)));
    assert_eq!(store.rotate_device("t", hash(2), hash(4)).await, Ok(None));
    assert_eq!(store.rotate_device("t", hash(3), hash(1)).await, Err(StoreError::Conflict));
    assert_eq!(store.device("t", hash(2)).await, Ok(None));
    assert_eq!(store.device("t", hash(3)).await, Ok(Some(2)));
}

#[tokio::test]
async fn the_oldest_devices_are_forgotten_but_not_those_to_keep() {
    let (_dir, store) = with_table().await;
    for n in 1..=6 {
        store.add_device("t", hash(n)).await.expect("a device");
    }
    assert_eq!(store.prune_devices("t", vec![], 6).await, Ok(0));
    assert_eq!(store.prune_devices("t", vec![1, 3], 4).await, Ok(2));
    let mut left = Vec::new();
    for n in 1..=6 {
        left.extend(store.device("t", hash(n)).await.expect("a read"));
    }
    assert_eq!(left, [1, 3, 5, 6]);
    assert_eq!(store.prune_devices("t", vec![6, 1, 99], 0).await, Ok(2));
    assert_eq!(store.prune_devices("t", vec![], 0).await, Ok(2));
    assert_eq!(store.add_device("t", hash(1)).await, Ok(7));
    assert_eq!(store.prune_devices("u", vec![], 0).await, Err(StoreError::Unknown));
}
