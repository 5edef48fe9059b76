//! A program at our table.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::Bot;
use game::{Game, Inconsistent, Luck, Outcome, Rule, Seat, Setup};
use protocol::Refusal;
use serde_json::Value;
use table::{StepError, TableRefusal};

use super::message::{FromProgram, PROTOCOL, ToProgram};
use super::process::Process;
use crate::language::{text, words};

/// What went wrong with a program, in words; a bot's own error has none.
#[derive(Clone, Default)]
pub(crate) struct Fault(Arc<Mutex<Option<String>>>);

impl Fault {
    /// What went wrong last, if anything did.
    pub(crate) fn take(&self) -> Option<String> {
        self.0.lock().ok()?.take()
    }

    fn set(&self, fault: String) {
        if let Ok(mut last) = self.0.lock() {
            *last = Some(fault);
        }
    }
}

/// A program that plays for a seat.
pub(crate) struct OutsideProgram {
    command: String,
    process: Process,
    time: Duration,
    fault: Fault,
}

impl OutsideProgram {
    /// Starts a program and greets it.
    pub(crate) fn start(command: &str, seconds: f64, fault: Fault) -> Result<Self, String> {
        let time = Duration::from_secs_f64(seconds);
        let named = |why: String| text!("program-fault", command = command, why = why);
        let mut process = Process::start(command, time).map_err(named)?;
        let program = format!("qlub {}", env!("CARGO_PKG_VERSION"));
        let hello = ToProgram::Hello { protocol: PROTOCOL, program };
        let greeting = process.say(&hello).and_then(|()| process.ask(Duration::from_secs(20)));
        match greeting.map_err(named)? {
            Some(FromProgram::Program { protocol: PROTOCOL, .. }) => {}
            Some(_) | None => return Err(named(text!("program-no-name"))),
        }
        Ok(OutsideProgram { command: command.to_owned(), process, time, fault })
    }

    /// Asks for a decision; `legal` lists the legal actions if the program wants them.
    pub(crate) fn ask(
        &mut self,
        view: Value,
        legal: &mut dyn FnMut() -> Vec<String>,
    ) -> Result<String, String> {
        let command = self.command.clone();
        let named = |why: String| text!("program-fault", command = command, why = why);
        let millis = self.time.as_millis() as u64;
        exchange(&mut self.process, &ToProgram::Decide { view, millis }, legal).map_err(named)
    }

    /// Seats the program at a new game.
    pub(crate) fn begin(&mut self, game: &str, rules: u32, setup: &Setup, seat: Seat) {
        let (game, setup) = (game.to_owned(), setup.to_string());
        self.say(&ToProgram::New { game, rules, setup, seat });
    }

    /// Tells the program what happened.
    pub(crate) fn tell(&mut self, event: Value) {
        self.say(&ToProgram::Event(event));
    }

    fn say(&mut self, message: &ToProgram) {
        // A program that is gone is noticed when it is asked.
        let _ = self.process.say(message);
    }
}

/// Says that a decision is owed, and answers questions until it is there.
fn exchange(
    process: &mut Process,
    decide: &ToProgram,
    legal: &mut dyn FnMut() -> Vec<String>,
) -> Result<String, String> {
    process.say(decide)?;
    let mut stopped = false;
    loop {
        match process.ask(Duration::ZERO)? {
            Some(FromProgram::Action(text)) => return Ok(text),
            Some(FromProgram::Legal) => process.say(&ToProgram::Legal(legal()))?,
            Some(FromProgram::Error(error)) => return Err(text!("program-says", says = error)),
            Some(FromProgram::Program { .. }) => return Err(text!("program-greets-twice")),
            None if !stopped => {
                stopped = true;
                process.say(&ToProgram::Stop)?;
            }
            None => return Err(text!("program-no-answer")),
        }
    }
}

/// A rule that was broken, as tables tell it.
fn refused(rule: &impl Rule) -> StepError {
    let data = serde_json::to_value(rule).unwrap_or_default();
    StepError::Refused { key: rule.key(), says: rule.to_string(), rule: data }
}

impl<G: Game> Bot<G> for OutsideProgram {
    fn sit(&mut self, setup: &Setup, seat: Seat) {
        self.begin(G::NAME, G::RULES, setup, seat);
    }

    fn hear(&mut self, event: &G::Event) {
        if let Ok(event) = serde_json::to_value(event) {
            self.tell(event);
        }
    }

    fn decide(
        &mut self,
        view: &G::View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<G::Action, Inconsistent> {
        let command = self.command.clone();
        let mut decide = || -> Result<G::Action, String> {
            // Legal actions follow from the view alone; what luck fills in changes nothing.
            let game = G::imagine(view, luck).map_err(|error| error.to_string())?;
            let shown = serde_json::to_value(view).map_err(|error| error.to_string())?;
            let mut legal = || game.legal(seat).iter().map(ToString::to_string).collect();
            let answer = self.ask(shown, &mut legal)?;
            let bad = |refusal: StepError| {
                let Refusal { key, data, .. } = TableRefusal::from(refusal).into();
                let name = |seat: u64| text!("seat-name", number = (seat + 1).to_string());
                let why = words().refusal(G::NAME, &key, &data, &name);
                let why = text!("program-refused", action = answer.as_str(), why = why);
                text!("program-fault", command = command.as_str(), why = why)
            };
            let action = answer.parse().map_err(|error| bad(StepError::Parse(error)))?;
            game.check(seat, &action).map_err(|rule| bad(refused(&rule)))?;
            Ok(action)
        };
        decide().map_err(|error| {
            self.fault.set(error);
            Inconsistent("a program failed")
        })
    }

    fn rise(&mut self, outcome: &Outcome) {
        self.say(&ToProgram::Over(outcome.clone()));
    }
}
