//! A table at one device: the same table as at a server, with all its people at one screen or keyboard.
//! The page and the terminal use it.
//!
//! Only such a table can be saved in the middle of a match ([`Local::saved`]): whoever has the file
//! sees all hands and can compute the dice to come. A server has [`Table`]s, which give out records
//! of finished matches only.

mod file;
mod luck;

use bots::Books;
use game::{Seat, Seats};
use protocol::http::NewTable;
use protocol::{Phase, Request};

use crate::error::{BadLine, StepError};
use crate::line::Entry;
use crate::live::{Actor, Moment, RequestOutcome, Table};
use crate::rule::{TableRefusal, TableRule};

pub use file::{FileError, Older};

/// The one device at such a table.
pub const HERE: Actor = Actor::Device(DEVICE);
const DEVICE: u32 = 1;

/// Who sits on a seat from the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Somebody at this device, by name.
    Person(String),
    /// A bot, by its level.
    Bot(String),
}

impl Sitter {
    /// The request that brings it to an open seat.
    fn sits_at(self, seat: Seat) -> Request {
        match self {
            Sitter::Bot(level) => Request::SeatBot { seat, level },
            Sitter::Person(name) => Request::Sit { seat, name, commitment: None, terms: None },
        }
    }
}

/// What a table at one device waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LocalTurn {
    /// People decide: those who still owe an answer.
    People(Seats),
    /// People type in what chance brought.
    Chance,
    /// Bots think about their answers.
    Bots,
    /// Nothing: the match is over.
    Over,
}

/// A table at one device.
pub struct Local {
    table: Table,
}

impl Local {
    /// Opens a table, seats everybody and starts.
    pub fn open(new: &NewTable, sitters: &[Sitter], moment: &Moment) -> Result<Self, TableRefusal> {
        let mut local = Local::gather(new, sitters, moment)?;
        local.table.take(HERE, &Request::Start, moment)?;
        local.table.settle(moment.now);
        Ok(local)
    }

    /// Opens a table at which all chance and the moves of bots come from a script ([`Local::script`]).
    pub fn scripted(
        new: &NewTable,
        sitters: &[Sitter],
        moment: &Moment,
    ) -> Result<Self, TableRefusal> {
        let mut local = Local::gather(new, sitters, moment)?;
        local.table.draw_from(moment.fresh, moment.now)?;
        local.table.take(HERE, &Request::Start, moment)?;
        Ok(local)
    }

    /// Plays a step that a script tells, `* CHANCE` or `SEAT ACTION`, whoever sits there. Nothing else
    /// happens, but for the end of a match that is over then.
    pub fn script(&mut self, step: &str, moment: &Moment) -> Result<(), TableRefusal> {
        let line = step.parse().map_err(StepError::Parse)?;
        self.table.play_again(line, moment.now)?;
        if self.table.game().outcome().is_some() {
            self.table.settle(moment.now);
        }
        Ok(())
    }

    /// A table at which everybody sits and nothing has begun.
    fn gather(new: &NewTable, sitters: &[Sitter], moment: &Moment) -> Result<Self, TableRefusal> {
        let mut table = Table::open(new, DEVICE, moment)?;
        table.arrive(HERE);
        for (seat, sitter) in (0..).map(Seat).zip(sitters) {
            table.take(HERE, &sitter.clone().sits_at(seat), moment)?;
        }
        Ok(Local { table })
    }

    /// The table that lines add up to, going on now.
    pub fn read(entries: impl IntoIterator<Item = Entry>, now: u64) -> Result<Self, BadLine> {
        let mut table = Table::read(entries, now)?;
        table.arrive(HERE);
        table.wake(now)?;
        table.settle(now);
        Ok(Local { table })
    }

    /// The table itself.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Whether views may have changed since this was last asked.
    pub fn take_stirred(&mut self) -> bool {
        self.table.take_stirred()
    }

    /// Carries out a request, and everything that is due then.
    pub fn ask(
        &mut self,
        request: &Request,
        moment: &Moment,
    ) -> Result<RequestOutcome, TableRefusal> {
        let taken = self.table.take(HERE, request, moment)?;
        if *request == Request::Rematch {
            // Everybody sits already, and nobody else is awaited.
            self.table.take(HERE, &Request::Start, moment)?;
        }
        self.table.settle(moment.now);
        Ok(taken)
    }

    /// Puts somebody else on a seat, in the middle of a match too.
    pub fn reseat(
        &mut self,
        seat: Seat,
        sitter: Sitter,
        moment: &Moment,
    ) -> Result<(), TableRefusal> {
        let here = self.table.seats_of(DEVICE).contains(seat);
        let requests = match sitter {
            Sitter::Person(name) if here => vec![Request::Rename { seat, name }],
            Sitter::Bot(_) if here => vec![Request::Rise { seat }, sitter.sits_at(seat)],
            Sitter::Bot(_) => vec![sitter.sits_at(seat)],
            Sitter::Person(_) => vec![Request::Remove { seat }, sitter.sits_at(seat)],
        };
        requests.iter().try_for_each(|request| self.ask(request, moment).map(drop))
    }

    /// Answers the open question for a seat.
    pub fn answer(
        &mut self,
        seat: Seat,
        action: &str,
        moment: &Moment,
    ) -> Result<(), TableRefusal> {
        let question = self.table.state(moment.now).question.map_or(0, |open| open.number);
        let request = Request::Answer { seat, question, action: action.to_owned() };
        self.ask(&request, moment).map(drop)
    }

    /// Does what is due: bots that read these books answer once their time has come.
    pub fn tick(&mut self, books: &Books, moment: &Moment) {
        self.table.settle(moment.now);
        self.think(moment.now, books, moment);
    }

    /// When to tick, if nobody does anything: at once if bots are due that a request preceded.
    pub fn wakes(&self, now: u64) -> Option<u64> {
        if self.table.has_thoughts(now) { Some(now) } else { self.table.wakes(now) }
    }

    /// Lets bots that read these books answer what they are asked now, without waiting; says whether any
    /// did.
    pub fn hurry(&mut self, books: &Books, moment: &Moment) -> bool {
        self.think(u64::MAX, books, moment)
    }

    /// Bots whose time has come by then answer now.
    fn think(&mut self, then: u64, books: &Books, moment: &Moment) -> bool {
        let tasks = self.table.thoughts(then, books);
        let any = !tasks.is_empty();
        for task in tasks {
            let mut luck = luck::of_bot(&self.table, task.seat, &moment.fresh);
            let advice = (task.thought)(&mut luck);
            self.table.answer_for_bot(task.seat, task.question, advice.as_ref(), moment.now);
        }
        self.table.settle(moment.now);
        any
    }

    /// Takes back the last decision of a person, and what bots answered since, as long as chance has
    /// not moved on and nobody else's sealed answer was shown by it; or the chance that was typed in
    /// last. Gives the seat that is asked again.
    pub fn take_back(&mut self, moment: &Moment) -> Result<Option<Seat>, TableRefusal> {
        let done = self.table.last_done().ok_or(TableRule::NothingToTakeBack)?;
        let seat = done.seat;
        self.table.undo(done, moment.now)?;
        self.table.settle(moment.now);
        Ok(seat)
    }

    /// What the table waits for.
    pub fn waits_for(&self) -> LocalTurn {
        let state = self.table.state(0);
        let Some(question) = state.question else {
            let chance = state.chance_due && state.phase == Phase::Playing;
            return if chance { LocalTurn::Chance } else { LocalTurn::Over };
        };
        let person = |seat: &Seat| self.table.is_for_person(*seat);
        let owing: Seats =
            question.seats.without(question.answered).iter().filter(person).collect();
        if owing.is_empty() { LocalTurn::Bots } else { LocalTurn::People(owing) }
    }

    /// The seats of the people at this device.
    pub fn people(&self) -> Seats {
        self.table.seats_of(DEVICE)
    }

    /// Whether people at this device have something to hide from one another.
    pub fn has_secrets(&self) -> bool {
        self.people().len() > 1 && self.table.has_hidden_hands()
    }

    /// What somebody typed as the notation writes it: for a seat one of its actions, or else chance.
    pub fn spelled(&self, seat: Option<Seat>, typed: &str) -> String {
        let game = self.table.game();
        spelled(game.game(), seat.map(|seat| game.legal(seat)), typed)
    }
}

/// What somebody typed as the notation writes it: capitals, spaces and what the game does not mind
/// do not matter. Without a list of actions it is chance.
pub fn spelled(game: &str, legal: Option<Vec<String>>, typed: &str) -> String {
    let text = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    let Some(legal) = legal else {
        let text = text.to_lowercase();
        return crate::registry::spell_chance(game, &text).unwrap_or(text);
    };
    let same = |action: &String| action.eq_ignore_ascii_case(&text);
    legal.into_iter().find(same).unwrap_or(text)
}
