//! The local table at a terminal: who is asked, programs that play, the file that is kept. Both the
//! line mode and the screen play through it.

use bots::{Books, Stop, Unit};
use game::{Seat, Seats, Viewer};
use lessons::Phase;
use protocol::{ChairState, News, Refusal};
use table::live::Bookmark;
use table::local::{self, HERE, Local};
use table::{AnyMatch, TableRefusal};
use words::Words;

use super::log::Log;
use super::save::SaveFile;
use crate::analyse::refused;
use crate::analyse::told::{percent, why};
use crate::entropy::Fresh;
use crate::house;
use crate::language::text;
use crate::program::OutsideProgram;
use crate::rules;

/// A table, those who play through this terminal, and what they were told.
pub(crate) struct Session {
    pub(super) table: Local,
    pub(crate) words: Words,
    pub(super) log: Log,
    /// What seats are called that have no name at the table: bots.
    names: Vec<String>,
    /// The programs that play, and where they sit.
    programs: Vec<(Seat, OutsideProgram)>,
    /// What the bots look up.
    books: Books,
    pub(super) fresh: Fresh,
    save: Option<SaveFile>,
    /// How much of what the table tells was heard.
    mark: Bookmark,
    /// What is explained once, when it comes, and the keys of what was.
    phases: Vec<Phase>,
    explained: Vec<String>,
    /// Who was asked last: they go on if they can, before the keyboard is passed.
    asked: Option<Seat>,
}

/// What the session waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SessionTurn {
    /// Somebody at the keyboard decides.
    Person(Seat),
    /// Somebody types in what chance brought.
    Chance,
    /// Nothing: the game is over.
    Over,
}

/// What a session is made of.
pub(crate) struct Start {
    pub(crate) table: Local,
    /// Whether the table was there before: what happened at it is not told again.
    pub(crate) resumed: bool,
    pub(crate) words: Words,
    pub(crate) names: Vec<String>,
    pub(crate) programs: Vec<(Seat, OutsideProgram)>,
    pub(crate) books: Books,
    pub(crate) fresh: Fresh,
    pub(crate) save: Option<String>,
    /// What is explained once, when it comes.
    pub(crate) phases: Vec<Phase>,
}

impl Session {
    /// A session; fails if the game cannot be saved where it should be.
    pub(crate) fn new(start: Start) -> Result<Self, String> {
        let Start { table, resumed, words, names, programs, books, fresh, save, phases } = start;
        let log = Log::of(table.table().game(), resumed);
        let (mark, save) = (table.table().mark(), save.map(SaveFile::new));
        let (asked, explained) = (None, Vec::new());
        let mut session = Session {
            table,
            words,
            log,
            names,
            programs,
            books,
            fresh,
            save,
            mark,
            phases,
            explained,
            asked,
        };
        session.seat_programs();
        session.write();
        match session.fault() {
            Some(fault) => Err(fault.to_owned()),
            None => Ok(session),
        }
    }

    /// The match at the table, whatever its game.
    pub(crate) fn game(&self) -> &dyn AnyMatch {
        self.table.table().game()
    }

    /// The name of a seat.
    pub(crate) fn name(&self, seat: u64) -> String {
        let index = usize::try_from(seat).unwrap_or(usize::MAX);
        let chairs = self.table.table().state(0).seats;
        let person = chairs.get(index).map(|chair| chair.name.clone()).filter(|n| !n.is_empty());
        person.or_else(|| self.names.get(index).cloned()).unwrap_or_else(|| {
            self.words.say("seat-name", &[("number", (seat + 1).to_string().into())])
        })
    }

    /// The names of all seats for the table: bots are marked as bots.
    pub(crate) fn names(&self) -> Vec<String> {
        let chairs = self.table.table().state(0).seats;
        (0..)
            .zip(&chairs)
            .map(|(seat, chair)| marked(self.name(seat), chair, &self.words))
            .collect()
    }

    /// What is new to whoever is asked, in a line; it is said once.
    pub(crate) fn explanation(&mut self, seat: Seat) -> Option<String> {
        let view = self.game().view(Viewer::Seat(seat));
        // Of several that fit the first is meant, whether it was said or not.
        let words = lessons::phase::now(&self.phases, &view, seat)?.words.clone();
        let new = !self.explained.contains(&words);
        new.then(|| {
            let line = self.words.text(&format!("lesson-{words}"));
            self.explained.push(words);
            line
        })
    }

    /// What somebody has to decide, in a line.
    pub(crate) fn asked(&self, seat: Seat) -> String {
        let (game, name) = (self.game(), self.name(seat.0.into()));
        let view = game.view(Viewer::Seat(seat));
        let asked = house::asked(game.game(), &view, &name, &self.words);
        asked.unwrap_or_else(|| self.words.say("to-decide", &[("seat", name.into())]))
    }

    /// The three best answers of a seat that owes one, and why another is not the best: the one that it has
    /// in mind, or else the second.
    pub(crate) fn hint(&self, seat: Seat, in_mind: Option<&str>) -> Vec<String> {
        let (game, words) = (self.game(), &self.words);
        let hints = match insight::hints(game, seat, usize::MAX, &self.books, &Stop::never()) {
            Ok(hints) => hints,
            Err(why) => return vec![refused(&why)],
        };
        let mut lines = Vec::new();
        for (place, hint) in hints.iter().take(3).enumerate() {
            let key = match hint.unit {
                Unit::Points => "hint-alone",
                Unit::Wins if hint.proved => "hint-proved",
                Unit::Wins => "hint-likely",
            };
            let arguments = [
                ("place", (place + 1).into()),
                ("action", hint.action.clone().into()),
                ("brings", self.preview_line(seat, &hint.action).into()),
                ("percent", percent(hint.chance, 1).into()),
            ];
            lines.push(words.say(key, &arguments));
        }
        let others = || hints.iter().skip(1);
        let other = others().find(|hint| Some(hint.action.as_str()) == in_mind);
        if let Some(other) = other.or_else(|| others().next()) {
            let reasons = why(game.game(), &other.reasons, words);
            if !reasons.is_empty() {
                lines.push(words.say("hint-why", &[("action", other.action.clone().into())]));
                lines.extend(reasons);
            }
        }
        lines.extend([String::new(), words.text("hint-judge")]);
        lines
    }

    /// Lets bots and programs go on until somebody at the keyboard is asked.
    pub(crate) fn go_on(&mut self) -> Result<SessionTurn, String> {
        loop {
            self.hear();
            let owing = match self.table.waits_for() {
                local::LocalTurn::Over => return Ok(SessionTurn::Over),
                local::LocalTurn::Chance if self.begin_alone() => continue,
                local::LocalTurn::Chance => return Ok(SessionTurn::Chance),
                local::LocalTurn::Bots => Seats::NONE,
                local::LocalTurn::People(seats) => seats,
            };
            // Bots first: people then see each other's turn without waiting.
            if self.table.hurry(&self.books, &self.fresh.moment()) {
                continue;
            }
            let people = owing.without(self.programs());
            let again = self.asked.filter(|seat| people.contains(*seat));
            if let Some(program) = owing.iter().find(|seat| !people.contains(*seat)) {
                self.ask_program(program)?;
            } else {
                let seat = again.or(people.iter().next()).ok_or_else(|| text!("broken"))?;
                self.asked = Some(seat);
                return Ok(SessionTurn::Person(seat));
            }
        }
    }

    fn programs(&self) -> Seats {
        self.programs.iter().map(|(seat, _)| *seat).collect()
    }

    /// Lets a program decide for its seat.
    fn ask_program(&mut self, seat: Seat) -> Result<(), String> {
        let program = self.programs.iter_mut().find(|(at, _)| *at == seat);
        let (_, program) = program.ok_or_else(|| text!("broken"))?;
        let game = self.table.table().game();
        let action = program.ask(game.view(Viewer::Seat(seat)), &mut || game.legal(seat))?;
        let answered = self.table.answer(seat, &action, &self.fresh.moment());
        answered.map_err(|refused| {
            let why = self.explain(refused);
            text!("program-refused", action = action, why = why)
        })
    }

    /// Tells every program which game it is in, and what has happened in it so far.
    fn seat_programs(&mut self) {
        let game = self.table.table().game();
        let told: Vec<_> = game.retell().into_iter().flat_map(|(_, told)| told).collect();
        for (seat, program) in &mut self.programs {
            program.begin(game.game(), game.rules(), game.setup(), *seat);
            let heard = told.iter().filter(|told| told.audience.includes(Viewer::Seat(*seat)));
            heard.for_each(|told| program.tell(told.event.clone()));
        }
    }

    /// Takes what somebody typed; the error is in their language.
    pub(crate) fn answer(&mut self, waiting: SessionTurn, text: &str) -> Result<(), String> {
        let moment = self.fresh.moment();
        let taken = match waiting {
            SessionTurn::Person(seat) => {
                let action = self.table.spelled(Some(seat), text);
                self.table.answer(seat, &action, &moment)
            }
            _ => {
                let typed = self.chance_typed(text)?;
                let chance = self.table.spelled(None, &typed);
                self.table.ask(&protocol::Request::TypeChance { chance }, &moment).map(drop)
            }
        };
        taken.map_err(|refused| self.explain(refused))
    }

    /// Why something is not done, and where the rule can be read.
    fn explain(&self, refused: TableRefusal) -> String {
        let Refusal { key, data, .. } = refused.into();
        let game = self.game().game();
        let says = self.words.refusal(game, &key, &data, &|seat| self.name(seat));
        if rules::explains(self.words.language(), game, &key) {
            return format!("{says} (qlub rules {game} {key})");
        }
        says
    }

    /// Takes back what somebody here did last, if that can be. Whoever decided is asked again.
    pub(crate) fn undo(&mut self) -> bool {
        // That somebody alone begins was not typed in, and would only be done again.
        let alone = self.game().setup().seats == 1 && self.game().steps().len() == 1;
        if alone && self.table.waits_for() == local::LocalTurn::Chance {
            return false;
        }
        let Ok(seat) = self.table.take_back(&self.fresh.moment()) else { return false };
        self.asked = seat;
        self.hear();
        true
    }

    /// Hears what is new at the table, passes it on to programs, and keeps it.
    fn hear(&mut self) {
        let table = self.table.table();
        let news = table.news_since(HERE, self.mark);
        self.mark = table.mark();
        let is_back = news.contains(&News::TakenBack);
        for (seat, program) in &mut self.programs {
            let heard = news.iter().filter_map(|news| match news {
                News::Game { event, only } if only.is_none_or(|only| only == *seat) => Some(event),
                _ => None,
            });
            heard.filter(|_| !is_back).for_each(|event| program.tell(event.clone()));
        }
        let is_new = !news.is_empty();
        self.log.hear(news, &self.table.table().state(0).seats);
        if is_back {
            self.seat_programs();
        }
        if is_new {
            self.write();
        }
    }

    /// How many people share the keyboard.
    pub(crate) fn people(&self) -> usize {
        self.table.people().without(self.programs()).len()
    }

    /// Whether people at the keyboard have something to hide from one another.
    pub(crate) fn has_secrets(&self) -> bool {
        self.people() > 1 && self.table.table().has_hidden_hands()
    }

    fn write(&mut self) {
        if let Some(file) = &mut self.save {
            file.write(&self.table.saved());
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
        let over = self.table.waits_for() == local::LocalTurn::Over;
        if self.save.is_none() && self.has_secrets() && !over {
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
                format!("{fault}{here}\n{}", self.table.saved())
            }
        }
    }
}

/// The name of a player; whoever is a bot is marked as one, with its level.
pub(crate) fn marked(name: String, chair: &ChairState, words: &Words) -> String {
    match &chair.level {
        Some(level) => {
            let level = words.word(level);
            words.say("bot-name", &[("name", name.into()), ("level", level.into())])
        }
        None => name,
    }
}
