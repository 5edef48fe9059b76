//! How far something long has come: a bar where somebody looks at it, now and then a line elsewhere.

use std::io::IsTerminal as _;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use crate::language::text;

/// When the first line is written, and how long after it the others, where there is no bar.
const LINES: [Duration; 2] = [Duration::from_secs(5), Duration::from_secs(30)];
const STEP: Duration = Duration::from_millis(200);

/// Something long that is under way.
pub(crate) struct Progress {
    bar: ProgressBar,
    what: String,
    /// When the next line is due, if there is no bar.
    next: Option<Mutex<Instant>>,
}

impl Progress {
    /// Something of so many parts.
    pub(crate) fn new(parts: u64, what: String) -> Self {
        let style =
            format!("{{bar:30}} {{percent}} % {{msg}}, {}", text!("progress-left", time = "{eta}"));
        let style = ProgressStyle::with_template(&style).unwrap_or(ProgressStyle::default_bar());
        let bar = ProgressBar::new(parts).with_style(style).with_message(what.clone());
        bar.enable_steady_tick(STEP);
        let is_seen = std::io::stderr().is_terminal();
        let next = (!is_seen).then(|| Mutex::new(Instant::now() + LINES[0]));
        Progress { bar, what, next }
    }

    /// So many parts more are done.
    pub(crate) fn add(&self, parts: u64) {
        self.bar.inc(parts);
        self.tell();
    }

    /// So many parts are done.
    pub(crate) fn reach(&self, parts: u64) {
        self.bar.set_position(parts);
        self.tell();
    }

    /// It is over, and nothing of it stays on the screen.
    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }

    fn tell(&self) {
        let Some(next) = &self.next else { return };
        let (Ok(mut next), now) = (next.try_lock(), Instant::now()) else { return };
        if now < *next {
            return;
        }
        *next = now + LINES[1];
        let percent = 100 * self.bar.position() / self.bar.length().unwrap_or(1).max(1);
        eprintln!("{}", text!("progress-line", what = self.what.as_str(), percent = percent));
    }
}
