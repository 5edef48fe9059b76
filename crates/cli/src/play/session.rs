//! A match at one keyboard: who sits where, whose turn it is, what was told. Both the line mode and
//! the screen play through it.

use game::{Audience, Luck, Seat, Turn, Viewer};
use table::erased::{self, AnyMatch, StepError, Told};
use words::Words;

use super::players::Player;

/// A match, its players and what they were told.
pub(crate) struct Session {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) players: Vec<Player>,
    pub(crate) words: Words,
    names: Vec<String>,
    luck: Box<dyn Luck>,
    /// Whether chance is typed in by the people.
    typed: bool,
    save: Option<String>,
    told: Vec<Told>,
    /// Who was asked last: they go on if they can, before the keyboard is passed.
    asked: Option<Seat>,
}

/// What the session waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Waiting {
    /// Somebody at the keyboard decides.
    Person(Seat),
    /// Somebody types in what chance brought.
    Chance,
    /// Nothing: the game is over.
    Over,
}

/// What a session is made of.
pub(crate) struct Start {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) players: Vec<Player>,
    pub(crate) words: Words,
    pub(crate) names: Vec<String>,
    pub(crate) luck: Box<dyn Luck>,
    pub(crate) typed: bool,
    pub(crate) save: Option<String>,
}

impl Session {
    pub(crate) fn new(start: Start) -> Self {
        let told = start.game.retell().into_iter().flat_map(|(_, told)| told).collect();
        let Start { game, players, words, names, luck, typed, save } = start;
        Session { game, players, words, names, luck, typed, save, told, asked: None }
    }

    /// The name of a seat.
    pub(crate) fn name(&self, seat: u64) -> String {
        let named = usize::try_from(seat).ok().and_then(|seat| self.names.get(seat));
        named.cloned().unwrap_or_else(|| {
            self.words.say("seat-name", &[("number", (seat + 1).to_string().into())])
        })
    }

    /// Lets chance and bots go on until somebody at the keyboard is asked.
    pub(crate) fn go_on(&mut self) -> Result<Waiting, String> {
        loop {
            match self.game.turn() {
                Turn::Over => return Ok(Waiting::Over),
                Turn::Chance if self.typed => return Ok(Waiting::Chance),
                Turn::Chance => {
                    let told = self.game.deal(self.luck.as_mut());
                    self.keep(told.map_err(|error| error.to_string())?)?;
                }
                Turn::Decide(seats) => {
                    // Bots first: people then see each other's turn without waiting.
                    let bots = seats.iter().find_map(|seat| match self.players[seat.index()] {
                        Player::Bot(level) => Some((seat, level)),
                        Player::Person => None,
                    });
                    let Some((seat, level)) = bots else {
                        let again = self.asked.filter(|seat| seats.contains(*seat));
                        let seat = again.or(seats.iter().next()).ok_or("nobody is asked")?;
                        self.asked = Some(seat);
                        return Ok(Waiting::Person(seat));
                    };
                    let advice = self.game.advise(seat, level, self.luck.as_mut());
                    let action = advice.ok_or_else(|| {
                        let name = self.name(seat.0.into());
                        self.words.say("bot-stuck", &[("seat", name.into())])
                    })?;
                    let told = self.game.step(&format!("{seat} {action}"));
                    self.keep(told.map_err(|error| error.to_string())?)?;
                }
            }
        }
    }

    /// Takes what somebody typed; the error is in their language.
    pub(crate) fn answer(&mut self, waiting: Waiting, text: &str) -> Result<(), String> {
        let prefix = match waiting {
            Waiting::Person(seat) => seat.to_string(),
            _ => "*".to_owned(),
        };
        match self.game.step(&format!("{prefix} {text}")) {
            Ok(told) => self.keep(told),
            Err(error) => Err(self.explain(&error)),
        }
    }

    fn explain(&self, error: &StepError) -> String {
        match error {
            StepError::Parse(error) => {
                // The person typed what stands behind `0 `.
                let at = error.at.saturating_sub(1);
                let arguments =
                    [("at", at.to_string().into()), ("expected", error.expected.clone().into())];
                self.words.say("expected", &arguments)
            }
            StepError::Refused { key, rule, .. } => {
                self.words.refusal(self.game.game(), key, rule, &|seat| self.name(seat))
            }
        }
    }

    /// Takes back the last decision of a person, and what bots answered since, as long as chance has
    /// not moved on.
    pub(crate) fn undo(&mut self) -> bool {
        let steps = self.game.steps();
        let by_person = |step: &String| {
            let seat = step.split(' ').next().and_then(|word| word.parse::<usize>().ok());
            seat.is_some_and(|seat| self.players.get(seat) == Some(&Player::Person))
        };
        let typed = |step: &String| self.typed && step.starts_with('*');
        let last = steps.iter().rposition(|step| by_person(step) || step.starts_with('*'));
        let Some(last) = last.filter(|last| by_person(&steps[*last]) || typed(&steps[*last]))
        else {
            return false;
        };
        let Ok(mut game) = erased::open(self.game.game(), self.game.setup()) else { return false };
        let mut told = Vec::new();
        for step in &steps[..last] {
            match game.step(step) {
                Ok(more) => told.extend(more),
                Err(_) => return false,
            }
        }
        self.game = game;
        self.told = told;
        let _ = self.write();
        true
    }

    /// What a viewer was told so far, in words; that somebody has answered is no news here.
    pub(crate) fn log(&self, viewer: Viewer) -> Vec<String> {
        let heard = self.told.iter().filter(|told| told.audience.includes(viewer));
        let news = heard.filter(|told| told.event["event"] != "answered");
        news.map(|told| self.tell(told)).collect()
    }

    /// How many things were told so far.
    pub(crate) fn told(&self) -> usize {
        self.told.len()
    }

    /// What was told since then, as far as everybody, or a person, may hear it.
    pub(crate) fn news(&self, since: usize) -> Vec<String> {
        let heard = |told: &&Told| match told.audience {
            Audience::All => told.event["event"] != "answered",
            Audience::Only(seat) => self.people() == 1 && self.is_person(seat),
        };
        self.told[since.min(self.told.len())..].iter().filter(heard).map(|t| self.tell(t)).collect()
    }

    fn tell(&self, told: &Told) -> String {
        self.words.event(self.game.game(), &told.event, &|seat| self.name(seat))
    }

    /// What an action would bring, in words.
    pub(crate) fn preview(&self, seat: Seat, action: &str) -> (i32, String) {
        let Some(preview) = self.game.preview(seat, action) else { return (0, String::new()) };
        let names = |seat| self.name(seat);
        let events = preview.events.iter().filter(|event| event["event"] != "answered");
        let lines: Vec<_> =
            events.map(|event| self.words.event(self.game.game(), event, &names)).collect();
        (preview.points, lines.join(" "))
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.players.get(seat.index()) == Some(&Player::Person)
    }

    /// How many people share the keyboard.
    pub(crate) fn people(&self) -> usize {
        self.players.iter().filter(|player| **player == Player::Person).count()
    }

    /// Whether a seat sees something that a watcher does not.
    pub(crate) fn has_secrets(&self, seat: Seat) -> bool {
        let public = |viewer| {
            let mut view = self.game.view(viewer);
            if let Some(fields) = view.as_object_mut() {
                fields.remove("viewer");
                fields.remove("answer");
            }
            view
        };
        public(Viewer::Seat(seat)) != public(Viewer::Watcher)
    }

    fn keep(&mut self, told: Vec<Told>) -> Result<(), String> {
        self.told.extend(told);
        self.write()
    }

    fn write(&self) -> Result<(), String> {
        match &self.save {
            Some(file) => std::fs::write(file, self.game.transcript())
                .map_err(|error| format!("{file}: {error}")),
            None => Ok(()),
        }
    }

    /// What to say when somebody stops.
    pub(crate) fn farewell(&self) -> String {
        match &self.save {
            Some(file) => {
                let saved = self.words.say("saved", &[("file", file.clone().into())]);
                format!("{} {saved}", self.words.text("stopped"))
            }
            None => format!("{}\n{}", self.words.text("stopped-here"), self.game.transcript()),
        }
    }
}
