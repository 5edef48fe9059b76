//! The figures of an attack, as text.

use serde_json::Value;

use crate::language::{decimal, text};
use crate::out::sayln;

/// Tells what one attack cost: the figures of a run, or of the middle of several.
pub(super) fn attacked(program: &str, report: &Value) {
    let (cost, attacker) = (&report["cost"], &report["attacker"]);
    head(&names(&report["kinds"]), program, &report["under"]["seconds"]);
    let mib = |value: &Value| value.as_f64().map(|bytes| decimal(bytes / 1_048_576.0, 1));
    let mib = |value: &Value| mib(value).unwrap_or_else(|| "?".to_owned());
    let told = text!(
        "load-cost",
        disk = mib(&cost["diskGrowth"]),
        before = mib(&cost["memoryBefore"]),
        peak = mib(&cost["memoryPeak"]),
        processor = decimal(number(&cost["processor"]), 1)
    );
    sayln!("  {told}");
    window("load-before", &report["before"]);
    window("load-under", &report["under"]);
    done(attacker);
}

fn head(kinds: &str, program: &str, seconds: &Value) {
    sayln!("{}", text!("load-head", kinds = kinds, program = program, seconds = whole(seconds)));
}

fn window(name: &str, window: &Value) {
    let fine = |key: &str| decimal(number(&window[key]), 1);
    let coarse = |key: &str| whole(&window[key]);
    sayln!("  {}", text!(name));
    let told = text!(
        "load-window",
        rate = coarse("answersPerSecond"),
        p50 = fine("p50"),
        p99 = fine("p99"),
        longest = coarse("longest")
    );
    sayln!("    {told}");
    let told = text!(
        "load-health",
        slowest = coarse("slowestHealth"),
        failed = coarse("failedHealth"),
        bot = coarse("slowestBot"),
        guests = coarse("guests")
    );
    sayln!("    {told}");
    refusals(window);
}

fn refusals(report: &Value) {
    let (count, longest) = (whole(&report["refusals"]), decimal(number(&report["refusedFor"]), 1));
    sayln!("    {}", text!("load-refusals", count = count, longest = longest));
    for (words, times) in report["refusedWith"].as_object().into_iter().flatten() {
        sayln!("      {} × {words}", whole(times));
    }
}

fn done(attacker: &Value) {
    let told = text!(
        "load-attacker",
        done = whole(&attacker["requests"]),
        refused = whole(&attacker["refused"]),
        closed = whole(&attacker["closed"]),
        failed = whole(&attacker["failed"])
    );
    sayln!("  {told}");
}

/// Tells what many phones at the attacker's address met.
pub(super) fn phones(program: &str, report: &Value) {
    let kinds = names(&report["kinds"]);
    let kinds = if kinds.is_empty() { text!("load-no-kind") } else { kinds };
    let figure = |key: &str| whole(&report[key]);
    head(&kinds, program, &report["seconds"]);
    let told = text!(
        "load-phones",
        phones = figure("phones"),
        tables = figure("tables"),
        begun = figure("begun"),
        rematches = figure("rematches")
    );
    sayln!("  {told}");
    let told = text!(
        "load-done",
        answers = figure("answers"),
        chats = figure("chats"),
        reloads = figure("reloads")
    );
    sayln!("  {told}");
    refusals(report);
    done(&report["attacker"]);
}

fn names(kinds: &Value) -> String {
    let names = kinds.as_array().into_iter().flatten().filter_map(Value::as_str);
    names.collect::<Vec<_>>().join(" + ")
}

fn whole(value: &Value) -> String {
    decimal(number(value), 0)
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or(0.0)
}
