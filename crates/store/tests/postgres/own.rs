//! What only PostgreSQL has to promise: answers can get lost, versions stand side by side.

use store::postgres::{MIGRATIONS, Migration, Postgres, migrate};
use store::{OpenError, Storage as _, StoreError};

use crate::{SERVER, connected, folder, line, new};

#[tokio::test]
async fn an_append_that_is_asked_again_is_kept_once() {
    let store = connected(&folder()).await;
    store.create(new("t")).await.expect("a table");
    let lines = || vec![line(1, "one"), line(2, "two")];
    assert_eq!(store.append_once("t", lines(), 1, 77).await, Ok(()));
    assert_eq!(store.append_once("t", lines(), 1, 77).await, Ok(()), "it is there");
    assert_eq!(store.append_once("t", lines(), 1, 78).await, Err(StoreError::Conflict));
    assert_eq!(store.append_once("t", lines(), 1, 0).await, Err(StoreError::Conflict));
    let more = vec![line(2, "two"), line(3, "three")];
    assert_eq!(store.append_once("t", more, 1, 77).await, Err(StoreError::Conflict));
    assert_eq!(store.lines("t").await, Ok(lines()));
}

#[tokio::test]
async fn a_connection_that_is_cut_leaves_nobody_without_an_answer() {
    let database = folder();
    let store = connected(&database).await;
    store.create(new("t")).await.expect("a table");
    let name =
        database.0.rsplit('/').next().and_then(|rest| rest.split('?').next()).expect("a name");
    let cut = format!(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '{name}'"
    );
    let cutting = std::thread::spawn(move || {
        for _ in 0..20 {
            SERVER.sql("postgres", &cut).expect("a cut");
        }
    });
    let mut number = 0;
    while !cutting.is_finished() {
        number += 1;
        loop {
            match store.append_once("t", vec![line(number, "x")], 1, number.into()).await {
                Ok(()) => break,
                Err(StoreError::Unsure | StoreError::Away { .. }) => {}
                Err(error) => panic!("line {number}: {error}"),
            }
        }
    }
    cutting.join().expect("the cutting");
    let lines = store.lines("t").await.expect("the lines");
    assert!(lines.iter().map(|line| line.number).eq(1..=number), "each once, in order");
}

const ADD: Migration =
    Migration { sql: "ALTER TABLE tables ADD COLUMN mood TEXT NOT NULL DEFAULT 'good'", oldest: 1 };
const REMOVE: Migration = Migration { sql: "ALTER TABLE tables DROP COLUMN mood", oldest: 1 };
const BREAK: Migration = Migration { sql: "ALTER TABLE tables RENAME touched TO felt", oldest: 4 };

#[tokio::test]
async fn a_newer_version_is_worked_with_as_long_as_it_says_so() {
    let database = folder();
    let store = connected(&database).await;
    let (mut client, connection) =
        tokio_postgres::connect(&database.0, tokio_postgres::NoTls).await.expect("a connection");
    tokio::spawn(connection);
    for (extra, id) in [(&[ADD][..], "t"), (&[ADD, REMOVE][..], "u")] {
        let steps = [MIGRATIONS, extra].concat();
        migrate(&mut client, &steps).await.expect("a step");
        migrate(&mut client, &steps).await.expect("no step twice");
        store.create(new(id)).await.expect("the running program goes on");
        connected(&database).await.create(new(&id.repeat(2))).await.expect("and so does a new one");
    }
    let steps = [MIGRATIONS, &[ADD, REMOVE, BREAK]].concat();
    migrate(&mut client, &steps).await.expect("a step");
    let refused = Postgres::connect(&database.address()).await.err();
    assert_eq!(refused, Some(OpenError::NewerDatabase { found: 4, known: 1 }));
    assert_eq!(refused.map(|error| error.to_string().lines().count()), Some(1));
}

#[tokio::test]
async fn a_database_of_somebody_else_is_left_alone() {
    let database = folder();
    let name =
        database.0.rsplit('/').next().and_then(|rest| rest.split('?').next()).expect("a name");
    SERVER.sql(name, "CREATE TABLE tables (chairs INT)").expect("a table");
    let refused = Postgres::connect(&database.address()).await.err().expect("a refusal");
    assert!(refused.to_string().contains("not a database of qlub"), "{refused}");
}

#[tokio::test]
async fn a_server_that_is_not_there_is_said_in_one_line() {
    let address = "postgres://qlub:secret@127.0.0.1:1/house".parse().expect("an address");
    let refused = Postgres::connect(&address).await.err().expect("a refusal").to_string();
    assert!(refused.lines().count() == 1 && !refused.contains("secret"), "{refused}");
}

#[tokio::test]
async fn tls_is_spoken_with_whom_somebody_vouches_for() {
    let (server, roots) = cluster::Postgres::with_tls().expect("a PostgreSQL");
    let plain = server.database().expect("a database");
    let name = plain.rsplit('/').next().and_then(|rest| rest.split('?').next()).expect("a name");
    let address = |host: &str, roots: &str| {
        let port = server.port();
        let text = format!("postgres://qlub@{host}:{port}/{name}?sslmode=require{roots}");
        text.parse().expect("an address")
    };
    let own = format!("&sslrootcert={}", roots.display());
    let store = Postgres::connect(&address("localhost", &own)).await.expect("a store");
    store.create(new("t")).await.expect("a table");
    let encrypted = "SELECT count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
                     WHERE ssl AND application_name = 'qlub'";
    assert_ne!(server.sql("postgres", encrypted).expect("a count").trim(), "0");
    let nobody = Postgres::connect(&address("localhost", "")).await.err().expect("a refusal");
    assert!(nobody.to_string().contains("certificate"), "{nobody}");
    let other = Postgres::connect(&address("127.0.0.1", &own)).await.err().expect("a refusal");
    assert!(other.to_string().contains("certificate"), "{other}");
}
