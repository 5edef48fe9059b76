//! What a program and its page are made of, as cargo and npm know it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::run::{command, root};

/// The package of the program, and the one that the page loads.
const PROGRAM: &str = "qlub";
const PAGE: &str = "qlub-browser";
const WASM: &str = "wasm32-unknown-unknown";

/// The packages of npm whose code is in the page besides its dependencies: what the compiler of templates
/// leaves there. The others only build and test.
const IN_THE_PAGE: [&str; 3] = ["svelte", "clsx", "esm-env"];

/// A package that is part of what people get.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Part {
    pub(crate) name: String,
    pub(crate) version: String,
    /// Where packages of that kind come from, as package URLs call it: `cargo` or `npm`.
    pub(crate) kind: &'static str,
    /// Its licence as an SPDX expression.
    pub(crate) licence: String,
    /// Its checksum by SHA-256, if the lock file has one.
    pub(crate) checksum: Option<String>,
    /// The licences and notices that lie in the package.
    pub(crate) texts: Vec<String>,
}

/// The parts of a program for a target with its page inside, or of the page alone; without those of this
/// repository.
pub(crate) fn parts(target: Option<&str>) -> Result<Vec<Part>, String> {
    let mut parts: BTreeSet<Part> = crates(PAGE, WASM)?.into_iter().collect();
    if let Some(target) = target {
        parts.extend(crates(PROGRAM, target)?);
    }
    parts.extend(npm()?);
    Ok(parts.into_iter().collect())
}

/// The crates that are linked into a package for a target.
fn crates(package: &str, target: &str) -> Result<Vec<Part>, String> {
    let words = ["metadata", "--locked", "--format-version", "1", "--filter-platform", target];
    let told = command("cargo", &words).output()?;
    let told: Value = serde_json::from_str(&told).map_err(|error| error.to_string())?;
    let lock = fs::read_to_string(root().join("Cargo.lock")).map_err(|error| error.to_string())?;
    let checksums = checksums(&lock);
    let linked = linked(&told, package);
    let packages = list(&told["packages"]).iter().filter(|one| linked.contains(text(one, "id")));
    let foreign = packages.filter(|one| !one["source"].is_null());
    let part = |one: &Value| {
        let folder = Path::new(text(one, "manifest_path")).parent().unwrap_or(Path::new(""));
        let (name, version) = (text(one, "name").to_owned(), text(one, "version").to_owned());
        Part {
            kind: "cargo",
            licence: text(one, "license").replace('/', " OR "),
            checksum: checksums.get(&(name.clone(), version.clone())).cloned(),
            texts: texts(folder),
            name,
            version,
        }
    };
    Ok(foreign.map(part).collect())
}

/// The ids of what is linked into a package: what it needs, and what that needs, but nothing that only
/// builds, tests or runs while something is compiled.
fn linked<'a>(told: &'a Value, package: &str) -> BTreeSet<&'a str> {
    let nodes: BTreeMap<&str, &Value> =
        list(&told["resolve"]["nodes"]).iter().map(|node| (text(node, "id"), node)).collect();
    let packages = list(&told["packages"]);
    let is_macro = |id: &str| {
        let one = packages.iter().find(|one| text(one, "id") == id);
        let targets = one.map_or(&[][..], |one| list(&one["targets"]));
        targets.iter().any(|target| list(&target["kind"]).iter().any(|kind| kind == "proc-macro"))
    };
    let roots = packages.iter().filter(|one| text(one, "name") == package);
    let mut open: Vec<&str> = roots.map(|one| text(one, "id")).collect();
    let mut linked = BTreeSet::new();
    while let Some(id) = open.pop() {
        if is_macro(id) || !linked.insert(id) {
            continue;
        }
        let needs = nodes.get(id).map_or(&[][..], |node| list(&node["deps"]));
        let normal =
            |one: &&Value| list(&one["dep_kinds"]).iter().any(|kind| kind["kind"].is_null());
        open.extend(needs.iter().filter(normal).map(|one| text(one, "pkg")));
    }
    linked
}

/// The checksums of a lock file, by name and version.
fn checksums(lock: &str) -> BTreeMap<(String, String), String> {
    let sections = lock.split("[[package]]").skip(1);
    let value = |section: &str, key: &str| {
        let begin = format!("{key} = \"");
        let line = section.lines().find_map(|line| line.strip_prefix(&begin));
        line.and_then(|line| line.strip_suffix('"')).map(str::to_owned)
    };
    let of = |section| {
        let name = (value(section, "name")?, value(section, "version")?);
        Some((name, value(section, "checksum")?))
    };
    sections.filter_map(of).collect()
}

/// The packages of npm whose code or letters are in the page.
fn npm() -> Result<Vec<Part>, String> {
    let read = |name: &str| {
        let file = root().join("web").join(name);
        let text =
            fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        serde_json::from_str::<Value>(&text).map_err(|error| format!("{}: {error}", file.display()))
    };
    let (wanted, lock) = (read("package.json")?, read("package-lock.json")?);
    let dependencies = wanted["dependencies"].as_object().into_iter().flat_map(|all| all.keys());
    let names = dependencies.map(String::as_str).chain(IN_THE_PAGE);
    let part = |name: &str| {
        let one = &lock["packages"][format!("node_modules/{name}")];
        Part {
            name: name.to_owned(),
            version: text(one, "version").to_owned(),
            kind: "npm",
            licence: text(one, "license").to_owned(),
            checksum: None,
            texts: texts(&root().join("web/node_modules").join(name)),
        }
    };
    Ok(names.map(part).collect())
}

/// The licences and notices in the folder of a package, in order.
fn texts(folder: &Path) -> Vec<String> {
    let begins = ["license", "licence", "copying", "notice", "unlicense", "copyright"];
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<_> = files
        .filter(|file| {
            let name = file.file_name().to_string_lossy().to_lowercase();
            begins.iter().any(|begin| name.starts_with(begin))
        })
        .map(|file| file.path())
        .collect();
    files.sort();
    let read = files.iter().filter_map(|file| fs::read_to_string(file).ok());
    read.map(|text| text.replace("\r\n", "\n").trim().to_owned()).collect()
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

#[test]
fn what_only_builds_or_tests_is_no_part() {
    let told = serde_json::json!({
        "packages": [
            {"id": "a", "name": "a", "targets": []},
            {"id": "b", "name": "b", "targets": []},
            {"id": "m", "name": "m", "targets": [{"kind": ["proc-macro"]}]},
            {"id": "t", "name": "t", "targets": []},
        ],
        "resolve": {"nodes": [
            {"id": "a", "deps": [
                {"pkg": "b", "dep_kinds": [{"kind": null}]},
                {"pkg": "m", "dep_kinds": [{"kind": null}]},
                {"pkg": "t", "dep_kinds": [{"kind": "dev"}]},
            ]},
            {"id": "b", "deps": [{"pkg": "a", "dep_kinds": [{"kind": null}]}]},
        ]},
    });
    assert_eq!(linked(&told, "a").into_iter().collect::<Vec<_>>(), ["a", "b"]);
}
