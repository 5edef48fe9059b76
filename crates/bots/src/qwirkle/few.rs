//! The few best of many answers.

use super::answer::Answer;
use super::plays::FoundPlay;

/// The few best of many answers, best first.
pub(super) struct Few<const SOME: usize> {
    worths: [f32; SOME],
    answers: [Answer; SOME],
}

impl<const SOME: usize> Few<SOME> {
    /// No answers: every play is better than these.
    pub(super) const NONE: Few<SOME> =
        Few { worths: [f32::MIN; SOME], answers: [Answer::NONE; SOME] };

    /// Whether a play that is worth so much would be among them.
    #[inline]
    pub(super) fn takes(&self, worth: f32) -> bool {
        worth > self.worths[SOME - 1]
    }

    /// One more, worth so much; the first of equals stays ahead.
    #[inline]
    pub(super) fn add(&mut self, worth: f32, found: &FoundPlay<'_>) {
        if self.takes(worth) {
            let place = self.worths.partition_point(|other| *other >= worth);
            self.worths[place..].rotate_right(1);
            self.answers[place..].rotate_right(1);
            self.worths[place] = worth;
            self.answers[place] = Answer::play(found.puts.iter().copied(), found.points);
        }
    }

    /// All of them, with what they are worth.
    pub(super) fn iter(&self) -> impl Iterator<Item = (f32, &Answer)> {
        let all = self.worths.iter().copied().zip(&self.answers);
        all.filter(|(_, answer)| !answer.puts().is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_stay_and_the_first_of_equals_stays_ahead() {
        let mut few = Few::<3>::NONE;
        assert_eq!(few.iter().count(), 0);
        for (points, worth) in [(1, 1.0), (2, 5.0), (3, 2.0), (4, 5.0), (5, 0.0)] {
            few.add(worth, &FoundPlay::alone(&[(7, 1)], points));
        }
        let points: Vec<u8> = few.iter().map(|(_, answer)| answer.points).collect();
        assert_eq!(points, [2, 4, 3]);
        assert!(few.takes(2.5) && !few.takes(2.0));
    }
}
