//! What every answer bears, and what the server says about itself.

use std::collections::BTreeSet;

use protocol::http::NewTable;

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

fn route(method: &str, path: &str) -> String {
    format!("{method} {path}")
}
