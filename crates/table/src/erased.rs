//! A match whose game is not known at compile time: steps go in as notation, views and events come
//! out as JSON. Types are erased here and nowhere else.

use std::error::Error;
use std::fmt::{self, Display};

use bots::Level;
use game::transcript::{Header, Transcript, TranscriptError};
use game::{
    Audience, Game, Luck, Outcome, ParseError, Refusal, Rule, Seat, Setup, SetupError, Step,
    StepOf, Turn, Viewer,
};
use serde_json::Value;

use crate::beside::foreseen;
use crate::registry::{Playable, Visit, names, visit};

/// An event as it is sent.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// Whom it is told.
    pub audience: Audience,
    /// What happened.
    pub event: Value,
}

/// What an action would bring.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview {
    /// The points it would make.
    pub points: i32,
    /// What would be told of this seat and the table; what others might do is left out.
    pub events: Vec<Value>,
}

/// A match of some game.
pub trait AnyMatch: Send {
    /// The name of the game.
    fn game(&self) -> &'static str;
    /// The settled set-up.
    fn setup(&self) -> &Setup;
    /// What the game waits for.
    fn turn(&self) -> Turn;
    /// What a seat may decide, in notation.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// Takes a step written as `SEAT ACTION` or `* CHANCE`.
    fn step(&mut self, line: &str) -> Result<Vec<Told>, StepError>;
    /// Deals the chance that is due.
    fn deal(&mut self, luck: &mut dyn Luck) -> Result<Vec<Told>, StepError>;
    /// What a bot of some level would decide for a seat, in notation.
    fn advise(&self, seat: Seat, level: Level, luck: &mut dyn Luck) -> Option<String>;
    /// What an action of a seat would bring, if it is legal.
    fn preview(&self, seat: Seat, action: &str) -> Option<Preview>;
    /// Whether everybody sees all that chance brings.
    fn chance_is_public(&self) -> bool;
    /// What a viewer may know, as data.
    fn view(&self, viewer: Viewer) -> Value;
    /// What a viewer may know, as text to look at.
    fn show(&self, viewer: Viewer) -> String;
    /// The result, once there is one.
    fn outcome(&self) -> Option<Outcome>;
    /// The steps so far, in notation.
    fn steps(&self) -> Vec<String>;
    /// The match as text.
    fn transcript(&self) -> String;
    /// Every step with what came of it, from the start.
    fn retell(&self) -> Vec<(String, Vec<Told>)>;
}

/// Why a step was not taken. The match is unchanged.
#[derive(Clone, PartialEq, Debug)]
pub enum StepError {
    /// It could not be read.
    Parse(ParseError),
    /// It was refused.
    Refused {
        /// The key of the rule.
        key: &'static str,
        /// What the rule says here, in plain English.
        says: String,
        /// The rule with its data.
        rule: Value,
    },
}

impl StepError {
    pub(crate) fn refused<R: Rule>(refusal: &Refusal<R>) -> Self {
        let rule = match refusal {
            Refusal::Rule(rule) => serde_json::to_value(rule).unwrap_or_default(),
            _ => Value::Null,
        };
        StepError::Refused { key: refusal.key(), says: refusal.to_string(), rule }
    }
}

impl Display for StepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StepError::Parse(error) => write!(f, "{error}"),
            StepError::Refused { key, says, .. } => write!(f, "{says} ({key})"),
        }
    }
}

impl Error for StepError {}

/// Why there is no such match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// There is no such game.
    Game {
        /// What was asked for.
        given: String,
    },
    /// The game does not offer that.
    Setup(SetupError),
    /// The transcript is broken.
    Transcript(TranscriptError),
}

impl Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Game { given } => {
                write!(f, "no game {given:?}: expected one of {}", names())
            }
            OpenError::Setup(error) => write!(f, "{error}"),
            OpenError::Transcript(error) => write!(f, "{error}"),
        }
    }
}

impl Error for OpenError {}

/// Opens a match before its first step.
pub fn open(game: &str, setup: &Setup) -> Result<Box<dyn AnyMatch>, OpenError> {
    struct Open<'a>(&'a Setup);
    impl Visit for Open<'_> {
        type Out = Result<Box<dyn AnyMatch>, SetupError>;
        fn visit<G: Playable>(self) -> Self::Out {
            Ok(Box::new(Transcript::<G>::new(self.0)?))
        }
    }
    let unknown = || OpenError::Game { given: game.to_owned() };
    visit(game, Open(setup)).ok_or_else(unknown)?.map_err(OpenError::Setup)
}

/// Opens the match that a transcript tells.
pub fn read(text: &str) -> Result<Box<dyn AnyMatch>, OpenError> {
    struct Read<'a>(&'a str);
    impl Visit for Read<'_> {
        type Out = Result<Box<dyn AnyMatch>, TranscriptError>;
        fn visit<G: Playable>(self) -> Self::Out {
            Ok(Box::new(Transcript::<G>::read(self.0)?))
        }
    }
    let header = Header::read(text).map_err(OpenError::Transcript)?;
    let unknown = || OpenError::Transcript(header.wrong_game(&names()));
    visit(&header.game, Read(text)).ok_or_else(unknown)?.map_err(OpenError::Transcript)
}

impl<G: Playable> AnyMatch for Transcript<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn setup(&self) -> &Setup {
        self.setup()
    }

    fn turn(&self) -> Turn {
        self.game().turn()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.game().legal(seat).iter().map(ToString::to_string).collect()
    }

    fn step(&mut self, line: &str) -> Result<Vec<Told>, StepError> {
        take(self, line.parse().map_err(StepError::Parse)?)
    }

    fn deal(&mut self, luck: &mut dyn Luck) -> Result<Vec<Told>, StepError> {
        if self.game().turn() != Turn::Chance {
            return Err(StepError::refused(&Refusal::<G::Rule>::DecisionIsDue));
        }
        let chance = self.game().sample(luck);
        take(self, Step::Chance(chance))
    }

    fn advise(&self, seat: Seat, level: Level, luck: &mut dyn Luck) -> Option<String> {
        let view = self.game().view(Viewer::Seat(seat));
        let action = level.bot::<G>().decide(&view, seat, luck).ok()?;
        Some(action.to_string())
    }

    fn preview(&self, seat: Seat, action: &str) -> Option<Preview> {
        foreseen(self.game(), seat, action)
    }

    fn chance_is_public(&self) -> bool {
        G::OPEN_CHANCE
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.game().view(viewer)).unwrap_or_default()
    }

    fn show(&self, viewer: Viewer) -> String {
        self.game().view(viewer).to_string()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    fn steps(&self) -> Vec<String> {
        self.steps().iter().map(ToString::to_string).collect()
    }

    fn transcript(&self) -> String {
        self.to_string()
    }

    fn retell(&self) -> Vec<(String, Vec<Told>)> {
        let mut all = Vec::new();
        Transcript::retell(self, &mut |step, told, _| {
            let told = told.iter().map(|(audience, event)| sent(*audience, event)).collect();
            all.push((step.to_string(), told));
        });
        all
    }
}

fn take<G: Game>(transcript: &mut Transcript<G>, step: StepOf<G>) -> Result<Vec<Told>, StepError> {
    let mut told = Vec::new();
    transcript
        .play(step, &mut |audience, event| told.push(sent(audience, &event)))
        .map_err(|refusal| StepError::refused(&refusal))?;
    Ok(told)
}

pub(crate) fn sent(audience: Audience, event: &impl serde::Serialize) -> Told {
    Told { audience, event: serde_json::to_value(event).unwrap_or_default() }
}
