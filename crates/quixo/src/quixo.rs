//! A state of the game.

use game::{
    Audience, EditionSpec, Game, Inconsistent, Luck, Outcome, Seat, Seats, Setup, SetupError, Step,
    StepOf, Turn, Viewer,
};

use crate::action::Action;
use crate::chance::Chance;
use crate::earlier::Earlier;
use crate::ending::Ending;
use crate::event::Event;
use crate::options::{self, Options, Players};
use crate::position::Position;
use crate::rule::Rule;
use crate::view::View;

/// A state of the game.
///
/// It can be compared, copied and hashed, but not written down: what leaves the house is a view.
///
/// ```compile_fail
/// # use game::{Game, Setup, Viewer};
/// # let options = qlub_quixo::Quixo::options(&Setup::new("two", 2)).unwrap();
/// let state = qlub_quixo::Quixo::new(&options);
/// serde_json::to_string(&state).unwrap();
/// ```
/// ```
/// # use game::{Game, Setup, Viewer};
/// # let options = qlub_quixo::Quixo::options(&Setup::new("two", 2)).unwrap();
/// let state = qlub_quixo::Quixo::new(&options).view(Viewer::Watcher);
/// serde_json::to_string(&state).unwrap();
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Quixo {
    pub(crate) options: Options,
    pub(crate) position: Position,
    pub(crate) earlier: Earlier,
    pub(crate) ending: Option<Ending>,
}

impl Quixo {
    /// The state in which `position` is on the table and has not been there before. If it has a
    /// line, the seat before the one to move has just made it.
    pub fn arranged(options: &Options, position: Position) -> Result<Self, Inconsistent> {
        position.check(options)?;
        Ok(Quixo {
            options: *options,
            position,
            earlier: Earlier::default(),
            ending: position.lined(options),
        })
    }

    /// The options that this game is played with.
    #[inline]
    pub fn setup(&self) -> &Options {
        &self.options
    }

    /// What is on the table.
    #[inline]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Why the game is over, if it is.
    #[inline]
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// How often the position on the table has occurred since a neutral cube was last taken, this
    /// time included; with the draw by repetition turned off nobody counts, and it is 1.
    pub fn occurred(&self) -> u8 {
        self.earlier.times(&self.position).saturating_add(1)
    }
}

impl Game for Quixo {
    const NAME: &'static str = "quixo";
    const RULES: u32 = 1;
    /// There is none.
    const OPEN_CHANCE: bool = true;
    const ENDS: &'static [&'static str] = Ending::KEYS;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Rule = Rule;

    fn editions() -> &'static [EditionSpec] {
        options::EDITIONS
    }

    fn options(setup: &Setup) -> Result<Options, SetupError> {
        Options::read(setup)
    }

    fn new(options: &Options) -> Self {
        Quixo {
            options: *options,
            position: Position::start(options),
            earlier: Earlier::default(),
            ending: None,
        }
    }

    /// No position comes on the table a fourth time, so there are at most three times as many moves
    /// as positions. With the draw by repetition turned off nothing bounds a game, though players
    /// who move at random come to its end.
    fn longest(options: &Options) -> usize {
        if !options.repetition {
            return usize::MAX;
        }
        let faces: usize = match options.players {
            Players::Two => 3,
            Players::Four => 5,
        };
        let boards = faces.saturating_pow(options.frame().cells().len() as u32);
        let positions = boards.saturating_mul(options.seats().into());
        positions.saturating_mul(3)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.ending {
            None => Turn::Decide(Seats::only(self.position.seat)),
            Some(_) => Turn::Over,
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Rule> {
        self.check_action(seat, *action)
    }

    #[inline]
    fn legal_into(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.ending.is_none() && seat == self.position.seat {
            self.list_legal(out);
        }
    }

    /// Nothing; it is never asked for, and [`Game::play`] refuses it.
    fn sample(&self, _: &mut dyn Luck) -> Chance {
        Chance(())
    }

    fn possible(&self, _: &Chance) -> bool {
        false
    }

    #[inline]
    fn advance(&mut self, step: StepOf<Self>, tell: &mut impl FnMut(Audience, Event)) {
        if let Step::Decide(_, action) = step {
            self.make(action, tell);
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.show(viewer)
    }

    fn imagine(view: &View, _: &mut dyn Luck) -> Result<Self, Inconsistent> {
        view.imagine()
    }

    fn declines(_action: &Action) -> bool {
        false
    }

    fn partners(&self, seat: Seat) -> Seats {
        // Partners sit opposite: with two there are none, with four every other seat is one.
        let seats = Seats::first(self.options.seats());
        seats.iter().filter(|other| other.0 % 2 == seat.0 % 2).collect()
    }

    fn score(&self, _: Seat) -> Option<i32> {
        None
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        let next = self.options.mark(self.position.seat);
        let winners = match ending {
            Ending::Line => self.options.team(next.other()),
            Ending::GaveALine => self.options.team(next),
            Ending::Repetition => Seats::NONE,
        };
        Some(Outcome { winners, scores: Vec::new(), reason: ending.key().to_owned() })
    }
}
