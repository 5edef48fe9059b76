//! Luck that depends on what is asked for, never on what was asked before.

use game::Luck;
use game::luck::Stream;

/// The luck of one throw or draw of a deal: each named thing has its own number, so that a die that
/// has left one game does not shift the others.
#[derive(Clone, Debug)]
pub struct ArenaLuck {
    key: u64,
    asked: Vec<(u64, u64)>,
}

impl ArenaLuck {
    /// The key of a deal.
    pub fn key(seed: u64, deal: u64) -> u64 {
        mix(mix(seed) ^ deal)
    }

    /// The luck of the nth chance of a deal.
    pub fn new(key: u64, nth: u64) -> Self {
        ArenaLuck { key: mix(key ^ nth), asked: Vec::new() }
    }

    /// The luck that bots are asked again with what they do at a step.
    pub fn again(key: u64, step: u64) -> Stream {
        Stream::new(mix(key ^ (3 << 62) ^ step))
    }

    /// The luck that the bot of a seat decides with.
    pub fn choices(key: u64, seat: usize) -> Stream {
        Stream::new(mix(key ^ (1 << 63) ^ ((seat as u64) << 48)))
    }
}

impl Luck for ArenaLuck {
    fn below(&mut self, what: &str, n: u32) -> u32 {
        let name = what.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        let again = match self.asked.iter_mut().find(|(asked, _)| *asked == name) {
            Some((_, count)) => {
                *count += 1;
                *count
            }
            None => {
                self.asked.push((name, 0));
                0
            }
        };
        Stream::new(mix(self.key ^ name).wrapping_add(again)).below(what, n)
    }
}

fn mix(bits: u64) -> u64 {
    Stream::new(bits).bits()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_that_is_gone_does_not_shift_the_others() {
        let mut all = ArenaLuck::new(5, 1);
        let (_, second) = (all.below("r", 1000), all.below("y", 1000));
        assert_eq!(ArenaLuck::new(5, 1).below("y", 1000), second);
    }

    #[test]
    fn the_same_thing_asked_twice_is_drawn_twice() {
        let mut luck = ArenaLuck::new(5, 1);
        let drawn: Vec<_> = (0..8).map(|_| luck.below("tile", 1_000_000)).collect();
        assert!(drawn.windows(2).all(|pair| pair[0] != pair[1]), "{drawn:?}");
    }

    #[test]
    fn every_face_comes_up_about_as_often() {
        let mut seen = [0u32; 6];
        for nth in 0..60_000 {
            seen[ArenaLuck::new(9, nth).below("w1", 6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| n.abs_diff(10_000) < 456), "{seen:?}");
    }
}
