//! What every answer bears, and what the server says about itself.

use std::collections::BTreeSet;
use std::time::Instant;

use client::Server;
use protocol::http::NewTable;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use crate::scene::{House, finish, started, table};

#[tokio::test]
async fn every_answer_bears_the_headers_that_keep_a_page_safe() {
    let house = House::new().await;
    for path in ["/api/games", "/healthz", "/api/nowhere", "/api/codes/000000", "/metrics"] {
        let answer = house.server.get(path).await.unwrap();
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"));
        // Only the style of single elements may stand in the page: what it shows, not what it does.
        assert_eq!(policy.matches("'unsafe-inline'").count(), 1);
        assert!(policy.contains("style-src-attr 'unsafe-inline'"));
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(answer.header("cache-control"), Some("no-store"));
        assert_eq!(answer.header("cross-origin-resource-policy"), Some("same-origin"));
        assert_eq!(answer.header("server"), None);
        assert_eq!(answer.header("access-control-allow-origin"), None);
    }
}

#[tokio::test]
async fn a_book_is_there_for_the_page_once_its_file_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.qxt");
    let house = House::with(|config| config.books = vec![file.clone()]).await;
    assert_eq!(house.server.get("/books/a.qxt").await.unwrap().status, 404);
    assert_eq!(house.server.get("/books/list.json").await.unwrap().body, "[]");
    std::fs::write(&file, "a table").unwrap();
    let answer = house.server.get("/books/a.qxt").await.unwrap();
    assert_eq!((answer.status, answer.body.as_str()), (200, "a table"));
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(answer.header("content-type"), Some("application/octet-stream"));
    let list = house.server.get("/books/list.json").await.unwrap().body;
    assert_eq!(list, r#"[{"name":"a.qxt","bytes":7}]"#);
    let head = house.server.request("HEAD", "/books/a.qxt", None, String::new()).await.unwrap();
    assert_eq!((head.status, head.header("content-length")), (200, Some("7")));
    // Nothing else of the folder is.
    std::fs::write(folder.path().join("b.qxt"), "no").unwrap();
    for path in ["/books/b.qxt", "/books/../b.qxt"] {
        assert_eq!(house.server.get(path).await.unwrap().status, 404, "{path}");
    }
}

async fn cookies(house: &House, new: &NewTable) -> Vec<String> {
    let body = serde_json::to_string(new).unwrap();
    let answer = house.server.request("POST", "/api/tables", None, body).await.unwrap();
    assert_eq!(answer.status, 201);
    let all = answer.headers.get_all("set-cookie").into_iter();
    all.map(|value| value.to_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn cookies_are_for_this_server_and_this_table_alone() {
    let house = House::new().await;
    let cookies = cookies(&house, &table("qwixx", "classic 2")).await;
    assert_eq!(cookies.len(), 2);
    for cookie in &cookies {
        assert!(cookie.contains("; HttpOnly") && cookie.contains("; SameSite=Lax"), "{cookie}");
        assert!(!cookie.contains("Secure"), "on a local network there is no encryption");
        assert!(!cookie.contains("Domain"));
    }
    let device = cookies.iter().find(|cookie| cookie.starts_with("qlub-device=")).unwrap();
    assert!(device.contains("; Path=/api/tables/"), "{device}");
}

#[tokio::test]
async fn behind_an_encrypted_address_cookies_are_for_encrypted_connections() {
    let house = House::with(|config| {
        config.public_url = Some("https://club.example/".to_owned());
    })
    .await;
    for cookie in cookies(&house, &table("qwixx", "classic 2")).await {
        assert!(cookie.ends_with("; Secure"), "{cookie}");
    }
    let (opened, _) = house.server.open(&table("qwixx", "classic 2")).await.unwrap();
    assert!(opened.link.starts_with("https://club.example/t/"), "{}", opened.link);
}

#[tokio::test]
async fn the_server_tells_its_health_and_its_figures() {
    let house = House::new().await;
    let (opened, mut players) = started(&house.server, "quixo", "two 2", 1).await;
    finish(&house.server, &opened, &mut players).await;
    assert_eq!(house.server.get("/healthz").await.unwrap().status, 200);
    assert_eq!(house.server.get("/readyz").await.unwrap().status, 200);
    let figures = house.server.get("/metrics").await.unwrap();
    assert_eq!(figures.header("content-type"), Some("text/plain; version=0.0.4"));
    for name in [
        "qlub_sockets",
        "qlub_rooms",
        "qlub_tables",
        "qlub_tables_opened_total",
        "qlub_requests_total",
        "qlub_updates_total",
        "qlub_lines_total",
        "qlub_commits_total",
        "qlub_commit_seconds",
    ] {
        let line = figures.body.lines().find(|line| line.starts_with(name));
        let value = line.and_then(|line| line.rsplit(' ').next()?.parse::<f64>().ok());
        assert!(value.is_some_and(|value| value >= 0.0), "{name}: {line:?}");
    }
    let lines = figures.body.lines().find(|line| line.starts_with("qlub_lines_total")).unwrap();
    assert!(!lines.ends_with(" 0"), "{lines}");
}

#[tokio::test]
async fn figures_are_for_this_computer_or_have_an_address_of_their_own() {
    // A port that was free a moment ago.
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let house = House::with(|config| config.metrics = Some(free)).await;
    assert_eq!(house.server.get("/metrics").await.unwrap().status, 200);
    for (name, value) in [("x-forwarded-for", "192.0.2.1"), ("forwarded", "for=192.0.2.1")] {
        let proxied = house.server.with_header(name, value).get("/metrics").await.unwrap();
        assert_eq!(proxied.status, 404, "{name}");
        assert!(!proxied.body.contains("qlub_"));
    }
    let figures = Server::at(free).with_header("x-forwarded-for", "192.0.2.1");
    assert!(figures.get("/metrics").await.unwrap().body.contains("qlub_tables"));
    assert_eq!(figures.get("/healthz").await.unwrap().status, 200);
    assert_eq!(figures.get("/readyz").await.unwrap().status, 200);
    assert_eq!(figures.get("/api/games").await.unwrap().status, 404);
    house.running.stop().await;
    assert!(figures.get("/healthz").await.is_err());
}

#[tokio::test]
async fn however_often_it_is_asked_whether_things_can_be_kept_little_is_written() {
    let house = House::new().await;
    // Every durable write adds a page or more to the log of the database.
    let log = || -> u64 {
        let files = std::fs::read_dir(house.folder.path()).unwrap().map(Result::unwrap);
        let logs = files.filter(|file| file.file_name().to_string_lossy().ends_with("-wal"));
        logs.map(|file| file.metadata().unwrap().len()).sum()
    };
    house.server.open(&table("qwixx", "classic 2")).await.unwrap();
    let (before, begun) = (log(), Instant::now());
    for _ in 0..60 {
        assert_eq!(house.server.get("/readyz").await.unwrap().status, 200);
    }
    let most = 16 * 1024 * (1 + begun.elapsed().as_secs() / 2);
    let written = log().saturating_sub(before);
    assert!(written <= most, "{written}");
}

/// Asks under a name, and gives what is left of the answer.
async fn named(house: &House, head: &str) -> String {
    let mut stream = house.server.dial().await.unwrap();
    stream.write_all(format!("{head}\r\nconnection: close\r\n\r\n").as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn a_name_that_somebody_else_lets_lead_here_is_not_answered() {
    let house = House::with(|config| config.hosts = vec!["pi.club.example".to_owned()]).await;
    for host in ["localhost:8777", "127.0.0.1", "pi", "pi.fritz.box", "pi.club.example:8777"] {
        let answer = named(&house, &format!("GET /api/games HTTP/1.1\r\nhost: {host}")).await;
        assert!(answer.starts_with("HTTP/1.1 200 "), "{host}: {answer}");
    }
    let evil = "HTTP/1.1\r\nhost: evil.example:8777";
    for path in ["/", "/api/games", "/metrics", "/healthz"] {
        let answer = named(&house, &format!("GET {path} {evil}")).await;
        assert!(answer.starts_with("HTTP/1.1 421 "), "{path}: {answer}");
        assert!(answer.contains("server-host"), "{path}: {answer}");
    }
    let old = named(&house, "GET /healthz HTTP/1.0\r\nx-old: yes").await;
    assert!(old.starts_with("HTTP/1.0 200 "), "{old}");
}

#[tokio::test]
async fn behind_an_encrypted_address_browsers_are_told_to_stay_encrypted() {
    let house = House::new().await;
    let plain = house.server.get("/api/games").await.unwrap();
    assert_eq!(plain.header("strict-transport-security"), None);
    let url = "https://club.example";
    let house = House::with(|config| config.public_url = Some(url.to_owned())).await;
    let answer = house.server.get("/api/games").await.unwrap();
    assert_eq!(answer.header("strict-transport-security"), Some("max-age=31536000"));
    let body = serde_json::to_string(&table("qwixx", "classic 2")).unwrap();
    for (origin, status) in [(url, 201), ("http://club.example", 403)] {
        let page = house.server.with_header("origin", origin);
        let answer = page.request("POST", "/api/tables", None, body.clone()).await.unwrap();
        assert_eq!(answer.status, status, "{origin}");
    }
}

#[tokio::test]
async fn the_description_lists_every_route() {
    let house = House::new().await;
    let answer = house.server.get("/api/openapi.json").await.unwrap();
    let document: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
    let mut described = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        described.extend(methods.as_object().unwrap().keys().map(|method| route(method, path)));
    }
    // The router cannot be asked what it knows, so its source is.
    let source = include_str!("../../src/http/mod.rs");
    let mut routed = BTreeSet::new();
    for piece in source.split(".route(\"").skip(1) {
        let (path, rest) = piece.split_once('"').unwrap();
        let handlers = rest.split("\n").next().unwrap();
        for method in ["get", "post", "put", "patch", "delete"] {
            if handlers.contains(&format!("{method}(")) {
                routed.insert(route(method, path));
            }
        }
    }
    assert_eq!(described, routed);
}

#[tokio::test]
async fn the_description_is_a_page_that_the_policy_allows() {
    let house = House::new().await;
    let page = house.server.get("/api/docs").await.unwrap();
    assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
    assert!(page.header("content-security-policy").unwrap().contains("style-src 'self'"));
    assert!(page.body.contains("href=\"/api/docs.css\"") && page.body.contains("/api/tables"));
    let style = house.server.get("/api/docs.css").await.unwrap();
    assert_eq!(
        (style.status, style.header("content-type")),
        (200, Some("text/css; charset=utf-8"))
    );
}

fn route(method: &str, path: &str) -> String {
    format!("{method} {path}")
}
