//! Stamps: a way in when the allowance of an address is empty, paid with a little work.
//!
//! Whoever opens or enters a table too often is refused with `server-slow-down`, and its `data` has
//! a `puzzle` (a text without spaces) and its `bits`. The same request with the header
//! `qlub-stamp: PUZZLE NUMBER` is let in, where `NUMBER` is any decimal number for which SHA-256 of
//! the text `qlub-stamp-1\nPUZZLE\nNUMBER\n` begins with that many zero bits. A stamp works once, from
//! the network that was given the puzzle, for a few minutes.

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use table::fair::{hex, sha256};

use crate::time;

/// How many zero bits a stamp begins with: about a tenth of a second of work.
pub(crate) const BITS: u32 = 18;
/// The header of a stamp.
pub(crate) const HEADER: &str = "qlub-stamp";
/// How long a puzzle is good for at least, in milliseconds; at most twice as long.
pub(crate) const PERIOD: u64 = 120_000;
/// How many used stamps are remembered; beyond that none is taken until they have expired.
const MOST: usize = 100_000;

/// The stamps of a server.
pub(crate) struct Stamps {
    secret: [u8; 32],
    used: Mutex<UsedStamps>,
}

/// A good stamp: which, and of which period.
#[derive(Clone, Copy)]
pub(crate) struct Stamp {
    key: [u8; 16],
    period: u64,
}

/// Stamps that were used, by the period of their puzzle.
#[derive(Default)]
struct UsedStamps {
    period: u64,
    now: HashSet<[u8; 16]>,
    before: HashSet<[u8; 16]>,
}

impl Stamps {
    /// Stamps that are signed with a secret.
    pub(crate) fn new(secret: [u8; 32]) -> Self {
        Stamps { secret, used: Mutex::default() }
    }

    /// A puzzle for an address.
    pub(crate) fn puzzle(&self, address: IpAddr) -> String {
        let nonce = hex(&time::fresh()).split_off(48);
        self.signed(address, time::wall() / PERIOD, &nonce)
    }

    /// A stamp that is good for an address now, if the text is one.
    pub(crate) fn read(&self, address: IpAddr, stamp: &str) -> Option<Stamp> {
        self.read_at(address, stamp, time::wall() / PERIOD)
    }

    /// Spends a stamp; whether it was not spent before.
    pub(crate) fn spend(&self, stamp: Stamp) -> bool {
        self.mark(stamp, time::wall() / PERIOD)
    }

    fn read_at(&self, address: IpAddr, stamp: &str, now: u64) -> Option<Stamp> {
        let (puzzle, number) = stamp.split_once(' ')?;
        let mut parts = puzzle.splitn(3, '.');
        let (period, nonce) = (parts.next()?.parse::<u64>().ok()?, parts.next()?);
        let fresh = period == now || period + 1 == now;
        if !fresh
            || number.len() > 20
            || !number.bytes().all(|byte| byte.is_ascii_digit())
            || self.signed(address, period, nonce) != puzzle
            || !is_solved(puzzle, number)
        {
            return None;
        }
        let hash = sha256(puzzle.as_bytes());
        Some(Stamp { key: std::array::from_fn(|i| hash[i]), period })
    }

    /// Notes that a puzzle is used; whether it was not before.
    fn mark(&self, Stamp { key, period }: Stamp, now: u64) -> bool {
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        if used.period != now {
            let old = std::mem::take(&mut used.now);
            used.before = if used.period + 1 == now { old } else { HashSet::new() };
            used.period = now;
        }
        let place = if period == now { &mut used.now } else { &mut used.before };
        place.len() < MOST && place.insert(key)
    }

    /// Period, nonce and a mark that only this server can make, for this address alone.
    fn signed(&self, address: IpAddr, period: u64, nonce: &str) -> String {
        let said = format!("{} {address} {period} {nonce}", hex(&self.secret));
        // The mark is half of a hash of a hash: nobody can go on from it.
        let mark = hex(&sha256(&sha256(said.as_bytes())));
        format!("{period}.{nonce}.{}", &mark[..32])
    }
}

fn is_solved(puzzle: &str, number: &str) -> bool {
    let hash = sha256(format!("qlub-stamp-1\n{puzzle}\n{number}\n").as_bytes());
    let zeros = u128::from_be_bytes(std::array::from_fn(|i| hash[i])).leading_zeros();
    zeros >= BITS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stamp_works_once_at_its_address_and_for_a_while() {
        let stamps = Stamps::new([1; 32]);
        let (here, there) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2]));
        let puzzle = stamps.signed(here, 10, "0123456789abcdef");
        let number = (0u64..).find(|number| is_solved(&puzzle, &number.to_string())).unwrap();
        let stamp = format!("{puzzle} {number}");
        let read = |stamps: &Stamps, at, text: &str, now| stamps.read_at(at, text, now);
        assert!(read(&stamps, there, &stamp, 10).is_none());
        assert!(read(&stamps, here, &stamp, 9).is_none());
        assert!(read(&stamps, here, &stamp, 12).is_none(), "too late");
        assert!(read(&stamps, here, &format!("{puzzle} {}", number + 1), 10).is_none());
        assert!(read(&stamps, here, &format!("{puzzle} 0{number}"), 10).is_none());
        assert!(read(&stamps, here, "", 10).is_none());
        assert!(read(&Stamps::new([2; 32]), here, &stamp, 10).is_none(), "another server");
        let good = read(&stamps, here, &stamp, 10).unwrap();
        assert!(stamps.mark(good, 10));
        assert!(!stamps.mark(good, 10), "once");
        assert!(!stamps.mark(good, 11), "once");
    }
}
