//! Codes that are guessed, one after the other.

use std::net::Ipv4Addr;
use std::sync::Arc;

use super::attack::{Attack, crowd};
use super::plain::Plain;

/// How many addresses guess: for once more than one, because an allowance that all addresses share
/// is closed by a few, and a few are easily had.
const ADDRESSES: usize = 20;
/// There are a million codes.
const CODES: usize = 1_000_000;

pub(super) async fn run(attack: Arc<Attack>) {
    crowd(ADDRESSES, |number| {
        let from = Ipv4Addr::new(127, 66, 0, 1 + number as u8);
        let mut plain = Plain::new(attack.clone()).from(from.into());
        async move {
            for code in (number..CODES).step_by(ADDRESSES).cycle() {
                plain.ask("GET", &format!("/api/codes/{code:06}"), "").await;
            }
        }
    })
    .await;
}
