//! Luck from the operating system.

use game::Luck;
use game::luck::Stream;

/// Luck that nobody can foresee.
pub(crate) struct Entropy;

impl Luck for Entropy {
    fn below(&mut self, _what: &str, n: u32) -> u32 {
        if n <= 1 {
            return 0;
        }
        // Numbers above the last whole multiple of n would favour the small ones: draw again.
        let limit = u32::MAX - u32::MAX % n;
        loop {
            let drawn = random();
            if drawn < limit {
                return drawn % n;
            }
        }
    }
}

fn random() -> u32 {
    getrandom::u32().expect("the operating system gives random numbers")
}

/// Luck from a seed, or from the operating system without one.
pub(crate) fn luck(seed: Option<u64>) -> Box<dyn Luck> {
    match seed {
        Some(seed) => Box::new(Stream::new(seed)),
        None => Box::new(Entropy),
    }
}
