//! Lessons: a few turns at the real table with scripted luck, one idea a step.
//!
//! A lesson is a text file (docs/lessons.md): a set-up, what chance and the others do, the answers that the
//! learner is led to, and keys of words. Nothing in it is trusted: every step is played by the rules of the
//! game, and a wrong answer is refused by the rule that forbids it.
//!
//! ```
//! use lessons::{Lesson, Player, Wrong};
//! use table::Moment;
//!
//! let text = "qlub-lesson 1\ngame quixo\nsetup two 2\nseat 0\nstep quixo-take: c1N\n1 a1N\nend quixo-won\n";
//! let lesson: Lesson = text.parse().unwrap();
//! let now = Moment { now: 0, fresh: [0; 32] };
//! let mut player = Player::open(lesson, "Ada", 0, &now).unwrap();
//! assert_eq!(player.step().unwrap().words, "quixo-take");
//! assert!(matches!(player.answer("c3N", &now), Err(Wrong::Refused(_))));
//! assert!(matches!(player.answer("a1N", &now), Err(Wrong::NotNow)));
//! assert!(player.answer("c1N", &now).is_ok());
//! while player.go_on(&now).unwrap() {}
//! assert!(player.step().is_none());
//! ```
//!
//! - [`lesson`]: the format, and how it is read.
//! - [`player`]: a lesson that is being played.
//! - [`phase`]: what is explained once in the first real match, and when.

pub mod lesson;
pub mod phase;
pub mod player;
#[cfg(feature = "shipped")]
pub mod shipped;

pub use lesson::{Lesson, LessonError, LessonStep};
pub use phase::Phase;
pub use player::{Player, Wrong};
