//! What lies in `deploy` for those who watch a server: it speaks of figures that there are.

use std::collections::BTreeSet;
use std::fs;

use crate::places::{code, sources};
use crate::run::{command, root};

/// The names of figures in a text, without what Prometheus adds to those of a distribution.
fn figures(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    let ours = words.filter(|word| word.starts_with("qlub_"));
    let plain = ours.map(|word| word.trim_end_matches("_sum").trim_end_matches("_count"));
    plain.map(str::to_owned).collect()
}

fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).expect(file)
}

#[test]
fn alerts_and_dashboard_speak_of_figures_that_the_server_has() {
    let server = sources().into_iter().filter(|file| file.starts_with("crates/server/src/"));
    let exported: BTreeSet<String> = server
        .flat_map(|file| {
            code(&file).split('"').skip(1).step_by(2).flat_map(figures).collect::<Vec<_>>()
        })
        .collect();
    assert!(exported.len() > 10, "{exported:?}");
    let alerts = figures(&read("deploy/prometheus/qlub.rules.yml"));
    let shown = figures(&read("deploy/grafana/qlub.json"));
    let unknown: Vec<_> = alerts.union(&shown).filter(|name| !exported.contains(*name)).collect();
    assert!(unknown.is_empty(), "the server has no such figures: {unknown:?}");
    let unseen: Vec<_> = exported.difference(&shown).collect();
    assert!(unseen.is_empty(), "the dashboard does not show {unseen:?}");
}

#[test]
fn the_dashboard_is_json_and_no_two_panels_lie_on_each_other() {
    let board: serde_json::Value =
        serde_json::from_str(&read("deploy/grafana/qlub.json")).expect("JSON");
    let panels = board["panels"].as_array().expect("panels");
    let places: BTreeSet<String> =
        panels.iter().map(|panel| panel["gridPos"].to_string()).collect();
    assert_eq!(places.len(), panels.len());
}

/// With Debian's promtool where it is installed: the alerts can be read, and fire when they should.
#[test]
fn promtool_takes_the_alerts() {
    if command("promtool", &["--version"]).works() {
        let said =
            command("promtool", &["test", "rules", "deploy/prometheus/qlub.test.yml"]).output();
        assert!(said.is_ok(), "{said:?}");
    }
}
