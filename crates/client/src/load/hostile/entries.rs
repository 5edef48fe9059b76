//! Somebody who enters a table without a cookie, again and again.

use std::sync::Arc;

use super::attack::{Attack, crowd};
use super::plain::Plain;

const CONNECTIONS: usize = 8;

pub(super) async fn run(attack: Arc<Attack>) {
    let (_, device) = attack.table().await;
    crowd(attack.many(CONNECTIONS), |_| {
        let (attack, table, path) = (attack.clone(), device.table.clone(), device.path("/enter"));
        async move {
            let mut plain = Plain::new(attack.clone());
            loop {
                if attack.stamps {
                    attack.tried(attack.enter(&table)).await;
                } else {
                    plain.ask("POST", &path, "{}").await;
                }
            }
        }
    })
    .await;
}
