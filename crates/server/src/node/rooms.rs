//! What a node knows of the rooms that it has open.

use std::collections::{BTreeMap, BTreeSet};

use store::{Claim, Connected, TablePulse};

use super::PAUSED;

/// The rooms of a node.
#[derive(Default)]
pub(super) struct Rooms {
    open: BTreeMap<String, RoomState>,
    /// Duties to lay down.
    release: BTreeSet<String>,
}

#[derive(Default)]
struct RoomState {
    /// The line that comes next, as far as the room has read.
    next: u32,
    connected: Connected,
    /// Whether the others do not know yet who is connected here.
    untold: bool,
    elsewhere: Connected,
    duty: bool,
    /// Whether the duty is wanted and nobody has said who has it.
    wanted: bool,
    /// Whether nobody could do anything at the table for a while before the duty came.
    paused: bool,
}

/// What a room should know.
pub(super) struct RoomNews {
    pub(super) table: String,
    pub(super) elsewhere: Option<Connected>,
    pub(super) gone: bool,
}

impl Rooms {
    pub(super) fn has_duty(&self, table: &str) -> bool {
        self.open.get(table).is_some_and(|room| room.duty)
    }

    /// How far a room is and who is there; whether something is to be claimed.
    pub(super) fn note(&mut self, table: &str, next: u32, connected: Connected) -> bool {
        let known = self.open.contains_key(table);
        let room = self.open.entry(table.to_owned()).or_default();
        room.next = next;
        if room.connected != connected {
            let first = is_empty(&room.connected);
            room.connected = connected;
            room.untold = true;
            room.wanted |= first && !room.duty;
        }
        !known || room.wanted
    }

    /// A room is closed; whether something is to be released.
    pub(super) fn close(&mut self, table: &str) -> bool {
        let room = self.open.remove(table);
        if room.is_some() {
            self.release.insert(table.to_owned());
        }
        room.is_some()
    }

    /// The node was taken for dead.
    pub(super) fn begin_anew(&mut self) {
        for room in self.open.values_mut() {
            (room.duty, room.untold) = (false, true);
        }
        self.release.clear();
    }

    pub(super) fn ids(&self) -> Vec<String> {
        self.open.keys().cloned().collect()
    }

    /// Who is connected where the others do not know yet.
    pub(super) fn take_untold(&mut self) -> Vec<(String, Connected)> {
        let untold = self.open.iter_mut().filter(|(_, room)| room.untold);
        untold
            .map(|(id, room)| {
                room.untold = false;
                (id.clone(), room.connected.clone())
            })
            .collect()
    }

    /// That was not heard.
    pub(super) fn was_not_told(&mut self, ids: &[String]) {
        for id in ids {
            if let Some(room) = self.open.get_mut(id) {
                room.untold = true;
            }
        }
    }

    pub(super) fn take_released(&mut self) -> Vec<String> {
        let open = &self.open;
        let gone = std::mem::take(&mut self.release);
        gone.into_iter().filter(|id| !open.contains_key(id)).collect()
    }

    /// Duties to ask for at once.
    pub(super) fn take_wanted(&mut self) -> Vec<String> {
        let wanted = self.open.iter_mut().filter(|(_, room)| room.wanted);
        wanted
            .map(|(id, room)| {
                room.wanted = false;
                id.clone()
            })
            .collect()
    }

    /// Duties are this node's; those that are new to it.
    pub(super) fn granted(&mut self, claims: &[Claim]) -> Vec<String> {
        let mut new = Vec::new();
        for Claim { duty, idle } in claims {
            match self.open.get_mut(duty) {
                Some(room) if !room.duty => {
                    room.duty = true;
                    room.paused |= idle.is_none_or(|idle| idle > PAUSED);
                    new.push(duty.clone());
                }
                Some(_) => {}
                None => {
                    self.release.insert(duty.clone());
                }
            }
        }
        new
    }

    /// The node could do nothing for a while, nor could others in its place.
    pub(super) fn stood_still(&mut self) {
        self.open.values_mut().for_each(|room| room.paused = room.duty);
    }

    pub(super) fn was_paused(&self, table: &str) -> bool {
        self.open.get(table).is_some_and(|room| room.paused)
    }

    pub(super) fn take_pause(&mut self, table: &str) -> bool {
        self.open.get_mut(table).is_some_and(|room| std::mem::take(&mut room.paused))
    }

    /// Whether a room has not read what somebody rang for.
    pub(super) fn is_behind(&self, table: &str, next: u32) -> bool {
        self.open.get(table).is_some_and(|room| next == 0 || room.next < next)
    }

    /// How the tables stand: what rooms should know, the duties to ask for, and those to lay down.
    pub(super) fn compare(
        &mut self,
        asked: &[String],
        me: &str,
        tables: Vec<TablePulse>,
    ) -> (Vec<RoomNews>, Vec<String>, Vec<String>) {
        let (mut news, mut claims, mut lays_down) = (Vec::new(), Vec::new(), Vec::new());
        let mut there = BTreeSet::new();
        for TablePulse { id, next, node, elsewhere } in tables {
            there.insert(id.clone());
            let Some(room) = self.open.get_mut(&id) else { continue };
            let behind = room.next < next;
            let moved = room.elsewhere != elsewhere;
            room.elsewhere = elsewhere.clone();
            match node {
                None if !is_empty(&room.connected) => claims.push(id.clone()),
                Some(node) if node == me => {
                    // That it was granted may not have been heard.
                    if !room.duty && !is_empty(&room.connected) {
                        claims.push(id.clone());
                    }
                    // Bots think for those who look on: that is where they are.
                    if is_empty(&room.connected) && !is_empty(&elsewhere) {
                        room.duty = false;
                        lays_down.push(id.clone());
                    }
                }
                // Somebody else does it, or nobody.
                _ => room.duty = false,
            }
            if behind || moved {
                let elsewhere = moved.then_some(elsewhere);
                news.push(RoomNews { table: id, elsewhere, gone: false });
            }
        }
        let gone = asked.iter().filter(|id| !there.contains(*id) && self.open.contains_key(*id));
        let gone = gone.map(|id| RoomNews { table: id.clone(), elsewhere: None, gone: true });
        news.extend(gone);
        (news, claims, lays_down)
    }
}

fn is_empty(connected: &Connected) -> bool {
    connected.devices.is_empty() && connected.watchers == 0
}
