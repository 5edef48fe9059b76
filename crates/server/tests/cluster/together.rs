//! Two nodes are as good as one.

use std::time::{Duration, Instant};

use client::{Player, Server};
use futures_util::future::join_all;
use game::Seat;
use protocol::{Options, Request};

use crate::scene::{self, table};
use crate::{SERVER, node};

/// Two nodes at a database of their own, as clients know them.
async fn two() -> (server::RunningServer, server::RunningServer, Server, Server) {
    let database = SERVER.database().unwrap();
    let (one, other) = (node(&database, "one").await, node(&database, "other").await);
    let (here, there) = (Server::at(one.address), Server::at(other.address));
    (one, other, here, there)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_at_two_nodes_play_a_match() {
    let (one, other, here, there) = two().await;
    for (game, setup) in [("qwixx", "classic 3"), ("qwirkle", "standard 3"), ("quixo", "two 2")] {
        let (opened, host) = here.open(&table(game, setup)).await.unwrap();
        let open = there.find(&opened.table).await.unwrap().open_seats;
        let mut players = vec![Player::sit(host, Seat(0), 5).await.unwrap()];
        for seat in (1..open).map(Seat) {
            let server = if seat.0 % 2 == 1 { &there } else { &here };
            let device = server.enter(&opened.table, None).await.unwrap().1;
            players.push(Player::sit(device, seat, 5).await.unwrap());
        }
        scene::start(&mut players).await;
        let begun = Instant::now();
        let ends = join_all(players.iter_mut().map(Player::play)).await;
        let outcomes: Vec<_> = ends.into_iter().map(Result::unwrap).collect();
        assert!(outcomes.iter().all(|outcome| *outcome == outcomes[0]));
        for server in [&here, &there] {
            let record = server.record(&opened.table, 1).await.unwrap();
            let verified = table::record::verify(&record).unwrap();
            assert_eq!(verified.outcome.as_ref(), Some(&outcomes[0]));
        }
        let answers: usize = players.iter().map(|player| player.acknowledged.len()).sum();
        eprintln!(
            "{game}: {answers} answers at two nodes in {:.1} s",
            begun.elapsed().as_secs_f64()
        );
    }
    tokio::join!(one.stop(), other.stop());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_answers_somebody_at_any_node() {
    let (one, other, here, there) = two().await;
    let (opened, host) = here.open(&table("quixo", "two 2")).await.unwrap();
    let mut player = Player::sit(host, Seat(0), 5).await.unwrap();
    let seat_bot = Request::SeatBot { seat: Seat(1), level: "greedy".to_owned() };
    player.socket().await.unwrap().ask(seat_bot).await.unwrap();
    player.socket().await.unwrap().ask(Request::Start).await.unwrap();
    // The match goes on at the other node, whoever had the duty before.
    player.leave();
    player.device.server = there.clone();
    let outcome = tokio::time::timeout(Duration::from_secs(60), player.play()).await;
    assert!(outcome.expect("the bot goes on").is_ok());
    assert!(player.returns > 0);
    let gone = here.get(&format!("/api/tables/{}", opened.table)).await.unwrap();
    assert_eq!(gone.status, 200);
    tokio::join!(one.stop(), other.stop());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_there_is_known_at_all_nodes_and_a_deleted_table_is_gone_at_all() {
    let (one, other, here, there) = two().await;
    let new = protocol::http::NewTable {
        options: Options { grace: 1, stand_in: Some("greedy".to_owned()), ..Options::default() },
        ..table("quixo", "two 2")
    };
    let (opened, host) = here.open(&new).await.unwrap();
    let guest = there.enter(&opened.table, None).await.unwrap().1;
    let mut host = Player::sit(host, Seat(0), 5).await.unwrap();
    let mut guest = Player::sit(guest, Seat(1), 6).await.unwrap();
    let present = |socket: &client::Socket| socket.table.seats.iter().all(|chair| chair.present);
    let (host, guest) = (host.socket().await.unwrap(), guest.socket().await.unwrap());
    host.until(present).await.unwrap();
    guest.until(present).await.unwrap();
    host.ask(Request::Start).await.unwrap();
    // Longer than the grace: nobody stands in for somebody who is at another node.
    tokio::time::sleep(Duration::from_secs(6)).await;
    guest.ask(Request::Legal { seat: Seat(1) }).await.unwrap();
    assert!(guest.table.seats.iter().all(|chair| chair.present && chair.stand_in.is_none()));
    let device = client::Device::new(&here, &opened.table, None);
    assert!(device.delete().await.is_err(), "only the host deletes");
    tokio::join!(one.stop(), other.stop());
}
