//! A lesson that is being played: the real table, on which a script moves everybody but the learner.

use protocol::http::NewTable;
use protocol::{LuckChoice, Options};
use table::local::{Local, Sitter};
use table::{Moment, TableRefusal};
use thiserror::Error;

use crate::lesson::{Lesson, LessonStep, Part};

/// The level of whoever the learner plays with, in the lesson and after it.
pub const LEVEL: &str = "easy";

/// A lesson, and how far it has come.
pub struct Player {
    lesson: Lesson,
    table: Local,
    /// The part of the script that is next.
    next: usize,
    /// How many steps have been answered.
    answered: usize,
}

/// Why an answer is not the one that the step asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum Wrong {
    /// The rules forbid it.
    Refused(Box<TableRefusal>),
    /// The rules allow it, and the lesson goes another way.
    NotNow,
}

/// A script that does not keep to the rules.
#[derive(Clone, PartialEq, Debug, Error)]
#[error("part {part}: {why}")]
pub struct BadScript {
    /// Which part of the script, from 1; 0 if the table cannot be opened.
    pub part: usize,
    /// What the rules say.
    pub why: String,
}

impl Player {
    /// Opens a lesson for somebody at its first step, or at a later one if they go on: what comes before
    /// has been played then.
    pub fn open(
        lesson: Lesson,
        name: &str,
        from: usize,
        moment: &Moment,
    ) -> Result<Self, BadScript> {
        let new = NewTable {
            game: lesson.game.clone(),
            setup: lesson.setup.to_string(),
            luck: LuckChoice::Fair,
            options: Options::default(),
        };
        let sitter = |seat: u8| {
            if seat == lesson.seat.0 {
                Sitter::Person(name.to_owned())
            } else {
                Sitter::Bot(LEVEL.to_owned())
            }
        };
        let sitters: Vec<Sitter> = (0..lesson.setup.seats).map(sitter).collect();
        let table = Local::scripted(&new, &sitters, moment);
        let table = table.map_err(|refused| BadScript { part: 0, why: says(&refused) })?;
        let mut player = Player { lesson, table, next: 0, answered: 0 };
        while player.go_on(moment)? || player.skips(from, moment)? {}
        Ok(player)
    }

    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The table it is played at.
    pub fn table(&self) -> &Local {
        &self.table
    }

    /// The table it is played at, to ask it what has changed.
    pub fn table_mut(&mut self) -> &mut Local {
        &mut self.table
    }

    /// How many steps have been answered.
    pub fn answered(&self) -> usize {
        self.answered
    }

    /// The step that waits for the learner; none while the script moves, and at the end.
    pub fn step(&self) -> Option<&LessonStep> {
        match self.lesson.script.get(self.next) {
            Some(Part::Asked(step)) => Some(step),
            _ => None,
        }
    }

    /// Whether everything has been played.
    pub fn is_over(&self) -> bool {
        self.next == self.lesson.script.len()
    }

    /// Plays the learner's answer if it is the one that the step asks for; says why not otherwise. Between
    /// steps nothing is answered.
    pub fn answer(&mut self, action: &str, moment: &Moment) -> Result<(), Wrong> {
        let Some(step) = self.step() else { return Err(Wrong::NotNow) };
        let seat = self.lesson.seat;
        let checked = self.table.table().game().check(seat, action);
        let checked = checked.map_err(|error| Wrong::Refused(Box::new(error.into())))?;
        // The same answer may be written in several ways.
        if checked.notation().to_string() != step.answer {
            return Err(Wrong::NotNow);
        }
        let line = format!("{seat} {}", step.answer);
        let played = self.table.script(&line, moment);
        played.map_err(|refused| Wrong::Refused(Box::new(refused)))?;
        (self.next, self.answered) = (self.next + 1, self.answered + 1);
        Ok(())
    }

    /// Plays what happens next by itself; false if the learner is asked, or the lesson is over.
    pub fn go_on(&mut self, moment: &Moment) -> Result<bool, BadScript> {
        let Some(Part::Played(line)) = self.lesson.script.get(self.next) else { return Ok(false) };
        let played = self.table.script(line, moment);
        played.map_err(|refused| BadScript { part: self.next + 1, why: says(&refused) })?;
        self.next += 1;
        Ok(true)
    }

    /// Plays the step that waits as the lesson wants it, if the learner has come further.
    fn skips(&mut self, from: usize, moment: &Moment) -> Result<bool, BadScript> {
        let Some(step) = self.step().filter(|_| self.answered < from).cloned() else {
            return Ok(false);
        };
        let part = self.next + 1;
        self.answer(&step.answer, moment).map_err(|wrong| match wrong {
            Wrong::Refused(refused) => BadScript { part, why: says(&refused) },
            Wrong::NotNow => {
                let why = format!("{} is not how the notation writes it", step.answer);
                BadScript { part, why }
            }
        })?;
        Ok(true)
    }
}

fn says(refused: &TableRefusal) -> String {
    protocol::Refusal::from(refused.clone()).says
}
