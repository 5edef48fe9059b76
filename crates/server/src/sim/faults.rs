//! What goes wrong, drawn from a seed: nodes are frozen and killed, clocks jump, the database restarts.

use std::sync::Arc;
use std::time::Duration;

use game::luck::Stream;
use tokio::time::sleep;

use super::{Cluster, NODES};

/// How many things go wrong before everything is well.
const FAULTS: usize = 8;

/// Lets things go wrong for a while; how many did.
pub(super) async fn run(cluster: Arc<Cluster>, seed: u64) -> usize {
    let mut chances = Stream::new(seed);
    for _ in 0..FAULTS {
        wait(&mut chances, 200, 2_500).await;
        let index = chances.pick(NODES);
        let Some(node) = cluster.node(index) else { continue };
        match chances.pick(6) {
            0 => {
                node.world.freeze();
                wait(&mut chances, 500, 12_000).await;
                node.world.thaw();
            }
            1 => {
                node.world.kill();
                wait(&mut chances, 0, 3_000).await;
                cluster.start(index, chances.bits());
            }
            2 => node.world.jump(chances.pick(240_000) as i64 - 120_000),
            3 => {
                cluster.database.set_away(true);
                cluster.database.restart();
                wait(&mut chances, 200, 3_000).await;
                cluster.database.set_away(false);
            }
            4 => {
                cluster.database.set_deaf(index, true);
                wait(&mut chances, 1_000, 6_000).await;
                cluster.database.set_deaf(index, false);
            }
            // A frozen node whose clock was set meanwhile.
            _ => {
                node.world.freeze();
                node.world.jump(-(chances.pick(60_000) as i64));
                wait(&mut chances, 4_000, 9_000).await;
                node.world.thaw();
            }
        }
    }
    cluster.database.calm();
    FAULTS
}

async fn wait(chances: &mut Stream, least: usize, most: usize) {
    let millis = least + chances.pick(most - least);
    sleep(Duration::from_millis(millis as u64)).await;
}
