//! What can be asked of the teacher, and what it answers.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::lesson::LessonUpdate;

/// What can be asked of the teacher.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum TeacherQuestion {
    /// Opens a lesson; one that was open is left.
    Lesson {
        /// The text of its file.
        text: String,
        /// What the learner is called.
        name: String,
        /// How many of its steps were answered before.
        step: usize,
        /// The time in milliseconds.
        now: u64,
        /// 32 random bytes in hex.
        fresh: String,
    },
    /// Answers the step of the lesson.
    LessonAnswer {
        /// What, in notation.
        action: String,
        /// The time in milliseconds.
        now: u64,
        /// 32 random bytes in hex.
        fresh: String,
    },
    /// What a lesson explains in a real match now.
    Phase {
        /// The text of its file.
        text: String,
        /// The view of the learner.
        #[cfg_attr(test, ts(type = "View"))]
        view: Value,
        /// The seat of the learner.
        seat: u8,
    },
}

/// An answer, under the name of its question.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TeacherAnswer {
    /// The lesson at that step.
    Lesson(LessonUpdate),
    /// What came of the answer.
    LessonAnswer(LessonUpdate),
    /// The key of the words; none if there is nothing to explain.
    Phase(Option<String>),
}
