//! What older programs wrote (old-data/README.md): this program finds every table again, lets its
//! people play on, and reads every record as it was.

#[path = "../scene/mod.rs"]
mod scene;

mod old_tables;
mod play;

use std::time::{Duration, Instant};

use client::{Device, Server};
use futures_util::future::join_all;
use game::{Seat, Viewer};
use protocol::Phase;
use server::config::Limits;
use table::replay::Replay;

use old_tables::{OldTable, Release, releases};
use scene::House;

/// Longer than this program will be of interest: what is old is not thrown away here.
const FOR_EVER: Duration = Duration::from_secs(100 * 365 * 24 * 60 * 60);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_table_of_an_older_program_is_found_and_played_to_its_end() {
    for release in releases() {
        let begun = Instant::now();
        let house = House::in_folder(release.database(), |config| {
            config.limits = Limits::unlimited();
            config.keep_finished = FOR_EVER;
            config.keep_idle = FOR_EVER;
        })
        .await;
        let server = &house.server;
        let records = release.records();
        let tables = release.tables();
        join_all(tables.iter().map(|kept| async {
            found(server, kept).await;
            past(server, kept, &records).await;
            play::on(server, kept).await;
        }))
        .await;
        house.running.stop().await;
        assert!(begun.elapsed() < Duration::from_secs(60), "{}: too slow", release.name());
    }
}

/// The table is where it was: by its id, by the one for watching, by its code.
async fn found(server: &Server, kept: &OldTable) {
    let found = server.find(&kept.id).await.unwrap_or_else(|error| panic!("{kept}: {error}"));
    assert_eq!((&found.game, &found.setup), (&kept.game, &kept.setup), "{kept}");
    // Nonces are waited for only so long.
    let begun = kept.phase == Phase::Opening && found.phase == Phase::Playing;
    assert!(found.phase == kept.phase || begun, "{kept} is {:?}", found.phase);
    let watched = server.find(&kept.watch).await.unwrap();
    assert!(watched.watch_only, "{kept}");
    let mut socket = Device::watcher(server, &kept.watch).connect(None).await.unwrap();
    assert_eq!((&socket.table.game, &socket.table.setup), (&kept.game, &kept.setup));
    socket.ask(protocol::Request::Ping).await.unwrap();
    match server.by_code(&kept.code).await {
        Ok(found) => assert_eq!(found.table, kept.id, "{kept}"),
        // Somebody who waits for others has told them the code; once a match has started it may be given to
        // others, and a rematch has another.
        Err(_) => {
            let waits = kept.phase == Phase::Gathering && kept.finished() == 0;
            assert!(!waits, "{kept}: the code leads nowhere");
        }
    }
}

/// The record of every match that was over is the one that was exported, byte for byte.
async fn past(server: &Server, kept: &OldTable, records: &[(String, String)]) {
    for number in 1..=kept.finished() {
        let record = server.record(&kept.id, number).await.unwrap();
        table::record::verify(&record).unwrap_or_else(|error| panic!("{kept}: {error}"));
        let exported = records.iter().any(|(_, exported)| *exported == record);
        assert!(exported, "{kept}: match {number} is another than it was");
    }
    if kept.phase != Phase::Over && kept.phase != Phase::Closed {
        assert!(server.record(&kept.id, kept.finished() + 1).await.is_err(), "{kept} shows all");
    }
}

#[test]
fn every_record_of_an_older_program_is_replayed_at_every_seat() {
    let all: Vec<(String, String)> = releases().iter().flat_map(Release::records).collect();
    assert!(!all.is_empty());
    for (file, record) in all {
        let (replay, verified) = Replay::read(&record).unwrap_or_else(|no| panic!("{file}: {no}"));
        let seats = verified.table.game().setup().seats;
        let watcher = [Viewer::Watcher].into_iter();
        for viewer in watcher.chain((0..seats).map(|seat| Viewer::Seat(Seat(seat)))) {
            for stop in [0, replay.last() / 2, replay.last()] {
                let update = replay.at(stop, viewer).unwrap_or_else(|| panic!("{file} at {stop}"));
                let end = verified.outcome.as_ref().filter(|_| stop == replay.last());
                assert_eq!(update.table.outcome.as_ref(), end, "{file} at {stop}");
            }
        }
    }
}
