//! The format of a lesson, and how it is read: a head, phases, and a script in the notation of transcripts.
//!
//! ```text
//! qlub-lesson 1
//! game qwixx
//! setup classic 2
//! seat 0
//! phase qwixx-colour phase=colour
//! * first 0
//! * w3 w4 r5 y2 g1 b6
//! 1 -
//! step qwixx-sum: y7
//! end qwixx-closed
//! ```

use std::str::FromStr;

use game::{ParseError, Seat, Setup};
use thiserror::Error;

use crate::phase::Phase;

/// The first line of every lesson.
const FORMAT: &str = "qlub-lesson 1";

/// A lesson that was read. Whether its steps keep to the rules is seen when it is played.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The name of the game.
    pub game: String,
    /// The set-up that is played.
    pub setup: Setup,
    /// The seat of the learner.
    pub seat: Seat,
    /// What is explained once in the first real match.
    pub phases: Vec<Phase>,
    /// What happens, in order.
    pub script: Vec<Part>,
    /// The key of what is said at the end.
    pub end: String,
}

/// A part of the script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Happens by itself: `* CHANCE` or `SEAT ACTION`.
    Played(String),
    /// The learner is asked.
    Asked(LessonStep),
}

/// A step of a lesson: one idea, and the answer that shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonStep {
    /// The key of what is said: `lesson-` and this.
    pub words: String,
    /// The answer that the learner is led to, in notation.
    pub answer: String,
}

/// A line that is no line of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {fault}")]
pub struct LessonError {
    /// Which line, from 1; 0 if one is missing.
    pub line: usize,
    /// What is wrong with it, for whoever writes lessons.
    pub fault: String,
}

impl Lesson {
    /// The steps at which the learner is asked.
    pub fn steps(&self) -> impl Iterator<Item = &LessonStep> {
        self.script.iter().filter_map(|part| match part {
            Part::Asked(step) => Some(step),
            Part::Played(_) => None,
        })
    }

    /// Every key of words that the lesson uses: of its steps, its end and its phases.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        let steps = self.steps().map(|step| step.words.as_str());
        let phases = self.phases.iter().map(|phase| phase.words.as_str());
        steps.chain([self.end.as_str()]).chain(phases)
    }
}

impl FromStr for Lesson {
    type Err = LessonError;

    fn from_str(text: &str) -> Result<Self, LessonError> {
        let mut head = Head::default();
        let mut lines = (1..).zip(text.lines().map(str::trim));
        let told = |(_, line): &(usize, &str)| !line.is_empty() && !line.starts_with('#');
        if lines.by_ref().find(told).is_none_or(|(_, line)| line != FORMAT) {
            return Err(LessonError { line: 1, fault: format!("expected {FORMAT:?}") });
        }
        for (number, line) in lines.filter(told) {
            head.read(line).map_err(|fault| LessonError { line: number, fault })?;
        }
        head.lesson().map_err(|fault| LessonError { line: 0, fault })
    }
}

/// What has been read so far.
#[derive(Default)]
struct Head {
    game: Option<String>,
    setup: Option<Setup>,
    seat: Option<Seat>,
    phases: Vec<Phase>,
    script: Vec<Part>,
    end: Option<String>,
}

impl Head {
    fn read(&mut self, line: &str) -> Result<(), String> {
        if self.end.is_some() {
            return Err("nothing comes behind the end".to_owned());
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "game" => self.game = Some(rest.to_owned()),
            "setup" => {
                let unread = |error: ParseError| error.to_string();
                self.setup = Some(rest.parse().map_err(unread)?);
            }
            "seat" => {
                let number = rest.parse().map_err(|_| format!("no seat {rest:?}"))?;
                self.seat = Some(Seat(number));
            }
            "phase" => self.phases.push(rest.parse()?),
            "step" => {
                let (words, answer) = rest.split_once(": ").ok_or("expected `step KEY: ANSWER`")?;
                let (words, answer) = (key(words)?, answer.trim().to_owned());
                self.script.push(Part::Asked(LessonStep { words, answer }));
            }
            "end" => self.end = Some(key(rest)?),
            "*" => self.script.push(Part::Played(line.to_owned())),
            _ if word.parse::<u8>().is_ok() => self.script.push(Part::Played(line.to_owned())),
            _ => return Err(format!("no line of a lesson begins with {word:?}")),
        }
        Ok(())
    }

    fn lesson(self) -> Result<Lesson, String> {
        let missing = |what: &str| format!("the line `{what}` is missing");
        let lesson = Lesson {
            game: self.game.ok_or_else(|| missing("game"))?,
            setup: self.setup.ok_or_else(|| missing("setup"))?,
            seat: self.seat.ok_or_else(|| missing("seat"))?,
            phases: self.phases,
            script: self.script,
            end: self.end.ok_or_else(|| missing("end"))?,
        };
        if lesson.seat.0 >= lesson.setup.seats {
            return Err(format!("there is no seat {}", lesson.seat));
        }
        if lesson.steps().next().is_none() { Err(missing("step")) } else { Ok(lesson) }
    }
}

/// A key of words: letters, digits and hyphens.
pub(crate) fn key(text: &str) -> Result<String, String> {
    let plain =
        |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    if text.is_empty() || !text.chars().all(plain) {
        return Err(format!("expected a key of words, found {text:?}"));
    }
    Ok(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "qlub-lesson 1\ngame quixo\nsetup two 2\nseat 0\n";

    fn fault(text: &str) -> (usize, String) {
        let LessonError { line, fault } = text.parse::<Lesson>().expect_err("a fault");
        (line, fault)
    }

    #[test]
    fn a_lesson_is_read_line_by_line() {
        let text = format!("# A lesson.\n{HEAD}\nstep quixo-take: c1N\n1 a1N\nend quixo-won\n");
        let lesson: Lesson = text.parse().expect("a lesson");
        assert_eq!((lesson.game.as_str(), lesson.seat), ("quixo", Seat(0)));
        let step = LessonStep { words: "quixo-take".to_owned(), answer: "c1N".to_owned() };
        assert_eq!(lesson.script, [Part::Asked(step), Part::Played("1 a1N".to_owned())]);
        assert_eq!(lesson.keys().collect::<Vec<_>>(), ["quixo-take", "quixo-won"]);
    }

    #[test]
    fn what_is_no_lesson_is_refused_with_its_line() {
        assert_eq!(fault("game quixo").0, 1);
        assert_eq!(fault(&format!("{HEAD}jump quixo-take")).0, 5);
        assert_eq!(fault(&format!("{HEAD}step quixo-take c1N")).0, 5);
        assert_eq!(fault(&format!("{HEAD}step Take it: c1N")).0, 5);
        assert_eq!(fault(&format!("{HEAD}step a: c1N\nend a\n1 a1N")).0, 7);
    }

    #[test]
    fn what_is_missing_is_named() {
        let says = |text: &str| fault(text).1;
        assert!(says("qlub-lesson 1\ngame quixo\nsetup two 2\nend a").contains("seat"));
        assert!(says(&format!("{HEAD}end quixo-won")).contains("step"));
        assert!(says(&format!("{HEAD}step a: c1N")).contains("end"));
        assert!(
            says("qlub-lesson 1\ngame quixo\nsetup two 2\nseat 2\nstep a: c1N\nend a")
                .contains("no seat 2")
        );
    }
}
