//! The teacher: plays lessons, and says what is to be explained in the first match after one.
//!
//! It has a door and a worker of its own, so that a table does not carry it: few learn, and most play.

mod lesson;
mod question;

use game::Seat;

use self::lesson::PlayedLesson;
use crate::door::Behind;
use crate::engine::reply;
use crate::local::Now;
use crate::refusal::EngineRefusal;

pub use lesson::LessonUpdate;
pub use question::{TeacherAnswer, TeacherQuestion};

/// The teacher: the lesson that is being played, if there is one.
#[derive(Default)]
pub struct Teacher {
    lesson: Option<PlayedLesson>,
}

impl Behind for Teacher {
    fn ask(&mut self, question: &str) -> String {
        reply(question, |question| self.answer(question))
    }

    /// A lesson looks nothing up.
    fn provide(&mut self, _bytes: &[u8]) -> bool {
        false
    }
}

impl Teacher {
    /// Answers a question that has been read.
    pub fn answer(&mut self, question: TeacherQuestion) -> Result<TeacherAnswer, EngineRefusal> {
        Ok(match question {
            TeacherQuestion::Lesson { text, name, step, now, fresh } => {
                let now = Now { now, fresh };
                let (lesson, shown) = PlayedLesson::open(&text, &name, step, &now)?;
                self.lesson = Some(lesson);
                TeacherAnswer::Lesson(shown)
            }
            TeacherQuestion::LessonAnswer { action, now, fresh } => {
                let none = || EngineRefusal::own("lesson", "there is no lesson");
                let lesson = self.lesson.as_mut().ok_or_else(none)?;
                TeacherAnswer::LessonAnswer(lesson.answer(&action, &Now { now, fresh })?)
            }
            TeacherQuestion::Phase { text, view, seat } => {
                TeacherAnswer::Phase(lesson::phase(&text, &view, Seat(seat))?)
            }
        })
    }
}
