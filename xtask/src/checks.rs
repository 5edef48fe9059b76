//! What is looked at beside the tests.

use crate::run::{Chore, cargo, command, stage};

/// Formatting, clippy and docs, all warnings denied; and packages that could be published.
pub(crate) fn run() -> Chore {
    stage("formatting", || cargo(&["fmt", "--all", "--check"]))?;
    stage("clippy", || {
        let words = ["clippy", "--quiet", "--workspace", "--all-targets", "--all-features"];
        cargo(&[&words[..], &["--", "--deny", "warnings"]].concat())
    })?;
    stage("docs", || {
        let words = ["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"];
        command("cargo", &words).env("RUSTDOCFLAGS", "--deny warnings").go()
    })?;
    stage("packages", || {
        // What is not committed yet is looked at too.
        cargo(&["publish", "--quiet", "--dry-run", "--allow-dirty", "--workspace"])
    })?;
    crate::web::check()
}
