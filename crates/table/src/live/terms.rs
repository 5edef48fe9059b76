//! The terms of a match: game, set-up, luck and options. Nobody plays by terms that they were not
//! shown.

use game::{Seat, Seats};
use protocol::{News, Phase};

use super::Table;
use super::chair::Chair;
use crate::rule::TableRule;

impl Table {
    pub(super) fn expect_terms(&self, shown: u32) -> Result<(), TableRule> {
        let same = shown == self.terms || self.current.phase != Phase::Gathering;
        if same { Ok(()) } else { Err(TableRule::TermsChanged) }
    }

    pub(super) fn is_ready(&self, seat: Seat) -> bool {
        !self.unready().contains(seat)
    }

    /// The seats of people who have not agreed to the terms as they are.
    pub(super) fn unready(&self) -> Seats {
        self.seats_where(|chair| chair.person().is_some_and(|person| !person.ready))
    }

    /// The terms are others now: everybody but the host, who changed them, is asked again.
    pub(super) fn change_terms(&mut self) {
        self.terms += 1;
        let host = self.host;
        let people = self.chairs.iter_mut().filter_map(Chair::person_mut);
        people.filter(|person| person.device != host).for_each(|person| person.ready = false);
        self.tell_changed();
    }

    /// Says that something was chosen, once for several choices in a row.
    pub(super) fn tell_changed(&mut self) {
        if self.told.last().is_none_or(|heard| heard.news != News::Changed) {
            self.tell_all(News::Changed);
        }
    }
}
