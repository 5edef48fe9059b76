//! The sheets alone, beside real dice or real cards: nobody says what was rolled. With every roll
//! everybody enters what they ticked, all entries are opened together, and what no roll allows is found.

mod action;
mod event;
mod legal;
mod options;
mod preview;
mod resolve;
mod rule;
mod sums;
mod text;
mod view;

use std::fmt::{self, Display};
use std::str::FromStr;

use game::{
    Audience, Cursor, EditionSpec, Game, Inconsistent, Luck, Outcome, ParseError, Seat, Seats,
    Setup, SetupError, Step, StepOf, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

pub use action::{Action, Marks, Tick};
pub use event::{Event, Why};
pub use options::{MOST_SEATS, Options};
pub use rule::Rule;
pub use view::View;

use crate::cards::LAST_CLOSED;
use crate::colour::{Colour, Colours};
use crate::sheet::{FOUR_MISSES, LAST_MISS, Sheet, TWO_ROWS_CLOSED};

/// A state of the sheets beside a real table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ScorePad {
    options: Options,
    phase: Phase,
    active: Seat,
    /// The rows closed for everybody; with cards every sheet has its own.
    closed: Colours,
    sheets: [Sheet; MOST_SEATS],
    /// What was entered with this roll.
    answers: [Option<Marks>; MOST_SEATS],
    /// Who is asked what they ticked: everybody, or those whose entries were wrong.
    asked: Seats,
    /// The number that counts for all, where it had to be said.
    sum: Option<u8>,
    /// Whether the active player ticked something with the number for all.
    ticked: bool,
    /// How many steps were taken.
    steps: u16,
    past: Vec<PastRoll>,
}

/// A roll that is over.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PastRoll {
    /// Who was active.
    pub active: Seat,
    /// How many steps of the game there were when it was over.
    pub until: u16,
    /// What every seat entered.
    pub entries: Vec<Action>,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Somebody says who begins.
    First,
    /// Everybody enters what they ticked.
    Round,
    /// Entries contradict each other: the active player says which number counted for all.
    Which,
    /// Those who entered another number enter again.
    Mend,
    /// What the active player ticked alone could not stand: another choice.
    Colour,
    /// The game waits for nothing: it is over.
    Over,
}

/// Chance is not told to a pad: this never happens and has no notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance(());

impl Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nothing")
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Err(Cursor::new(text).error("what somebody ticked: a pad is not told the dice"))
    }
}

impl ScorePad {
    /// The options that this game is played with.
    pub fn setup(&self) -> &Options {
        &self.options
    }

    /// What the game waits for, in the words of the rules.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The active player.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The sheet of a seat.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    /// The rows that a seat cannot tick in any more.
    pub fn closed(&self, seat: Seat) -> Colours {
        self.closed_for(seat)
    }

    fn seats(&self) -> Seats {
        Seats::first(self.options.seats())
    }

    fn unanswered(&self) -> Seats {
        self.asked.iter().filter(|seat| self.answers[seat.index()].is_none()).collect()
    }

    fn begin_turn(&mut self, active: Seat) {
        self.active = active;
        self.ticked = false;
        self.asked = self.seats();
        self.phase = Phase::Round;
    }
}

impl Game for ScorePad {
    const NAME: &'static str = "qwixx-pad";
    const RULES: u32 = 1;
    const OPEN_CHANCE: bool = true;
    const ENDS: &'static [&'static str] = &[TWO_ROWS_CLOSED, FOUR_MISSES];

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Rule = Rule;

    fn editions() -> &'static [EditionSpec] {
        options::specs()
    }

    fn options(setup: &Setup) -> Result<Options, SetupError> {
        Options::read(setup)
    }

    fn new(options: &Options) -> Self {
        ScorePad {
            options: *options,
            phase: Phase::First,
            active: Seat(0),
            closed: Colours::NONE,
            sheets: [Sheet::default(); MOST_SEATS],
            answers: [None; MOST_SEATS],
            asked: Seats::NONE,
            sum: None,
            ticked: false,
            steps: 0,
            past: Vec::new(),
        }
    }

    /// With every roll the active player ticks a cell or marks a miss. A roll takes an entry of everybody
    /// and, if something was wrong, a number, other entries and another choice.
    fn longest(options: &Options) -> usize {
        let cells: usize = Colour::ALL.map(|row| options.pad().edition.row(row).len()).iter().sum();
        let seats = usize::from(options.seats());
        1 + seats * (cells + usize::from(LAST_MISS)) * (2 * seats + 2)
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::First => Turn::Decide(Seats::only(Seat(0))),
            Phase::Round | Phase::Mend => Turn::Decide(self.unanswered()),
            Phase::Which | Phase::Colour => Turn::Decide(Seats::only(self.active)),
            Phase::Over => Turn::Over,
        }
    }

    fn caller(&self) -> Option<Seat> {
        (self.phase == Phase::Round).then_some(self.active)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Rule> {
        self.check_action(seat, *action)
    }

    fn legal_into(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_legal(seat, out);
    }

    fn sample(&self, _: &mut dyn Luck) -> Chance {
        Chance(())
    }

    fn possible(&self, _: &Chance) -> bool {
        false
    }

    fn advance(&mut self, step: StepOf<Self>, mut tell: &mut impl FnMut(Audience, Event)) {
        self.steps = self.steps.saturating_add(1);
        let Step::Decide(seat, action) = step else { return };
        match (self.phase, action) {
            (Phase::First, Action::First(first)) => {
                self.begin_turn(first);
                tell(Audience::All, Event::Began { seat: first });
            }
            (Phase::Which, Action::Sum(sum)) => self.settle(sum, &mut tell),
            (Phase::Colour, Action::Marks(marks)) => {
                let own: Vec<Tick> = marks.own().collect();
                if own.is_empty() && !self.ticked {
                    tell(Audience::All, Event::Passed { seat });
                }
                self.finish_roll(&own, &mut tell);
            }
            (Phase::Round | Phase::Mend, Action::Marks(marks)) => {
                self.answers[seat.index()] = Some(marks);
                tell(Audience::All, Event::Answered { seat });
                if self.unanswered().is_empty() {
                    self.all_are_in(&mut tell);
                }
            }
            _ => {}
        }
    }

    fn declines(action: &Action) -> bool {
        *action == Action::PASS
    }

    fn partners(&self, seat: Seat) -> Seats {
        Seats::only(seat)
    }

    fn score(&self, seat: Seat) -> Option<i32> {
        let sheets = &self.sheets[..usize::from(self.options.seats())];
        Some(sheets.get(seat.index())?.tally(self.options.pad()).total)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.show(viewer)
    }

    fn imagine(view: &View, luck: &mut dyn Luck) -> Result<Self, Inconsistent> {
        view.imagine(luck)
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let sheets = self.sheets[..usize::from(self.options.seats())].iter();
        let scores = sheets.map(|sheet| sheet.tally(self.options.pad()).total).collect();
        Some(Outcome::by_points(scores, self.reason()?))
    }
}
