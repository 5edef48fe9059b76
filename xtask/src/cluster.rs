//! Several nodes on this machine: to try them, and to test them.

use std::path::Path;

use crate::run::{Chore, cargo, command, root, stage};
use crate::{setup, web};

/// Where Debian puts PostgreSQL.
const POSTGRES: &str = "/usr/lib/postgresql";
/// Where people come in, if nothing else is named.
const PORT: &str = "8780";

/// Runs three nodes, or tests them.
pub(crate) fn run(words: &[String]) -> Chore {
    match words.first().map(String::as_str) {
        Some("test") => return test(),
        Some("load") => return load(&words[1..]),
        _ => {}
    }
    let port = words.first().map_or(PORT, String::as_str);
    postgres()?;
    web::build()?;
    let packages = ["--package", "qlub", "--package", "qlub-cluster"];
    stage("program", || cargo(&[&["build", "--release"], &packages[..]].concat()))?;
    let program = root().join("target/release/qlub");
    let run = ["run", "--quiet", "--release", "--package", "qlub-cluster", "--"];
    cargo(&[&run[..], &[&program.display().to_string(), port]].concat())
}

/// How quick one, two and three nodes are, beside one server with its file.
fn load(words: &[String]) -> Chore {
    postgres()?;
    web::build()?;
    let packages = ["--package", "qlub", "--package", "qlub-cluster"];
    stage("program", || cargo(&[&["build", "--release"], &packages[..]].concat()))?;
    let program = root().join("target/release/qlub").display().to_string();
    let run = ["run", "--quiet", "--release", "--package", "qlub-cluster", "--", "load"];
    let given: Vec<&str> = words.iter().map(String::as_str).collect();
    cargo(&[&run[..], &[&program], &given].concat())
}

/// The tests that need a PostgreSQL: of its store, and each of three faults once.
pub(crate) const TESTS: [&str; 4] = ["--test", "postgres", "--test", "cluster"];
/// What holds for one server and has to hold for two nodes.
pub(crate) const AT_TWO_NODES: [&str; 5] =
    ["seats::", "hostile::", "grabs::", "leaks::", "matches::"];
/// Names two nodes to tests, in the place of one server.
pub(crate) const TWO_NODES: &str = "QLUB_TWO_NODES";

/// What tests say of several nodes.
fn test() -> Chore {
    postgres()?;
    // All packages are named, so that whatever was built for the other tests serves here too.
    let packages = ["test", "--quiet", "--workspace"];
    cargo(&[&packages[..], &TESTS].concat())?;
    let same = [&packages[..], &["--test", "sockets", "--"], &AT_TWO_NODES].concat();
    command("cargo", &same).env(TWO_NODES, "1").go()
}

/// The whole matrix of faults, each so often.
pub(crate) fn soak(runs: &str) -> Chore {
    postgres()?;
    // All packages are named here too.
    let words = ["test", "--workspace", "--test", "cluster"];
    let shown = ["--", "--nocapture", "--test-threads=1"];
    command("cargo", &[&words[..], &shown].concat()).env("QLUB_CLUSTER_RUNS", runs).go()
}

/// Simulated faults from so many seeds.
pub(crate) fn simulate(seeds: &str) -> Chore {
    // Without optimisation ten thousand take more than a quarter of an hour.
    let words = ["test", "--profile", "long", "--package", "qlub-server", "--lib", "sim::"];
    let words = [&words[..], &["--", "--nocapture"]].concat();
    command("cargo", &words).env("QLUB_SEEDS", seeds).go()
}

/// A PostgreSQL for the tests. Where there are packages of Debian this fails rather than being left out.
pub(crate) fn postgres_for_tests() -> Chore {
    if !has_postgres() && !command("apt-get", &["--version"]).works() {
        println!("there is neither PostgreSQL nor apt-get: several nodes are not tested");
        return Ok(());
    }
    postgres()
}

fn postgres() -> Chore {
    if has_postgres() { Ok(()) } else { setup::install("postgresql") }
}

pub(crate) fn has_postgres() -> bool {
    Path::new(POSTGRES).is_dir() || command("initdb", &["--version"]).works()
}
