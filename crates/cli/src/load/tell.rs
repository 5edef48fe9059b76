//! The figures of an attack, as text.

use serde_json::Value;

use crate::out::sayln;

/// Tells what one attack cost: the figures of a run, or of the middle of several.
pub(super) fn attacked(program: &str, report: &Value) {
    let kinds = names(&report["kinds"]);
    let (cost, attacker) = (&report["cost"], &report["attacker"]);
    sayln!("{kinds} ({program}), {:.0} s", number(&report["under"]["seconds"]));
    let mib = |value: &Value| value.as_f64().map(|bytes| format!("{:.1}", bytes / 1_048_576.0));
    let mib = |value: &Value| mib(value).unwrap_or_else(|| "?".to_owned());
    sayln!(
        "  server    disk +{} MiB, memory {} to {} MiB, {:.1} s of processor",
        mib(&cost["diskGrowth"]),
        mib(&cost["memoryBefore"]),
        mib(&cost["memoryPeak"]),
        number(&cost["processor"])
    );
    window("before", &report["before"]);
    window("attack", &report["under"]);
    done(attacker);
}

fn window(name: &str, window: &Value) {
    let figure = |key: &str| number(&window[key]);
    sayln!(
        "  {name:<9} answers {:.0}/s, to neighbours p50 {:.1} ms, p99 {:.1} ms, longest {:.0} ms",
        figure("answersPerSecond"),
        figure("p50"),
        figure("p99"),
        figure("longest")
    );
    sayln!(
        "            health {:.0} ms at most, {:.0} failed; bot {:.0} ms at most; {:.0} guests",
        figure("slowestHealth"),
        figure("failedHealth"),
        figure("slowestBot"),
        figure("guests")
    );
    refusals(window);
}

fn refusals(report: &Value) {
    let count = number(&report["refusals"]);
    let longest = number(&report["refusedFor"]);
    sayln!("            {count:.0} refusals; {longest:.1} s at most without being let in");
    for (words, times) in report["refusedWith"].as_object().into_iter().flatten() {
        sayln!("              {:.0} × {words}", number(times));
    }
}

fn done(attacker: &Value) {
    sayln!(
        "  attacker  {:.0} done, {:.0} refused, {:.0} closed, {:.0} failed",
        number(&attacker["requests"]),
        number(&attacker["refused"]),
        number(&attacker["closed"]),
        number(&attacker["failed"])
    );
}

/// Tells what many phones at the attacker's address met.
pub(super) fn phones(program: &str, report: &Value) {
    let kinds = names(&report["kinds"]);
    let kinds = if kinds.is_empty() { "no attack".to_owned() } else { kinds };
    let figure = |key: &str| number(&report[key]);
    sayln!("{kinds} ({program}), {:.0} s", figure("seconds"));
    sayln!(
        "  phones    {:.0} at {:.0} tables, of which {:.0} began; {:.0} rematches",
        figure("phones"),
        figure("tables"),
        figure("begun"),
        figure("rematches")
    );
    sayln!(
        "            {:.0} answers, {:.0} things said, {:.0} reloads",
        figure("answers"),
        figure("chats"),
        figure("reloads")
    );
    refusals(report);
    done(&report["attacker"]);
}

fn names(kinds: &Value) -> String {
    let names = kinds.as_array().into_iter().flatten().filter_map(Value::as_str);
    names.collect::<Vec<_>>().join(" + ")
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or(0.0)
}
