//! Whose seat it is once a match is on. Who leaves a seat may come back to it; where hands are
//! hidden, nobody else gets it unless everybody who plays agrees.

use game::{Seat, Seats};
use protocol::Phase;

use super::Table;
use super::chair::{Identity, Person};
use crate::line::Device;

/// The person whose seat it is in this match.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Owner {
    pub(super) device: Device,
    pub(super) identity: Identity,
    pub(super) name: String,
    pub(super) left: Departure,
}

/// Whether and how somebody left their seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Departure {
    /// They sit there.
    Not,
    /// They left by themselves.
    Rose,
    /// The host took it away.
    Removed,
}

impl Owner {
    fn of(person: &Person) -> Self {
        let Person { device, name, identity, .. } = person;
        Owner { device: *device, identity: *identity, name: name.clone(), left: Departure::Not }
    }
}

impl Table {
    /// Whether a match is on: from its start to its end.
    pub(super) fn is_on(&self) -> bool {
        matches!(self.current.phase, Phase::Opening | Phase::Playing)
    }

    /// Whether somebody would see something by taking a seat that others must not see.
    pub fn has_hidden_hands(&self) -> bool {
        !self.current.game.chance_is_public()
    }

    /// Everybody who sits now owns their seat.
    pub(super) fn own_seats(&mut self) {
        let owners = self.chairs.iter().map(|chair| chair.person().map(Owner::of));
        self.current.owners = owners.collect();
    }

    /// Notes who owns a seat, after somebody sat down on it or moved it to another device.
    pub(super) fn note_owner(&mut self, seat: Seat) {
        let person = self.chairs.get(seat.index()).and_then(|chair| chair.person());
        let place = self.current.owners.get_mut(seat.index());
        if let (Some(person), Some(place)) = (person, place) {
            *place = Some(Owner::of(person));
        }
    }

    /// Notes how somebody left a seat.
    pub(super) fn note_left(&mut self, seat: Seat, left: Departure) {
        if let Some(owner) = self.current.owners.get_mut(seat.index()).and_then(Option::as_mut) {
            owner.left = left;
        }
    }

    /// The person who left a seat in this match, if it is still theirs to take again.
    pub(super) fn gone_owner(&self, seat: Seat) -> Option<&Owner> {
        let owner = self.current.owners.get(seat.index())?.as_ref()?;
        (self.is_on() && owner.left != Departure::Not).then_some(owner)
    }

    /// The seats that a device left or lost in this match and may take again.
    pub(super) fn kept_for(&self, device: Device) -> Seats {
        let seats = Seats::first(self.current.seats()).iter();
        let own = |seat: &Seat| self.gone_owner(*seat).is_some_and(|owner| owner.device == device);
        seats.filter(own).collect()
    }

    /// Whether somebody was removed after a line and is not back: nothing from before is taken back
    /// without them.
    pub(super) fn is_removed_since(&self, line: u32) -> bool {
        self.current.removed.iter().any(|(_, at)| *at > line)
    }

    /// The people who have to agree to what changes the match for all: everybody who sits, those
    /// for whom a bot stands in included, but not those who gave up.
    pub(super) fn players(&self) -> Seats {
        self.seats_where(|chair| chair.device().is_some()).without(self.current.resigned)
    }
}
