//! The host: what the role allows, and who has it next.

use game::{Seat, Seats};
use protocol::News;

use super::Table;
use super::chair::Chair;
use crate::line::{Device, Line};
use crate::rule::TableRule;

impl Table {
    /// Whether a device may delete the table and all that was played at it.
    pub fn may_delete(&self, device: Device) -> Result<(), TableRule> {
        self.host_only(device)?;
        let played = self.is_on() || self.finished_matches() > 0;
        if played { self.expect_no_heir() } else { Ok(()) }
    }

    pub(super) fn host_only(&self, device: Device) -> Result<(), TableRule> {
        if self.is_host(device) { Ok(()) } else { Err(TableRule::HostOnly) }
    }

    pub(super) fn expect_no_heir(&self) -> Result<(), TableRule> {
        if self.host == self.founder { Ok(()) } else { Err(TableRule::HostInherited) }
    }

    /// The line that gives the role of the host as it is to a device.
    pub(super) fn role_to(&self, device: Device) -> Line {
        if self.host == self.founder { Line::Host(device) } else { Line::Heir(device) }
    }

    /// A host who leaves the last seat hands the role to somebody who sits.
    pub(super) fn passed_on(&self, device: Device, seat: Seat) -> Option<Line> {
        let leaves = self.is_host(device) && self.seats_of(device) == Seats::only(seat);
        leaves.then(|| self.heir()).flatten().map(Line::Heir)
    }

    /// The device that becomes host after this one: one that sits, if possible one that is there.
    pub(super) fn heir(&self) -> Option<Device> {
        let mut others = self.chairs.iter().filter_map(Chair::device);
        let mut here = others.clone().filter(|device| self.presence.is_here(*device));
        here.find(|device| *device != self.host)
            .or_else(|| others.find(|device| *device != self.host))
    }

    pub(super) fn pass_host(&mut self, device: Device) {
        let before = std::mem::replace(&mut self.host, device);
        // As long as nobody sits, there is nobody to hear of it.
        if before != device && !self.chairs.iter().all(Chair::is_open) {
            let seat = self.seats_of(device).iter().next();
            self.tell_all(News::HostPassed { seat });
        }
    }
}
