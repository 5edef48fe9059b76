//! A match whose game is not known at compile time: steps go in as notation, views and events come
//! out as JSON. Types are erased here and nowhere else.

use bots::{Books, Level, Stop};
use game::transcript::{Header, Transcript, TranscriptError};
use game::{
    Audience, Game, Luck, Outcome, Seat, Seats, Setup, SetupError, Step, StepOf, Turn, Viewer,
};
use serde_json::Value;

use crate::any_view::foreseen;
use crate::error::{OpenError, StepError};
use crate::legal::LegalStep;
use crate::registry::{Playable, Visit, names, visit};

/// What a bot has to think through, to be done elsewhere: it holds what its seat may know and gives
/// its advice, or nothing if it could not decide.
pub type Thought = Box<dyn FnOnce(&mut dyn Luck) -> Option<Advice> + Send>;

/// What a bot came up with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The action, in notation.
    pub action: String,
    /// What the bot says of it, as a key for words.
    pub remark: Option<&'static str>,
}

/// An event as it is sent.
#[derive(Clone, PartialEq, Debug)]
pub struct SentEvent {
    /// Whom it is told.
    pub audience: Audience,
    /// The event as JSON.
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
    /// The version of its rules that it is played by.
    fn rules(&self) -> u32;
    /// The settled set-up.
    fn setup(&self) -> &Setup;
    /// The set-up of a rematch, in which everybody sits one seat further on.
    fn moved_on(&self) -> Setup;
    /// What the game waits for.
    fn turn(&self) -> Turn;
    /// The seat that says when the open decision of several is over, where the last answer does not end it.
    fn caller(&self) -> Option<Seat>;
    /// What a seat may decide, in notation.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// Reads what a seat may decide, if it may.
    fn check(&self, seat: Seat, action: &str) -> Result<LegalStep, StepError>;
    /// Reads what chance could bring now, if it could.
    fn check_chance(&self, chance: &str) -> Result<LegalStep, StepError>;
    /// Draws the chance that is due, if any is; it does not happen yet.
    fn sample(&self, luck: &mut dyn Luck) -> Option<LegalStep>;
    /// The same match at the same step, to try something out.
    fn copied(&self) -> Box<dyn AnyMatch>;
    /// The same match after its first steps.
    fn rewound(&self, steps: usize) -> Option<Box<dyn AnyMatch>>;
    /// What a seat may decide to do nothing, if the rules allow that.
    fn decline(&self, seat: Seat) -> Option<LegalStep>;
    /// The seats that win and lose with a seat, itself among them.
    fn partners(&self, seat: Seat) -> Seats;
    /// The points of every seat so far; empty in a game without points.
    fn scores(&self) -> Vec<i32>;
    /// Takes a step written as `SEAT ACTION` or `* CHANCE`.
    fn step(&mut self, line: &str) -> Result<Vec<SentEvent>, StepError>;
    /// Takes a step that this match allowed.
    fn take(&mut self, step: LegalStep) -> Vec<SentEvent>;
    /// What a bot of some level that reads these books has to think through to decide for a seat.
    fn think(&self, seat: Seat, level: Level, books: &Books) -> Thought;
    /// A match that looks the same to a viewer, what that viewer cannot know being filled in by
    /// luck. It cannot be written down: its steps are not those that led to it.
    fn imagine(&self, viewer: Viewer, luck: &mut dyn Luck) -> Option<Box<dyn AnyMatch>>;
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
    fn retell(&self) -> Vec<(String, Vec<SentEvent>)>;
}

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

/// Opens a match before its first step by some version of its rules; none if that is not played here.
pub fn open_by(
    game: &str,
    rules: u32,
    setup: &Setup,
) -> Result<Option<Box<dyn AnyMatch>>, OpenError> {
    struct Open<'a>(u32, &'a Setup);
    impl Visit for Open<'_> {
        type Out = Result<Option<Box<dyn AnyMatch>>, SetupError>;
        fn visit<G: Playable>(self) -> Self::Out {
            let opened = Transcript::<G>::by_rules(self.0, self.1)?;
            Ok(opened.map(|opened| Box::new(opened) as Box<dyn AnyMatch>))
        }
    }
    let unknown = || OpenError::Game { given: game.to_owned() };
    visit(game, Open(rules, setup)).ok_or_else(unknown)?.map_err(OpenError::Setup)
}

/// Opens the match that a transcript tells.
pub fn read(text: &str) -> Result<Box<dyn AnyMatch>, TranscriptError> {
    struct ReadMatch<'a>(&'a str);
    impl Visit for ReadMatch<'_> {
        type Out = Result<Box<dyn AnyMatch>, TranscriptError>;
        fn visit<G: Playable>(self) -> Self::Out {
            Ok(Box::new(Transcript::<G>::read(self.0)?))
        }
    }
    let header = Header::read(text)?;
    visit(&header.game, ReadMatch(text)).ok_or_else(|| header.wrong_game(&names()))?
}

impl<G: Playable> AnyMatch for Transcript<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u32 {
        self.rules()
    }

    fn setup(&self) -> &Setup {
        self.setup()
    }

    fn moved_on(&self) -> Setup {
        self.setup().moved_on(G::editions())
    }

    fn turn(&self) -> Turn {
        self.game().turn()
    }

    fn caller(&self) -> Option<Seat> {
        self.game().caller()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.game().legal(seat).iter().map(ToString::to_string).collect()
    }

    fn check(&self, seat: Seat, action: &str) -> Result<LegalStep, StepError> {
        let action = action.parse().map_err(StepError::Parse)?;
        LegalStep::check(self.game(), Step::Decide(seat, action))
    }

    fn check_chance(&self, chance: &str) -> Result<LegalStep, StepError> {
        let chance = chance.parse().map_err(StepError::Parse)?;
        LegalStep::check(self.game(), Step::Chance(chance))
    }

    fn sample(&self, luck: &mut dyn Luck) -> Option<LegalStep> {
        let due = self.game().turn() == Turn::Chance;
        due.then(|| LegalStep::trust::<G>(Step::Chance(self.game().sample(luck))))
    }

    fn copied(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn rewound(&self, steps: usize) -> Option<Box<dyn AnyMatch>> {
        Some(Box::new(Transcript::rewound(self, steps)?))
    }

    fn decline(&self, seat: Seat) -> Option<LegalStep> {
        let mut legal = self.game().legal(seat).into_iter();
        let action = legal.find(|action| G::declines(action))?;
        Some(LegalStep::trust::<G>(Step::Decide(seat, action)))
    }

    fn partners(&self, seat: Seat) -> Seats {
        self.game().partners(seat)
    }

    fn scores(&self) -> Vec<i32> {
        let seats = Seats::first(self.setup().seats);
        seats.iter().filter_map(|seat| self.game().score(seat)).collect()
    }

    fn step(&mut self, line: &str) -> Result<Vec<SentEvent>, StepError> {
        take(self, line.parse().map_err(StepError::Parse)?)
    }

    fn take(&mut self, step: LegalStep) -> Vec<SentEvent> {
        let mut told = Vec::new();
        if let Some(step) = step.into_step::<G>() {
            self.advance(step, &mut |audience, event| told.push(sent(audience, &event)));
        }
        told
    }

    fn think(&self, seat: Seat, level: Level, books: &Books) -> Thought {
        let books = books.clone();
        let viewer = Viewer::Seat(seat);
        let (setup, view) = (self.setup().clone(), self.game().view(viewer));
        // A bot that sits down only now hears what its seat was told so far.
        let heard: Vec<G::Event> = self.heard_by(viewer).cloned().collect();
        Box::new(move |luck| {
            let mut bot = G::bot(level, &books, &Stop::never());
            bot.sit(&setup, seat);
            heard.iter().for_each(|event| bot.hear(event));
            let action = bot.decide(&view, seat, luck).ok()?.to_string();
            Some(Advice { action, remark: bot.remark() })
        })
    }

    fn imagine(&self, viewer: Viewer, luck: &mut dyn Luck) -> Option<Box<dyn AnyMatch>> {
        let game = G::imagine(&self.game().view(viewer), luck).ok()?;
        Some(Box::new(self.at_state(game)))
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

    fn retell(&self) -> Vec<(String, Vec<SentEvent>)> {
        let mut all = Vec::new();
        Transcript::retell(self, &mut |step, told, _| {
            let told = told.iter().map(|(audience, event)| sent(*audience, event)).collect();
            all.push((step.to_string(), told));
        });
        all
    }
}

fn take<G: Game>(
    transcript: &mut Transcript<G>,
    step: StepOf<G>,
) -> Result<Vec<SentEvent>, StepError> {
    let mut told = Vec::new();
    transcript
        .play(step, &mut |audience, event| told.push(sent(audience, &event)))
        .map_err(|refusal| StepError::refused(&refusal))?;
    Ok(told)
}

pub(crate) fn sent(audience: Audience, event: &impl serde::Serialize) -> SentEvent {
    SentEvent { audience, event: serde_json::to_value(event).unwrap_or_default() }
}
