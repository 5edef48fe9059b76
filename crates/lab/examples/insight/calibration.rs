//! Chances beside what came of them, one table a match, so that they are independent.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};

use crate::sum::Sum;

const BINS: usize = 20;
/// Half the width of a 95 % interval, in standard errors.
const SURE: f64 = 1.96;

#[derive(Default, Serialize, Deserialize)]
pub(crate) struct Calibration {
    brier: Sum,
    log_loss: Sum,
    bins: [Bin; BINS],
}

/// Chances that are much alike.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
struct Bin {
    count: f64,
    said: f64,
    came: f64,
}

impl Bin {
    fn said(&self) -> f64 {
        self.said / self.count
    }

    fn came(&self) -> f64 {
        self.came / self.count
    }

    /// The standard error of what came, if what was said is true.
    fn error(&self) -> f64 {
        (self.said() * (1.0 - self.said()) / self.count).max(0.0).sqrt()
    }
}

impl Calibration {
    pub(crate) fn add(&mut self, said: f64, came: f64) {
        let bin = &mut self.bins[((said * BINS as f64) as usize).min(BINS - 1)];
        *bin = Bin { count: bin.count + 1.0, said: bin.said + said, came: bin.came + came };
        let sure = said.clamp(1e-4, 1.0 - 1e-4);
        self.brier.add((said - came).powi(2));
        self.log_loss.add(-came * sure.ln() - (1.0 - came) * (1.0 - sure).ln());
    }

    /// Adds what was found elsewhere.
    pub(crate) fn join(&mut self, other: &Calibration) {
        self.brier.join(&other.brier);
        self.log_loss.join(&other.log_loss);
        for (bin, other) in self.bins.iter_mut().zip(&other.bins) {
            bin.count += other.count;
            bin.said += other.said;
            bin.came += other.came;
        }
    }

    fn filled(&self) -> impl Iterator<Item = &Bin> {
        self.bins.iter().filter(|bin| bin.count > 0.0)
    }

    pub(crate) fn print(&self) {
        for bin in self.filled() {
            let [said, came, error] = [bin.said(), bin.came(), bin.error()].map(|one| 100.0 * one);
            println!("  {said:5.1} % said, {came:5.1} ± {error:.1} % came, {}", bin.count);
        }
        println!("{}", self.line());
    }

    pub(crate) fn line(&self) -> String {
        let mean = |of: fn(&Bin) -> f64| {
            let all = self.filled().map(|bin| bin.count * of(bin)).sum::<f64>();
            100.0 * all / self.brier.count
        };
        let off = mean(|bin| (bin.said() - bin.came()).abs());
        // The mean of the absolute value of what is spread normally.
        let by_chance = mean(|bin| bin.error() * std::f64::consts::FRAC_2_PI.sqrt());
        let (brier, log_loss) = (self.brier.mean(), self.log_loss.mean());
        format!(
            "calibration error {off:.2} % (by chance {by_chance:.2} %), Brier {brier:.4}, log loss {log_loss:.4}"
        )
    }

    /// A picture: what was said to the right, what came upwards, with the 95 % interval around what should have come.
    pub(crate) fn svg(&self, title: &str) -> String {
        let at = |chance: f64| 50.0 + 300.0 * chance;
        let up = |chance: f64| 350.0 - 300.0 * chance;
        let mut svg = String::from(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 400 400\" font-family=\"sans-serif\" \
             font-size=\"12\">\n<rect width=\"400\" height=\"400\" fill=\"#fff\"/>\n",
        );
        let mut put = |line: std::fmt::Arguments| {
            let _ = writeln!(svg, "{line}");
        };
        put(format_args!("<text x=\"200\" y=\"28\" text-anchor=\"middle\">{title}</text>"));
        put(format_args!("<path d=\"M50 350 350 50\" stroke=\"#999\" stroke-dasharray=\"4 4\"/>"));
        put(format_args!("<path d=\"M50 50V350H350\" stroke=\"#333\" fill=\"none\"/>"));
        for tick in 0..=4 {
            let (chance, said) = (f64::from(tick) / 4.0, 25 * tick);
            let (x, y) = (at(chance), up(chance));
            put(format_args!("<text x=\"{x}\" y=\"368\" text-anchor=\"middle\">{said}</text>"));
            put(format_args!("<text x=\"42\" y=\"{}\" text-anchor=\"end\">{said}</text>", y + 4.0));
        }
        put(format_args!("<text x=\"200\" y=\"388\" text-anchor=\"middle\">% said</text>"));
        put(format_args!(
            "<text x=\"14\" y=\"204\" transform=\"rotate(-90 14 204)\">% came</text>"
        ));
        for bin in self.filled() {
            let (x, spread) = (at(bin.said()), SURE * bin.error());
            let [low, high] =
                [bin.said() - spread, bin.said() + spread].map(|came| up(came.clamp(0.0, 1.0)));
            put(format_args!("<path d=\"M{x:.1} {low:.1}V{high:.1}\" stroke=\"#0072b2\"/>"));
            let y = up(bin.came());
            put(format_args!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3.5\" fill=\"#d55e00\"/>"));
        }
        svg + "</svg>\n"
    }
}
