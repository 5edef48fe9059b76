//! Luck from numbers that somebody brought along.

use game::Luck;
use game::luck::Stream;

/// Luck that uses up given random numbers, one after another.
///
/// Should they run out, a generator started from all of them goes on.
#[derive(Clone, Debug)]
pub struct Given {
    numbers: std::vec::IntoIter<u32>,
    then: Stream,
}

impl Given {
    /// Luck from `numbers`, each of 32 random bits.
    pub fn new(numbers: Vec<u32>) -> Self {
        let mix = |mixed: u64, number: &u32| Stream::new(mixed ^ u64::from(*number)).bits();
        let then = Stream::new(numbers.iter().fold(0, mix));
        Given { numbers: numbers.into_iter(), then }
    }

    fn draw(&mut self) -> u32 {
        self.numbers.next().unwrap_or_else(|| self.then.bits() as u32)
    }
}

impl Luck for Given {
    fn below(&mut self, _what: &str, n: u32) -> u32 {
        if n <= 1 {
            return 0;
        }
        // Numbers above the last whole multiple of n would favour the small ones: draw again.
        let limit = u32::MAX - u32::MAX % n;
        loop {
            let drawn = self.draw();
            if drawn < limit {
                return drawn % n;
            }
        }
    }
}
