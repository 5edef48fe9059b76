//! What docs/protocol.md says of paths, limits, keys and codes is what the program does.

use std::collections::BTreeSet;
use std::time::Duration;

use game::Rule as _;
use protocol::Message;
use protocol::http::Catalogue;
use serde_json::Value;
use table::{TableRule, display_text, live};

use super::tables;
use crate::budget::stamps;
use crate::config::{Config, Limits, Patience, Rate};
use crate::connections::flow;
use crate::error::ServerError;
use crate::pace::{self, SocketInput};
use crate::{outlet, serve, socket};

const PAGE: &str = include_str!("../../../../docs/protocol.md");

/// The rows of the table under a heading, each as its cells.
fn rows(heading: &str) -> Vec<Vec<&'static str>> {
    let part = PAGE.split(&format!("## {heading}\n")).nth(1).expect("the heading");
    let lines = part.lines().take_while(|line| !line.starts_with("## "));
    let mut table = lines.skip_while(|line| !line.starts_with('|'));
    let rows = table.by_ref().take_while(|line| line.starts_with('|')).skip(2);
    rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

/// A text without its backticks.
fn plain(cell: &str) -> String {
    cell.trim_matches('`').to_owned()
}

#[test]
fn every_path_is_in_the_page_and_in_the_description() {
    let document = serde_json::to_value(super::openapi::document()).expect("JSON");
    let paths = document["paths"].as_object().expect("paths").iter();
    let described: BTreeSet<(String, BTreeSet<String>)> = paths
        .flat_map(|(path, methods)| {
            let methods = methods.as_object().expect("methods").iter();
            methods.map(move |(method, about)| {
                let answers = about["responses"].as_object().expect("answers").keys();
                (format!("{} {path}", method.to_uppercase()), answers.cloned().collect())
            })
        })
        .collect();
    let is_status = |word: &&str| word.len() == 3 && word.bytes().all(|b| b.is_ascii_digit());
    let told = rows("Paths").into_iter().map(|row| {
        let words = row[2].split([' ', ',', ';', ':']);
        (plain(row[0]), words.filter(is_status).map(str::to_owned).collect())
    });
    assert_eq!(told.collect::<BTreeSet<_>>(), described);
}

fn rate(rate: Rate) -> String {
    let Rate { burst, pause } = rate;
    let second = Duration::from_secs(1);
    let then = if pause <= second {
        format!("{} a second", second.as_micros() / pause.as_micros())
    } else {
        format!("1 every {} seconds", pause.as_secs())
    };
    format!("{burst}, then {then}")
}

fn seconds(time: Duration) -> String {
    format!("{} seconds", time.as_secs_f64())
}

#[test]
fn every_limit_is_the_one_of_the_program() {
    let (limits, patience) = (Limits::default(), Patience::default());
    let config = Config::new(([127, 0, 0, 1], 0).into(), "data".into());
    let told = [
        ("messages of a device", rate(limits.messages)),
        ("messages of an address", rate(limits.messages_per_address)),
        ("staying behind with messages", seconds(pace::PATIENCE)),
        ("chat of a device", rate(limits.chat)),
        ("chat of a table", rate(limits.chat_per_table)),
        ("lines of a table that no match waits for", rate(limits.lines_per_table)),
        ("such lines and chat of an address", rate(limits.lines_per_address)),
        ("sockets of a device at one address", limits.sockets_per_device.to_string()),
        ("sockets of an address", limits.sockets_per_address.to_string()),
        ("tables opened by a browser", rate(limits.tables_per_browser)),
        ("tables opened by an address", rate(limits.tables_per_address)),
        ("new devices of an address", rate(limits.entries_per_address)),
        ("stamps of an address", rate(limits.stamps_per_address)),
        ("comings back and links of a device", rate(limits.entries_per_device)),
        ("tables woken by an address", rate(limits.lookups_per_address)),
        ("records read by an address", rate(limits.records_per_address)),
        ("wrong codes of an address", rate(limits.codes_per_address)),
        ("devices that a table remembers", limits.devices_per_table.to_string()),
        ("connections of an address, sockets apart", config.connections_per_address.to_string()),
        ("a message or a body", format!("{} bytes", socket::LARGEST)),
        (
            "bytes that come in over a socket",
            format!("{}, then {} a second", flow::BURST, flow::RATE),
        ),
        ("the head of a request", format!("{} bytes", serve::LARGEST_HEAD)),
        ("from a connection to its next request", seconds(patience.request)),
        ("for the head of a request", seconds(patience.head)),
        ("for a request in all", seconds(patience.answer)),
        ("for the hello of a socket", seconds(patience.hello)),
        ("between two pings", seconds(patience.ping)),
        ("for taking what is sent", seconds(patience.send)),
        ("messages that wait for a socket", outlet::QUEUE.to_string()),
        ("bytes that wait for a socket", outlet::BYTES.to_string()),
        ("a link to a seat", format!("{} hours", tables::INVITE_LASTS.as_secs() / 3600)),
        ("links to seats of a table", store::INVITES_AT_ONCE.to_string()),
        ("for opening a nonce", seconds(Duration::from_millis(live::OPENING))),
        ("a name", format!("{} letters", display_text::NAME)),
        ("something said", format!("{} letters", display_text::SAID)),
        ("marks of chat remembered", live::SAID_KEPT.to_string()),
        ("news told to who returns", live::TAIL.to_string()),
        ("chat of a match", format!("{} bytes", live::usage::CHAT_BYTES)),
        ("lines of a match that it does not need", live::usage::FREE_LINES.to_string()),
        ("lines of a table", live::usage::TABLE_LINES.to_string()),
        ("bytes of a table", live::usage::TABLE_BYTES.to_string()),
    ];
    let page: Vec<_> = rows("Limits").into_iter().map(|row| (row[0], row[1].to_owned())).collect();
    assert_eq!(page, told);
    let days = config.keep_finished.as_secs() / 86_400;
    assert!(PAGE.contains(&format!("| {days} days, or as long as this server keeps")));
    let minutes = stamps::PERIOD / 60_000;
    let lasts = format!("for at least {minutes} minutes and at most {}", 2 * minutes);
    assert!(PAGE.contains(&lasts), "{lasts}");
    assert!(PAGE.contains(&format!("\"bits\": {}", stamps::BITS)));
    assert!(PAGE.contains(&format!("`{}: PUZZLE NUMBER`", stamps::HEADER)));
}

#[test]
fn every_key_of_the_server_has_its_status() {
    let all = [
        ServerError::NoTable,
        ServerError::NoRecord,
        ServerError::Origin,
        ServerError::NotEntered,
        ServerError::Token,
        ServerError::WatchOnly,
        ServerError::slow_down(Duration::ZERO),
        ServerError::Stamp { retry_after: Duration::ZERO, puzzle: String::new() },
        ServerError::Damaged,
        ServerError::TooLong,
        ServerError::Unreadable(String::new()),
        ServerError::Nowhere,
        ServerError::Method,
        ServerError::Timeout,
        ServerError::TooLarge,
        ServerError::Upgrade,
        ServerError::Host,
        ServerError::Refused(TableRule::HostOnly.into()),
        ServerError::Storage,
        ServerError::Unsure,
        ServerError::Stopping,
    ];
    let source = include_str!("../error.rs").split("enum ServerError {").nth(1).expect("the enum");
    let lines = source.lines().take_while(|line| *line != "}").map(str::trim);
    let kinds = lines.filter(|line| !line.is_empty() && !line.starts_with("///")).count();
    assert_eq!(kinds, all.len(), "all of them are listed here");
    let server = all.iter().filter(|error| error.refusal().key.starts_with("server-"));
    let keys: BTreeSet<_> =
        server.map(|error| (error.refusal().key, error.status().as_u16().to_string())).collect();
    let told = rows("Keys of the server").into_iter();
    assert_eq!(told.map(|row| (plain(row[0]), row[1].to_owned())).collect::<BTreeSet<_>>(), keys);
}

#[test]
fn every_key_of_the_table_is_in_the_page() {
    let told: BTreeSet<_> =
        rows("Keys of the table").into_iter().map(|row| plain(row[0])).collect();
    let keys = TableRule::KEYS.iter().map(ToString::to_string);
    assert_eq!(told, keys.collect());
}

#[test]
fn every_close_code_is_in_the_page() {
    let told: BTreeSet<_> = rows("Close codes").into_iter().skip(1).map(|row| row[0]).collect();
    let codes = [
        socket::MALFORMED,
        socket::UNSUPPORTED,
        socket::NOT_TEXT,
        socket::POLICY,
        socket::TOO_LARGE,
        socket::RESTART,
        socket::VERSION,
        socket::EXPECTED_HELLO,
        socket::GONE,
        socket::BEHIND,
        socket::REPLACED,
    ];
    let codes = codes.map(|code| code.to_string());
    assert_eq!(told, codes.iter().map(String::as_str).collect());
}

#[test]
fn whoever_speaks_another_version_is_told_what_the_page_says() {
    let hello = r#"{ "id": 1, "do": "hello", "protocol": [99] }"#;
    let Err(socket::End(code, refusal)) = socket::greet(&SocketInput::Text(hello.into())) else {
        panic!("another version is not spoken")
    };
    assert_eq!(code, socket::VERSION);
    let mut examples = PAGE.split("```json message\n").skip(1).map(|rest| {
        let text = rest.split("```").next().unwrap_or_default();
        serde_json::from_str::<Value>(text).expect("JSON")
    });
    let bye = examples.find(|example| example["say"] == "bye").expect("an example");
    assert_eq!(bye, serde_json::to_value(Message::Bye { refusal }).expect("JSON"));
}

#[test]
fn what_the_page_shows_of_the_catalogue_is_in_it() {
    let text =
        PAGE.split("```json body Catalogue\n").nth(1).and_then(|rest| rest.split("```").next());
    let shown: Catalogue = serde_json::from_str(text.expect("an example")).expect("a catalogue");
    let mut real = table::catalogue::catalogue();
    real.games.retain(|game| shown.games.iter().any(|other| other.name == game.name));
    for (game, other) in real.games.iter_mut().zip(&shown.games) {
        game.editions.retain(|edition| other.editions.iter().any(|one| one.name == edition.name));
    }
    assert_eq!(real, shown);
}
