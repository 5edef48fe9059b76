//! Taking and leaving seats: who may, and what the lines change.

use game::{Seat, Seats};
use protocol::{News, Phase};

use super::Table;
use super::chair::{Chair, Person, Sitter};
use super::owner::{Departure, Owner};
use super::requests::named;
use crate::error::LineFault;
use crate::fair::{Bytes, unhex};
use crate::line::{Device, Line};
use crate::rule::{TableRefusal, TableRule};

impl Table {
    /// Since when a seat is as it is, for an invite to name: the invite is good as long as nothing
    /// about the seat has changed.
    pub fn tenure(&self, seat: Seat) -> Option<u32> {
        self.chairs.get(seat.index()).map(|chair| chair.since)
    }

    /// A device comes with an invite. A person's seat goes to it, and the device before only
    /// watches then; an open seat is for the device to sit down on.
    pub fn use_invite(
        &mut self,
        seat: Seat,
        tenure: u32,
        to: Device,
        now: u64,
    ) -> Result<(), TableRefusal> {
        if self.closed {
            return Err(TableRule::Closed.into());
        }
        let chair = self.chair_at(seat)?;
        if chair.since != tenure {
            return Err(TableRule::InviteOver.into());
        }
        let Some(from) = chair.device().filter(|from| *from != to) else { return Ok(()) };
        // The host's last seat takes the role along.
        let last = self.is_host(from) && self.seats_of(from) == Seats::only(seat);
        let role = last.then(|| self.role_to(to));
        self.keep([Line::Move(seat, to)].into_iter().chain(role), now)
    }

    pub(super) fn sit(
        &mut self,
        device: Device,
        seat: Seat,
        name: &str,
        commitment: Option<&str>,
        now: u64,
    ) -> Result<(), TableRefusal> {
        let chair = self.chair_at(seat)?;
        let returns = self.kept_for(device).contains(seat);
        // A bot makes room for the one for whom it plays.
        let room = chair.is_open() || returns && chair.device().is_none();
        if !room {
            return Err(TableRule::SeatTaken { seat: seat.0 }.into());
        }
        let bot_rises = (!chair.is_open()).then_some(Line::Rise(seat));
        let name = named(name)?;
        if self.is_on() && self.has_hidden_hands() && !returns {
            return self.ask_for(seat, device, name, now);
        }
        let bytes = match commitment {
            None => None,
            Some(text) => Some(unhex(text).ok_or(TableRule::Commitment)?),
        };
        // Once the match has started, others' nonces may be open: it is too late to add to them.
        let bytes = bytes.filter(|_| self.current.phase == Phase::Gathering);
        self.keep(bot_rises.into_iter().chain([Line::Sit(seat, device, bytes, name)]), now)
    }

    /// Asks everybody who plays for a seat whose hand was another's. A seat that was taken away is
    /// kept for whoever lost it.
    pub(super) fn ask_for(
        &mut self,
        seat: Seat,
        device: Device,
        name: String,
        now: u64,
    ) -> Result<(), TableRefusal> {
        self.playing()?;
        let lost = |owner: &Owner| owner.left == Departure::Removed;
        if self.gone_owner(seat).is_some_and(lost) {
            return Err(TableRule::SeatKept { seat: seat.0 }.into());
        }
        if self.current.offer.is_some() {
            return Err(TableRule::OfferOpen.into());
        }
        self.keep([Line::Ask(seat, device, name)], now)
    }

    pub(super) fn sit_down(
        &mut self,
        seat: Seat,
        device: Device,
        commitment: Option<Bytes>,
        name: &str,
        number: u32,
    ) -> Result<(), LineFault> {
        if commitment.is_some() {
            self.gathering()?;
        }
        // Who comes back to a seat of their own is who they were.
        let returns = self.gone_owner(seat).filter(|owner| owner.device == device);
        let identity = returns.map_or(number, |owner| owner.identity);
        let chair = self.chair(seat)?;
        if !chair.is_open() {
            return Err(TableRule::SeatTaken { seat: seat.0 }.into());
        }
        let name = name.to_owned();
        let person = Person { device, name: name.clone(), commitment, ready: true, identity };
        *chair = Chair::of(Sitter::Person(person), number);
        self.note_owner(seat);
        self.current.removed.retain(|(removed, _)| *removed != identity);
        // Whoever else asked for this seat asked in vain.
        self.withdraw_offer(seat);
        self.tell_all(News::Sat { seat, name });
        Ok(())
    }

    pub(super) fn empty_seat(&mut self, seat: Seat, number: u32) -> Result<Chair, LineFault> {
        let before = std::mem::replace(self.chair(seat)?, Chair::open(number));
        if before.is_open() {
            return Err(TableRule::SeatEmpty { seat: seat.0 }.into());
        }
        self.withdraw_offer(seat);
        Ok(before)
    }

    pub(super) fn person(&mut self, seat: Seat) -> Result<&mut Person, TableRule> {
        self.chair(seat)?.person_mut().ok_or(TableRule::SeatEmpty { seat: seat.0 })
    }

    pub(super) fn chair(&mut self, seat: Seat) -> Result<&mut Chair, TableRule> {
        self.chairs.get_mut(seat.index()).ok_or(TableRule::NoSuchSeat { seat: seat.0 })
    }

    /// What a seat has offered is off the table when it leaves or gives up.
    pub(super) fn withdraw_offer(&mut self, seat: Seat) {
        self.current.offer.take_if(|offer| offer.by == seat);
    }
}
