//! How a table comes to be: opened anew, read from its lines, or prepared for another match.

use bots::Level;
use game::{Seat, Setup};
use protocol::http::NewTable;
use protocol::{Clock, LuckChoice, Options};

use super::chair::{Chair, Sitter};
use super::match_state::Match;
use super::presence::Presence;
use super::usage::Usage;
use super::{Draft, Moment, Table};
use crate::any_match::{self, AnyMatch};
use crate::error::{BadLine, LineFault, StepError};
use crate::fair::commitment;
use crate::line::{Device, Entry, Line, Source};
use crate::rule::{TableRefusal, TableRule};

impl Table {
    /// A new table with a device for its host.
    pub fn open(new: &NewTable, host: Device, moment: &Moment) -> Result<Self, TableRefusal> {
        let game = settled(&new.game, &new.setup)?;
        let luck = source(&new.luck, game.as_ref(), moment)?;
        check_options(&new.options)?;
        let first = match_line(game.as_ref());
        let mut table = Table::empty(&first)?;
        table.presence.awake = moment.now;
        let options = Line::Options(new.options.clone());
        table.keep([first, Line::Luck(luck), options, Line::Host(host)], moment.now)?;
        Ok(table)
    }

    /// The table that lines add up to.
    pub fn read(entries: impl IntoIterator<Item = Entry>, now: u64) -> Result<Self, BadLine> {
        let mut entries = entries.into_iter();
        let first = entries.next().ok_or(BadLine { number: 0, fault: LineFault::NoMatch })?;
        let bad = |fault| BadLine { number: first.number, fault };
        let mut table = Table::empty(&first.line).map_err(bad)?;
        table.accept(first)?;
        entries.try_for_each(|entry| table.accept(entry))?;
        table.presence.awake = now;
        Ok(table)
    }

    /// To be called after [`Table::read`] when play goes on: clocks did not run in between.
    pub fn wake(&mut self, now: u64) -> Result<(), BadLine> {
        let running = self.current.question.is_some() && self.options.clock != Clock::None;
        if running { self.write(Line::Wake, now) } else { Ok(()) }
    }

    /// A table before its first line, which tells its game.
    fn empty(first: &Line) -> Result<Self, LineFault> {
        let Line::Match { game, rules, setup } = first else { return Err(LineFault::NoMatch) };
        let current = Match::new(1, game, *rules, setup)?;
        Ok(Table {
            entries: Vec::new(),
            next: 0,
            version: 0,
            chairs: vec![Chair::open(0); usize::from(current.seats())],
            host: 0,
            founder: 0,
            options: Options::default(),
            terms: 0,
            current,
            closed: false,
            told: Vec::new(),
            presence: Presence::default(),
            stirred: false,
            noticed: true,
            loud: true,
            hushed: Vec::new(),
            spent: Usage::default(),
            thinking: Vec::new(),
        })
    }

    /// Prepares another match, by the rules of today: everybody moves one seat on, so that another begins,
    /// and whoever the set-up names is still the same person.
    pub(super) fn rematch(&mut self, moment: &Moment) -> Result<(), TableRefusal> {
        let luck = match &self.current.source {
            Source::Fair { .. } | Source::Drawn(_) => LuckChoice::Fair,
            Source::Typed => LuckChoice::Typed,
            Source::Seeded(seed) => LuckChoice::Seeded { seed: next_seed(seed) },
        };
        let luck = source(&luck, self.current.game.as_ref(), moment)?;
        let next = any_match::open(self.current.game.game(), &self.current.game.moved_on())?;
        let mut lines = vec![match_line(next.as_ref()), Line::Luck(luck)];
        lines.push(Line::Options(self.options.clone()));
        lines.push(self.role_to(self.host));
        let moved = self.chairs.iter().skip(1).chain(self.chairs.first());
        for (seat, chair) in (0..).map(Seat).zip(moved) {
            match &chair.sitter {
                Sitter::Nobody => {}
                Sitter::Bot(level) => lines.push(Line::Bot(seat, (*level).into())),
                Sitter::Person(person) => {
                    lines.push(Line::Sit(seat, person.device, None, person.name.clone()));
                }
            }
        }
        self.keep(lines, moment.now)
    }

    /// Another game or set-up; seats that it does not have are left.
    pub(super) fn set_up(&mut self, game: &str, setup: &str, now: u64) -> Result<(), TableRefusal> {
        let game = settled(game, setup)?;
        if self.current.source == Source::Typed && !game.chance_is_public() {
            return Err(TableRule::TypedLuck.into());
        }
        let gone = (0..).map(Seat).zip(&self.chairs).skip(usize::from(game.setup().seats));
        let taken = gone.filter(|(_, chair)| !chair.is_open());
        if match_line(game.as_ref()) == match_line(self.current.game.as_ref()) {
            return Ok(());
        }
        let mut lines: Vec<Line> = taken.map(|(seat, _)| Line::Rise(seat)).collect();
        lines.push(match_line(game.as_ref()));
        self.keep(lines, now)
    }

    pub(super) fn set_luck(
        &mut self,
        luck: &LuckChoice,
        moment: &Moment,
    ) -> Result<(), TableRefusal> {
        let luck = source(luck, self.current.game.as_ref(), moment)?;
        self.keep([Line::Luck(luck)], moment.now)
    }

    pub(super) fn set_options(&mut self, options: &Options, now: u64) -> Result<(), TableRefusal> {
        check_options(options)?;
        if *options == self.options {
            return Ok(());
        }
        // Once a match is on nobody's time gets shorter, at the table or away from it.
        let now_on = &self.options;
        let shorter = options.grace < now_on.grace;
        let clocks = (options.clock, options.late) != (now_on.clock, now_on.late);
        // Nor does anybody get help, or lose it, that was not agreed on.
        let coach = options.coach != now_on.coach;
        if self.is_on() && (clocks || shorter || coach) {
            return Err(TableRule::Started.into());
        }
        self.keep([Line::Options(options.clone())], now)
    }

    /// Writes what a request comes down to: all of it, or nothing.
    pub(super) fn keep(
        &mut self,
        lines: impl IntoIterator<Item = impl Into<Draft>>,
        now: u64,
    ) -> Result<(), TableRefusal> {
        self.write_all(lines, now).map_err(|bad| bad.fault.into())
    }
}

fn settled(game: &str, setup: &str) -> Result<Box<dyn AnyMatch>, TableRefusal> {
    let setup: Setup = setup.parse().map_err(StepError::Parse)?;
    Ok(any_match::open(game, &setup)?)
}

pub(super) fn match_line(game: &dyn AnyMatch) -> Line {
    let (name, rules, setup) = (game.game().to_owned(), game.rules(), game.setup().clone());
    Line::Match { game: name, rules, setup }
}

fn source(luck: &LuckChoice, game: &dyn AnyMatch, moment: &Moment) -> Result<Source, TableRefusal> {
    match luck {
        LuckChoice::Fair => {
            Ok(Source::Fair { commitment: commitment(&moment.fresh), secret: moment.fresh })
        }
        LuckChoice::Typed if game.chance_is_public() => Ok(Source::Typed),
        LuckChoice::Typed => Err(TableRule::TypedLuck.into()),
        LuckChoice::Seeded { seed } => {
            let clean = crate::display_text::clean(seed, 64);
            if clean.is_empty() || clean != *seed {
                return Err(TableRule::Seed.into());
            }
            Ok(Source::Seeded(clean))
        }
    }
}

/// The seed of the match after one: `our seed`, `our seed +1`, `our seed +2` …
fn next_seed(seed: &str) -> String {
    let counted = seed.rsplit_once(" +").and_then(|(base, n)| Some((base, n.parse::<u32>().ok()?)));
    let (base, number) = counted.unwrap_or((seed, 0));
    let base: String = base.chars().take(50).collect();
    format!("{} +{}", base.trim_end(), number.saturating_add(1))
}

fn check_options(options: &Options) -> Result<(), TableRefusal> {
    let range = |option, value: u32, good: std::ops::RangeInclusive<u32>| {
        if good.contains(&value) { Ok(()) } else { Err(TableRule::Option { option }) }
    };
    range("pace", options.pace, 0..=10_000)?;
    range("grace", options.grace, 1..=86_400)?;
    match options.clock {
        Clock::None => {}
        Clock::Decision { seconds } => range("clock", seconds, 1..=86_400)?,
        Clock::Bank { seconds, increment } => {
            range("clock", seconds, 1..=86_400)?;
            range("clock", increment, 0..=3_600)?;
        }
    }
    if let Some(level) = &options.stand_in {
        level.parse::<Level>().map_err(|_| TableRule::NoSuchLevel { level: level.clone() })?;
    }
    Ok(())
}
