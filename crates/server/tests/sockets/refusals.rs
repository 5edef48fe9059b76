//! Whatever is refused over HTTP is refused in words that a client can read.

use std::time::Duration;

use client::{Response, Server};
use protocol::Refusal;
use server::config::{Limits, Rate};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use crate::scene::{House, table};

fn refusal(answer: &Response) -> Refusal {
    assert_eq!(answer.header("content-type"), Some("application/json"), "{answer:?}");
    serde_json::from_str(&answer.body).unwrap()
}

async fn refused(server: &Server, method: &str, path: &str, body: &str) -> (u16, String) {
    let answer = server.request(method, path, None, body.to_owned()).await.unwrap();
    (answer.status, refusal(&answer).key)
}

#[tokio::test]
async fn every_refusal_of_the_interface_has_a_key() {
    let house = House::new().await;
    let (opened, _) = house.server.open(&table("qwixx", "classic 2")).await.unwrap();
    let here = format!("/api/tables/{}", opened.table);
    let large = "x".repeat(9000);
    for (method, path, body, status, key) in [
        ("GET", "/api", "", 404, "server-nowhere"),
        ("GET", "/api/nowhere", "", 404, "server-nowhere"),
        ("POST", "/api/nowhere", "{}", 404, "server-nowhere"),
        ("PUT", "/api/tables", "{}", 405, "server-method"),
        ("POST", "/api/games", "", 405, "server-method"),
        ("POST", "/api/tables", "{", 400, "server-unreadable"),
        ("POST", "/api/tables", &large, 413, "server-too-large"),
        ("GET", &format!("{here}/records/one"), "", 400, "server-unreadable"),
        ("GET", &format!("{here}/records/99999999999"), "", 400, "server-unreadable"),
        ("GET", "/api/codes/%ff", "", 400, "server-unreadable"),
        ("GET", &format!("/api/tables/{}/play", opened.watch), "", 400, "server-upgrade"),
    ] {
        let found = refused(&house.server, method, path, body).await;
        assert_eq!(found, (status, key.to_owned()), "{method} {path}");
    }
    let answer = house.server.request("PUT", "/api/tables", None, String::new()).await.unwrap();
    assert_eq!(answer.header("allow"), Some("POST"));
}

#[tokio::test]
async fn whoever_is_too_quick_is_told_when_to_come_again() {
    let house = House::with(|config| {
        let tables_per_browser = Rate::new(100, Duration::from_secs(1));
        let tables_per_address = Rate::new(1, Duration::from_secs(600));
        config.limits = Limits { tables_per_address, tables_per_browser, ..Limits::unlimited() };
    })
    .await;
    let body = serde_json::to_string(&table("qwixx", "classic 2")).unwrap();
    let open = || house.server.request("POST", "/api/tables", None, body.clone());
    assert_eq!(open().await.unwrap().status, 201);
    let answer = open().await.unwrap();
    let no = refusal(&answer);
    assert_eq!((answer.status, no.key.as_str()), (429, "server-slow-down"));
    let seconds = no.data["retryAfter"].as_u64().unwrap();
    assert!(seconds >= 1);
    assert_eq!(answer.header("retry-after"), Some(seconds.to_string().as_str()));
}

#[tokio::test]
async fn a_body_that_does_not_come_is_told_so() {
    let house = House::with(|config| config.patience.answer = Duration::from_millis(300)).await;
    let mut stream = house.server.dial().await.unwrap();
    let head = "POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{";
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 408 ") && answer.contains("server-timeout"), "{answer}");
}
