//! Sets of few things, one bit each.

/// Makes a type for sets of things that are numbered from 0: one bit each, in the order of the numbers.
///
/// After the thing, which can be displayed, come how many there are and two functions of it: a `const`
/// one that gives its bit, and one that finds it by its number. A thing without a bit is in no set.
///
/// It is a macro and not a generic type because a set is as wide as it must be, is worked with at compile
/// time, and has functions of its own in the crate of its things.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// pub struct Day(u8);
///
/// impl Day {
///     const fn bit(self) -> u8 {
///         1 << self.0
///     }
///
///     fn at(index: usize) -> Day {
///         Day(index as u8)
///     }
/// }
///
/// impl std::fmt::Display for Day {
///     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
///         write!(f, "day {}", self.0)
///     }
/// }
///
/// qlub_game::set! {
///     /// Days of a week.
///     #[derive(Hash)]
///     pub struct Days(u8): Day, 7, bit, at;
/// }
///
/// let days: Days = [Day(6), Day(5)].into_iter().collect();
/// assert_eq!(days.iter().collect::<Vec<_>>(), [Day(5), Day(6)]);
/// assert_eq!(Days::ALL.without(days).len(), 5);
/// assert_eq!(format!("{days:?}"), "{day 5, day 6}");
/// ```
#[macro_export]
macro_rules! set {
    (
        $(#[$about:meta])*
        pub struct $Set:ident($Bits:ty): $Thing:ty, $count:expr, $bit:ident, $at:ident;
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Default)]
        pub struct $Set($Bits);

        #[allow(dead_code, reason = "no set needs all that sets can do")]
        impl $Set {
            /// How many things there are.
            const COUNT: usize = $count;
            /// The set of nothing.
            pub const NONE: $Set = $Set(0);
            /// The set of everything.
            pub const ALL: $Set = $Set(<$Bits>::MAX >> (<$Bits>::BITS as usize - $Set::COUNT));

            /// The set of one thing alone.
            #[inline]
            pub const fn only(one: $Thing) -> $Set {
                $Set(<$Thing>::$bit(one))
            }

            /// The things whose bits are set, bit n being the thing with number n; other bits are
            /// passed over.
            #[inline]
            pub const fn from_bits(bits: $Bits) -> $Set {
                $Set(bits & $Set::ALL.0)
            }

            /// One bit a thing.
            #[inline]
            pub const fn bits(self) -> $Bits {
                self.0
            }

            /// The set with one thing more in it.
            #[inline]
            #[must_use]
            pub const fn with(self, one: $Thing) -> $Set {
                self.union($Set::only(one))
            }

            /// What is in this set or the other.
            #[inline]
            #[must_use]
            pub const fn union(self, other: $Set) -> $Set {
                $Set(self.0 | other.0)
            }

            /// What is in this set and the other.
            #[inline]
            #[must_use]
            pub const fn intersection(self, other: $Set) -> $Set {
                $Set(self.0 & other.0)
            }

            /// What is in this set and not in the other.
            #[inline]
            #[must_use]
            pub const fn without(self, other: $Set) -> $Set {
                $Set(self.0 & !other.0)
            }

            /// Whether a thing is in the set.
            #[inline]
            pub const fn contains(self, one: $Thing) -> bool {
                self.0 & <$Thing>::$bit(one) != 0
            }

            /// Whether all of another set is in this one.
            #[inline]
            pub const fn covers(self, other: $Set) -> bool {
                self.0 & other.0 == other.0
            }

            /// How many things are in the set.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether nothing is in the set.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// What is in the set, in the order of the numbers.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $Thing> {
                let mut rest = self.0;
                ::std::iter::from_fn(move || {
                    let one = (rest != 0).then(|| <$Thing>::$at(rest.trailing_zeros() as usize));
                    rest &= rest.wrapping_sub(1);
                    one
                })
            }
        }

        impl FromIterator<$Thing> for $Set {
            fn from_iter<I: IntoIterator<Item = $Thing>>(things: I) -> Self {
                things.into_iter().fold($Set::NONE, $Set::with)
            }
        }

        impl ::std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                for (i, one) in self.iter().enumerate() {
                    write!(f, "{}{one}", if i == 0 { "{" } else { ", " })?;
                }
                f.write_str(if self.is_empty() { "{}" } else { "}" })
            }
        }
    };
}

/// Lets a set travel as the list of what is in it.
#[macro_export]
macro_rules! serde_as_list {
    ($Set:ty: $Thing:ty, $others:literal) => {
        impl ::serde::Serialize for $Set {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Set {
            fn deserialize<D: ::serde::Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
                let things = <Vec<$Thing> as ::serde::Deserialize>::deserialize(reader)?;
                if things.iter().any(|one| <$Set>::only(*one).is_empty()) {
                    return Err(::serde::de::Error::custom($others));
                }
                Ok(things.into_iter().collect())
            }
        }
    };
}
