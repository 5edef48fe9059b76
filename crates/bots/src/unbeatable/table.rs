//! What the order must not do: which of its positions are lost and, in the larger table, which of its
//! moves would let a win slip.
//!
//! Each set is two binary fuse filters: one knows all its members and mistakes some others for such,
//! the second tells those apart, exactly for everything that the player can come to ask about.
//! `gpu/quixo` builds the files.

use std::fmt::{self, Display};
use std::sync::OnceLock;

const MAGIC: &[u8; 8] = b"QLUBQX02";
/// Magic, moves of search, side, formation.
const HEADER: usize = 48;

/// What the order must not do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Positions that are bad to move to, by code.
    bad: Known,
    /// Moves that let a win slip: the code of the position with the number of the candidate.
    slips: Option<Known>,
}

/// A set that answers exactly for everything that can come up.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Known {
    filter: Fuse,
    exact: Fuse,
}

impl Known {
    fn read(bytes: &mut &[u8]) -> Result<Known, NotATable> {
        Ok(Known { filter: Fuse::read(bytes)?, exact: Fuse::read(bytes)? })
    }

    fn has(&self, key: u64) -> bool {
        self.filter.sum(key) == self.filter.print(key) && self.exact.sum(key) == 1
    }
}

/// Bytes that are not the table, or not whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotATable;

impl Display for NotATable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a sound table of bad moves of Quixo")
    }
}

impl std::error::Error for NotATable {}

impl Table {
    /// Reads a table.
    pub fn read(bytes: &[u8]) -> Result<Table, NotATable> {
        let (body, sum) = bytes.split_last_chunk::<8>().ok_or(NotATable)?;
        let sound = checksum(body) == u64::from_le_bytes(*sum);
        let (header, mut rest) = body.split_at_checked(HEADER).ok_or(NotATable)?;
        let side = header[12..16] == 5u32.to_le_bytes();
        if !sound || !side || header[..8] != *MAGIC {
            return Err(NotATable);
        }
        let bad = Known::read(&mut rest)?;
        let slips = if rest.is_empty() { None } else { Some(Known::read(&mut rest)?) };
        if rest.is_empty() { Ok(Table { bad, slips }) } else { Err(NotATable) }
    }

    /// Whether the position with this code is bad to move to.
    pub fn is_bad(&self, code: u64) -> bool {
        self.bad.has(code)
    }

    /// Whether the candidate with this number lets a win slip in the position with this code.
    pub fn lets_slip(&self, code: u64, number: usize) -> bool {
        self.slips.as_ref().is_some_and(|slips| slips.has(code << 6 | number as u64))
    }

    /// Whether the player keeps every win.
    pub fn keeps_wins(&self) -> bool {
        self.slips.is_some()
    }
}

/// The table that ships with the program, or the one that was provided.
pub fn shipped() -> Option<&'static Table> {
    #[cfg(feature = "tables")]
    {
        let bytes = include_bytes!("../../tables/quixo-never-loses.qxt");
        TABLE.get_or_init(|| Table::read(bytes).ok()).as_ref()
    }
    #[cfg(not(feature = "tables"))]
    TABLE.get().and_then(Option::as_ref)
}

/// Gives the table to a program that ships without it; what is already there stays.
pub fn provide(bytes: &[u8]) -> Result<(), NotATable> {
    let table = Table::read(bytes)?;
    TABLE.get_or_init(|| Some(table));
    Ok(())
}

static TABLE: OnceLock<Option<Table>> = OnceLock::new();

/// A binary fuse filter (Graf and Lemire 2022): the sum of three places, without carry.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Fuse {
    seed: u64,
    segment: u64,
    segments: u64,
    bits: usize,
    /// The places one after the other, with two bytes more so that one can always be read.
    places: Vec<u8>,
}

impl Fuse {
    fn read(bytes: &mut &[u8]) -> Result<Fuse, NotATable> {
        let seed = u64::from_le_bytes(take(bytes)?);
        let mut number = || take(bytes).map(|number| u64::from(u32::from_le_bytes(number)));
        let (segment, segments, bits) = (number()?, number()?, number()? as usize);
        if !segment.is_power_of_two() || segments == 0 || !(1..=8).contains(&bits) {
            return Err(NotATable);
        }
        let length = ((segments + 2) * segment * bits as u64).div_ceil(8) as usize;
        let (places, rest) = bytes.split_at_checked(length).ok_or(NotATable)?;
        *bytes = rest;
        let places = places.iter().copied().chain([0, 0]).collect();
        Ok(Fuse { seed, segment, segments, bits, places })
    }

    fn hash(&self, code: u64) -> u64 {
        mixed(code.wrapping_add(self.seed))
    }

    /// What the sum of the places of a code must be for the code to be known.
    fn print(&self, code: u64) -> u8 {
        let hash = self.hash(code);
        (hash ^ hash >> 32) as u8 & self.mask()
    }

    fn sum(&self, code: u64) -> u8 {
        let hash = self.hash(code);
        let range = self.segments * self.segment;
        let first = ((u128::from(hash) * u128::from(range)) >> 64) as u64;
        let within = self.segment - 1;
        let second = (first + self.segment) ^ (hash >> 18 & within);
        let third = (first + 2 * self.segment) ^ (hash & within);
        self.place(first) ^ self.place(second) ^ self.place(third)
    }

    fn place(&self, at: u64) -> u8 {
        let bit = at as usize * self.bits;
        let pair = self.places.get(bit / 8..bit / 8 + 2).unwrap_or(&[0, 0]);
        (u16::from_le_bytes([pair[0], pair[1]]) >> (bit % 8)) as u8 & self.mask()
    }

    fn mask(&self) -> u8 {
        (0xffu16 >> (8 - self.bits)) as u8
    }
}

fn take<const N: usize>(bytes: &mut &[u8]) -> Result<[u8; N], NotATable> {
    let (taken, rest) = bytes.split_first_chunk::<N>().ok_or(NotATable)?;
    *bytes = rest;
    Ok(*taken)
}

fn mixed(mut x: u64) -> u64 {
    x = (x ^ x >> 33).wrapping_mul(0xff51_afd7_ed55_8ccd);
    x = (x ^ x >> 33).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    x ^ x >> 33
}

/// FNV-1a.
fn checksum(bytes: &[u8]) -> u64 {
    let step = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}
