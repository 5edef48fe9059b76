//! How many sockets are open: of a device, of an address, in all. Where there are too many, somebody
//! who only looks on makes room for somebody with a seat.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

use super::{DeviceKey, Wait};

/// When somebody should try again who finds no place.
const LATER: Duration = Duration::from_secs(5);

/// All sockets of a server.
pub(crate) struct Sockets {
    per_device: usize,
    per_address: usize,
    in_all: usize,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    /// By address, the longest-standing first.
    all: HashMap<IpAddr, Vec<Arc<OpenSocket>>>,
    count: usize,
}

/// What is known of an open socket.
pub(crate) struct OpenSocket {
    device: Option<DeviceKey>,
    seated: AtomicBool,
    goes: Notify,
}

impl OpenSocket {
    /// Notes whether its device holds a seat.
    pub(crate) fn note(&self, seated: bool) {
        self.seated.store(seated, Ordering::Relaxed);
    }

    /// Waits until another socket takes this place.
    pub(crate) async fn replaced(&self) {
        self.goes.notified().await;
    }

    fn is_seated(&self) -> bool {
        self.seated.load(Ordering::Relaxed)
    }
}

/// The place of an open socket; dropped, it is free.
pub(crate) struct Place {
    pub(crate) seating: Arc<OpenSocket>,
    sockets: Arc<Sockets>,
    address: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.sockets.lock();
        open.remove(self.address, &self.seating);
    }
}

impl Open {
    /// Takes a socket off the list, if it is still there.
    fn remove(&mut self, address: IpAddr, seating: &Arc<OpenSocket>) {
        let Some(here) = self.all.get_mut(&address) else { return };
        let before = here.len();
        here.retain(|other| !Arc::ptr_eq(other, seating));
        self.count -= before - here.len();
        if here.is_empty() {
            self.all.remove(&address);
        }
    }

    /// Sends a socket away; its place is free at once.
    fn replace(&mut self, address: IpAddr, seating: &Arc<OpenSocket>) {
        seating.goes.notify_one();
        self.remove(address, seating);
    }

    fn looks_on(&self, address: IpAddr) -> Option<Arc<OpenSocket>> {
        self.all.get(&address)?.iter().find(|seating| !seating.is_seated()).cloned()
    }

    /// The address with the most sockets.
    fn fullest(&self) -> Option<IpAddr> {
        self.all.iter().max_by_key(|(_, here)| here.len()).map(|(address, _)| *address)
    }
}

impl Sockets {
    pub(crate) fn new(per_device: u32, per_address: u32, in_all: usize) -> Arc<Self> {
        let (per_device, per_address) = (per_device.max(1) as usize, per_address as usize);
        Arc::new(Sockets { per_device, per_address, in_all, open: Mutex::default() })
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more socket; `seated` says whether its device holds a seat.
    pub(crate) fn enter(
        self: &Arc<Self>,
        device: Option<DeviceKey>,
        address: IpAddr,
        seated: bool,
    ) -> Result<Place, Duration> {
        let mut open = self.lock();
        if let Some(device) = &device {
            // Where a device is at several addresses, each of them pays for its own.
            let own = |seating: &&Arc<OpenSocket>| seating.device.as_ref() == Some(device);
            let here = open.all.get(&address).into_iter().flatten();
            if here.clone().filter(own).count() >= self.per_device
                && let Some(oldest) = here.clone().find(own).cloned()
            {
                open.replace(address, &oldest);
            }
        }
        let here = open.all.get(&address).map_or(0, Vec::len);
        if here >= self.per_address {
            make_way(&mut open, address, seated)?;
        }
        if open.count >= self.in_all {
            let fullest = open.fullest().unwrap_or(address);
            make_way(&mut open, fullest, seated)?;
        }
        let seating = Arc::new(OpenSocket { device, seated: seated.into(), goes: Notify::new() });
        open.all.entry(address).or_default().push(seating.clone());
        open.count += 1;
        Ok(Place { seating, sockets: self.clone(), address })
    }

    /// Whether there is no place for somebody who only looks on.
    pub(crate) fn is_tight(&self, address: IpAddr) -> bool {
        let open = self.lock();
        let here = open.all.get(&address).map_or(0, Vec::len);
        here >= self.per_address || open.count >= self.in_all
    }

    /// Whether any socket is open.
    pub(crate) fn any(&self) -> bool {
        self.lock().count > 0
    }
}

/// Somebody at an address who looks on goes for somebody with a seat.
fn make_way(open: &mut Open, address: IpAddr, seated: bool) -> Wait {
    let goes = if seated { open.looks_on(address) } else { None };
    let goes = goes.ok_or(LATER)?;
    open.replace(address, &goes);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(127, 0, 0, 1));
    const THERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(127, 0, 0, 2));

    fn device(number: u32) -> Option<DeviceKey> {
        Some(("table".to_owned(), number))
    }

    fn is_open(sockets: &Sockets, place: &Place) -> bool {
        let open = sockets.lock();
        open.all.values().flatten().any(|seating| Arc::ptr_eq(seating, &place.seating))
    }

    #[test]
    fn whoever_has_a_seat_takes_the_place_of_who_looks_on() {
        let sockets = Sockets::new(8, 3, 100);
        let seat = sockets.enter(device(1), HERE, true).unwrap_or_else(|_| panic!());
        let first = sockets.enter(None, HERE, false).unwrap_or_else(|_| panic!());
        let second = sockets.enter(None, HERE, false).unwrap_or_else(|_| panic!());
        assert!(sockets.enter(None, HERE, false).is_err(), "who looks on has to wait");
        assert!(sockets.enter(None, THERE, false).is_ok());
        let other = sockets.enter(device(2), HERE, true).unwrap_or_else(|_| panic!());
        assert!(!is_open(&sockets, &first) && is_open(&sockets, &second));
        second.seating.note(true);
        assert!(sockets.enter(device(3), HERE, true).is_err(), "all hold seats");
        drop((seat, first, second, other));
        assert!(!sockets.any());
    }

    #[test]
    fn a_device_has_its_newest_sockets() {
        let sockets = Sockets::new(2, 100, 100);
        let places: Vec<_> = (0..3)
            .map(|_| sockets.enter(device(1), HERE, true).unwrap_or_else(|_| panic!()))
            .collect();
        let open: Vec<bool> = places.iter().map(|place| is_open(&sockets, place)).collect();
        assert_eq!(open, [false, true, true]);
    }

    #[test]
    fn a_full_house_makes_room_at_its_fullest_address() {
        let sockets = Sockets::new(8, 100, 3);
        let crowd: Vec<_> =
            (0..3).map(|_| sockets.enter(None, HERE, false).unwrap_or_else(|_| panic!())).collect();
        assert!(sockets.enter(None, THERE, false).is_err());
        let seat = sockets.enter(device(1), THERE, true).unwrap_or_else(|_| panic!());
        assert!(!is_open(&sockets, &crowd[0]) && is_open(&sockets, &seat));
    }
}
