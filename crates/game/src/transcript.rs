//! A whole game as a text file that replays to the same state.
//!
//! ```text
//! qlub 1
//! game qwixx 1
//! setup classic 2
//! * first 0
//! * w3 w4 r1 y6 g2 b5
//! 0 r7
//! 1 -
//! …
//! end winners=0 scores=38,17 reason=four-misses
//! ```
//! The first line names the format, the second the game and the version of its rules. A line with
//! a star is chance, one that starts with a number is what that seat decided. The last line is
//! there once the game is over and is checked. Empty lines and lines that start with `#` are passed
//! over.

use std::error::Error;
use std::fmt::{self, Display};
use std::str::FromStr;

use crate::contract::{Audience, Game, Refusal, Rule, Step, StepOf, Viewer};
use crate::notation::{Cursor, ParseError};
use crate::seats::{Seat, Seats};
use crate::setup::{Setup, SetupError};

/// The version of the format that this program writes and reads.
pub const FORMAT: u32 = 1;

/// A game from its first step on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Transcript<G: Game> {
    setup: Setup,
    rules: u32,
    steps: Vec<StepOf<G>>,
    told: Vec<(Audience, G::Event)>,
    game: G,
}

impl<G: Game> Transcript<G> {
    /// A game of this set-up before its first step.
    pub fn new(setup: &Setup) -> Result<Self, SetupError> {
        let setup = setup.settle(G::editions())?;
        let game = G::new(&G::options(&setup)?);
        Ok(Transcript { setup, rules: G::RULES, steps: Vec::new(), told: Vec::new(), game })
    }

    /// A game of this set-up by some version of the rules; none if that is not played here.
    pub fn by_rules(rules: u32, setup: &Setup) -> Result<Option<Self>, SetupError> {
        // A later version may have set-ups of which nothing is known here.
        if rules > G::RULES {
            return Ok(None);
        }
        let setup = setup.settle(G::editions())?;
        let game = G::by_rules(rules, &G::options(&setup)?);
        Ok(game.map(|game| Transcript { setup, rules, steps: Vec::new(), told: Vec::new(), game }))
    }

    /// The same game looked at from some state on, without the steps that led there.
    #[must_use]
    pub fn at_state(&self, game: G) -> Self {
        let (setup, rules) = (self.setup.clone(), self.rules);
        Transcript { setup, rules, steps: Vec::new(), told: Vec::new(), game }
    }

    /// The settled set-up.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The version of the rules that it is played by.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// The steps so far.
    pub fn steps(&self) -> &[StepOf<G>] {
        &self.steps
    }

    /// The state after the steps so far.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What a viewer was told so far.
    pub fn heard_by(&self, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        let told = self.told.iter().filter(move |(audience, _)| audience.includes(viewer));
        told.map(|(_, event)| event)
    }

    /// Takes a step if the rules allow it, and writes it down.
    pub fn play(
        &mut self,
        step: StepOf<G>,
        tell: &mut impl FnMut(Audience, G::Event),
    ) -> Result<(), Refusal<G::Rule>> {
        self.game.allows(&step)?;
        self.advance(step, tell);
        Ok(())
    }

    /// Takes a step that [`Game::allows`] allowed, and writes it down.
    pub fn advance(&mut self, step: StepOf<G>, tell: &mut impl FnMut(Audience, G::Event)) {
        let told = &mut self.told;
        self.game.advance(step.clone(), &mut |audience, event: G::Event| {
            told.push((audience, event.clone()));
            tell(audience, event);
        });
        self.steps.push(step);
    }

    /// The same game after its first steps.
    pub fn rewound(&self, steps: usize) -> Option<Self> {
        let mut again = Transcript::by_rules(self.rules, &self.setup).ok()??;
        for step in self.steps.iter().take(steps) {
            again.advance(step.clone(), &mut |_, _| {});
        }
        Some(again)
    }

    /// Plays the same game once more from its start, telling each step with what came of it and
    /// the state after it.
    pub fn retell(&self, tell: &mut impl FnMut(&StepOf<G>, &[(Audience, G::Event)], &G)) {
        let Ok(Some(mut again)) = Transcript::<G>::by_rules(self.rules, &self.setup) else {
            return;
        };
        for step in &self.steps {
            let mut told = Vec::new();
            again.game.advance(step.clone(), &mut |audience, event| told.push((audience, event)));
            tell(step, &told, &again.game);
        }
    }

    /// Reads a transcript and plays it.
    pub fn read(text: &str) -> Result<Self, TranscriptError> {
        let mut lines = Lines::new(text);
        let header = Header::read_lines(&mut lines)?;
        if header.game != G::NAME {
            return Err(header.wrong_game(G::NAME));
        }
        let at_setup =
            |error| TranscriptError { line: header.setup_line, fault: Fault::Setup(error) };
        let opened = Transcript::by_rules(header.rules, &header.setup).map_err(at_setup)?;
        let mut transcript = opened.ok_or_else(|| {
            let fault = Fault::Rules { given: header.rules, known: G::RULES };
            TranscriptError { line: header.game_line, fault }
        })?;
        while let Some((line, text)) = lines.next() {
            let at = |fault| TranscriptError { line, fault };
            if text.starts_with("end") {
                let expected = transcript.end_line();
                if Some(text) != expected.as_deref() {
                    return Err(at(Fault::End { given: text.to_owned(), expected }));
                }
                if let Some((line, _)) = lines.next() {
                    return Err(TranscriptError { line, fault: Fault::AfterEnd });
                }
                break;
            }
            let step: StepOf<G> = text.parse().map_err(|error| at(Fault::Parse(error)))?;
            transcript
                .play(step, &mut |_, _| {})
                .map_err(|refusal| at(Fault::refused(&refusal)))?;
        }
        Ok(transcript)
    }

    fn end_line(&self) -> Option<String> {
        self.game.outcome().map(|outcome| format!("end {outcome}"))
    }
}

impl<G: Game> Display for Transcript<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "qlub {FORMAT}\ngame {} {}\nsetup {}", G::NAME, self.rules, self.setup)?;
        self.steps.iter().try_for_each(|step| writeln!(f, "{step}"))?;
        self.end_line().map_or(Ok(()), |end| writeln!(f, "{end}"))
    }
}

/// The first lines of a transcript: enough to know which game can read the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The set-up that is played.
    pub setup: Setup,
    game_line: usize,
    setup_line: usize,
}

impl Header {
    /// Reads the header of a transcript.
    pub fn read(text: &str) -> Result<Self, TranscriptError> {
        Self::read_lines(&mut Lines::new(text))
    }

    /// The error of a transcript whose game is none of `expected`.
    pub fn wrong_game(&self, expected: &str) -> TranscriptError {
        let fault = Fault::Game { given: self.game.clone(), expected: expected.to_owned() };
        TranscriptError { line: self.game_line, fault }
    }

    fn read_lines(lines: &mut Lines<'_>) -> Result<Self, TranscriptError> {
        let (line, format) = lines.field("qlub ", "`qlub` and the version of the format")?;
        if format != FORMAT.to_string() {
            let fault = Fault::Format { given: format.to_owned() };
            return Err(TranscriptError { line, fault });
        }
        let (game_line, game) = lines.field("game ", "`game`, its name and its rules version")?;
        let (name, rules) = game.split_once(' ').unwrap_or((game, ""));
        let mut cursor = Cursor::new(rules);
        let version = cursor.number("a rules version", u32::MAX);
        let rules = version.and_then(|rules| cursor.end().map(|()| rules)).map_err(|error| {
            let fault = Fault::Parse(error.after("game ".len() + name.chars().count() + 1));
            TranscriptError { line: game_line, fault }
        })?;
        let (setup_line, setup) = lines.field("setup ", "`setup` and the set-up")?;
        let setup = setup.parse().map_err(|error: ParseError| TranscriptError {
            line: setup_line,
            fault: Fault::Parse(error.after("setup ".len())),
        })?;
        Ok(Header { game: name.to_owned(), rules, setup, game_line, setup_line })
    }
}

/// The lines of a transcript that say something, numbered from 1.
struct Lines<'a> {
    rest: std::iter::Enumerate<std::str::Lines<'a>>,
    last: usize,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Self {
        Lines { rest: text.lines().enumerate(), last: 0 }
    }

    fn next(&mut self) -> Option<(usize, &'a str)> {
        let says = |text: &str| !text.is_empty() && !text.starts_with('#');
        let (index, text) = self.rest.by_ref().find(|(_, text)| says(text))?;
        self.last = index + 1;
        Some((index + 1, text))
    }

    /// The rest of the next line, which must start with `prefix`.
    fn field(&mut self, prefix: &str, expected: &str) -> Result<(usize, &'a str), TranscriptError> {
        let (line, text) = self.next().unwrap_or((self.last + 1, ""));
        let rest = text.strip_prefix(prefix).ok_or_else(|| {
            let fault = Fault::Parse(Cursor::new(text).error(expected));
            TranscriptError { line, fault }
        })?;
        Ok((line, rest))
    }
}

impl<A: Display, C: Display> Display for Step<A, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Chance(chance) => write!(f, "* {chance}"),
            Step::Decide(seat, action) => write!(f, "{seat} {action}"),
        }
    }
}

impl<A, C> FromStr for Step<A, C>
where
    A: FromStr<Err = ParseError>,
    C: FromStr<Err = ParseError>,
{
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        if cursor.take("* ") {
            return match cursor.rest().parse() {
                Ok(chance) => Ok(Step::Chance(chance)),
                Err(error) => Err(error.after(2)),
            };
        }
        let most = u32::from(Seats::MOST) - 1;
        let seat = cursor.number("a seat, or `*` for chance", most)? as u8;
        cursor.space()?;
        match cursor.rest().parse() {
            Ok(action) => Ok(Step::Decide(Seat(seat), action)),
            Err(error) => Err(error.after(cursor.at())),
        }
    }
}

/// A transcript that cannot be read, and the line that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TranscriptError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What is wrong with a line of a transcript.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It cannot be read.
    Parse(ParseError),
    /// The format is of another version.
    Format {
        /// The version given.
        given: String,
    },
    /// It is another game.
    Game {
        /// The game given.
        given: String,
        /// The games that could be read here.
        expected: String,
    },
    /// The rules are of another version.
    Rules {
        /// The version given.
        given: u32,
        /// The version this program plays.
        known: u32,
    },
    /// The set-up is not on offer.
    Setup(SetupError),
    /// The step is against the rules.
    Refused {
        /// The key of the rule.
        key: &'static str,
        /// What it says.
        says: String,
    },
    /// The result is not the one that the steps lead to.
    End {
        /// The line given.
        given: String,
        /// The line that would be right, if the game is over at all.
        expected: Option<String>,
    },
    /// Something follows the end.
    AfterEnd,
}

impl Fault {
    fn refused<R: Rule>(refusal: &Refusal<R>) -> Self {
        Fault::Refused { key: refusal.key(), says: refusal.to_string() }
    }
}

impl Display for TranscriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            Fault::Parse(error) => write!(f, "{error}"),
            Fault::Format { given } => {
                write!(f, "format {given:?} is not known: expected qlub {FORMAT}")
            }
            Fault::Game { given, expected } => {
                write!(f, "no game {given:?}: expected one of {expected}")
            }
            Fault::Rules { given, known } => {
                write!(f, "rules version {given} is not played here: expected {known}")
            }
            Fault::Setup(error) => write!(f, "{error}"),
            Fault::Refused { key, says } => write!(f, "{says} ({key})"),
            Fault::End { given, expected: Some(expected) } => {
                write!(f, "{given:?} is not how it ended: expected {expected:?}")
            }
            Fault::End { expected: None, .. } => f.write_str("the game is not over yet"),
            Fault::AfterEnd => f.write_str("nothing may follow the end"),
        }
    }
}

impl Error for TranscriptError {}
