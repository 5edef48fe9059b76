//! Playing on at a table of an older program.

use client::dice::type_in;
use client::{ClientError, Device, Player, Server};
use futures_util::future::join_all;
use game::Seat;
use game::luck::Stream;
use protocol::state::ChairKind;
use protocol::{LuckState, Phase, Request};
use table::fair::unhex;

use crate::old_tables::{OldTable, Person};

/// Its people come back and play the match to its end, from wherever it stands.
pub(crate) async fn on(server: &Server, kept: &OldTable) {
    let mut players = Vec::new();
    for person in &kept.people {
        players.extend(back(server, kept, person).await);
    }
    match kept.phase {
        Phase::Over | Phase::Closed => return,
        Phase::Gathering => start(server, kept, &mut players).await,
        Phase::Opening | Phase::Playing => {}
    }
    let (outcomes, ()) =
        tokio::join!(join_all(players.iter_mut().map(Player::play)), roll(host(server, kept)),);
    let record = server.record(&kept.id, kept.last()).await.unwrap();
    let verified = table::record::verify(&record).unwrap_or_else(|no| panic!("{kept}: {no}"));
    for outcome in outcomes {
        let outcome = outcome.unwrap_or_else(|error| panic!("{kept}: {error}"));
        assert_eq!(Some(outcome), verified.outcome, "{kept}");
    }
}

/// Somebody returns with the old cookie, to whatever seats are theirs.
async fn back(server: &Server, kept: &OldTable, person: &Person) -> Vec<Player> {
    let device = Device::new(server, &kept.id, Some(person.cookie.clone()));
    let socket = device.connect(None).await.unwrap_or_else(|error| panic!("{kept}: {error}"));
    let owned: Vec<Seat> = socket.you.seats.iter().collect();
    assert!(!owned.is_empty(), "{kept}: somebody lost their seat");
    let nonce = |seat: Seat| person.nonces.iter().find(|nonce| nonce.seat == seat.0);
    // For whoever gave up a bot plays on.
    let plays = |seat: &Seat| !socket.table.seats[seat.index()].resigned;
    owned
        .into_iter()
        .filter(plays)
        .map(|seat| {
            // Who has none committed to none.
            let nonce = nonce(seat).and_then(|nonce| unhex(&nonce.nonce)).unwrap_or([0; 32]);
            Player::of(device.clone(), seat, nonce, 20)
        })
        .collect()
}

/// Others take the seats that are still open, and the host starts.
async fn start(server: &Server, kept: &OldTable, players: &mut Vec<Player>) {
    let chairs = players[0].socket().await.unwrap().table.seats.clone();
    for (seat, chair) in (0..).map(Seat).zip(chairs) {
        if chair.kind == ChairKind::Open {
            let (_, device) = server.enter(&kept.id, None).await.unwrap();
            players.push(Player::sit(device, seat, 20).await.unwrap());
        }
    }
    let started = players[0].socket().await.unwrap().ask(Request::Start).await;
    started.unwrap_or_else(|error| panic!("{kept}: {error}"));
}

fn host(server: &Server, kept: &OldTable) -> Device {
    Device::new(server, &kept.id, kept.people.first().map(|person| person.cookie.clone()))
}

/// The host throws real dice, if that is what is played with.
async fn roll(host: Device) {
    let mut socket = host.connect(None).await.unwrap();
    let mut luck = Stream::new(6);
    while socket.table.luck == LuckState::Typed && socket.table.phase == Phase::Playing {
        if !socket.table.chance_due {
            socket.read().await.unwrap();
            continue;
        }
        match type_in(&mut socket, &mut luck).await {
            Ok(()) | Err(ClientError::Refused(_)) => {}
            Err(error) => panic!("{error}"),
        }
    }
}
