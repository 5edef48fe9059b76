//! A lesson as the page speaks of it: what is said, what is expected, and the table as it goes on.

use game::Seat;
use lessons::{Lesson, Player, Wrong};
use protocol::Update;
use serde::Serialize;
use serde_json::Value;
use table::live::Bookmark;
use table::local::HERE;

use crate::engine::not_now;
use crate::local::Now;
use crate::refusal::EngineRefusal;

/// A lesson as far as it has come.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LessonUpdate {
    /// The table, one update for everything that happened by itself, in order.
    updates: Vec<Update>,
    /// How many steps have been answered, and how many there are.
    answered: usize,
    steps: usize,
    /// The key of what is said now: of the step that waits, or of the end.
    words: String,
    /// The answer that the step leads to; none at the end.
    answer: Option<String>,
}

/// A lesson that is being played, and how much of it the page knows.
pub(crate) struct PlayedLesson {
    player: Player,
    mark: Bookmark,
}

impl PlayedLesson {
    /// Opens a lesson at a step.
    pub(crate) fn open(
        text: &str,
        name: &str,
        step: usize,
        now: &Now,
    ) -> Result<(Self, LessonUpdate), EngineRefusal> {
        let player = Player::open(read(text)?, name, step, &now.moment()?);
        let player = player.map_err(|error| EngineRefusal::own("lesson", error.to_string()))?;
        let (_, update) = player.table().table().welcome(HERE, None, now.now);
        let mark = player.table().table().mark();
        let lesson = PlayedLesson { player, mark };
        let shown = lesson.shown(vec![update]);
        Ok((lesson, shown))
    }

    /// Plays an answer, and what comes of it until the next step.
    pub(crate) fn answer(
        &mut self,
        action: &str,
        now: &Now,
    ) -> Result<LessonUpdate, EngineRefusal> {
        let moment = now.moment()?;
        self.player.answer(action, &moment).map_err(|wrong| match wrong {
            Wrong::Refused(refused) => EngineRefusal::from(*refused),
            Wrong::NotNow => not_now(),
        })?;
        let mut updates = vec![self.update(now.now)];
        let bad =
            |error: lessons::player::BadScript| EngineRefusal::own("lesson", error.to_string());
        while self.player.go_on(&moment).map_err(bad)? {
            updates.push(self.update(now.now));
        }
        Ok(self.shown(updates))
    }

    fn update(&mut self, now: u64) -> Update {
        let local = self.player.table_mut();
        let stirred = local.take_stirred();
        let table = local.table();
        let update = table.update(HERE, self.mark, stirred, now);
        self.mark = table.mark();
        update
    }

    fn shown(&self, updates: Vec<Update>) -> LessonUpdate {
        let (lesson, step) = (self.player.lesson(), self.player.step());
        LessonUpdate {
            updates,
            answered: self.player.answered(),
            steps: lesson.steps().count(),
            words: step.map_or(&lesson.end, |step| &step.words).clone(),
            answer: step.map(|step| step.answer.clone()),
        }
    }
}

/// The key of what a lesson explains in a real match now, going by the view of a seat.
pub(crate) fn phase(text: &str, view: &Value, seat: Seat) -> Result<Option<String>, EngineRefusal> {
    let lesson = read(text)?;
    Ok(lessons::phase::now(&lesson.phases, view, seat).map(|phase| phase.words.clone()))
}

fn read(text: &str) -> Result<Lesson, EngineRefusal> {
    text.parse()
        .map_err(|error: lessons::LessonError| EngineRefusal::own("lesson", error.to_string()))
}
