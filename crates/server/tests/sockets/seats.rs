//! Who may come to a table, how, and how often.

use std::time::Duration;

use client::{ClientError, Device};
use game::Seat;
use protocol::{News, Phase, Request};
use server::config::{Limits, Rate};

use crate::scene::{self, House, enter, finish, seated, start, started, table};

fn sit(seat: u8) -> Request {
    Request::Sit { seat: Seat(seat), name: "Anna".to_owned(), commitment: None, terms: None }
}

#[tokio::test]
async fn a_link_to_an_open_seat_works_once() {
    let house = House::new().await;
    let (opened, host) = house.server.open(&table("qwixx", "classic 2")).await.unwrap();
    let token = host.invite(1).await.unwrap();
    assert_eq!(token.len(), 43);
    let (entered, guest) = house.server.enter(&opened.table, Some(&token)).await.unwrap();
    assert_eq!((entered.seat, entered.table.as_str()), (Some(1), opened.table.as_str()));
    guest.connect(None).await.unwrap().ask(sit(1)).await.unwrap();
    let again = house.server.enter(&opened.table, Some(&token)).await.unwrap_err();
    assert_eq!((again.status(), again.key()), (Some(403), Some("server-token")));
    let guessed = house.server.enter(&opened.table, Some(&"x".repeat(43))).await.unwrap_err();
    assert_eq!(guessed.key(), Some("server-token"));
}

#[tokio::test]
async fn a_newer_link_to_a_seat_replaces_the_older() {
    let house = House::new().await;
    let (opened, host) = house.server.open(&table("qwixx", "classic 2")).await.unwrap();
    let older = host.invite(1).await.unwrap();
    let newer = host.invite(1).await.unwrap();
    let refused = house.server.enter(&opened.table, Some(&older)).await.unwrap_err();
    assert_eq!(refused.key(), Some("server-token"));
    assert!(house.server.enter(&opened.table, Some(&newer)).await.is_ok());
}

#[tokio::test]
async fn a_seat_moves_to_another_device_and_the_old_one_watches() {
    let house = House::new().await;
    let (opened, mut players) = started(&house.server, "qwirkle", "standard 2", 3).await;
    let token = players[1].device.invite(1).await.unwrap();
    let (_, phone) = house.server.enter(&opened.table, Some(&token)).await.unwrap();
    let old = players[1].socket().await.unwrap();
    old.until(|socket| socket.you.seats.is_empty()).await.unwrap();
    assert!(old.news.contains(&News::Moved { seat: Seat(1) }));
    assert!(old.views.iter().all(|(seat, _)| seat.is_none()), "it sees what a watcher sees");
    let refused = old.ask(Request::Legal { seat: Seat(1) }).await.unwrap_err();
    assert_eq!(refused.key(), Some("table-not-your-seat"));
    let invited = players[1].device.invite(1).await.unwrap_err();
    assert_eq!(invited.key(), Some("table-not-your-seat"));
    // The nonce moves along with the person, not with the link: the seat had opened it or lets it go.
    players[1].device = phone;
    players[1].leave();
    finish(&house.server, &opened, &mut players).await;
}

#[tokio::test]
async fn a_link_to_watch_is_for_watching_only() {
    let house = House::new().await;
    let (opened, mut players) = seated(&house.server, "qwixx", "classic 2", 5).await;
    let entered = house.server.enter(&opened.watch, None).await.unwrap_err();
    assert_eq!((entered.status(), entered.key()), (Some(403), Some("server-watch-only")));
    let found = house.server.find(&opened.watch).await.unwrap();
    assert!(found.watch_only);
    assert_eq!(found.table, opened.watch, "whoever watches does not learn the other id");
    let watcher = Device::watcher(&house.server, &opened.watch);
    let mut socket = watcher.connect(None).await.unwrap();
    assert!(socket.you.seats.is_empty() && !socket.you.host);
    for request in [sit(0), Request::Start, Request::Close, Request::Legal { seat: Seat(0) }] {
        let refused = socket.ask(request).await.unwrap_err();
        assert_eq!(refused.key(), Some("table-watching"));
    }
    assert_eq!(watcher.invite(0).await.unwrap_err().status(), Some(401));
    assert_eq!(watcher.delete().await.unwrap_err().status(), Some(401));
    let watching = tokio::spawn(async move {
        socket.until(|socket| socket.table.phase == Phase::Over).await.unwrap();
        socket
    });
    start(&mut players).await;
    finish(&house.server, &opened, &mut players).await;
    let socket = watching.await.unwrap();
    assert!(matches!(socket.news.last(), Some(News::Ended { .. })));
}

#[tokio::test]
async fn a_code_leads_to_the_table_however_it_is_typed() {
    let house = House::new().await;
    let (opened, _) = house.server.open(&table("quixo", "two 2")).await.unwrap();
    let spaced = format!("{}-{}", &opened.code[..3], &opened.code[3..]);
    for code in [&opened.code, &spaced] {
        let found = house.server.by_code(code).await.unwrap();
        assert_eq!((found.table.as_str(), found.open_seats), (opened.table.as_str(), 2));
    }
    assert_eq!(house.server.by_code("nonsense").await.unwrap_err().status(), Some(404));
}

#[tokio::test]
async fn wrong_codes_are_slowed_down() {
    if scene::are_two_nodes() {
        // Each of them counts for itself: docs/hosting.md says so.
        return;
    }
    let house = House::with(|config| {
        config.limits = Limits::unlimited();
        config.limits.codes_per_address = Rate::new(5, Duration::from_secs(60));
    })
    .await;
    let (opened, _) = house.server.open(&table("quixo", "two 2")).await.unwrap();
    let wrong = if opened.code == "000000" { "000001" } else { "000000" };
    // A whole club may come in by its codes.
    for _ in 0..20 {
        assert!(house.server.by_code(&opened.code).await.is_ok());
    }
    for _ in 0..5 {
        assert_eq!(house.server.by_code(wrong).await.unwrap_err().status(), Some(404));
    }
    let slowed = house.server.by_code(wrong).await.unwrap_err();
    assert_eq!((slowed.status(), slowed.key()), (Some(429), Some("server-slow-down")));
    // Nothing is to be learned any more, not even what is right; the link itself still works.
    assert_eq!(house.server.by_code(&opened.code).await.unwrap_err().status(), Some(429));
    assert!(house.server.find(&opened.table).await.is_ok());
}

#[tokio::test]
async fn only_so_many_tables_are_opened_from_one_address() {
    if scene::are_two_nodes() {
        // Each of them counts for itself: docs/hosting.md says so.
        return;
    }
    let house = House::with(|config| {
        config.limits = Limits::unlimited();
        config.limits.tables_per_address = Rate::new(3, Duration::from_secs(60));
    })
    .await;
    for _ in 0..3 {
        house.server.open(&table("quixo", "two 2")).await.unwrap();
    }
    // A client with a little patience gets in by a stamp; without one it has to wait.
    let body = r#"{"game":"quixo","setup":"two 2"}"#.to_owned();
    let slowed = house.server.request("POST", "/api/tables", None, body).await.unwrap();
    let refused = slowed.good().unwrap_err();
    assert_eq!((refused.status(), refused.key()), (Some(429), Some("server-slow-down")));
    assert!(slowed.header("retry-after").is_some());
}

#[tokio::test]
async fn a_cookie_opens_its_own_table_alone() {
    let house = House::new().await;
    let (_, ours) = house.server.open(&table("qwixx", "classic 2")).await.unwrap();
    let (theirs, _) = house.server.open(&table("qwixx", "classic 2")).await.unwrap();
    let stray = Device { table: theirs.table.clone(), ..ours.clone() };
    for device in [stray, Device::new(&house.server, &theirs.table, None)] {
        let refused = device.connect(None).await.map(drop).unwrap_err();
        assert_eq!((refused.status(), refused.key()), (Some(401), Some("server-not-entered")));
        assert_eq!(device.invite(0).await.unwrap_err().status(), Some(401));
        assert_eq!(device.delete().await.unwrap_err().status(), Some(401));
    }
    assert!(ours.connect(None).await.is_ok());
}

#[tokio::test]
async fn whoever_enters_twice_stays_the_same_device() {
    let house = House::new().await;
    let (opened, host) = house.server.open(&table("qwixx", "classic 2")).await.unwrap();
    host.connect(None).await.unwrap().ask(sit(0)).await.unwrap();
    let token = host.invite(0).await.unwrap();
    // One's own link changes nothing.
    assert_eq!(host.enter(&token).await.unwrap().seat, Some(0));
    let socket = host.connect(None).await.unwrap();
    assert!(socket.you.host && socket.you.seats.contains(Seat(0)));
    assert!(!enter(&house.server, &opened).await.connect(None).await.unwrap().you.host);
}

#[tokio::test]
async fn the_host_deletes_the_table() {
    let house = House::new().await;
    let (opened, mut players) = started(&house.server, "qwixx", "classic 3", 1).await;
    let refused = players[1].device.delete().await.unwrap_err();
    assert_eq!((refused.status(), refused.key()), (Some(409), Some("table-host-only")));
    players[0].device.delete().await.unwrap();
    for player in &mut players {
        let closed = player.socket().await.unwrap().until_closed().await;
        assert_eq!((closed.code(), closed.key()), (Some(4002), Some("server-no-table")));
        let gone = player.device.connect(None).await.map(drop).unwrap_err();
        assert_eq!(gone.status(), Some(404));
    }
    assert_eq!(house.server.find(&opened.table).await.unwrap_err().status(), Some(404));
    assert_eq!(house.server.find(&opened.watch).await.unwrap_err().status(), Some(404));
    assert_eq!(house.server.by_code(&opened.code).await.unwrap_err().status(), Some(404));
}

#[tokio::test]
async fn a_running_match_has_no_record() {
    let house = House::new().await;
    let (opened, mut players) = started(&house.server, "qwixx", "classic 2", 2).await;
    // Nothing that a local table saves in its middle can be had from a server, by no id.
    for id in [&opened.table, &opened.watch] {
        for number in [0, 1, 2, u32::MAX] {
            let refused = house.server.record(id, number).await.unwrap_err();
            assert_eq!((refused.status(), refused.key()), (Some(404), Some("server-no-record")));
        }
    }
    finish(&house.server, &opened, &mut players).await;
    assert!(house.server.record(&opened.table, 2).await.is_err());
    // A rematch keeps the record of the match before, and has none itself.
    players[0].socket().await.unwrap().ask(Request::Rematch).await.unwrap();
    assert!(house.server.record(&opened.table, 1).await.is_ok());
    assert!(house.server.record(&opened.table, 2).await.is_err());
}

#[tokio::test]
async fn nobody_is_called_like_a_neighbour() {
    let house = House::new().await;
    let (opened, host) = house.server.open(&table("qwixx", "classic 2")).await.unwrap();
    host.connect(None).await.unwrap().ask(sit(0)).await.unwrap();
    let mut twin = enter(&house.server, &opened).await.connect(None).await.unwrap();
    // The first letter is Cyrillic, and the last bears forty accents.
    let name = format!("\u{410}nna{}\u{fffc}", "\u{301}".repeat(40));
    twin.ask(Request::Sit { seat: Seat(1), name, commitment: None, terms: None }).await.unwrap();
    let shown = &twin.table.seats[1].name;
    assert!(shown.ends_with(" 2") || shown.chars().count() <= 8, "{shown}");
    assert!(!shown.contains('\u{fffc}'));
    twin.ask(Request::Rename { seat: Seat(1), name: "ANNA".to_owned() }).await.unwrap();
    assert_eq!(twin.table.seats[1].name, "ANNA 2");
}

#[tokio::test]
async fn nobody_answers_for_another_seat() {
    let house = House::new().await;
    let (opened, mut players) = started(&house.server, "qwixx", "classic 2", 9).await;
    let other = enter(&house.server, &opened).await;
    let mut socket = other.connect(None).await.unwrap();
    let stranger = |seat| Request::Answer { seat: Seat(seat), question: 1, action: "-".to_owned() };
    for seat in [0, 1, 7, 255] {
        let refused = socket.ask(stranger(seat)).await;
        assert!(matches!(refused, Err(ClientError::Refused(_))), "{refused:?}");
    }
    finish(&house.server, &opened, &mut players).await;
}
