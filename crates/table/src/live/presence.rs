//! Which devices are connected. This is not stored.

use std::collections::{BTreeMap, BTreeSet};

use crate::line::Device;

/// Which devices are connected, and since when the others are not.
#[derive(Clone, Default, Debug)]
pub(super) struct Presence {
    /// Open sockets of every device that has any.
    open: BTreeMap<Device, u32>,
    /// When a device was last seen.
    gone: BTreeMap<Device, u64>,
    /// When the table was loaded: absence counts from then on at the earliest.
    pub(super) awake: u64,
    pub(super) watchers: u32,
    /// Devices that are connected to other nodes; nothing if there are no others.
    elsewhere: Option<BTreeSet<Device>>,
    pub(super) watchers_elsewhere: u32,
}

/// How much longer somebody counts as present where others say who is, in milliseconds: so late it may
/// be heard that they came.
const HEARSAY: u64 = 3_000;

impl Presence {
    pub(super) fn arrive(&mut self, device: Device) {
        *self.open.entry(device).or_default() += 1;
    }

    pub(super) fn depart(&mut self, device: Device, now: u64) {
        if let Some(count) = self.open.get_mut(&device) {
            *count -= 1;
            if *count == 0 {
                self.open.remove(&device);
                self.gone.insert(device, now);
            }
        }
    }

    pub(super) fn is_here(&self, device: Device) -> bool {
        self.open.contains_key(&device)
            || self.elsewhere.as_ref().is_some_and(|there| there.contains(&device))
    }

    /// How long to wait, in milliseconds, before it is sure that somebody is not there.
    pub(super) fn doubt(&self) -> u64 {
        if self.elsewhere.is_some() { HEARSAY } else { 0 }
    }

    /// Since when a device is away, if it is.
    pub(super) fn away_since(&self, device: Device) -> Option<u64> {
        let since = || self.gone.get(&device).copied().unwrap_or(0).max(self.awake);
        (!self.is_here(device)).then(since)
    }
}

impl super::Table {
    /// The devices that hold a seat, and the host's.
    pub fn devices(&self) -> Vec<Device> {
        let seated = self.chairs.iter().filter_map(super::chair::Chair::device);
        seated.chain([self.host]).collect()
    }

    /// A device has connected.
    pub fn arrive(&mut self, actor: super::Actor) {
        self.loud = true;
        match actor {
            super::Actor::Device(device) => self.presence.arrive(device),
            super::Actor::Watcher => self.presence.watchers += 1,
        }
    }

    /// Which devices are connected to other nodes, and how many watch there; whether that is news.
    pub fn set_elsewhere(&mut self, devices: &[Device], watchers: u32, now: u64) -> bool {
        let devices: BTreeSet<Device> = devices.iter().copied().collect();
        let presence = &mut self.presence;
        let before = presence.elsewhere.replace(devices.clone()).unwrap_or_default();
        for gone in before.difference(&devices) {
            presence.gone.insert(*gone, now);
        }
        let counted = std::mem::replace(&mut presence.watchers_elsewhere, watchers);
        let news = before != devices || counted != watchers;
        self.loud |= news;
        news
    }

    /// A device has disconnected.
    pub fn depart(&mut self, actor: super::Actor, now: u64) {
        self.loud = true;
        match actor {
            super::Actor::Device(device) => self.presence.depart(device, now),
            super::Actor::Watcher => {
                self.presence.watchers = self.presence.watchers.saturating_sub(1);
            }
        }
    }
}
