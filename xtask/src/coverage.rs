//! Which lines of the rules crates the tests reach.

use crate::games::House;
use crate::run::{Chore, cargo, command, stage};

/// The share of lines, in percent, below which this fails.
const ENOUGH: &str = "95";

/// Measures the coverage of the rules crates by their own tests.
pub(crate) fn run() -> Chore {
    install()?;
    let house = House::read()?;
    let packages: Vec<&str> =
        house.rules().into_iter().flat_map(|name| ["--package", name]).collect();
    let words = ["llvm-cov", "--summary-only", "--fail-under-lines", ENOUGH];
    cargo(&[&words[..], &packages[..]].concat())
}

fn install() -> Chore {
    if !command("rustup", &["component", "add", "llvm-tools"]).works() {
        return Err(
            "llvm-tools are missing; with rustup: rustup component add llvm-tools".to_owned()
        );
    }
    if command("cargo", &["llvm-cov", "--version"]).works() {
        return Ok(());
    }
    stage("install cargo-llvm-cov", || cargo(&["install", "cargo-llvm-cov", "--locked"]))
}
