//! The values of a class, and their form as bytes.

use super::numbering::Numbering;

/// What a position is worth to its mover.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Value {
    /// The opponent can force a line.
    Lost,
    /// Neither can force a line.
    Drawn,
    /// The mover can force a line, or has been given one.
    Won,
}

impl Value {
    /// What a position is worth to the other player.
    #[must_use]
    pub fn turned(self) -> Value {
        match self {
            Value::Lost => Value::Won,
            Value::Drawn => Value::Drawn,
            Value::Won => Value::Lost,
        }
    }
}

/// How many cubes the mover and the opponent have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Class {
    /// Cubes of the mover.
    pub mover: usize,
    /// Cubes of the opponent.
    pub opponent: usize,
}

impl Class {
    /// The class with these numbers of cubes.
    pub const fn new(mover: usize, opponent: usize) -> Class {
        Class { mover, opponent }
    }

    /// The class after a move with a cube of one's own.
    #[must_use]
    pub const fn after_own(self) -> Class {
        Class::new(self.opponent, self.mover)
    }

    /// The class after a neutral cube was taken.
    #[must_use]
    pub const fn after_neutral(self) -> Class {
        Class::new(self.opponent, self.mover + 1)
    }

    /// The marked cubes.
    pub const fn marks(self) -> usize {
        self.mover + self.opponent
    }
}

/// How a class lies in words of 32 positions: blocks by one player's mask, places by the other's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Layout {
    /// The number of blocks.
    pub(crate) blocks: usize,
    /// Positions in a block.
    pub(crate) size: usize,
    /// Words in a block.
    pub(crate) words: usize,
}

impl Layout {
    /// Blocks by masks of `block` cubes, places by masks of `place` cubes on the free cells.
    pub(crate) fn new(numbering: &Numbering, block: usize, place: usize) -> Layout {
        let size = numbering.choose(numbering.geometry.cells - block, place);
        Layout { blocks: numbering.reps(block).len(), size, words: size.div_ceil(32) }
    }

    pub(crate) fn all_words(self) -> usize {
        self.blocks * self.words
    }
}

/// The values of a class by opponent: in a word the low half says won, the high half lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Values {
    /// The class that they are of.
    pub class: Class,
    pub(crate) layout: Layout,
    pub(crate) words: Vec<u64>,
}

/// Positions won and lost, and all; every image counted.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// Won for the mover.
    pub won: u64,
    /// Lost for the mover.
    pub lost: u64,
    /// Drawn with best play.
    pub drawn: u64,
}

/// Where the value of a position lies in its class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lookup {
    word: usize,
    bit: usize,
}

impl Lookup {
    /// Where the position (mover, opponent) of a class lies.
    pub fn new(numbering: &Numbering, class: Class, mover: u32, opponent: u32) -> Lookup {
        let canon = numbering.canon(class.opponent, opponent);
        let image = numbering.geometry.images(mover)[canon.symmetry()];
        let free = &numbering.reps(class.opponent)[canon.number()].free;
        let place = numbering.rank(class.mover, free.down(image));
        let words = Layout::new(numbering, class.opponent, class.mover).words;
        Lookup { word: canon.number() * words + place / 32, bit: place % 32 }
    }

    /// How far into the bytes of a class the eight bytes of its word begin.
    pub fn offset(self) -> u64 {
        HEADER as u64 + 8 * self.word as u64
    }

    /// The value in its word.
    pub fn value(self, word: u64) -> Value {
        match at(&[word], self.bit) {
            WON => Value::Won,
            LOST => Value::Lost,
            _ => Value::Drawn,
        }
    }
}

/// Why bytes are no class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClassDamage {
    /// They do not begin or end as a class of this side does.
    NotThisClass,
    /// The checksum says something else.
    Checksum,
}

const MAGIC: &[u8; 8] = b"QLUBQXV1";
/// Magic, side, mover, opponent, nothing, words, checksum.
const HEADER: usize = 40;

impl Values {
    pub(crate) fn empty(numbering: &Numbering, class: Class) -> Values {
        let layout = Layout::new(numbering, class.opponent, class.mover);
        Values { class, layout, words: vec![0; layout.all_words()] }
    }

    /// The value of a position of this class.
    pub fn of(&self, numbering: &Numbering, mover: u32, opponent: u32) -> Value {
        let at = Lookup::new(numbering, self.class, mover, opponent);
        at.value(self.words[at.word])
    }

    /// How many boards are won, lost and drawn.
    pub fn counts(&self, numbering: &Numbering) -> Counts {
        let Class { mover, opponent } = self.class;
        let mut counts = Counts::default();
        for (block, rep) in numbering.reps(opponent).iter().enumerate() {
            let words = &self.words[block * self.layout.words..][..self.layout.words];
            let ones = |half: fn(u64) -> u32| {
                words.iter().map(|word| u64::from(half(*word).count_ones())).sum::<u64>()
            };
            counts.won += u64::from(rep.orbit) * ones(|word| word as u32);
            counts.lost += u64::from(rep.orbit) * ones(|word| (word >> 32) as u32);
        }
        let cells = numbering.geometry.cells;
        let boards = numbering.choose(cells, opponent) * numbering.choose(cells - opponent, mover);
        counts.drawn = boards as u64 - counts.won - counts.lost;
        counts
    }

    /// A number that changes when any value does.
    pub fn checksum(&self) -> u64 {
        let mixed_in = |(at, word): (usize, &u64)| mixed(word ^ mixed(at as u64 + 1));
        self.words.iter().enumerate().map(mixed_in).fold(0, u64::wrapping_add)
    }

    /// How many bytes the class of a side takes.
    pub fn bytes(numbering: &Numbering, class: Class) -> usize {
        HEADER + 8 * Layout::new(numbering, class.opponent, class.mover).all_words()
    }

    /// The class as bytes.
    pub fn encode(&self, numbering: &Numbering) -> Vec<u8> {
        let mut bytes = self.header(numbering);
        self.words.iter().for_each(|word| bytes.extend(word.to_le_bytes()));
        bytes
    }

    /// The class of `numbering`'s side that `bytes` are.
    pub fn decode(numbering: &Numbering, class: Class, bytes: &[u8]) -> Result<Self, ClassDamage> {
        let mut values = Values::empty(numbering, class);
        let (header, rest) = bytes.split_at_checked(HEADER).ok_or(ClassDamage::NotThisClass)?;
        let mut expected = values.header(numbering);
        expected.truncate(HEADER - 8);
        if header[..HEADER - 8] != expected[..] || rest.len() != 8 * values.words.len() {
            return Err(ClassDamage::NotThisClass);
        }
        for (word, bytes) in values.words.iter_mut().zip(rest.chunks_exact(8)) {
            *word = bytes.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
        }
        if header[HEADER - 8..] == values.checksum().to_le_bytes() {
            Ok(values)
        } else {
            Err(ClassDamage::Checksum)
        }
    }

    fn header(&self, numbering: &Numbering) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HEADER + 8 * self.words.len());
        bytes.extend(MAGIC);
        let side = u32::from(numbering.geometry.side.cubes());
        for number in [side, self.class.mover as u32, self.class.opponent as u32, 0] {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend((self.words.len() as u64).to_le_bytes());
        bytes.extend(self.checksum().to_le_bytes());
        bytes
    }
}

/// What is known of a position: two bits, won and lost.
pub(crate) const UNKNOWN: u8 = 0;
pub(crate) const WON: u8 = 1;
pub(crate) const LOST: u8 = 2;
/// Both bits: not lost, perhaps won. Only while a class is being solved.
pub(crate) const SAFE: u8 = 3;

#[inline]
pub(crate) fn at(words: &[u64], place: usize) -> u8 {
    let word = words[place / 32] >> (place % 32);
    (word & 1) as u8 | ((word >> 32 & 1) as u8) << 1
}

#[inline]
pub(crate) fn set(word: &mut u64, bit: usize, code: u8) {
    *word &= !(1 << bit | 1 << (32 + bit));
    *word |= u64::from(code & 1) << bit | u64::from(code >> 1) << (32 + bit);
}

pub(crate) fn mixed(mut x: u64) -> u64 {
    x = (x ^ x >> 33).wrapping_mul(0xff51_afd7_ed55_8ccd);
    x = (x ^ x >> 33).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    x ^ x >> 33
}
