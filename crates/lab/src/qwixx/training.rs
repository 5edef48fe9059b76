//! The training of a net: so many games from a seed, the same net whoever repeats it.

use std::panic::resume_unwind;

use bots::workshop::qwixx::dice::net::Net;
use bots::workshop::qwixx::dice::origin::Origin;
use game::luck::Stream;
use qwixx::dice::Options;

use super::train::{Lesson, Student, pulls};

/// Games between two steps: shares, which any number of threads may play, and the games of each.
const SHARES: usize = 8;
const SHARE: u64 = 8;
/// The size of the first and of the last step.
const RATES: [f32; 2] = [0.002, 0.000_1];
/// How a net learns. Some answers are drawn: others play worse, and their tables come up as well.
const LESSON: Lesson = Lesson { lambda: 0.8, strays: 40 };

/// How long a net is trained, and with which luck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Training {
    /// How many games, at least.
    pub games: u64,
    /// The seed of all luck.
    pub seed: u64,
    /// The threads that play; they change nothing but the time it takes.
    pub threads: usize,
}

impl Training {
    /// What becomes of a net.
    pub fn train(&self, options: &Options, net: Net) -> Net {
        let steps = self.steps();
        let mut student = Student::new(net);
        let mut luck = Stream::new(self.seed);
        for step in 0..steps {
            let rate = RATES[0] * (RATES[1] / RATES[0]).powf(step as f32 / steps as f32);
            let streams = [(); SHARES].map(|()| Stream::new(luck.bits()));
            student.step(&self.play(options, &student.net, &streams), rate);
        }
        student.net
    }

    /// How a net is made by this training from a parent, named as a file and its checksum.
    pub fn origin(&self, parent: Option<(&str, u64)>) -> Origin {
        let parent = parent.map(|(name, sum)| format!("{name} {sum:016x}"));
        Origin {
            program: env!("CARGO_PKG_VERSION").to_owned(),
            seed: self.seed.to_string(),
            games: (self.steps() * SHARES as u64 * SHARE).to_string(),
            parent: parent.unwrap_or_else(|| "none".to_owned()),
        }
    }

    fn steps(&self) -> u64 {
        self.games.div_ceil(SHARES as u64 * SHARE)
    }

    /// The pulls of all shares, in their order.
    fn play(&self, options: &Options, net: &Net, streams: &[Stream; SHARES]) -> Vec<Net> {
        let each = streams.len().div_ceil(self.threads.clamp(1, SHARES));
        std::thread::scope(|scope| {
            let work = |part: &[Stream]| -> Vec<Net> {
                let one = |luck: &Stream| pulls(net, options, LESSON, SHARE, &mut luck.clone());
                part.iter().map(one).collect()
            };
            let workers: Vec<_> =
                streams.chunks(each).map(|part| scope.spawn(move || work(part))).collect();
            workers
                .into_iter()
                .flat_map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic)))
                .collect()
        })
    }
}
