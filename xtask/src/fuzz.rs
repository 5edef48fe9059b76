//! The fuzz targets under libFuzzer. Their bodies also run on stable, in the ordinary tests.

use crate::run::{Chore, command, root, stage};

/// Runs one target for a while, or all of them.
pub(crate) fn run(arguments: &[String]) -> Chore {
    let seconds = match arguments.get(1) {
        None => 60,
        Some(text) => text.parse().map_err(|_| format!("{text:?} is not a number of seconds"))?,
    };
    match arguments.first() {
        None => all(seconds),
        Some(target) => one(target, seconds),
    }
}

/// Runs every target for `seconds` each.
pub(crate) fn all(seconds: u32) -> Chore {
    targets()?.iter().try_for_each(|target| one(target, seconds))
}

fn one(target: &str, seconds: u32) -> Chore {
    let known = targets()?;
    if !known.iter().any(|name| name == target) {
        return Err(format!("no fuzz target {target:?}: expected one of {}", known.join(", ")));
    }
    install()?;
    stage(&format!("fuzz {target}"), || {
        let time = format!("-max_total_time={seconds}");
        // What is found goes beside the corpus that is kept.
        let (found, corpus) = (format!("fuzz/found/{target}"), format!("fuzz/corpus/{target}"));
        std::fs::create_dir_all(root().join(&found))
            .map_err(|error| format!("{found}: {error}"))?;
        // No sanitizer: what is fuzzed has no unsafe code, and the toolchain is a stable one.
        let words = ["fuzz", "run", target, "-s", "none", &found, &corpus];
        let words = [&words[..], &["--", &time, "-max_len=4096"]].concat();
        command("cargo", &words).env("RUSTC_BOOTSTRAP", "1").go()
    })
}

/// The targets are the files in their folder.
fn targets() -> Result<Vec<String>, String> {
    let folder = root().join("fuzz/fuzz_targets");
    let entries = std::fs::read_dir(&folder).map_err(|error| format!("{folder:?}: {error}"))?;
    let mut names: Vec<String> = entries
        .filter_map(|entry| Some(entry.ok()?.path().file_stem()?.to_string_lossy().into_owned()))
        .collect();
    names.sort();
    Ok(names)
}

fn install() -> Chore {
    if command("cargo", &["fuzz", "--version"]).works() {
        return Ok(());
    }
    stage("install cargo-fuzz", || {
        command("cargo", &["install", "cargo-fuzz", "--locked", "--version", "0.13.2"]).go()
    })
}
