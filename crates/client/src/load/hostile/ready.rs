//! What the server says about itself, asked for as fast as it is answered.

use std::sync::Arc;

use super::attack::{Attack, crowd};
use super::plain::Plain;

const CONNECTIONS: usize = 16;

pub(super) async fn run(attack: Arc<Attack>) {
    crowd(attack.many(CONNECTIONS), |number| {
        let mut plain = Plain::new(attack.clone());
        let path = ["/readyz", "/metrics"][number % 2];
        async move {
            loop {
                plain.ask("GET", path, "").await;
            }
        }
    })
    .await;
}
