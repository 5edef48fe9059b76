//! Long tables, asked for again and again by nobody in particular.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use tokio::time::timeout;

use super::attack::{Attack, crowd};
use super::lines::speak;
use super::plain::Plain;
use super::talk::Talk;
use crate::device::Device;
use crate::error::ClientError;

/// How many tables, and how many sockets make each of them long.
const TABLES: usize = 4;
const SOCKETS: usize = 25;
/// How many connections ask for them.
const CONNECTIONS: usize = 16;

/// Makes tables as long as the server allows in this time, and ends their matches.
pub(super) async fn prepare(attack: &Arc<Attack>, time: Duration) -> Vec<String> {
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        if let Some(device) = attack.tried(started(attack)).await {
            tables.push(device);
        }
    }
    let growing = crowd(tables.len(), |number| {
        let (attack, device) = (attack.clone(), tables[number].clone());
        let sockets = attack.many(SOCKETS);
        async move { crowd(sockets, |_| speak(attack.clone(), device.clone(), false)).await }
    });
    // It never ends by itself.
    let _ = timeout(time, growing).await;
    for device in &tables {
        attack.tried(finish(device)).await;
    }
    tables.into_iter().map(|device| device.table).collect()
}

/// A match that the attacker plays against itself.
async fn started(attack: &Attack) -> Result<Device, ClientError> {
    let luck = json!({ "kind": "seeded", "seed": "again" });
    let new = json!({ "game": "quixo", "setup": "two 2", "luck": luck });
    let device = attack.seated(&new, 2).await?;
    Talk::open(&device, None).await?.ask(json!({ "do": "start" })).await?;
    Ok(device)
}

async fn finish(device: &Device) -> Result<(), ClientError> {
    let mut talk = Talk::open(device, None).await?;
    talk.ask(json!({ "do": "resign", "seat": 0 })).await.map(drop)
}

pub(super) async fn run(attack: Arc<Attack>, tables: Vec<String>) {
    crowd(attack.many(CONNECTIONS), |number| {
        let (attack, tables) = (attack.clone(), tables.clone());
        async move {
            let mut plain = Plain::new(attack);
            while !tables.is_empty() {
                for table in tables.iter().cycle().skip(number).take(tables.len()) {
                    plain.ask("GET", &format!("/api/tables/{table}"), "").await;
                    plain.ask("GET", &format!("/api/tables/{table}/records/1"), "").await;
                }
            }
        }
    })
    .await;
}
