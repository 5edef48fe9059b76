//! What may come into the programs: licences, sources and versions, as `deny.toml` says.
//!
//! cargo-deny is the tool for that, and runs where it is installed; to compile it would take longer than all
//! other checks. So the same file is also read here, for what can be told from `cargo metadata`. Known
//! faults of packages (advisories) need a list from the network: `cargo xtask soak deny` asks for it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use serde_json::Value;

use crate::run::{Chore, command, root, stage};

/// The version that the soak installs.
const VERSION: &str = "0.20.2";
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// What `deny.toml` says.
struct Rules {
    targets: Vec<String>,
    licences: BTreeSet<String>,
    /// Licences of single crates: pairs of a licence and a crate.
    exceptions: Vec<(String, String)>,
    /// `NAME@VERSION` of what may be there beside another version.
    older: BTreeSet<String>,
}

/// The check of `cargo xtask check`.
pub(crate) fn run() -> Chore {
    let text = fs::read_to_string(root().join("deny.toml"));
    let rules = Rules::read(&text.map_err(|error| format!("deny.toml: {error}"))?);
    let mut words = vec!["metadata", "--locked", "--all-features", "--format-version", "1"];
    words.extend(rules.targets.iter().flat_map(|target| ["--filter-platform", target.as_str()]));
    let told = command("cargo", &words).output()?;
    let told: Value = serde_json::from_str(&told).map_err(|error| error.to_string())?;
    let faults = rules.faults(&packages(&told));
    if !faults.is_empty() {
        return Err(format!("deny.toml does not allow this:\n{}", faults.join("\n")));
    }
    if command("cargo", &["deny", "--version"]).works() { whole(&[]) } else { Ok(()) }
}

/// The stage of the soak: cargo-deny itself, with advisories where their list can be reached.
pub(crate) fn soak() -> Chore {
    if !command("cargo", &["deny", "--version"]).works() {
        stage("install cargo-deny", || {
            command(
                "cargo",
                &["install", "--quiet", "--locked", "cargo-deny", "--version", VERSION],
            )
            .go()
        })?;
    }
    let list = "https://github.com/RustSec/advisory-db";
    if command("git", &["ls-remote", list, "HEAD"]).works() {
        return whole(&["advisories"]);
    }
    println!("{list} cannot be reached: advisories are not checked");
    whole(&[])
}

fn whole(more: &[&str]) -> Chore {
    command("cargo", &[&["deny", "check", "bans", "licenses", "sources"], more].concat()).go()
}

/// A package of the graph.
struct Package {
    name: String,
    version: String,
    licence: String,
    /// Nothing for those of this repository.
    source: Option<String>,
    /// The packages that it wants in any version whatever.
    any_version_of: Vec<String>,
}

fn packages(told: &Value) -> Vec<Package> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let used: BTreeSet<String> =
        list(&told["resolve"]["nodes"]).iter().map(|node| text(&node["id"])).collect();
    let here = list(&told["packages"]).into_iter().filter(|one| used.contains(&text(&one["id"])));
    here.map(|one| Package {
        name: text(&one["name"]),
        version: text(&one["version"]),
        licence: text(&one["license"]),
        source: one["source"].as_str().map(str::to_owned),
        any_version_of: list(&one["dependencies"])
            .iter()
            .filter(|other| other["req"] == "*" && other["path"].is_null())
            .map(|other| text(&other["name"]))
            .collect(),
    })
    .collect()
}

impl Rules {
    fn read(text: &str) -> Self {
        let strings = |from: &str, to: char| -> Vec<String> {
            let part = text.split_once(from).map_or("", |(_, rest)| rest);
            let part = part.split_once(&format!("\n{to}")).map_or(part, |(part, _)| part);
            part.split('"').skip(1).step_by(2).map(str::to_owned).collect()
        };
        let exceptions = text.lines().filter(|line| line.starts_with("exceptions = "));
        let pair = |line: &str| {
            let mut words = line.split('"').skip(1).step_by(2).map(str::to_owned);
            Some((words.next()?, words.next()?))
        };
        Rules {
            targets: strings("\ntargets = [", ']'),
            licences: strings("\nallow = [", ']').into_iter().collect(),
            exceptions: exceptions.filter_map(pair).collect(),
            older: strings("\nskip = [", ']')
                .into_iter()
                .filter(|word| word.contains('@'))
                .collect(),
        }
    }

    fn faults(&self, packages: &[Package]) -> Vec<String> {
        let mut faults = Vec::new();
        let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        let mut needless = self.older.clone();
        for Package { name, version, licence, source, any_version_of } in packages {
            let own = |one: &str| {
                self.exceptions.iter().any(|(licence, of)| licence == one && of == name)
            };
            if !allowed(licence, &|one| self.licences.contains(one) || own(one)) {
                faults.push(format!("{name} {version}: its licence is {licence:?}"));
            }
            if source.as_ref().is_some_and(|source| source != REGISTRY) {
                faults.push(format!("{name} {version} comes from {source:?}"));
            }
            if source.is_none() && !any_version_of.is_empty() {
                faults.push(format!("{name} wants any version of {}", any_version_of.join(", ")));
            }
            if !needless.remove(&format!("{name}@{version}")) {
                versions.entry(name).or_default().push(version);
            }
        }
        for (name, versions) in versions.into_iter().filter(|(_, versions)| versions.len() > 1) {
            faults.push(format!("{name} is there in several versions: {}", versions.join(", ")));
        }
        faults.extend(
            needless.iter().map(|one| format!("{one} is not there any more: skip it no longer")),
        );
        faults
    }
}

/// Whether an SPDX expression can be met by licences that are allowed: `AND` binds more than `OR`, and a
/// slash is an old `OR`.
fn allowed(expression: &str, is_allowed: &dyn Fn(&str) -> bool) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let mut words: Vec<&str> = spaced.split_whitespace().rev().collect();
    let is_whole = words.first().is_some_and(|last| !["OR", "AND", "WITH"].contains(last));
    is_whole && any_of(&mut words, is_allowed) && words.is_empty()
}

/// Parts with `OR` between them. What has been read is taken off the words.
fn any_of(words: &mut Vec<&str>, is_allowed: &dyn Fn(&str) -> bool) -> bool {
    let mut met = all_of(words, is_allowed);
    while words.last() == Some(&"OR") {
        words.pop();
        met |= all_of(words, is_allowed);
    }
    met
}

/// Parts with `AND` between them.
fn all_of(words: &mut Vec<&str>, is_allowed: &dyn Fn(&str) -> bool) -> bool {
    let mut met = one(words, is_allowed);
    while words.last() == Some(&"AND") {
        words.pop();
        met &= one(words, is_allowed);
    }
    met
}

/// A licence, perhaps with an exception, or something in brackets.
fn one(words: &mut Vec<&str>, is_allowed: &dyn Fn(&str) -> bool) -> bool {
    match words.pop() {
        Some("(") => {
            let met = any_of(words, is_allowed);
            met & (words.pop() == Some(")"))
        }
        Some(licence) if words.last() == Some(&"WITH") => {
            words.pop();
            let exception = words.pop().unwrap_or_default();
            is_allowed(&format!("{licence} WITH {exception}"))
        }
        Some(licence) => is_allowed(licence),
        None => false,
    }
}

#[cfg(test)]
mod tests;
