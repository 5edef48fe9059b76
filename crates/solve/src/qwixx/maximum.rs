//! The mean of the best of several dice.

/// What every number of every colour is worth after a white sum; the best one counts, and what there
/// is without a colour die.
#[derive(Clone, Debug)]
pub struct Best {
    base: f64,
    sides: u8,
    /// Values above the base with their colour and number, the highest first once sorted.
    above: Vec<(f64, u8, u8)>,
}

impl Best {
    /// Colour dice of so many sides.
    pub fn new(sides: u8) -> Self {
        Best { base: 0.0, sides, above: Vec::new() }
    }

    /// Begins anew with what is had anyway, and the worth of every colour and number.
    #[inline]
    pub fn begin<const N: usize>(&mut self, base: f64, worth: &[[f64; N]; 4]) {
        self.base = base;
        self.above.clear();
        for (die, numbers) in (0u8..).zip(worth) {
            for (number, value) in (0u8..).zip(numbers) {
                if *value > base {
                    self.above.push((*value, die, number));
                }
            }
        }
        self.above.sort_unstable_by(|one, two| two.0.total_cmp(&one.0));
    }

    /// The mean over the colour dice, each of which may be added to one of two white ones. Dice are
    /// independent, so the number of rolls that reach no value is a product.
    #[inline]
    pub fn mean(&self, low: u8, high: u8) -> f64 {
        let all = (2u32 << self.sides) - 2;
        let mut reached = [0u32; 4];
        let mut left = [f64::from(self.sides); 4];
        let rolls = f64::from(self.sides).powi(4);
        let (mut none, mut total) = (rolls, 0.0);
        for (value, die, number) in &self.above {
            let die = usize::from(*die);
            let faces = (1u32 << number >> low | 1u32 << number >> high) & all & !reached[die];
            if faces == 0 {
                continue;
            }
            reached[die] |= faces;
            left[die] -= f64::from(faces.count_ones());
            let now = (left[0] * left[1]) * (left[2] * left[3]);
            total += value * (none - now);
            none = now;
            if none == 0.0 {
                break;
            }
        }
        (total + self.base * none) / rolls
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_is_that_of_all_rolls() {
        let value = |die: usize, number: usize| ((number * 7 + die * 5) % 13) as f64;
        let worth: [[f64; 13]; 4] =
            std::array::from_fn(|die| std::array::from_fn(|number| value(die, number)));
        let mut best = Best::new(6);
        best.begin(3.5, &worth);
        for (low, high) in [(1, 1), (2, 5), (6, 6)] {
            let mut sum = 0.0;
            for roll in 0..6usize.pow(4) {
                let faces =
                    [roll % 6, roll / 6 % 6, roll / 36 % 6, roll / 216].map(|face| face + 1);
                let values = faces.into_iter().enumerate().flat_map(|(die, face)| {
                    [low, high].map(|white| value(die, usize::from(white) + face))
                });
                sum += values.fold(3.5, f64::max);
            }
            assert!((best.mean(low, high) - sum / 1296.0).abs() < 1e-12);
        }
    }
}
