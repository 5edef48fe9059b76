//! Who is connected. Every connection is an open file, and a server has only so many: one address has
//! its share, and all together leave enough for the database. Nobody is turned away for that: at the
//! limit the newcomer is let in, and whoever has had nothing to do for longest is let go. So a
//! neighbour behind the same address can shut nobody out.
//!
//! Before the head of a request nothing but the peer is known, so the peer's address counts (IPv6 by
//! its network). A trusted proxy speaks for many and has no share of its own.

mod body;
pub(crate) mod flow;
mod state;
mod stream;

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::HeaderMap;
use tokio::sync::{Notify, Semaphore};
use tokio::task::yield_now;
use tokio::time::timeout;

pub(crate) use body::{Answer, HoldingBody};
pub(crate) use state::Connection;
pub(crate) use stream::Stream;

use crate::address;

/// Files that are kept back for the database, the log, books that are sent, and whatever else a
/// program has open.
const RESERVE: usize = 192;
/// How many connections may be over the limit while those that were let go are being closed. The next
/// connection is not taken before: with fewer, everybody waits at the system's door.
const SLACK: usize = 64;
/// How many are let go when the system has no file left.
const FEW: usize = 16;
/// The most connections that a trusted proxy counts as when all together are too many.
const PROXY: usize = 16;
/// How many connections and requests are begun before everybody at a table had a turn: of one address,
/// and of all together.
const AT_ONCE: usize = 4;
const ALL_AT_ONCE: usize = 16;
/// How long room is waited for before the next connection is taken.
const ROOM_WITHIN: Duration = Duration::from_millis(100);

/// All connections of a server.
pub(crate) struct Connections {
    most: usize,
    most_per_address: usize,
    trusted: Vec<IpAddr>,
    open: Mutex<Open>,
    closed: Notify,
    turns: Semaphore,
}

#[derive(Default)]
struct Open {
    /// Connections that ask over HTTP.
    plain: HashMap<IpAddr, Own>,
    /// How many of those there are.
    asking: usize,
    /// How many have become WebSockets.
    sockets: usize,
    /// How many were let go and are not closed yet.
    leaving: usize,
    /// The number of the next one.
    next: u64,
}

/// What one address has open.
struct Own {
    connections: HashMap<u64, Arc<Connection>>,
    /// Whose request is begun next.
    turns: Arc<Semaphore>,
}

/// A connection's place among all; it is free again when this is dropped.
pub(crate) struct Place {
    all: Arc<Connections>,
    /// What the connection is doing.
    pub(crate) connection: Arc<Connection>,
    address: IpAddr,
    number: u64,
    turns: Arc<Semaphore>,
}

impl Default for Own {
    fn default() -> Self {
        Own { connections: HashMap::new(), turns: Arc::new(Semaphore::new(AT_ONCE)) }
    }
}

impl Connections {
    /// A server with so many files, and so many connections an address.
    pub(crate) fn new(files: Option<u64>, per_address: u32, trusted: &[IpAddr]) -> Arc<Self> {
        let files = files.and_then(|files| usize::try_from(files).ok()).unwrap_or(usize::MAX);
        let trusted = trusted.iter().map(IpAddr::to_canonical).collect();
        Arc::new(Connections {
            most: files.saturating_sub(RESERVE).max(files / 2),
            most_per_address: usize::try_from(per_address).unwrap_or(usize::MAX).max(1),
            trusted,
            open: Mutex::default(),
            closed: Notify::new(),
            turns: Semaphore::new(ALL_AT_ONCE),
        })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a newcomer; somebody else may have to go for it. None is left where all others
    /// are WebSockets.
    pub(crate) fn enter(self: &Arc<Self>, peer: SocketAddr) -> Option<Place> {
        let trusted = self.trusted.contains(&peer.ip().to_canonical());
        let address = if trusted {
            peer.ip().to_canonical()
        } else {
            address::of(peer, &HeaderMap::new(), &[])
        };
        let mut open = self.open();
        let own = open.plain.get(&address).map_or(0, |own| own.connections.len());
        if !trusted && own >= self.most_per_address {
            open.let_go(address);
        }
        if open.asking + open.sockets >= self.most {
            let heaviest = open.heaviest(&self.trusted)?;
            open.let_go(heaviest);
        }
        let (number, connection) = (open.next, Arc::new(Connection::new()));
        open.next += 1;
        open.asking += 1;
        let own = open.plain.entry(address).or_default();
        own.connections.insert(number, connection.clone());
        // Those behind a proxy are not each other's neighbours.
        let turns = if trusted { Own::default().turns } else { own.turns.clone() };
        metrics::gauge!("qlub_connections").increment(1.0);
        Some(Place { all: self.clone(), connection, address, number, turns })
    }

    /// Waits a little where those that were let go are not closed yet.
    pub(crate) async fn room(&self) {
        let full = || {
            let open = self.open();
            open.asking + open.sockets + open.leaving > self.most.saturating_add(SLACK)
        };
        let room = async {
            while full() {
                self.closed.notified().await;
            }
        };
        // If that is not enough, accepting a connection fails.
        let _ = timeout(ROOM_WITHIN, room).await;
    }

    /// Lets a few go, because the system has no file left.
    pub(crate) fn make_room(&self) {
        let mut open = self.open();
        for _ in 0..FEW {
            if let Some(heaviest) = open.heaviest(&self.trusted) {
                open.let_go(heaviest);
            }
        }
    }
}

impl Open {
    /// The address that has the most connections.
    fn heaviest(&self, trusted: &[IpAddr]) -> Option<IpAddr> {
        let weight = |address: &IpAddr, count: usize| {
            if trusted.contains(address) { count.min(PROXY) } else { count }
        };
        let weighed = self.plain.iter();
        let weighed =
            weighed.map(|(address, own)| (weight(address, own.connections.len()), address));
        weighed.max().map(|(_, address)| *address)
    }

    /// Lets the connection of an address go that has had nothing to do for longest.
    fn let_go(&mut self, address: IpAddr) {
        let Some(own) = self.plain.get(&address) else { return };
        let idlest = own.connections.iter().min_by_key(|(number, one)| (one.rank(), **number));
        if let Some((number, one)) = idlest.map(|(number, one)| (*number, one.clone())) {
            one.let_go();
            self.remove(address, number);
            self.leaving += 1;
            metrics::counter!("qlub_connections_let_go_total").increment(1);
        }
    }

    fn remove(&mut self, address: IpAddr, number: u64) -> bool {
        let Some(own) = self.plain.get_mut(&address) else { return false };
        let was = own.connections.remove(&number).is_some();
        if own.connections.is_empty() {
            self.plain.remove(&address);
        }
        self.asking -= usize::from(was);
        was
    }
}

impl Place {
    /// Waits until a connection or a request may be begun: an address that asks for much at once gives
    /// way to all others in between. What is done after it was begun takes nobody's turn.
    pub(crate) async fn turn(&self) {
        // The semaphores are never closed.
        let _own = self.turns.acquire().await;
        let _turn = self.all.turns.acquire().await;
        yield_now().await;
    }

    /// The connection becomes a WebSocket, which has limits of its own; not if too few connections
    /// would be left for requests.
    pub(crate) fn becomes_socket(&self) -> bool {
        let mut open = self.all.open();
        let free = open.sockets < self.all.most / 4 * 3;
        // Whoever was let go meanwhile is no longer there.
        let becomes = free && open.remove(self.address, self.number);
        if becomes {
            open.sockets += 1;
            self.connection.becomes_socket();
        }
        becomes
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.all.open();
        if self.connection.is_socket() {
            open.sockets -= 1;
        } else if !open.remove(self.address, self.number) {
            open.leaving -= 1;
        }
        drop(open);
        metrics::gauge!("qlub_connections").decrement(1.0);
        self.all.closed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    fn peer(text: &str) -> SocketAddr {
        SocketAddr::new(text.parse().unwrap(), 1)
    }

    fn gone(place: &Place) -> bool {
        place.connection.is_let_go()
    }

    fn counts(all: &Connections) -> (usize, usize, usize) {
        let open = all.open();
        (open.asking, open.sockets, open.leaving)
    }

    #[test]
    fn the_most_idle_of_an_address_goes_for_its_newcomer() {
        let all = Connections::new(None, 3, &[]);
        let enter = |address| all.enter(peer(address)).unwrap();
        let (other, first) = (enter("10.0.0.2"), enter("10.0.0.1"));
        let (second, third) = (enter("10.0.0.1"), enter("10.0.0.1"));
        let answer = first.connection.clone();
        answer.asked();
        let fourth = enter("10.0.0.1");
        assert!(gone(&second) && !gone(&first) && !gone(&third) && !gone(&other));
        // Between two requests a connection is the first to go, however short that is.
        answer.answered();
        let fifth = enter("10.0.0.1");
        assert!(gone(&first) && !gone(&third) && !gone(&fourth) && !gone(&fifth));
        drop(third);
        let sixth = enter("10.0.0.1");
        assert!(!gone(&fourth) && !gone(&fifth) && !gone(&sixth));
    }

    #[test]
    fn neighbours_of_one_network_share_and_trusted_proxies_do_not() {
        let all = Connections::new(None, 1, &["10.0.0.9".parse().unwrap()]);
        let first = all.enter(peer("2001:db8::1")).unwrap();
        let _second = all.enter(peer("2001:db8::2")).unwrap();
        assert!(gone(&first));
        let first = all.enter(peer("10.0.0.9")).unwrap();
        let _second = all.enter(peer("::ffff:10.0.0.9")).unwrap();
        assert!(!gone(&first));
    }

    #[test]
    fn when_all_are_too_many_whoever_has_the_most_gives_one_up() {
        let all = Connections::new(Some(8), 100, &[]);
        let many: Vec<_> = (0..3).map(|_| all.enter(peer("10.0.0.1")).unwrap()).collect();
        let few = all.enter(peer("10.0.0.2")).unwrap();
        let new = all.enter(peer("10.0.0.3")).unwrap();
        assert!(gone(&many[0]) && !gone(&many[1]) && !gone(&few));
        assert!(many[1].becomes_socket() && many[2].becomes_socket() && few.becomes_socket());
        assert!(!new.becomes_socket(), "some stay free for requests");
        assert_eq!(counts(&all), (1, 3, 1));
        drop((many, few, new));
        assert_eq!(counts(&all), (0, 0, 0));
        assert!(all.open().plain.is_empty());
    }

    #[tokio::test]
    async fn an_address_that_asks_for_much_at_once_gives_way_in_between() {
        let all = Connections::new(None, 1000, &[]);
        let many: Vec<_> = (0..200).map(|_| all.enter(peer("10.0.0.1")).unwrap()).collect();
        let other = all.enter(peer("10.0.0.2")).unwrap();
        let begun = Arc::new(AtomicUsize::new(0));
        let mut tasks = tokio::task::JoinSet::new();
        for place in many {
            let begun = begun.clone();
            tasks.spawn(async move {
                place.turn().await;
                begun.fetch_add(1, Ordering::Relaxed);
            });
        }
        yield_now().await;
        other.turn().await;
        let before = begun.load(Ordering::Relaxed);
        assert!(before <= 3 * AT_ONCE, "{before} were begun before the other one");
        tasks.join_all().await;
        assert_eq!(begun.load(Ordering::Relaxed), 200);
    }
}
