//! Who sits where.

use std::fmt::{self, Debug, Display};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

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
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    pub fn next(self, seats: u8) -> Seat {
        if self.0 + 1 < seats { Seat(self.0 + 1) } else { Seat(0) }
    }
}

impl Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

/// A set of up to eight seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Seat>"))]
pub struct Seats(u8);

impl Seats {
    /// How many seats a set can hold.
    pub const MOST: u8 = 8;
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The first `count` seats.
    #[inline]
    pub fn first(count: u8) -> Seats {
        Seats(((1u16 << count.min(Self::MOST)) - 1) as u8)
    }

    /// One seat alone.
    #[inline]
    pub fn only(seat: Seat) -> Seats {
        Seats::NONE.with(seat)
    }

    /// The set with `seat` in it.
    #[inline]
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1u8.checked_shl(seat.0.into()).unwrap_or(0))
    }

    /// The set without the seats of `others`.
    #[inline]
    #[must_use]
    pub fn without(self, others: Seats) -> Seats {
        Seats(self.0 & !others.0)
    }

    /// Whether `seat` is in the set.
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < Self::MOST && self.0 >> seat.0 & 1 == 1
    }

    /// How many seats are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in clockwise order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let seat = (rest != 0).then(|| Seat(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            seat
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        if seats.iter().any(|seat| seat.0 >= Seats::MOST) {
            return Err(serde::de::Error::custom("a seat is a number from 0 to 7"));
        }
        Ok(seats.into_iter().collect())
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
    }
}
