//! An invite opens one seat, once.

use store::{Invite, StoreError};

use crate::{hash, new, with_table};

#[tokio::test]
async fn an_invite_is_good_once() {
    let (_dir, store) = with_table().await;
    let invite = Invite { seat: 3, kind: 200 };
    store.put_invite("t", hash(1), invite).await.expect("an invite");
    assert_eq!(store.put_invite("t", hash(1), invite).await, Err(StoreError::Conflict));
    assert_eq!(store.take_invite("t", hash(2)).await, Ok(None));
    assert_eq!(store.take_invite("t", hash(1)).await, Ok(Some(invite)));
    assert_eq!(store.take_invite("t", hash(1)).await, Ok(None));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_take_an_invite_one_gets_it() {
    let (_dir, store) = with_table().await;
    store.put_invite("t", hash(1), Invite { seat: 1, kind: 0 }).await.expect("an invite");
    let takers: Vec<_> = (0..50)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.take_invite("t", hash(1)).await })
        })
        .collect();
    let mut taken = 0;
    for taker in takers {
        taken += usize::from(taker.await.expect("no panic").expect("a take").is_some());
    }
    assert_eq!(taken, 1);
}

#[tokio::test]
async fn revoked_invites_are_worth_nothing_and_others_stay() {
    let (_dir, store) = with_table().await;
    store.create(new("u")).await.expect("a table");
    for (table, n, seat) in [("t", 1, 0), ("t", 2, 0), ("t", 3, 1), ("u", 4, 0)] {
        store.put_invite(table, hash(n), Invite { seat, kind: 0 }).await.expect("an invite");
    }
    assert_eq!(store.revoke_invites("t", 0).await, Ok(2));
    assert_eq!(store.take_invite("t", hash(1)).await, Ok(None));
    assert!(store.take_invite("t", hash(3)).await.expect("a take").is_some());
    assert!(store.take_invite("u", hash(4)).await.expect("a take").is_some());
}

#[tokio::test]
async fn an_invite_belongs_to_its_table() {
    let (_dir, store) = with_table().await;
    let invite = Invite { seat: 0, kind: 0 };
    assert_eq!(store.put_invite("u", hash(1), invite).await, Err(StoreError::Unknown));
    store.put_invite("t", hash(1), invite).await.expect("an invite");
    assert_eq!(store.take_invite("u", hash(1)).await, Ok(None));
}
