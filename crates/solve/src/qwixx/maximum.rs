//! The mean of the best of several dice.

/// Values of up to four dice, one a face, of which the best counts; and what there is without dice.
#[derive(Clone, Debug)]
pub struct Best {
    base: f64,
    sides: f64,
    /// Values above the base with their die, the highest first.
    above: [(f64, u8); 32],
    len: usize,
}

impl Best {
    /// Dice of so many sides, and what is had anyway.
    #[inline]
    pub fn new(base: f64, sides: u8) -> Self {
        Best { base, sides: f64::from(sides), above: [(0.0, 0); 32], len: 0 }
    }

    /// A face of a die is worth this.
    #[inline]
    pub fn add(&mut self, die: u8, value: f64) {
        if value <= self.base || self.len == self.above.len() {
            return;
        }
        let mut at = self.len;
        while at > 0 && self.above[at - 1].0 < value {
            self.above[at] = self.above[at - 1];
            at -= 1;
        }
        self.above[at] = (value, die);
        self.len += 1;
    }

    /// The mean: dice are independent, so the chance that none reaches a value is a product.
    #[inline]
    pub fn mean(&self) -> f64 {
        let mut below = [1.0f64; 4];
        let (mut none, mut mean) = (1.0f64, 0.0);
        let face = 1.0 / self.sides;
        for (value, die) in &self.above[..self.len] {
            let die = usize::from(*die);
            below[die] -= face;
            let now = (below[0] * below[1]) * (below[2] * below[3]);
            mean += value * (none - now);
            none = now;
        }
        mean + self.base * none
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_is_that_of_all_rolls() {
        let value = |die: u8, face: i32| f64::from((face * 7 + i32::from(die) * 5) % 13);
        let mut best = Best::new(3.5, 6);
        for die in 0..4 {
            (1..=6).for_each(|face| best.add(die, value(die, face)));
        }
        let mut sum = 0.0;
        for roll in 0..6i32.pow(4) {
            let faces = [roll % 6, roll / 6 % 6, roll / 36 % 6, roll / 216].map(|face| face + 1);
            let values = (0u8..).zip(faces).map(|(die, face)| value(die, face));
            sum += values.fold(3.5, f64::max);
        }
        assert!((best.mean() - sum / 1296.0).abs() < 1e-12);
    }
}
