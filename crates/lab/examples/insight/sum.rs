//! The sum of something, and of its squares.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Default, Serialize, Deserialize)]
pub(crate) struct Sum {
    pub(crate) count: f64,
    sum: f64,
    squares: f64,
}

impl Sum {
    pub(crate) fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// Adds what was counted elsewhere.
    pub(crate) fn join(&mut self, other: &Sum) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    pub(crate) fn mean(&self) -> f64 {
        self.sum / self.count
    }

    pub(crate) fn rms(&self) -> f64 {
        (self.squares / self.count).sqrt()
    }

    /// The standard error of the mean.
    pub(crate) fn error(&self) -> f64 {
        ((self.squares / self.count - self.mean().powi(2)).max(0.0) / (self.count - 1.0)).sqrt()
    }

    /// How many of its errors the mean is away from nothing.
    pub(crate) fn errors_off(&self) -> f64 {
        self.mean() / self.error()
    }

    /// In hundredths.
    pub(crate) fn line(&self, name: &str) -> String {
        let [mean, error, rms] = [self.mean(), self.error(), self.rms()].map(|part| 100.0 * part);
        format!("{name:<9} {mean:>7.3} ± {error:.3} %, rms {rms:.2}")
    }

    pub(crate) fn print(&self, name: &str) {
        println!("{}", self.line(name));
    }
}
