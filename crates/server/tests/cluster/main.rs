//! Several nodes on one PostgreSQL: any device at any node, and whatever is killed, nothing that was
//! acknowledged or seen is missing, everybody finishes, and all that was observed fits into one list of
//! lines. Needs a PostgreSQL: run by `cargo xtask cluster test`.
//!
//! Each fault once by default; `QLUB_CLUSTER_RUNS` names how often, and runs those of the soak too.

#![allow(clippy::print_stderr, reason = "figures are for whoever runs this")]

#[path = "../scene/mod.rs"]
mod scene;

mod checker;
mod faults;
mod nodes;
mod together;

use std::sync::LazyLock;

use server::config::{Config, Database, Limits};

/// One PostgreSQL for the tests that do not kill it; it ends with them.
static SERVER: LazyLock<cluster::Postgres> =
    LazyLock::new(|| cluster::Postgres::start(false).expect("a PostgreSQL"));

/// A node in this process.
async fn node(database: &str, name: &str) -> server::RunningServer {
    let folder = std::env::temp_dir();
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder);
    config.limits = Limits::unlimited();
    let address = database.parse().expect("an address");
    config.database = Some(Database { address, node: name.to_owned() });
    server::start(config).await.expect("a node")
}
