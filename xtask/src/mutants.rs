//! A random sample of mutants of the crates that everything rests on: what the tests do not notice.
//!
//! The order is drawn once, by a seed, so that whatever has been tried by now is a random sample. Each
//! outcome is a line of `docs/mutants.csv`, written at once: stop this at any time, and go on later.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::games::House;
use crate::run::{Chore, cargo, command, root, stage};

const KEPT: &str = "docs/mutants.csv";
const HEAD: &str = "crate,file,function,mutation,outcome,commit";
/// The commit is tried in a checkout of its own, which is changed while a mutant is tried.
const TREE: &str = "target/mutants/tree";
const OUTCOMES: [&str; 4] = ["caught", "missed", "timeout", "unviable"];
const SEED: u64 = 22;
/// Seconds after which a mutant is taken to go round in circles.
const PATIENCE: &str = "300";

/// Tries mutants for so many seconds, or those of an outcome once more, or all whose name holds a word.
pub(crate) fn run(arguments: &[String]) -> Chore {
    let mut kept = KeptOutcomes::read()?;
    match arguments.first().map_or("600", String::as_str) {
        "0" => {}
        word => try_all(&MutantChoice::read(word), &mut kept)?,
    }
    kept.report();
    Ok(())
}

/// Which mutants to try.
enum MutantChoice<'a> {
    /// The next ones of the sample, for so long.
    Next(Duration),
    /// Those that came to this.
    Again(&'a str),
    /// Those whose names hold this.
    Named(&'a str),
}

impl<'a> MutantChoice<'a> {
    fn read(word: &'a str) -> Self {
        match word.parse() {
            Ok(seconds) => MutantChoice::Next(Duration::from_secs(seconds)),
            Err(_) if OUTCOMES.contains(&word) => MutantChoice::Again(word),
            Err(_) => MutantChoice::Named(word),
        }
    }
}

fn try_all(wanted: &MutantChoice, kept: &mut KeptOutcomes) -> Chore {
    install()?;
    let commit = checkout()?;
    let begun = Instant::now();
    for mutant in listed()? {
        let before = kept.0.get(&mutant.key).map(|(outcome, _)| outcome.clone());
        let is_wanted = match wanted {
            MutantChoice::Next(time) => before.is_none() && begun.elapsed() < *time,
            MutantChoice::Again(outcome) => before.as_deref() == Some(outcome),
            MutantChoice::Named(word) => mutant.name.contains(word),
        };
        if !is_wanted {
            continue;
        }
        let tried = Instant::now();
        let outcome = mutant.outcome()?;
        println!("{outcome} after {} s: {}", tried.elapsed().as_secs(), mutant.name);
        match (before.as_deref(), outcome) {
            // Those that were picked by a word are no random sample.
            (None, _) if matches!(wanted, MutantChoice::Named(_)) => {}
            (Some("missed" | "killed"), "caught" | "timeout") => {
                kept.keep(mutant.key, "killed", &commit)?
            }
            _ => kept.keep(mutant.key, outcome, &commit)?,
        }
    }
    Ok(())
}

/// Outcome and commit of every mutant that was tried, by what it changes.
struct KeptOutcomes(BTreeMap<String, (String, String)>);

impl KeptOutcomes {
    fn read() -> Result<Self, String> {
        let text = fs::read_to_string(root().join(KEPT)).unwrap_or_default();
        let row = |line: &str| {
            let mut from_the_end = line.rsplitn(3, ',');
            let (commit, outcome) = (from_the_end.next()?, from_the_end.next()?);
            Some((from_the_end.next()?.to_owned(), (outcome.to_owned(), commit.to_owned())))
        };
        let rows = text.lines().skip(1).map(|line| row(line).ok_or(format!("{KEPT}: {line:?}")));
        rows.collect::<Result<_, _>>().map(KeptOutcomes)
    }

    fn keep(&mut self, key: String, outcome: &str, commit: &str) -> Chore {
        self.0.insert(key, (outcome.to_owned(), commit.to_owned()));
        let rows =
            self.0.iter().map(|(key, (outcome, commit))| format!("{key},{outcome},{commit}\n"));
        let text = format!("{HEAD}\n{}", rows.collect::<String>());
        fs::write(root().join(KEPT), text).map_err(|error| format!("{KEPT}: {error}"))
    }

    fn report(&self) {
        let count = |outcome| self.0.values().filter(|(own, _)| own == outcome).count();
        let (killed, missed) = (count("killed"), count("missed"));
        let caught = count("caught") + count("timeout");
        let tried = caught + killed + missed;
        println!("{} mutants, of which {} do not compile", self.0.len(), count("unviable"));
        println!("caught when first tried: {}", share(caught, tried));
        println!("caught now:              {}", share(caught + killed, tried));
        for (key, _) in self.0.iter().filter(|(_, (outcome, _))| outcome == "missed") {
            println!("missed: {key}");
        }
    }
}

/// A share with its 95 % interval, after Wilson.
fn share(some: usize, all: usize) -> String {
    let (n, z) = (all.max(1) as f64, 1.96_f64);
    let p = some as f64 / n;
    let middle = p + z * z / (2.0 * n);
    let spread = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let [low, share, high] =
        [(middle - spread) / (1.0 + z * z / n), p, (middle + spread) / (1.0 + z * z / n)]
            .map(|share| 100.0 * share);
    format!("{some} of {all}, {share:.1} % [{low:.1}, {high:.1}]")
}

struct Mutant {
    package: String,
    /// Its place among all, as `--shard` takes it.
    shard: String,
    /// As cargo-mutants calls it, with its place.
    name: String,
    /// The first columns of its line: what it changes, whatever stands above it in the file.
    key: String,
}

/// All mutants of the crates, in the order of the sample.
fn listed() -> Result<Vec<Mutant>, String> {
    let house = House::read()?;
    let mut words = packages(&house);
    words.extend(["--list", "--json"]);
    let text = command("cargo", &words).output()?;
    let all: Vec<Value> = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let mut times = BTreeMap::new();
    let shards = (0..).map(|index| format!("{index}/{}", all.len()));
    let read = |(value, shard)| read(value, shard, &mut times);
    let mut mutants: Vec<Mutant> = all.iter().zip(shards).filter_map(read).collect();
    mutants.sort_by_cached_key(|mutant| place(&mutant.key));
    Ok(mutants)
}

/// The crates that everything rests on: those that need the contract alone, and the tables.
fn tried(house: &House) -> Vec<&str> {
    let examples = house.examples();
    let rules = house.rules().into_iter().filter(|name| !examples.contains(name));
    rules.chain(["qlub-table"]).collect()
}

/// What every call of cargo-mutants begins with: the same crates in the same order.
fn packages(house: &House) -> Vec<&str> {
    let packages = tried(house).into_iter().flat_map(|package| ["--package", package]);
    ["mutants", "--dir", TREE].into_iter().chain(packages).collect()
}

/// The packages whose tests try the mutants of a package: what others share is tried by them too.
fn tests<'a>(package: &'a str, house: &'a House) -> Vec<&'a str> {
    match package {
        "qlub-game" => house.rules(),
        "qlub-protocol" => vec![package, "qlub-table"],
        _ => vec![package],
    }
}

/// Where a mutant stands in the sample: FNV-1a of the seed and what it changes, mixed once more.
fn place(key: &str) -> u64 {
    let prime = 0x0100_0000_01b3;
    let hash = key.bytes().fold(0xcbf2_9ce4_8422_2325 ^ SEED, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(prime)
    });
    (hash ^ hash >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

fn read(value: &Value, shard: String, times: &mut BTreeMap<String, u32>) -> Option<Mutant> {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let (name, file) = (text(&value["name"])?, text(&value["file"])?);
    let package = text(&value["package"])?;
    let function = text(&value["function"]["function_name"]).unwrap_or_default();
    let mutation = name.split_once(": ")?.1;
    let what = [&package, &file, &function, mutation].map(quoted).join(",");
    // The same change can be made at several places of a function.
    let time = times.entry(what.clone()).and_modify(|time| *time += 1).or_insert(1);
    let again = format!("{mutation} ({time})");
    let mutation = if *time > 1 { &again } else { mutation };
    let key = [&package, &file, &function, mutation].map(quoted).join(",");
    Some(Mutant { package, shard, name, key })
}

fn quoted(text: &str) -> String {
    let plain = !text.contains([',', '"']);
    if plain { text.to_owned() } else { format!("\"{}\"", text.replace('"', "\"\"")) }
}

impl Mutant {
    /// Changes the checkout, runs the tests and changes it back.
    fn outcome(&self) -> Result<&'static str, String> {
        let house = House::read()?;
        let (tests, out) = (tests(&self.package, &house).join(","), out());
        let at = out.to_string_lossy();
        let mut words = packages(&house);
        words.extend(["--in-place", "--baseline", "skip", "--output", &at, "--timeout", PATIENCE]);
        // As many shards as there are mutants: one is one of them.
        words.extend(["--sharding", "slice", "--shard", &self.shard, "--test-package", &tests]);
        // It stops at the first test that fails, where cargo goes on to the end of its program.
        if command("cargo", &["nextest", "--version"]).works() {
            words.extend(["--test-tool", "nextest"]);
        }
        let _ = fs::remove_dir_all(out.join("mutants.out"));
        // It fails whenever a mutant is missed; what counts is what it wrote. All but the mutant is as before.
        command("cargo", &words).env("CARGO_INCREMENTAL", "1").works();
        for outcome in OUTCOMES {
            let file = out.join("mutants.out").join(format!("{outcome}.txt"));
            if fs::read_to_string(file).is_ok_and(|text| text.trim_end() == self.name) {
                return Ok(outcome);
            }
        }
        Err(format!("{}: no outcome in {at}", self.name))
    }
}

fn out() -> PathBuf {
    root().join("target/mutants")
}

/// Checks out the last commit, and says which that is.
fn checkout() -> Result<String, String> {
    let commit = command("git", &["rev-parse", "--short=9", "HEAD"]).output()?.trim().to_owned();
    if !root().join(TREE).exists() {
        command("git", &["clone", "--quiet", "--shared", ".", TREE]).go()?;
    }
    command("git", &["-C", TREE, "fetch", "--quiet", "origin", "HEAD"]).go()?;
    command("git", &["-C", TREE, "checkout", "--quiet", "--force", "--detach", &commit]).go()?;
    Ok(commit)
}

fn install() -> Chore {
    if command("cargo", &["mutants", "--version"]).works() {
        return Ok(());
    }
    stage("install cargo-mutants", || {
        cargo(&["install", "cargo-mutants", "--locked", "--version", "27.1.0"])
    })
}
