//! An invite opens one seat, once, for a while.

use store::{INVITES_AT_ONCE, Invite, StoreError};

use crate::{hash, new, with_table};

fn to(seat: u8) -> Invite {
    Invite { seat, tenure: 7, expires: 100 }
}

#[tokio::test]
async fn an_invite_is_good_once() {
    let (_dir, store) = with_table().await;
    let invite = Invite { seat: 3, tenure: u32::MAX, expires: i64::MAX };
    store.put_invite("t", hash(1), invite).await.expect("an invite");
    assert_eq!(store.put_invite("t", hash(1), invite).await, Err(StoreError::Conflict));
    assert_eq!(store.take_invite("t", hash(2), 1).await, Ok(None));
    assert_eq!(store.take_invite("t", hash(1), 1).await, Ok(Some(invite)));
    assert_eq!(store.take_invite("t", hash(1), 1).await, Ok(None));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_take_an_invite_one_gets_it() {
    let (_dir, store) = with_table().await;
    store.put_invite("t", hash(1), to(1)).await.expect("an invite");
    let takers: Vec<_> = (0..50)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.take_invite("t", hash(1), 1).await })
        })
        .collect();
    let mut taken = 0;
    for taker in takers {
        taken += usize::from(taker.await.expect("no panic").expect("a take").is_some());
    }
    assert_eq!(taken, 1);
}

#[tokio::test]
async fn an_expired_invite_is_worth_nothing_even_if_the_clock_goes_back() {
    let (_dir, store) = with_table().await;
    store.put_invite("t", hash(1), to(0)).await.expect("an invite");
    store.put_invite("t", hash(2), to(0)).await.expect("an invite");
    assert_eq!(store.take_invite("t", hash(1), 100).await, Ok(None));
    assert_eq!(store.take_invite("t", hash(1), 99).await, Ok(None));
    assert_eq!(store.take_invite("t", hash(2), 99).await, Ok(Some(to(0))));
}

#[tokio::test]
async fn one_invite_too_many_ends_the_one_that_expires_first() {
    let (_dir, store) = with_table().await;
    store.create(new("u")).await.expect("a table");
    store.put_invite("u", hash(200), to(0)).await.expect("an invite");
    let most = u8::try_from(INVITES_AT_ONCE).expect("few");
    let expires = |n: u8| if n == 5 { 50 } else { 200 - i64::from(n) };
    for n in 0..most {
        let invite = Invite { seat: n, tenure: 1, expires: expires(n) };
        store.put_invite("t", hash(n), invite).await.expect("an invite");
    }
    // The new one stays, though it expires before all others.
    store.put_invite("t", hash(most), Invite { expires: 20, ..to(most) }).await.expect("an invite");
    assert_eq!(store.take_invite("t", hash(5), 1).await, Ok(None));
    for n in (0..=most).filter(|n| *n != 5) {
        let taken = store.take_invite("t", hash(n), 1).await.expect("a take");
        assert_eq!(taken.map(|invite| invite.seat), Some(n));
    }
    assert!(store.take_invite("u", hash(200), 1).await.expect("a take").is_some());
}

#[tokio::test]
async fn revoked_invites_are_worth_nothing_and_others_stay() {
    let (_dir, store) = with_table().await;
    store.create(new("u")).await.expect("a table");
    for (table, n, seat) in [("t", 1, 0), ("t", 2, 0), ("t", 3, 1), ("u", 4, 0)] {
        store.put_invite(table, hash(n), to(seat)).await.expect("an invite");
    }
    assert_eq!(store.revoke_invites("t", 0).await, Ok(2));
    assert_eq!(store.take_invite("t", hash(1), 1).await, Ok(None));
    assert!(store.take_invite("t", hash(3), 1).await.expect("a take").is_some());
    assert!(store.take_invite("u", hash(4), 1).await.expect("a take").is_some());
}

#[tokio::test]
async fn an_invite_belongs_to_its_table() {
    let (_dir, store) = with_table().await;
    assert_eq!(store.put_invite("u", hash(1), to(0)).await, Err(StoreError::Unknown));
    store.put_invite("t", hash(1), to(0)).await.expect("an invite");
    assert_eq!(store.take_invite("u", hash(1), 1).await, Ok(None));
}
