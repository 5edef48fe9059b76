//! Binary fuse filters (Graf and Lemire 2022): sets, and values of known keys, in little more than
//! their bits. Four places belong to a key; their sum without carry is a fingerprint of the key, or its
//! value.

use super::Unfit;

/// A filter, or the values of known keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fuse {
    seed: u64,
    segment: u64,
    segments: u64,
    bits: usize,
    /// The places one after the other, with two bytes more so that one can always be read.
    places: Vec<u8>,
}

impl Fuse {
    /// Reads one; none where there is none.
    pub(super) fn read(bytes: &mut &[u8]) -> Result<Option<Fuse>, Unfit> {
        let [bits] = take(bytes)?;
        if bits == 0 {
            return Ok(None);
        }
        let [power] = take(bytes)?;
        let mut number = || take(bytes).map(|number| u64::from(u32::from_le_bytes(number)));
        let (segments, turn) = (number()?, number()?);
        let segment = 1u64.checked_shl(power.into()).ok_or(Unfit::NotATable)?;
        Fuse::read_places(bytes, mixed(turn), segment, segments, bits.into()).map(Some)
    }

    /// Reads one of an older table; none if it has no places.
    pub(super) fn read_older(bytes: &mut &[u8]) -> Result<Option<Fuse>, Unfit> {
        let seed = u64::from_le_bytes(take(bytes)?);
        let mut number = || take(bytes).map(|number| u64::from(u32::from_le_bytes(number)));
        let (segment, segments, bits) = (number()?, number()?, number()? as usize);
        if segments == 0 {
            return Ok(None);
        }
        Fuse::read_places(bytes, seed, segment, segments, bits).map(Some)
    }

    fn read_places(
        bytes: &mut &[u8],
        seed: u64,
        segment: u64,
        segments: u64,
        bits: usize,
    ) -> Result<Fuse, Unfit> {
        if !segment.is_power_of_two() || segment > 1 << 18 || !(1..=8).contains(&bits) {
            return Err(Unfit::NotATable);
        }
        let length = ((segments + 3) * segment * bits as u64).div_ceil(8) as usize;
        let (places, rest) = bytes.split_at_checked(length).ok_or(Unfit::NotATable)?;
        *bytes = rest;
        let places = places.iter().copied().chain([0, 0]).collect();
        Ok(Fuse { seed, segment, segments, bits, places })
    }

    fn hash(&self, key: u64) -> u64 {
        mixed(key.wrapping_add(self.seed))
    }

    /// Whether a key is a member, or one of the few that are mistaken for such.
    pub(super) fn knows(&self, key: u64) -> bool {
        let hash = self.hash(key);
        self.sum_at(hash) == (hash ^ hash >> 32) as u8 & self.mask()
    }

    /// The value of a key.
    pub(super) fn sum(&self, key: u64) -> u8 {
        self.sum_at(self.hash(key))
    }

    fn sum_at(&self, hash: u64) -> u8 {
        let range = self.segments * self.segment;
        let first = ((u128::from(hash) * u128::from(range)) >> 64) as u64;
        let within = mixed(hash);
        let other = |number: u64| {
            let offset = within >> (18 * (number - 1)) & (self.segment - 1);
            self.place((first + number * self.segment) ^ offset)
        };
        self.place(first) ^ other(1) ^ other(2) ^ other(3)
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

/// The next bytes.
pub(super) fn take<const N: usize>(bytes: &mut &[u8]) -> Result<[u8; N], Unfit> {
    let (taken, rest) = bytes.split_first_chunk::<N>().ok_or(Unfit::NotATable)?;
    *bytes = rest;
    Ok(*taken)
}

fn mixed(mut x: u64) -> u64 {
    x = (x ^ x >> 33).wrapping_mul(0xff51_afd7_ed55_8ccd);
    x = (x ^ x >> 33).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    x ^ x >> 33
}
