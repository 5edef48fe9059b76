//! The score of Qwirkle beside a real table: whoever has laid tiles says what they made.

mod action;
mod text;

use std::fmt::{self, Display};
use std::str::FromStr;

use game::{
    Audience, Cursor, EditionSpec, Game, Inconsistent, Luck, Outcome, ParseError, Seat, Seats,
    Setup, SetupError, Step, StepOf, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

pub use action::Action;

/// The most that one turn can make: six tiles in a line of six, each in another line of six.
pub const MOST_POINTS: u8 = 84;
/// What going out brings.
pub const GOING_OUT: i32 = 6;
/// The longest that anybody wrote down; no real match comes near.
const LONGEST: usize = 4_000;

const EDITIONS: &[EditionSpec] = &[EditionSpec { name: "tally", seats: 2..=4, options: &[] }];
const WENT_OUT: &str = "last-tile-played";
const NOBODY_LAYS: &str = "nothing-fits";

game::rules! {
    /// Why something is not written down.
    pub enum Rule {
        /// It is to be said who begins.
        "who-begins" WhoBegins => "say first who begins",
        /// Nobody sits there.
        "no-such-player" NoSuchPlayer { /// The seat asked for.
            seat: u8 } => "nobody sits on seat {seat}",
        /// The points of a turn are asked for.
        "say-the-points" SayThePoints => "say what the turn made",
        /// No turn makes so much.
        "too-many-points" TooManyPoints { /// What was said.
            points: u8, /// What a turn can make.
            most: u8 } => "no turn makes {points}: {most} at most",
        /// Whoever goes out lays a tile.
        "out-with-tiles" OutWithTiles => "whoever goes out has laid a tile",
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Event {
    /// It was said who begins.
    Began {
        /// The seat of that player.
        seat: Seat,
    },
    /// A turn made points.
    Counted {
        /// Whose turn it was.
        seat: Seat,
        /// What it made.
        points: u8,
        /// All of that player by now.
        total: i32,
    },
    /// Somebody laid the last tile of the hand.
    WentOut {
        /// Whoever did.
        seat: Seat,
        /// What that brings.
        bonus: i32,
    },
    /// The game is over.
    Ended {
        /// Winners, scores and the reason.
        outcome: Outcome,
    },
}

/// The points of everybody, which all see alike.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// How many play.
    pub seats: u8,
    /// Whose turn it is, once it is known who begins.
    pub active: Option<Seat>,
    /// What every seat made, turn by turn.
    pub turns: Vec<Vec<u8>>,
    /// The points of every seat.
    pub totals: Vec<i32>,
    /// Who went out.
    pub out: Option<Seat>,
    /// Whether the game is over.
    pub over: bool,
    /// How many steps were taken.
    pub steps: u16,
}

/// Chance is not told to a tally: this never happens and has no notation.
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
        Err(Cursor::new(text).error("points: a tally is not told the tiles"))
    }
}

/// A state of the tally: nothing of it is hidden.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tally(View);

impl Tally {
    fn end(&mut self, tell: &mut impl FnMut(Audience, Event)) {
        self.0.over = true;
        if let Some(outcome) = self.outcome() {
            tell(Audience::All, Event::Ended { outcome });
        }
    }
}

impl Game for Tally {
    const NAME: &'static str = "qwirkle-tally";
    const RULES: u32 = 1;
    const OPEN_CHANCE: bool = true;
    const ENDS: &'static [&'static str] = &[WENT_OUT, NOBODY_LAYS];

    /// How many play.
    type Options = u8;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Rule = Rule;

    fn editions() -> &'static [EditionSpec] {
        EDITIONS
    }

    fn options(setup: &Setup) -> Result<u8, SetupError> {
        Ok(setup.settle(EDITIONS)?.seats)
    }

    fn new(seats: &u8) -> Self {
        let each = usize::from(*seats);
        Tally(View {
            seats: *seats,
            active: None,
            turns: vec![Vec::new(); each],
            totals: vec![0; each],
            out: None,
            over: false,
            steps: 0,
        })
    }

    fn longest(_: &u8) -> usize {
        LONGEST
    }

    fn turn(&self) -> Turn {
        let seat = self.0.active.unwrap_or(Seat(0));
        if self.0.over { Turn::Over } else { Turn::Decide(Seats::only(seat)) }
    }

    fn check(&self, _: Seat, action: &Action) -> Result<(), Rule> {
        match (self.0.active, action) {
            (None, Action::First(seat)) if seat.0 < self.0.seats => Ok(()),
            (None, Action::First(seat)) => Err(Rule::NoSuchPlayer { seat: seat.0 }),
            (None, _) => Err(Rule::WhoBegins),
            (Some(_), Action::First(_)) => Err(Rule::SayThePoints),
            (Some(_), Action::End) => Ok(()),
            (Some(_), Action::Points { points, .. }) if *points > MOST_POINTS => {
                Err(Rule::TooManyPoints { points: *points, most: MOST_POINTS })
            }
            (Some(_), Action::Points { points: 0, out: true }) => Err(Rule::OutWithTiles),
            (Some(_), Action::Points { .. }) => Ok(()),
        }
    }

    fn legal_into(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.turn() != Turn::Decide(Seats::only(seat)) {
            return;
        }
        if self.0.active.is_none() {
            out.extend((0..self.0.seats).map(|seat| Action::First(Seat(seat))));
            return;
        }
        out.extend((0..=MOST_POINTS).map(|points| Action::Points { points, out: false }));
        out.extend((1..=MOST_POINTS).map(|points| Action::Points { points, out: true }));
        out.push(Action::End);
    }

    fn sample(&self, _: &mut dyn Luck) -> Chance {
        Chance(())
    }

    fn possible(&self, _: &Chance) -> bool {
        false
    }

    fn advance(&mut self, step: StepOf<Self>, tell: &mut impl FnMut(Audience, Event)) {
        let view = &mut self.0;
        view.steps = view.steps.saturating_add(1);
        match step {
            Step::Decide(_, Action::First(first)) => {
                view.active = Some(first);
                tell(Audience::All, Event::Began { seat: first });
            }
            Step::Decide(seat, Action::Points { points, out }) => {
                let (Some(total), Some(turns)) =
                    (view.totals.get_mut(seat.index()), view.turns.get_mut(seat.index()))
                else {
                    return;
                };
                turns.push(points);
                *total += i32::from(points);
                tell(Audience::All, Event::Counted { seat, points, total: *total });
                if out {
                    *total += GOING_OUT;
                    view.out = Some(seat);
                    tell(Audience::All, Event::WentOut { seat, bonus: GOING_OUT });
                    return self.end(tell);
                }
                view.active = Some(seat.next(view.seats));
            }
            Step::Decide(_, Action::End) => self.end(tell),
            Step::Chance(_) => {}
        }
    }

    fn view(&self, _: Viewer) -> View {
        self.0.clone()
    }

    fn imagine(view: &View, _: &mut dyn Luck) -> Result<Self, Inconsistent> {
        let seats = usize::from(view.seats);
        let of_all = view.turns.len() == seats && view.totals.len() == seats;
        let inside = |seat: Option<Seat>| seat.is_none_or(|seat| seat.0 < view.seats);
        let made = |seat: usize| {
            let out = if view.out.map(Seat::index) == Some(seat) { GOING_OUT } else { 0 };
            view.turns[seat].iter().map(|points| i32::from(*points)).sum::<i32>() + out
        };
        let adds = of_all && (0..seats).all(|seat| made(seat) == view.totals[seat]);
        let few = view.turns.iter().flatten().all(|points| *points <= MOST_POINTS);
        let begun = view.active.is_some() || (!view.over && view.turns.iter().all(Vec::is_empty));
        let fits = (2..=4).contains(&view.seats) && inside(view.active) && inside(view.out);
        if fits && adds && few && begun && (view.out.is_none() || view.over) {
            Ok(Tally(view.clone()))
        } else {
            Err(Inconsistent("the points do not add up"))
        }
    }

    fn declines(action: &Action) -> bool {
        *action == Action::Points { points: 0, out: false }
    }

    fn partners(&self, seat: Seat) -> Seats {
        Seats::only(seat)
    }

    fn score(&self, seat: Seat) -> Option<i32> {
        self.0.totals.get(seat.index()).copied()
    }

    fn outcome(&self) -> Option<Outcome> {
        let reason = if self.0.out.is_some() { WENT_OUT } else { NOBODY_LAYS };
        self.0.over.then(|| Outcome::by_points(self.0.totals.clone(), reason))
    }
}
