//! Luck that anybody can check: every die and draw is derived from a key that nobody could know or
//! choose while the match was on. The format is frozen; docs/fairness.md describes it.

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use game::{Luck, Seat};
use sha2::{Digest, Sha256};

/// 32 bytes: a secret, a nonce, a key or a hash.
pub type Bytes = [u8; 32];

/// What all luck of a match is derived from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key(Bytes);

impl Key {
    /// The key of a fair match: the table's secret and the nonces that were opened, by seat.
    pub fn fair(secret: &Bytes, nonces: &[(Seat, Bytes)]) -> Self {
        let mut text = format!("qlub-key-1\n{}\n", hex(secret));
        for (seat, nonce) in nonces {
            text += &format!("{seat} {}\n", hex(nonce));
        }
        Key(sha256(text.as_bytes()))
    }

    /// The key of a seed that everybody may know.
    pub fn seeded(seed: &str) -> Self {
        Key(sha256(format!("qlub-seed-1\n{seed}\n").as_bytes()))
    }

    /// The luck of one deal. Deals are counted through a match and no number comes twice, so a deal
    /// that was taken back shows nothing of the one that follows.
    pub fn luck(&self, deal: u32) -> DealLuck {
        DealLuck { key: hex(&self.0), deal, asked: Vec::new() }
    }
}

/// The luck of one deal: what a die shows depends on its name, not on what else is rolled.
#[derive(Clone, Debug)]
pub struct DealLuck {
    key: String,
    deal: u32,
    asked: Vec<String>,
}

impl DealLuck {
    /// The stream of numbers for the `nth` thing of a name.
    fn stream(&self, what: &str, nth: usize) -> ChaCha20 {
        let DealLuck { key, deal, .. } = self;
        let address = sha256(format!("qlub-draw-1\n{key}\n{deal}\n{what}\n{nth}\n").as_bytes());
        ChaCha20::new(&address.into(), &[0; 12].into())
    }
}

impl Luck for DealLuck {
    fn below(&mut self, what: &str, n: u32) -> u32 {
        let nth = self.asked.iter().filter(|name| *name == what).count();
        self.asked.push(what.to_owned());
        if n < 2 {
            return 0;
        }
        // Words at or above the largest multiple of n would favour the small numbers.
        let multiples = (1u64 << 32) / u64::from(n) * u64::from(n);
        let mut stream = self.stream(what, nth);
        loop {
            let mut word = [0; 4];
            stream.apply_keystream(&mut word);
            let word = u32::from_le_bytes(word);
            if u64::from(word) < multiples {
                return word % n;
            }
        }
    }
}

/// What is published of a secret before it is opened.
pub fn commitment(secret: &Bytes) -> Bytes {
    sha256(secret)
}

/// The SHA-256 of some bytes.
pub fn sha256(bytes: &[u8]) -> Bytes {
    Sha256::digest(bytes).into()
}

/// Bytes in small hexadecimal letters.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// 32 bytes from 64 small hexadecimal letters.
pub fn unhex(text: &str) -> Option<Bytes> {
    let digit = |c: u8| match c {
        b'0'..=b'9' => Some(c - b'0'),
        b'a'..=b'f' => Some(c - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; 32];
    if text.len() != 64 {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_is_frozen() {
        let key = Key::fair(&[1; 32], &[(Seat(0), [2; 32]), (Seat(2), [3; 32])]);
        let mut luck = key.luck(7);
        let dice: Vec<u32> = ["w1", "w2", "r", "w1", "bag"].map(|what| luck.below(what, 6)).into();
        assert_eq!(dice, FROZEN);
        let mut seeded = Key::seeded("family").luck(0);
        assert_eq!([(); 3].map(|()| seeded.below("tile", 108)), FROZEN_SEEDED);
    }

    // Computed by a second program, written from docs/fairness.md in another language.
    const FROZEN: [u32; 5] = [5, 5, 3, 1, 2];
    const FROZEN_SEEDED: [u32; 3] = [34, 79, 57];

    #[test]
    fn a_die_does_not_depend_on_the_others() {
        let key = Key::seeded("x");
        let mut all = key.luck(3);
        let (_, red) = (all.below("white", 6), all.below("red", 6));
        assert_eq!(key.luck(3).below("red", 6), red);
    }

    #[test]
    fn every_face_comes_up_about_as_often() {
        let key = Key::seeded("faces");
        let mut seen = [0u32; 6];
        for deal in 0..60_000 {
            seen[key.luck(deal).below("die", 6) as usize] += 1;
        }
        // Five standard deviations of a binomial with n = 60,000 and p = 1/6 are 456.
        assert!(seen.iter().all(|&n| n.abs_diff(10_000) < 456), "{seen:?}");
    }

    #[test]
    fn hex_reads_what_it_writes_and_nothing_else() {
        let bytes = sha256(b"qlub");
        assert_eq!(unhex(&hex(&bytes)), Some(bytes));
        for bad in ["", "00", &hex(&bytes).to_uppercase(), &format!("{}é", &hex(&bytes)[2..])] {
            assert_eq!(unhex(bad), None);
        }
    }
}
