//! Who sits where.

use std::fmt::{self, Display};

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in clockwise order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct Seat(
    /// The number of the seat.
    pub u8,
);

impl Seat {
    /// The seat as an index into a list of all seats.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// No table has a ninth seat, so it has no bit.
    #[inline]
    const fn bit(self) -> u8 {
        if self.0 < Seats::MOST { 1 << self.0 } else { 0 }
    }

    #[inline]
    fn at(index: usize) -> Seat {
        Seat(index as u8)
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    pub fn next(self, seats: u8) -> Seat {
        if self.0 + 1 < seats { Seat(self.0 + 1) } else { Seat(0) }
    }

    /// The seat before this one at a table of `seats`.
    #[inline]
    pub fn previous(self, seats: u8) -> Seat {
        Seat(if self.0 == 0 { seats.saturating_sub(1) } else { self.0 - 1 })
    }
}

impl Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

crate::set! {
    /// A set of up to eight seats.
    #[derive(Hash)]
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Seat>"))]
    pub struct Seats(u8): Seat, 8, bit, at;
}

crate::serde_as_list!(Seats: Seat, "a seat is a number from 0 to 7");

impl Seats {
    /// How many seats a set can hold.
    pub const MOST: u8 = 8;

    /// The first `count` seats.
    #[inline]
    pub fn first(count: u8) -> Seats {
        Seats::from_bits(1u8.checked_shl(count.into()).unwrap_or(0).wrapping_sub(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_seats_holds_each_once_in_order() {
        let seats: Seats = [Seat(3), Seat(0), Seat(3)].into_iter().collect();
        assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat(0), Seat(3)]);
        assert_eq!(seats.len(), 2);
        assert!(seats.without(Seats::only(Seat(0))).contains(Seat(3)));
        assert_eq!(Seats::first(8).len(), 8);
    }

    #[test]
    fn a_seat_that_no_table_has_is_in_no_set() {
        assert!(!Seats::first(8).contains(Seat(8)));
        assert!(!Seats::first(8).contains(Seat(255)));
        assert!(Seats::only(Seat(200)).is_empty());
    }

    #[test]
    fn seats_go_round_clockwise() {
        assert_eq!(Seat(0).next(3), Seat(1));
        assert_eq!(Seat(2).next(3), Seat(0));
        assert_eq!(Seat(0).next(1), Seat(0));
        for seat in [0, 1, 2].map(Seat) {
            assert_eq!(seat.next(3).previous(3), seat);
        }
        assert_eq!(Seat(0).previous(1), Seat(0));
    }
}
