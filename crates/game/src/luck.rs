//! Where chance comes from when somebody has to deal it.

/// A source of chance: a shaker that is asked for one named thing at a time.
///
/// The name matters to luck that is addressed (what a die shows depends on its name, not on how
/// many were asked for before), and to a person who types in what real dice show.
pub trait Luck {
    /// A number from 0 to `n - 1`, each as likely as the next; `what` names the die or draw.
    fn below(&mut self, what: &str, n: u32) -> u32;
}

/// A small, fast generator (SplitMix64) for simulations and tests; never for dealt luck.
#[derive(Clone, Debug)]
pub struct Stream(u64);

impl Stream {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Self {
        Stream(seed)
    }

    /// The next 64 bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n` (0 if `n` is 0); the bias of at most n/2⁶⁴ is far below any sample.
    #[inline]
    pub fn pick(&mut self, n: usize) -> usize {
        ((u128::from(self.bits()) * n as u128) >> 64) as usize
    }

    /// Puts `items` in a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.pick(i + 1));
        }
    }
}

impl Luck for Stream {
    #[inline]
    fn below(&mut self, _what: &str, n: u32) -> u32 {
        self.pick(n as usize) as u32
    }
}

/// Luck written down beforehand: the numbers of a list, one after another, then zeros.
#[derive(Clone, Debug)]
pub struct ScriptedLuck {
    numbers: Vec<u32>,
    next: usize,
}

impl ScriptedLuck {
    /// Luck that gives `numbers` in order, each reduced to what was asked for.
    pub fn new(numbers: impl Into<Vec<u32>>) -> Self {
        ScriptedLuck { numbers: numbers.into(), next: 0 }
    }
}

impl Luck for ScriptedLuck {
    fn below(&mut self, _what: &str, n: u32) -> u32 {
        let number = self.numbers.get(self.next).copied().unwrap_or(0);
        self.next += 1;
        number.checked_rem(n).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_frozen() {
        let mut stream = Stream::new(42);
        assert_eq!(stream.bits(), 0xbdd7_3226_2feb_6e95);
    }

    #[test]
    fn every_face_comes_up_about_as_often() {
        let mut stream = Stream::new(7);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[stream.below("die", 6) as usize] += 1;
        }
        // Five standard deviations of a binomial with n = 60,000 and p = 1/6 are 456.
        assert!(seen.iter().all(|&n| n.abs_diff(10_000) < 456), "{seen:?}");
    }

    #[test]
    fn every_order_comes_up_about_as_often() {
        let mut stream = Stream::new(7);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..60_000 {
            let mut items = [1, 2, 3];
            stream.shuffle(&mut items);
            *seen.entry(items).or_insert(0u32) += 1;
        }
        assert_eq!(seen.len(), 6);
        assert!(seen.values().all(|n| n.abs_diff(10_000) < 456), "{seen:?}");
    }

    #[test]
    fn scripted_luck_gives_what_was_written_and_then_zeros() {
        let mut luck = ScriptedLuck::new([5, 7]);
        let drawn = [(); 3].map(|()| luck.below("die", 6));
        assert_eq!(drawn, [5, 1, 0]);
    }
}
