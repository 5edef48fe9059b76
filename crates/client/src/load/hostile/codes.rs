//! Codes that are guessed, one after the other.

use std::sync::Arc;

use super::attack::{Attack, crowd};
use super::plain::Plain;

const CONNECTIONS: usize = 4;
/// There are a million codes.
const CODES: usize = 1_000_000;

pub(super) async fn run(attack: Arc<Attack>) {
    crowd(CONNECTIONS, |number| {
        let mut plain = Plain::new(attack.clone());
        async move {
            for code in (number..CODES).step_by(CONNECTIONS).cycle() {
                plain.ask("GET", &format!("/api/codes/{code:06}"), "").await;
            }
        }
    })
    .await;
}
