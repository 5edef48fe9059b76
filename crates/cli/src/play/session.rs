//! A match at one keyboard: who sits where, whose turn it is, what was told. Both the line mode and
//! the screen play through it.

use game::{Audience, Luck, Seat, Seats, Turn, Viewer};
use serde_json::json;
use table::StepError;
use table::erased::{self, AnyMatch, Told};
use table::registry::games;
use words::Words;

use super::players::Player;
use super::save::SaveFile;
use crate::drawing::{Paint, Scene};
use crate::engine::Engine;

/// A match, its players and what they were told.
pub(crate) struct Session {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) players: Vec<Player>,
    pub(crate) words: Words,
    names: Vec<String>,
    /// The programs that play, and where they sit.
    engines: Vec<(Seat, Engine)>,
    luck: Box<dyn Luck>,
    /// Whether chance is typed in by the people.
    typed: bool,
    save: Option<SaveFile>,
    told: Vec<Told>,
    /// What the bot of every seat said last of its answers.
    remarks: Vec<Option<&'static str>>,
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
    pub(crate) engines: Vec<(Seat, Engine)>,
    pub(crate) luck: Box<dyn Luck>,
    pub(crate) typed: bool,
    pub(crate) save: Option<String>,
}

impl Session {
    /// A session; fails if the game cannot be saved where it should be.
    pub(crate) fn new(start: Start) -> Result<Self, String> {
        let told = start.game.retell().into_iter().flat_map(|(_, told)| told).collect();
        let Start { game, players, words, names, engines, luck, typed, save } = start;
        let save = save.map(SaveFile::new);
        let remarks = vec![None; players.len()];
        let mut session = Session {
            game,
            players,
            words,
            names,
            engines,
            luck,
            typed,
            save,
            told,
            remarks,
            asked: None,
        };
        session.seat_engines();
        session.write();
        match session.fault() {
            Some(fault) => Err(fault.to_owned()),
            None => Ok(session),
        }
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
                    self.keep(told.map_err(|error| error.to_string())?);
                }
                Turn::Decide(seats) => {
                    // Bots first: people then see each other's turn without waiting.
                    let bots = seats.iter().find_map(|seat| match self.players[seat.index()] {
                        Player::Person => None,
                        bot => Some((seat, bot)),
                    });
                    let Some((seat, bot)) = bots else {
                        let again = self.asked.filter(|seat| seats.contains(*seat));
                        let seat = again.or(seats.iter().next()).ok_or("nobody is asked")?;
                        self.asked = Some(seat);
                        return Ok(Waiting::Person(seat));
                    };
                    let action = self.decision(seat, bot)?;
                    let told = self.game.step(&format!("{seat} {action}"));
                    self.keep(told.map_err(|error| error.to_string())?);
                }
            }
        }
    }

    /// What a bot or a program decides for its seat.
    fn decision(&mut self, seat: Seat, bot: Player) -> Result<String, String> {
        if let Player::Bot(level) = bot {
            let advice = self.game.advise(seat, level, self.luck.as_mut()).ok_or_else(|| {
                let name = self.name(seat.0.into());
                self.words.say("bot-stuck", &[("seat", name.into())])
            })?;
            self.remark(seat, advice.remark);
            return Ok(advice.action);
        }
        let engine = self.engines.iter_mut().find(|(at, _)| *at == seat);
        let (_, engine) = engine.ok_or("a seat has no engine")?;
        let game = &self.game;
        engine.ask(game.view(Viewer::Seat(seat)), &mut || game.legal(seat))
    }

    /// Tells everybody what a bot says of its answers, when it says something else than before.
    fn remark(&mut self, seat: Seat, remark: Option<&'static str>) {
        let before = &mut self.remarks[seat.index()];
        if let Some(said) = remark.filter(|_| *before != remark) {
            let event = json!({ "event": format!("remark-{said}"), "seat": seat });
            self.told.push(Told { audience: Audience::All, event });
        }
        *before = remark;
    }

    /// Tells every program which game it is in, and what has happened in it so far.
    fn seat_engines(&mut self) {
        let rules = games().iter().find(|about| about.name == self.game.game()).map(|a| a.rules);
        for (seat, engine) in &mut self.engines {
            engine.begin(self.game.game(), rules.unwrap_or(0), self.game.setup(), *seat);
            let heard = self.told.iter().filter(|told| told.audience.includes(Viewer::Seat(*seat)));
            heard.for_each(|told| engine.tell(told.event.clone()));
        }
    }

    /// Takes what somebody typed; the error is in their language.
    pub(crate) fn answer(&mut self, waiting: Waiting, text: &str) -> Result<(), String> {
        let prefix = match waiting {
            Waiting::Person(seat) => seat.to_string(),
            _ => "*".to_owned(),
        };
        let text = self.spelled(waiting, text);
        match self.game.step(&format!("{prefix} {text}")) {
            Ok(told) => {
                self.keep(told);
                Ok(())
            }
            Err(error) => Err(self.explain(&error)),
        }
    }

    /// What somebody typed in the spelling of the notation: people need not care about capitals,
    /// spaces or the order of dice.
    fn spelled(&self, waiting: Waiting, text: &str) -> String {
        let words: Vec<&str> = text.split_whitespace().collect();
        let text = words.join(" ");
        if let Waiting::Person(seat) = waiting {
            let mut legal = self.game.legal(seat).into_iter();
            return legal.find(|action| action.eq_ignore_ascii_case(&text)).unwrap_or(text);
        }
        let mut dice: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
        let order = |die: &String| "wrygb".find(&die[..1.min(die.len())]);
        if dice.iter().all(|die| die.is_ascii() && die.len() == 2 && order(die).is_some()) {
            dice.sort_by_key(order);
        }
        dice.join(" ")
    }

    fn explain(&self, error: &StepError) -> String {
        match error {
            StepError::Parse(error) => {
                // The person typed what stands behind `0 `.
                let at = error.at.saturating_sub(1);
                let arguments = [
                    ("at", at.to_string().into()),
                    ("expected", self.words.expected(&error.expected).into()),
                ];
                self.words.say("expected", &arguments)
            }
            StepError::Refused { key, rule, .. } => {
                self.words.refusal(self.game.game(), key, rule, &|seat| self.name(seat))
            }
        }
    }

    /// Takes back the last decision of a person, and what bots answered since, as long as chance has
    /// not moved on and nobody else's sealed answer has been shown by it. Whoever decided is asked
    /// again.
    pub(crate) fn undo(&mut self) -> bool {
        let steps = self.game.steps();
        let person = |step: &str| {
            let seat = Seat(step.split(' ').next()?.parse().ok()?);
            self.is_person(seat).then_some(seat)
        };
        let ours = |step: &String| person(step).is_some() || step.starts_with('*');
        let Some(last) = steps.iter().rposition(ours) else { return false };
        let by = person(&steps[last]);
        if by.is_none() && !self.typed {
            return false;
        }
        let Ok(mut game) = erased::open(self.game.game(), self.game.setup()) else { return false };
        let (mut told, mut owed) = (Vec::new(), Vec::new());
        for step in &steps[..last] {
            owed.push(game.turn());
            match game.step(step) {
                Ok(more) => told.extend(more),
                Err(_) => return false,
            }
        }
        // The last of several sealed answers showed them all.
        let shown = |seat: Seat| {
            let alone = game.turn() == Turn::Decide(Seats::only(seat));
            let before =
                last.checked_sub(1).and_then(|index| Some((owed[index], person(&steps[index])?)));
            let together = matches!(before, Some((Turn::Decide(seats), _)) if seats.contains(seat));
            alone && together
        };
        if by.is_some_and(shown) {
            return false;
        }
        (self.game, self.told, self.asked) = (game, told, by);
        self.seat_engines();
        self.write();
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

    /// What was told since then to everybody, or to one seat alone.
    pub(crate) fn news(&self, since: usize, alone: Option<Seat>) -> Vec<String> {
        let heard = |told: &&Told| match (told.audience, alone) {
            (Audience::All, None) => told.event["event"] != "answered",
            (Audience::Only(seat), Some(alone)) => seat == alone,
            _ => false,
        };
        self.told[since.min(self.told.len())..].iter().filter(heard).map(|t| self.tell(t)).collect()
    }

    fn tell(&self, told: &Told) -> String {
        self.words.event(self.game.game(), &told.event, &|seat| self.name(seat))
    }

    /// The table as a viewer sees it, with the move that is being considered.
    pub(crate) fn draw(
        &self,
        viewer: Viewer,
        chosen: Option<&str>,
        paint: Paint,
    ) -> Vec<ratatui::text::Line<'static>> {
        let legal = match viewer {
            Viewer::Seat(seat) => self.game.legal(seat),
            Viewer::Watcher => Vec::new(),
        };
        let names: Vec<String> =
            (0..self.players.len()).map(|seat| self.name(seat as u64)).collect();
        let view = self.game.view(viewer);
        let (game, words) = (self.game.game(), &self.words);
        Scene { game, view, legal: &legal, chosen, names: &names, words, paint }.draw()
    }

    /// The points of every seat once the game is over.
    pub(crate) fn result(&self) -> Vec<String> {
        let scores = self.game.outcome().map(|outcome| outcome.scores).unwrap_or_default();
        let line = |(seat, score): (usize, i32)| {
            let points = self.words.say("points", &[("points", f64::from(score).into())]);
            let name = self.name(seat as u64);
            self.words.say("result-line", &[("seat", name.into()), ("points", points.into())])
        };
        scores.into_iter().enumerate().map(line).collect()
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

    /// Whether a seat sees something that others at the keyboard must not.
    pub(crate) fn has_secrets(&self, seat: Seat) -> bool {
        let public = |viewer| {
            let mut view = self.game.view(viewer);
            if let Some(fields) = view.as_object_mut() {
                fields.remove("viewer");
                fields.remove("answer");
            }
            view
        };
        self.people() > 1 && public(Viewer::Seat(seat)) != public(Viewer::Watcher)
    }

    fn keep(&mut self, told: Vec<Told>) {
        for (seat, engine) in &mut self.engines {
            let heard = told.iter().filter(|told| told.audience.includes(Viewer::Seat(*seat)));
            heard.for_each(|told| engine.tell(told.event.clone()));
        }
        self.told.extend(told);
        self.write();
    }

    fn write(&mut self) {
        if let Some(file) = &mut self.save {
            file.write(&self.game.transcript());
        }
    }

    /// Why the game could not be saved the last time, if it could not.
    pub(crate) fn fault(&self) -> Option<&str> {
        self.save.as_ref().and_then(SaveFile::fault)
    }

    /// What to say at the end: where the game is, or the game itself. Hands that others must not see
    /// go into a file.
    pub(crate) fn farewell(&mut self) -> String {
        self.write();
        let over = self.game.turn() == Turn::Over;
        let hidden = !self.game.chance_is_public() && self.people() > 1 && !over;
        if self.save.is_none() && hidden {
            let name = format!("qlub-{}.game", std::process::id());
            self.save = Some(SaveFile::new(std::env::temp_dir().join(name).display().to_string()));
            self.write();
        }
        let stopped = self.words.text("stopped");
        match (&self.save, over) {
            (Some(file), _) if file.fault().is_none() => {
                let saved = self.words.say("saved", &[("file", file.name().to_owned().into())]);
                if over { saved } else { format!("{stopped} {saved}") }
            }
            (None, true) => String::new(),
            (file, _) => {
                let fault = file.as_ref().and_then(SaveFile::fault);
                let fault = fault.map(|fault| format!("{fault}\n")).unwrap_or_default();
                let here = self.words.text("stopped-here");
                format!("{fault}{here}\n{}", self.game.transcript())
            }
        }
    }
}
