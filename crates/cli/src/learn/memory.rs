//! Which lessons were finished at this computer, and how far others came, in the folder for data.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use lessons::shipped::Shipped;

use crate::data::Data;

/// How far somebody came in a lesson.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Reached {
    /// So many steps were answered when it was left.
    Step(usize),
    /// It was finished, and may have been begun again since.
    Done,
}

const FILE: &str = "lessons.txt";
const DONE: &str = "done";

/// What is remembered: a line a lesson, with its game, its edition and how far it was played.
pub(super) struct Memory {
    /// Nothing is remembered where a computer has no folder for data.
    folder: Option<PathBuf>,
    lessons: BTreeMap<(String, String), Reached>,
}

impl Memory {
    pub(super) fn of(data: &Data) -> Self {
        let folder = data.folder().ok();
        let text = folder.as_ref().and_then(|folder| fs::read_to_string(folder.join(FILE)).ok());
        let lessons = text.unwrap_or_default().lines().filter_map(remembered).collect();
        Memory { folder, lessons }
    }

    pub(super) fn reached(&self, lesson: &Shipped) -> Option<Reached> {
        self.lessons.get(&key(lesson)).copied()
    }

    /// The step to go on with: a lesson that was finished begins anew.
    pub(super) fn step(&self, lesson: &Shipped) -> usize {
        match self.reached(lesson) {
            Some(Reached::Step(step)) => step,
            Some(Reached::Done) | None => 0,
        }
    }

    /// Remembers how far a lesson was played. What was finished stays so.
    pub(super) fn note(&mut self, lesson: &Shipped, reached: Reached) {
        if self.reached(lesson) == Some(Reached::Done) {
            return;
        }
        self.lessons.insert(key(lesson), reached);
        if let Some(folder) = &self.folder {
            // Whoever has no room for it has learnt as much, and is not told.
            let _ = self.write(folder);
        }
    }

    /// Beside the old file first, so that whatever happens one of them is whole.
    fn write(&self, folder: &Path) -> std::io::Result<()> {
        fs::create_dir_all(folder)?;
        let line = |((game, edition), reached): (&(String, String), &Reached)| match reached {
            Reached::Step(step) => format!("{game} {edition} {step}\n"),
            Reached::Done => format!("{game} {edition} {DONE}\n"),
        };
        let new = folder.join(format!("{FILE}.new"));
        fs::write(&new, self.lessons.iter().map(line).collect::<String>())?;
        fs::rename(new, folder.join(FILE))
    }
}

fn key(lesson: &Shipped) -> (String, String) {
    (lesson.game.to_owned(), lesson.edition.to_owned())
}

/// What a line says; nothing if it was written by hand and cannot be read.
fn remembered(line: &str) -> Option<((String, String), Reached)> {
    let mut words = line.split_whitespace();
    let (game, edition) = (words.next()?.to_owned(), words.next()?.to_owned());
    let reached = match words.next()? {
        DONE => Reached::Done,
        step => Reached::Step(step.parse().ok()?),
    };
    Some(((game, edition), reached))
}
