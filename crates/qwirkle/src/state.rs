//! A state of the game, and its side of the contract.

use game::{
    Audience, EditionSpec, Game, Inconsistent, Luck, Outcome, Seat, Seats, Setup, SetupError, Step,
    StepOf, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::board::Board;
use crate::chance::Chance;
use crate::event::Event;
use crate::hand::Hand;
use crate::options::{EDITIONS, MOST_SEATS, Options};
use crate::play::Play;
use crate::rule::Rule;
use crate::tiles::Tiles;
use crate::turns::ENDS;
use crate::view::View;

/// A state of the game.
///
/// It can be compared, copied and hashed, but not written down: what leaves the house is a view.
///
/// ```compile_fail
/// # use game::{Game, Viewer};
/// # let options = qlub_qwirkle::Options::new(2).unwrap();
/// let state = qlub_qwirkle::Qwirkle::new(&options);
/// serde_json::to_string(&state).unwrap();
/// ```
/// ```
/// # use game::{Game, Viewer};
/// # let options = qlub_qwirkle::Options::new(2).unwrap();
/// let state = qlub_qwirkle::Qwirkle::new(&options).view(Viewer::Watcher);
/// serde_json::to_string(&state).unwrap();
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Qwirkle {
    pub(crate) options: Options,
    /// The version of the rules that it is played by.
    pub(crate) rules: u32,
    pub(crate) phase: Phase,
    /// Whose turn it is, or was when the game ended.
    pub(crate) active: Seat,
    pub(crate) board: Board,
    pub(crate) bag: Tiles,
    pub(crate) hands: [Hand; MOST_SEATS],
    /// The tiles set aside for a swap until as many are drawn.
    pub(crate) aside: Hand,
    /// The opening bids; 0 where none was heard.
    pub(crate) bids: [u8; MOST_SEATS],
    pub(crate) scores: [i32; MOST_SEATS],
    /// How many have passed one after another.
    pub(crate) passes: u8,
    pub(crate) last: Option<LastPlay>,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The first hands are to be dealt.
    Deal,
    /// The highest bidder is to play as many tiles as were bid.
    Opening,
    /// A seat is to play, swap or pass.
    Play,
    /// A seat that played or swapped is to draw.
    Draw,
    /// The game waits for nothing: it is over.
    Over,
}

/// The play made last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LastPlay {
    /// The seat that made it.
    pub seat: Seat,
    /// What, and where.
    pub play: Play,
    /// What its lines scored.
    pub points: u8,
}

impl Qwirkle {
    /// The options that this game is played with.
    pub fn setup(&self) -> &Options {
        &self.options
    }

    /// What the game waits for, in the words of the rules.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The tiles on the table.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The tiles in the bag.
    pub fn bag(&self) -> &Tiles {
        &self.bag
    }

    /// The hand of a seat.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// The opening bid of a seat, if one was heard.
    pub fn bid(&self, seat: Seat) -> Option<u8> {
        let bid = self.bids.get(seat.index()).copied();
        bid.filter(|bid| *bid > 0)
    }

    /// How many have passed one after another.
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// The score of a seat.
    pub fn score(&self, seat: Seat) -> i32 {
        self.scores.get(seat.index()).copied().unwrap_or_default()
    }
}

impl Game for Qwirkle {
    const NAME: &'static str = "qwirkle";
    /// Version 1 had no end where nothing fits any more.
    const RULES: u32 = 2;
    /// Hands are hidden.
    const OPEN_CHANCE: bool = false;
    const ENDS: &'static [&'static str] = ENDS;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Rule = Rule;

    fn editions() -> &'static [EditionSpec] {
        EDITIONS
    }

    fn options(setup: &Setup) -> Result<Options, SetupError> {
        Options::read(setup)
    }

    fn new(options: &Options) -> Self {
        Qwirkle {
            options: *options,
            rules: Self::RULES,
            phase: Phase::Deal,
            active: Seat(0),
            board: Board::default(),
            bag: Tiles::ALL,
            hands: [Hand::default(); MOST_SEATS],
            aside: Hand::default(),
            bids: [0; MOST_SEATS],
            scores: [0; MOST_SEATS],
            passes: 0,
            last: None,
        }
    }

    /// Version 1, which had no options, is played too: there everybody may swap for ever.
    fn by_rules(rules: u32, options: &Options) -> Option<Self> {
        let usual = Options::new(options.seats()).is_ok_and(|usual| usual == *options);
        let played = rules == Self::RULES || rules == 1 && usual;
        played.then(|| Qwirkle { rules, ..Qwirkle::new(options) })
    }

    /// Nothing in the rules keeps players from swapping for ever, so there is no true bound. Play
    /// that picks blindly among everything legal stays below a tenth of this.
    fn longest(_: &Options) -> usize {
        10_000
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal | Phase::Draw => Turn::Chance,
            Phase::Opening | Phase::Play => Turn::Decide(Seats::only(self.active)),
            Phase::Over => Turn::Over,
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Rule> {
        self.check_action(seat, action)
    }

    fn legal_into(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_legal(seat, out);
    }

    fn sample(&self, luck: &mut dyn Luck) -> Chance {
        match self.phase {
            Phase::Deal => Chance::deal(self.options.seats(), self.bag, luck),
            _ => Chance::draw(self.owed(), self.bag, luck),
        }
    }

    fn possible(&self, chance: &Chance) -> bool {
        match (self.phase, chance) {
            (Phase::Deal, Chance::Deal(hands)) => {
                hands.len() == usize::from(self.options.seats())
                    && hands.iter().all(|hand| usize::from(hand.len()) == Hand::FULL)
                    && self.bag.without(hands.iter().flat_map(Hand::iter)).is_some()
            }
            (Phase::Draw, Chance::Draw(tiles)) => {
                tiles.len() == self.owed() && self.bag.without(tiles.iter()).is_some()
            }
            _ => false,
        }
    }

    #[inline]
    fn advance(&mut self, step: StepOf<Self>, tell: &mut impl FnMut(Audience, Event)) {
        match step {
            Step::Chance(Chance::Deal(hands)) => self.deal(&hands, tell),
            Step::Chance(Chance::Draw(tiles)) => self.draw(tiles, tell),
            Step::Decide(seat, Action::Play(play)) => self.place(seat, &play, tell),
            Step::Decide(seat, Action::Swap(tiles)) => self.swap(seat, tiles, tell),
            Step::Decide(seat, Action::Pass) => self.pass(seat, tell),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.show(viewer)
    }

    fn imagine(view: &View, luck: &mut dyn Luck) -> Result<Self, Inconsistent> {
        view.imagine(luck)
    }

    fn declines(action: &Action) -> bool {
        matches!(action, Action::Pass)
    }

    fn partners(&self, seat: Seat) -> Seats {
        Seats::only(seat)
    }

    fn score(&self, seat: Seat) -> Option<i32> {
        self.options.everybody().contains(seat).then(|| Qwirkle::score(self, seat))
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let scores = self.scores[..usize::from(self.options.seats())].to_vec();
        Some(Outcome::by_points(scores, self.reason()))
    }
}
