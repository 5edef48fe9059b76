//! Where the seconds of `cargo xtask test` go: what each stage took, beside what it may take.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::run::StageTime;

/// The seconds that each stage may take on two quiet cores, from nothing.
const BUDGET: &str = include_str!("../budget.csv");

/// The stages of a run beside their budgets. Being late is said, not punished: computers differ.
pub(crate) fn table(took: &[StageTime]) -> String {
    let budget = read();
    let mut text = format!("{:<28} {:>8} {:>8}\n", "stage", "seconds", "budget");
    let mut line = |name: &str, seconds: f64, may: Option<u32>| {
        let budget = may.map_or("none".to_owned(), |may| may.to_string());
        let late = if may.is_some_and(|may| seconds > may.into()) { "  over" } else { "" };
        let _ = writeln!(text, "{name:<28} {seconds:>8.1} {budget:>8}{late}");
    };
    for one in took {
        line(&one.stage, one.seconds, budget.get(one.stage.as_str()).copied());
    }
    let all = took.iter().map(|one| one.seconds).sum();
    line("all", all, Some(budget.values().sum()));
    text
}

/// The stages that the budget does not know.
pub(crate) fn unknown(took: &[StageTime]) -> Vec<&str> {
    let budget = read();
    let stages = took.iter().map(|one| one.stage.as_str());
    stages.filter(|stage| !budget.contains_key(stage)).collect()
}

fn read() -> BTreeMap<&'static str, u32> {
    let lines = BUDGET.lines().skip(1).filter_map(|line| line.split_once(','));
    lines.filter_map(|(stage, seconds)| Some((stage, seconds.parse().ok()?))).collect()
}

#[test]
fn the_budget_is_twenty_minutes() {
    let lines = BUDGET.lines().count() - 1;
    assert_eq!(read().len(), lines, "every line is a stage and its seconds");
    let all: u32 = read().values().sum();
    assert!(all <= 20 * 60, "{all} seconds");
}

#[test]
fn a_stage_that_is_late_or_has_no_budget_is_seen() {
    let took = |stage: &str, seconds| StageTime { stage: stage.to_owned(), seconds };
    let took = [took("tests", 10_000.0), took("page", 0.1), took("something new", 1.0)];
    let table = table(&took);
    let ends: Vec<&str> = table.lines().map(|line| line.rsplit(' ').next().unwrap_or("")).collect();
    assert_eq!((ends[1], ends[3]), ("over", "none"), "{table}");
    assert_ne!(ends[2], "over", "{table}");
    assert_eq!(unknown(&took), ["something new"]);
}
