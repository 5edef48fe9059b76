//! The tasks of a node: it says that it lives, looks how its tables stand, and listens to the doorbell.

use std::sync::Arc;

use store::{DoorbellNews, StoreError};
use tokio::time::sleep;

use super::{Node, PULSE};
use crate::command::Command;
use crate::house::House;

/// Runs the tasks of a node, if the house is one.
pub(crate) fn run(house: &Arc<House>) {
    let Some(node) = house.node.clone() else { return };
    let tasks: [crate::world::Task; 3] = [
        Box::pin(live(node.clone(), house.clone())),
        Box::pin(listen(node.clone(), house.clone())),
        Box::pin(async move { node.keep_ringing().await }),
    ];
    for task in tasks {
        let stop = house.stop.clone();
        house.world.spawn(Box::pin(async move {
            tokio::select! {
                biased;
                () = stop.cancelled() => {}
                () = task => {}
            }
        }));
    }
}

/// Says again and again that the node lives.
async fn live(node: Arc<Node>, house: Arc<House>) {
    loop {
        if let Err(error) = beat(&node, &house).await {
            tracing::warn!(%error, "the other nodes cannot be asked");
        }
        // What is wanted at once is done in between, without another beat.
        let mut next = std::pin::pin!(sleep(PULSE));
        loop {
            tokio::select! {
                biased;
                () = &mut next => break,
                () = node.look.notified() => break,
                () = node.stirred.notified() => {}
            }
            if let Err(error) = hurry(&node, &house).await {
                tracing::warn!(%error, "the other nodes cannot be asked");
            }
        }
    }
}

/// One beat.
async fn beat(node: &Arc<Node>, house: &Arc<House>) -> Result<(), StoreError> {
    let id = node.id();
    if !node.life().joined {
        let asked = node.world.steady();
        node.cluster.join(&id).await?;
        node.life().joined = true;
        node.trusted_from(asked);
    }
    let (untold, asked) = {
        let mut rooms = node.rooms();
        (rooms.take_untold(), rooms.ids())
    };
    let told: Vec<String> = untold.iter().map(|(id, _)| id.clone()).collect();
    let (begun, here) = (node.world.steady(), node.world.now());
    let pulse = node.cluster.pulse(&id, untold, asked.clone()).await;
    let pulse = pulse.inspect_err(|_| node.rooms().was_not_told(&told))?;
    let took = node.world.steady() - begun;
    let middle = here + u64::try_from(took.as_millis() / 2).unwrap_or(0);
    node.clock.heard(pulse.now, middle, took);
    if !pulse.alive {
        tracing::warn!("this node was silent for so long that the others took it for dead");
        node.begin_anew();
        return Ok(());
    }
    node.trusted_from(begun);
    let (news, claims, lays_down) = node.rooms().compare(&asked, &id, pulse.tables);
    for room in news {
        house.tell_room(
            &room.table,
            match (room.gone, room.elsewhere) {
                (true, _) => Command::Delete,
                (false, elsewhere) => Command::Follow { elsewhere },
            },
        );
    }
    if !lays_down.is_empty() {
        node.cluster.release(&id, lays_down.clone()).await?;
        node.rooms().was_not_told(&lays_down);
    }
    claim(node, house, claims).await?;
    hurry(node, house).await
}

/// Does what should not wait for the next beat.
async fn hurry(node: &Arc<Node>, house: &Arc<House>) -> Result<(), StoreError> {
    if !node.life().joined {
        return Ok(());
    }
    let (wanted, released) = {
        let mut rooms = node.rooms();
        (rooms.take_wanted(), rooms.take_released())
    };
    if !released.is_empty() {
        node.cluster.release(&node.id(), released).await?;
    }
    claim(node, house, wanted).await
}

async fn claim(
    node: &Arc<Node>,
    house: &Arc<House>,
    duties: Vec<String>,
) -> Result<(), StoreError> {
    if duties.is_empty() {
        return Ok(());
    }
    let granted = node.cluster.claim(&node.id(), duties).await?;
    let new = node.rooms().granted(&granted);
    for table in new {
        house.tell_room(&table, Command::Follow { elsewhere: None });
    }
    Ok(())
}

/// Hears who rings, and lets rooms read what they have not.
async fn listen(node: Arc<Node>, house: Arc<House>) {
    loop {
        match node.doorbell.heard().await {
            DoorbellNews::Rings(rings) => {
                for ring in rings {
                    if node.rooms().is_behind(&ring.id, ring.next) {
                        house.tell_room(&ring.id, Command::Follow { elsewhere: None });
                    }
                }
            }
            // Whoever rang meanwhile was not heard: everybody looks.
            DoorbellNews::Deaf => node.look.notify_one(),
        }
    }
}
