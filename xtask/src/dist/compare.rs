//! The same input gives the same bytes: a second build in another folder, compared file by file.

use std::fs;

use super::{FOLDER, at, sums};
use crate::run::{Chore, command, root, stage};

/// Where the second build lies: a copy of what is committed, with its own packages and its own target.
const AGAIN: &str = "target/again";

/// Builds the commit that is checked out a second time, elsewhere, and compares it with what lies in
/// `target/archives`.
pub(crate) fn run(words: &[&str]) -> Chore {
    if !command("git", &["diff", "--quiet", "HEAD"]).works() {
        return Err("what is not committed would not be built again".to_owned());
    }
    let again = root().join(AGAIN);
    let place = again.to_string_lossy().into_owned();
    if !again.join(".git").exists() {
        command("git", &["clone", "--quiet", "--no-checkout", ".", &place]).go()?;
    }
    let commit = command("git", &["rev-parse", "HEAD"]).output()?;
    command("git", &["-C", &place, "fetch", "--quiet", "origin", commit.trim()]).go()?;
    command("git", &["-C", &place, "checkout", "--quiet", "--force", commit.trim()]).go()?;
    stage("a second build", || {
        let manifest = again.join("Cargo.toml").to_string_lossy().into_owned();
        let cargo =
            ["run", "--quiet", "--package", "xtask", "--manifest-path", &manifest, "--", "dist"];
        command("cargo", &[&cargo[..], words].concat()).without("CARGO_TARGET_DIR").go()
    })?;
    let read = |folder: &std::path::Path| {
        let file = folder.join(FOLDER).join(sums::FILE);
        fs::read_to_string(&file).map_err(at(&file))
    };
    let (first, second) = (read(&root())?, read(&again)?);
    let differ: Vec<&str> =
        first.lines().filter(|line| !second.lines().any(|one| one == *line)).collect();
    if first.lines().count() != second.lines().count() || !differ.is_empty() {
        return Err(format!("the second build differs:\n{}", differ.join("\n")));
    }
    println!("{first}both builds are the same, byte by byte");
    Ok(())
}
