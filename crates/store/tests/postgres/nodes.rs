//! What the nodes of one database share.

use std::time::Duration;

use store::postgres::{Postgres, PostgresDoorbell};
use store::{Cluster as _, Connected, Doorbell as _, DoorbellNews, LEASE, Ring, Storage as _};

use crate::{connected, folder, line, new};

/// The duties that a node gets of those it asks for.
async fn claim(store: &Postgres, node: &str, names: &[&str]) -> Vec<String> {
    let claims = store.claim(node, duties(names)).await.expect("a claim");
    claims.into_iter().map(|claim| claim.duty).collect()
}

fn duties(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

#[tokio::test]
async fn a_duty_is_one_nodes_at_a_time() {
    let store = connected(&folder()).await;
    for node in ["a", "b"] {
        store.join(node).await.expect("a node");
    }
    assert_eq!(claim(&store, "a", &["t", "u"]).await, duties(&["t", "u"]));
    assert_eq!(claim(&store, "b", &["t", "v"]).await, duties(&["v"]));
    assert_eq!(claim(&store, "a", &["t"]).await, duties(&["t"]), "its own");
    assert_eq!(claim(&store, "nobody", &["w"]).await, duties(&[]));
    store.release("a", duties(&["t"])).await.expect("a release");
    assert_eq!(claim(&store, "b", &["t", "u"]).await, duties(&["t"]));
    store.leave("a").await.expect("an end");
    let claims = store.claim("b", duties(&["new"])).await.expect("a claim");
    assert_eq!(claims[0].idle, None, "nobody ever had it");
    assert_eq!(claim(&store, "b", &["u"]).await, duties(&["u"]));
}

#[tokio::test]
async fn of_many_who_claim_a_duty_at_once_one_has_it() {
    let store = connected(&folder()).await;
    let nodes: Vec<String> = (0..12).map(|node| format!("node {node}")).collect();
    let claims = nodes.iter().map(|node| {
        let (store, node) = (store.clone(), node.clone());
        tokio::spawn(async move {
            store.join(&node).await.expect("a node");
            store.claim(&node, vec!["sweep".to_owned()]).await.expect("a claim").len()
        })
    });
    let mut had = 0;
    for claim in claims.collect::<Vec<_>>() {
        had += claim.await.expect("no panic");
    }
    assert_eq!(had, 1);
}

#[tokio::test]
async fn a_silent_node_is_dead_and_does_not_come_back() {
    let store = connected(&folder()).await;
    store.create(new("t")).await.expect("a table");
    for node in ["a", "b"] {
        store.join(node).await.expect("a node");
    }
    store.claim("a", duties(&["t"])).await.expect("a claim");
    let here = Connected { devices: vec![1, 2], watchers: 3 };
    store.pulse("a", vec![("t".to_owned(), here.clone())], vec![]).await.expect("a pulse");
    store.append_once("t", vec![line(4, "four")], 1, 9).await.expect("an append");
    let seen = store.pulse("b", vec![], duties(&["t", "nowhere"])).await.expect("a pulse");
    let table = &seen.tables[0];
    assert_eq!((seen.tables.len(), table.next, table.node.as_deref()), (1, 5, Some("a")));
    assert_eq!(table.elsewhere, here);
    for _ in 0..3 {
        tokio::time::sleep(LEASE / 2).await;
        assert!(store.pulse("b", vec![], vec![]).await.expect("a pulse").alive);
    }
    let seen = store.pulse("b", vec![], duties(&["t"])).await.expect("a pulse");
    assert_eq!(
        (seen.tables[0].node.clone(), seen.tables[0].elsewhere.clone()),
        (None, Connected::default())
    );
    let claims = store.claim("b", duties(&["t"])).await.expect("a claim");
    let idle = claims[0].idle.expect("somebody had it");
    assert!(claims.len() == 1 && idle < LEASE, "since it was missed: {idle:?}");
    assert!(!store.pulse("a", vec![], vec![]).await.expect("a pulse").alive);
}

#[tokio::test]
async fn all_nodes_know_one_secret() {
    let database = folder();
    let (one, other) = (connected(&database).await, connected(&database).await);
    let secret = one.secret().await.expect("a secret");
    assert_eq!(other.secret().await, Ok(secret));
    assert_ne!(connected(&folder()).await.secret().await, Ok(secret));
}

#[tokio::test]
async fn who_rings_is_heard_at_other_nodes() {
    let database = folder();
    let (here, there) =
        (PostgresDoorbell::new(database.address()), PostgresDoorbell::new(database.address()));
    assert_eq!(here.heard().await, DoorbellNews::Deaf, "it was not connected before");
    assert_eq!(there.heard().await, DoorbellNews::Deaf);
    let many: Vec<Ring> =
        (0..1000).map(|n| Ring { id: format!("table {n}").replace(' ', "-"), next: n }).collect();
    // Connected to listen comes a moment before connected to ring.
    tokio::time::sleep(Duration::from_millis(200)).await;
    here.ring(many.clone()).await;
    let mut heard = Vec::new();
    while heard.len() < many.len() {
        match there.heard().await {
            DoorbellNews::Rings(rings) => heard.extend(rings),
            DoorbellNews::Deaf => panic!("nothing was cut"),
        }
    }
    assert_eq!(heard, many);
}
