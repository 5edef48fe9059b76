//! The checks that are no tests: formatting, lints, docs and packages.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use crate::run::{Chore, cargo, command, root, stage};

/// Formatting, clippy and docs, all warnings denied; and packages that could be published.
pub(crate) fn run() -> Chore {
    stage("formatting", || cargo(&["fmt", "--all", "--check"]))?;
    stage("licences, sources and versions", crate::deny::run)?;
    stage("clippy", || {
        let words = ["clippy", "--quiet", "--workspace", "--all-targets", "--all-features"];
        cargo(&[&words[..], &["--", "--deny", "warnings"]].concat())
    })?;
    // Beside the workshop nothing of the players would be without use: as programs and as a page have them.
    stage("players without the workshop", || {
        [&[][..], &["--no-default-features"]].into_iter().try_for_each(|features| {
            let words = ["clippy", "--quiet", "--package", "qlub-bots", "--lib"];
            cargo(&[&words[..], features, &["--", "--deny", "warnings"]].concat())
        })
    })?;
    stage("docs", || {
        let words = ["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"];
        command("cargo", &words).env("RUSTDOCFLAGS", "--deny warnings").go()
    })?;
    stage("packages", packages)?;
    crate::web::check()
}

/// Packs what could be published and builds each package from nothing but the packs; nothing is uploaded.
fn packages() -> Chore {
    let target = root().join(REHEARSAL);
    let failed = |error: io::Error| format!("{}: {error}", target.display());
    // An earlier rehearsal had packs of the same version, and cargo takes them for the same.
    for stale in unpacked().into_iter().chain([target.clone()]) {
        if stale.exists() {
            fs::remove_dir_all(&stale).map_err(failed)?;
        }
    }
    // What is not committed yet is looked at too.
    let words = ["publish", "--quiet", "--dry-run", "--allow-dirty", "--workspace"];
    cargo(&[&words[..], &["--target-dir", REHEARSAL]].concat())
}

/// Where packages are packed and built.
const REHEARSAL: &str = "target/rehearsal";

/// Where cargo has unpacked our packages: in folders of registries that have no host.
fn unpacked() -> Vec<PathBuf> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo")));
    let list = |folder: &Path| -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        entries.map(|entry| entry.path()).collect()
    };
    let starts = |path: &Path, with: &str| {
        path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(with))
    };
    let registries = home.map(|home| list(&home.join("registry/src"))).unwrap_or_default();
    let ours = registries.iter().filter(|path| starts(path, "-")).flat_map(|path| list(path));
    ours.filter(|path| starts(path, "qlub-")).collect()
}
