//! Attempts to get what is somebody else's: a seat, a hand, a whisper, a roll, a record.

use client::{ClientError, Player, Socket};
use game::Seat;
use protocol::{LuckChoice, News, OfferKind, Options, Phase, Request};

use crate::scene::{House, enter, finish, seated, start, started, table};

fn sit(seat: u8, name: &str) -> Request {
    let name = name.to_owned();
    Request::Sit { seat: Seat(seat), name, commitment: None, terms: None }
}

fn key(result: Result<impl Sized, ClientError>) -> String {
    result.err().and_then(|error| error.key().map(str::to_owned)).unwrap_or_default()
}

/// Whether a socket is shown somebody's hand.
fn sees_a_hand(socket: &Socket) -> bool {
    socket.views.iter().any(|(seat, _)| seat.is_some())
}

async fn playing(players: &mut [Player]) {
    start(players).await;
    for player in players.iter_mut() {
        player.open_nonce().await.unwrap();
    }
    for player in players {
        let socket = player.socket().await.unwrap();
        socket.until(|socket| socket.table.phase == Phase::Playing).await.unwrap();
    }
}

/// H1: the host makes a link for an open seat, Ben sits there by the ordinary link, the match
/// starts, and somebody uses the link.
#[tokio::test]
async fn an_old_link_takes_nobodys_seat() {
    let house = House::new().await;
    let (opened, host) = house.server.open(&table("qwirkle", "standard 2")).await.unwrap();
    let mut anna = Player::sit(host.clone(), Seat(0), 1).await.unwrap();
    let token = host.invite(1).await.unwrap();
    let mut ben = Player::sit(enter(&house.server, &opened).await, Seat(1), 2).await.unwrap();
    let refused = house.server.enter(&opened.table, Some(&token)).await;
    assert_eq!(key(refused), "server-token");
    // A guest who makes a link for the own seat and rises has given it away, not lent it.
    let own = ben.device.invite(1).await.unwrap();
    ben.socket().await.unwrap().ask(Request::Rise { seat: Seat(1) }).await.unwrap();
    let cara = Player::sit(enter(&house.server, &opened).await, Seat(1), 3).await.unwrap();
    assert_eq!(key(house.server.enter(&opened.table, Some(&own)).await), "server-token");
    // Nor does a link outlast its match: in a rematch others sit there.
    let late = cara.device.invite(1).await.unwrap();
    anna.socket().await.unwrap().ask(Request::Start).await.unwrap();
    let mut both = [anna, cara];
    finish(&house.server, &opened, &mut both).await;
    both[0].socket().await.unwrap().ask(Request::Rematch).await.unwrap();
    assert_eq!(key(house.server.enter(&opened.table, Some(&late)).await), "server-token");
}

/// H2: the host removes somebody, sits down there and sees the hand.
#[tokio::test]
async fn nobody_is_shown_the_hand_of_somebody_else() {
    let house = House::new().await;
    let (opened, mut players) = seated(&house.server, "qwirkle", "standard 3", 4).await;
    playing(&mut players).await;
    let host = players[0].socket().await.unwrap();
    host.ask(Request::Remove { seat: Seat(1) }).await.unwrap();
    assert_eq!(key(host.ask(sit(1, "Anna too")).await), "table-seat-kept");
    assert_eq!(host.views.len(), 1);
    let mut eve = enter(&house.server, &opened).await.connect(None).await.unwrap();
    assert_eq!(key(eve.ask(sit(1, "Eve")).await), "table-seat-kept");
    // It is still his, and he was told.
    let ben = players[1].socket().await.unwrap();
    ben.until(|socket| socket.you.seats.is_empty()).await.unwrap();
    assert!(ben.news.iter().any(|news| matches!(news, News::Removed { .. })));
    assert!(!sees_a_hand(ben));
    ben.ask(sit(1, "Ben")).await.unwrap();
    assert!(sees_a_hand(ben));
    // A seat that its owner leaves goes to a newcomer if everybody who plays agrees.
    ben.ask(Request::Rise { seat: Seat(1) }).await.unwrap();
    eve.ask(sit(1, "Eve")).await.unwrap();
    assert!(!sees_a_hand(&eve) && eve.you.asking == Some(Seat(1)));
    let yes = |seat| Request::Reply { seat: Seat(seat), yes: true };
    players[0].socket().await.unwrap().ask(yes(0)).await.unwrap();
    let cara = players[2].socket().await.unwrap();
    cara.ask(yes(2)).await.unwrap();
    eve.until(sees_a_hand).await.unwrap();
    // What was drawn before is not for her, on this connection or another.
    let private = |socket: &Socket| {
        socket.news.iter().any(|news| matches!(news, News::Game { only: Some(_), .. }))
    };
    assert!(!private(&eve) && private(cara));
}

/// M1: the host makes a bot stand in for somebody at once, and takes back what came of it.
#[tokio::test]
async fn nothing_is_rolled_again_without_those_who_played() {
    let house = House::new().await;
    let (_, mut players) = started(&house.server, "qwixx", "classic 2", 6).await;
    for player in &mut players {
        player.open_nonce().await.unwrap();
    }
    let host = players[0].socket().await.unwrap();
    host.until(|socket| socket.table.question.is_some()).await.unwrap();
    let quick = Options { grace: 1, stand_in: Some("random".to_owned()), ..Options::default() };
    assert_eq!(key(host.ask(Request::SetOptions { options: quick }).await), "table-started");
    let question = host.table.question.as_ref().unwrap().number;
    for player in &mut players {
        let seat = player.seat;
        let socket = player.socket().await.unwrap();
        let action = "-".to_owned();
        socket.ask(Request::Answer { seat, question, action }).await.unwrap();
    }
    players[1].leave();
    let host = players[0].socket().await.unwrap();
    let offer = OfferKind::TakeBack;
    host.ask(Request::Offer { seat: Seat(0), offer }).await.unwrap();
    host.ask(Request::Ping).await.unwrap();
    let open = host.table.offer.as_ref().expect("it waits for him");
    assert!(open.waiting_for.contains(Seat(1)));
    host.ask(Request::Reply { seat: Seat(0), yes: false }).await.unwrap();
    host.ask(Request::Remove { seat: Seat(1) }).await.unwrap();
    let refused = host.ask(Request::Offer { seat: Seat(0), offer }).await;
    assert_eq!(key(refused), "table-take-back-removed");
}

/// M2: the host changes the luck and starts before anybody has seen it.
#[tokio::test]
async fn nobody_plays_on_luck_that_they_were_not_shown() {
    let house = House::new().await;
    let (_, mut players) = seated(&house.server, "qwixx", "classic 2", 7).await;
    let host = players[0].socket().await.unwrap();
    let luck = LuckChoice::Seeded { seed: "mine".to_owned() };
    let changed = host.send(Request::SetLuck { luck }).await.unwrap();
    assert_eq!(key(host.ask(Request::Start).await), "table-not-ready");
    assert!(changed > 0 && host.table.phase == Phase::Gathering);
    let shown = host.table.terms;
    // Nor by having been ready for something else.
    let ben = players[1].socket().await.unwrap();
    let stale = Request::Ready { seat: Seat(1), terms: shown - 1 };
    assert_eq!(key(ben.ask(stale).await), "table-terms-changed");
    players[1].ready().await.unwrap();
    players[0].socket().await.unwrap().ask(Request::Start).await.unwrap();
}

/// M8: whoever became host because another left deletes the table in mid-match.
#[tokio::test]
async fn an_heir_deletes_nothing_that_others_played() {
    let house = House::new().await;
    let (opened, mut players) = started(&house.server, "qwixx", "classic 3", 8).await;
    players[0].socket().await.unwrap().ask(Request::Rise { seat: Seat(0) }).await.unwrap();
    let ben = players[1].socket().await.unwrap();
    ben.until(|socket| socket.you.host).await.unwrap();
    assert_eq!(key(ben.ask(Request::Close).await), "table-host-inherited");
    assert_eq!(key(players[1].device.delete().await), "table-host-inherited");
    assert!(house.server.find(&opened.table).await.is_ok());
    players[0].device.delete().await.unwrap_err();
}

/// L1: an answer that is changed shows to nobody else, not even by its number.
#[tokio::test]
async fn a_changed_answer_is_noticed_by_nobody_else() {
    let house = House::new().await;
    let (opened, mut players) = started(&house.server, "qwixx", "classic 2", 9).await;
    for player in &mut players {
        player.open_nonce().await.unwrap();
    }
    let mut watcher = client::Device::watcher(&house.server, &opened.watch);
    watcher.server = house.server.clone();
    let mut watching = watcher.connect(None).await.unwrap();
    let ben = players[1].socket().await.unwrap();
    ben.until(|socket| socket.table.question.is_some()).await.unwrap();
    let question = ben.table.question.as_ref().unwrap().number;
    let Ok(client::Reply::Legal(actions)) = ben.ask(Request::Legal { seat: Seat(1) }).await else {
        panic!("expected actions")
    };
    let answer =
        |action: &String| Request::Answer { seat: Seat(1), question, action: action.clone() };
    ben.ask(answer(&actions[0])).await.unwrap();
    let anna = players[0].socket().await.unwrap();
    let answered = |socket: &Socket| {
        let question = socket.table.question.as_ref();
        question.is_some_and(|question| question.answered.contains(Seat(1)))
    };
    anna.until(answered).await.unwrap();
    watching.until(answered).await.unwrap();
    // Whatever else was to be told of comings is told by then.
    tokio::time::sleep(std::time::Duration::from_millis(1_200)).await;
    anna.ask(Request::Ping).await.unwrap();
    let before = (anna.updates, anna.version);
    let ben = players[1].socket().await.unwrap();
    for action in actions.iter().skip(1).chain([&actions[0]]) {
        ben.ask(answer(action)).await.unwrap();
    }
    assert_eq!(ben.you.sealed[0].action, actions[0], "he himself sees it");
    let anna = players[0].socket().await.unwrap();
    anna.ask(Request::Ping).await.unwrap();
    assert_eq!((anna.updates, anna.version), before);
}
