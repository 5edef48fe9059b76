//! The dice game: everyone may tick the white sum, then the active player may tick a white die
//! plus a colour die.

mod action;
mod answers;
mod chance;
mod event;
mod legal;
mod options;
#[cfg(test)]
mod planted;
mod rule;
mod text;
mod view;

use game::{
    Audience, EditionSpec, Game, Inconsistent, Luck, Outcome, Seat, Seats, Setup, SetupError, Step,
    StepOf, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

pub use action::Action;
pub use chance::{Chance, Roll};
pub use event::Event;
pub use options::{MOST_SEATS, Options};
pub use rule::Rule;
pub use view::View;

use crate::colour::{Colour, Colours};
use crate::sheet::{FOUR_MISSES, LAST_MISS, Sheet, TWO_ROWS_CLOSED};

/// The closed rows that end a game.
const LAST_CLOSED: usize = 2;

/// A state of the dice game.
///
/// It can be compared, copied and hashed, but not written down: what leaves the house is a view.
///
/// ```compile_fail
/// # use game::{Game, Setup, Viewer};
/// # let options = qlub_qwixx::Dice::options(&Setup::new("classic", 2)).unwrap();
/// let state = qlub_qwixx::Dice::new(&options);
/// serde_json::to_string(&state).unwrap();
/// ```
/// ```
/// # use game::{Game, Setup, Viewer};
/// # let options = qlub_qwixx::Dice::options(&Setup::new("classic", 2)).unwrap();
/// let state = qlub_qwixx::Dice::new(&options).view(Viewer::Watcher);
/// serde_json::to_string(&state).unwrap();
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Dice {
    options: Options,
    phase: Phase,
    active: Seat,
    roll: Roll,
    closed: Colours,
    sheets: [Sheet; MOST_SEATS],
    /// Answers to the white sum that are in while others are still owed.
    answers: [Option<Action>; MOST_SEATS],
    /// Whether the active player ticked something with the white sum of this turn.
    ticked: bool,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The first active player is to be drawn.
    First,
    /// The dice are to be rolled.
    Roll,
    /// Action 1: everyone, the sum of the white dice.
    Sum,
    /// Action 2: the active player alone, a white die and a colour die.
    Colour,
    /// The game waits for nothing: it is over.
    Over,
}

impl Dice {
    /// The state before a roll of `active`, with these sheets in front of the players.
    pub fn arranged(
        options: &Options,
        sheets: &[Sheet],
        active: Seat,
    ) -> Result<Self, Inconsistent> {
        let mut dice = Dice::new(options);
        if sheets.len() != usize::from(options.seats) || active.index() >= sheets.len() {
            return Err(Inconsistent("there are not as many sheets as seats"));
        }
        dice.sheets[..sheets.len()].copy_from_slice(sheets);
        dice.begin_turn(active);
        let locked = |row: &Colour| sheets.iter().any(|sheet| sheet.is_locked(&options.pad, *row));
        dice.close(Colour::ALL.into_iter().filter(locked).collect(), &mut |_, _| {});
        Ok(dice)
    }

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

    /// The dice on the table, once rolled.
    pub fn roll(&self) -> Option<Roll> {
        matches!(self.phase, Phase::Sum | Phase::Colour).then_some(self.roll)
    }

    /// The rows that are closed for everybody.
    pub fn closed(&self) -> Colours {
        self.closed
    }

    /// The sheet of a seat.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    fn seats(&self) -> Seats {
        Seats::first(self.options.seats)
    }

    fn unanswered(&self) -> Seats {
        self.seats().iter().filter(|seat| self.answers[seat.index()].is_none()).collect()
    }

    fn begin_turn(&mut self, active: Seat) {
        self.active = active;
        self.roll = Roll::NONE;
        self.ticked = false;
        self.phase = Phase::Roll;
    }

    /// Action 1 is resolved for everybody at once.
    fn resolve_sum(&mut self, tell: &mut impl FnMut(Audience, Event)) {
        let before = self.closed;
        let mut after = before;
        for seat in self.seats().iter() {
            let answer = self.answers[seat.index()].take().unwrap_or(Action::Pass);
            self.ticked |= seat == self.active && answer != Action::Pass;
            after = after.union(self.write(seat, answer, before, tell));
        }
        self.phase = Phase::Colour;
        self.close(after, tell);
    }

    /// Action 2 is resolved, and with it the turn.
    fn resolve_colour(&mut self, action: Action, tell: &mut impl FnMut(Audience, Event)) {
        let active = self.active;
        let closed = self.write(active, action, self.closed, tell);
        if !self.ticked && action == Action::Pass {
            let sheet = &mut self.sheets[active.index()];
            sheet.miss();
            tell(Audience::All, Event::Missed { seat: active, misses: sheet.misses() });
        }
        self.begin_turn(active.next(self.options.seats));
        self.close(closed, tell);
    }

    /// Closes rows for everybody, and the game if that ends it.
    fn close(&mut self, closed: Colours, tell: &mut impl FnMut(Audience, Event)) {
        for row in closed.without(self.closed).iter() {
            self.roll.remove(row);
            tell(Audience::All, Event::Closed { row });
        }
        self.closed = closed;
        if self.reason().is_some() {
            self.phase = Phase::Over;
            self.roll = Roll::NONE;
            self.ticked = false;
            if let Some(outcome) = self.outcome() {
                tell(Audience::All, Event::Ended { outcome });
            }
        }
    }

    /// Why the game is over, if it is.
    fn reason(&self) -> Option<&'static str> {
        let sheets = &self.sheets[..usize::from(self.options.seats)];
        if self.closed.len() >= LAST_CLOSED {
            Some(TWO_ROWS_CLOSED)
        } else if sheets.iter().any(|sheet| sheet.misses() >= LAST_MISS) {
            Some(FOUR_MISSES)
        } else {
            None
        }
    }
}

impl Game for Dice {
    const NAME: &'static str = "qwixx";
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
        Dice {
            options: *options,
            phase: Phase::First,
            active: Seat(0),
            roll: Roll::NONE,
            closed: Colours::NONE,
            sheets: [Sheet::default(); MOST_SEATS],
            answers: [None; MOST_SEATS],
            ticked: false,
        }
    }

    /// Every turn the active player ticks a cell or marks a miss, so nobody is active more often
    /// than there are cells and misses.
    fn longest(options: &Options) -> usize {
        let cells: usize = Colour::ALL.map(|row| options.pad.edition.row(row).len()).iter().sum();
        let seats = usize::from(options.seats);
        let turns = seats * (cells + usize::from(LAST_MISS));
        1 + turns * (1 + seats + 1)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::First | Phase::Roll => Turn::Chance,
            Phase::Sum => Turn::Decide(self.unanswered()),
            Phase::Colour => Turn::Decide(Seats::only(self.active)),
            Phase::Over => Turn::Over,
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Rule> {
        self.check_action(seat, *action)
    }

    fn legal_into(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_legal(seat, out);
    }

    fn spell_chance(typed: &str) -> String {
        chance::in_order(typed)
    }

    fn sample(&self, luck: &mut dyn Luck) -> Chance {
        if self.phase == Phase::First {
            let seat = luck.below("first", self.options.seats.into());
            Chance::First(Seat(seat as u8))
        } else {
            Chance::Roll(Roll::sample(self.options.pad.edition.sides, self.closed, luck))
        }
    }

    fn possible(&self, chance: &Chance) -> bool {
        match (self.phase, chance) {
            (Phase::First, Chance::First(seat)) => self.seats().contains(*seat),
            (Phase::Roll, Chance::Roll(roll)) => {
                roll.fits(self.options.pad.edition.sides, self.closed)
            }
            _ => false,
        }
    }

    #[inline]
    fn advance(&mut self, step: StepOf<Self>, tell: &mut impl FnMut(Audience, Event)) {
        match step {
            Step::Chance(Chance::First(seat)) => {
                self.begin_turn(seat);
                tell(Audience::All, Event::Began { seat });
            }
            Step::Chance(Chance::Roll(roll)) => {
                self.roll = roll;
                self.phase = Phase::Sum;
                tell(Audience::All, Event::Rolled { seat: self.active, roll });
            }
            Step::Decide(_, action) if self.phase == Phase::Colour => {
                self.resolve_colour(action, tell);
            }
            Step::Decide(seat, action) => {
                self.answers[seat.index()] = Some(action);
                tell(Audience::All, Event::Answered { seat });
                if self.unanswered().is_empty() {
                    self.resolve_sum(tell);
                }
            }
        }
    }

    fn declines(action: &Action) -> bool {
        matches!(action, Action::Pass)
    }

    fn partners(&self, seat: Seat) -> Seats {
        Seats::only(seat)
    }

    fn score(&self, seat: Seat) -> Option<i32> {
        let sheets = &self.sheets[..usize::from(self.options.seats)];
        Some(sheets.get(seat.index())?.tally(&self.options.pad).total)
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
        let sheets = self.sheets[..usize::from(self.options.seats)].iter();
        let scores = sheets.map(|sheet| sheet.tally(&self.options.pad).total).collect();
        Some(Outcome::by_points(scores, self.reason()?))
    }
}
