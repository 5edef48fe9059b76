//! The card game: the active player takes cards, everybody may tick the number on top of the pile,
//! then the active player plays cards of one colour.

mod action;
mod card;
mod chance;
mod edition;
mod event;
mod legal;
mod marks;
mod options;
mod rule;
mod sound;
mod stock;
mod text;
mod view;

use game::{
    Audience, EditionSpec, Game, Inconsistent, Luck, Outcome, Seat, Seats, Setup, SetupError, Step,
    StepOf, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

pub use action::{Action, Play};
pub use card::{Back, Card, CardSet, NUMBERS};
pub use chance::Chance;
pub use event::Event;
pub use options::{MOST_SEATS, Options};
pub use rule::Rule;
pub use view::{HandView, View};

pub(crate) use edition::pads;

use crate::colour::Colour;
use crate::sheet::{FOUR_MISSES, LAST_MISS, Sheet, TWO_ROWS_CLOSED};
use stock::{ROW, Stock};

/// The cards dealt to each seat.
const DEALT: usize = 4;
/// The cards held when the common number is read.
pub const FULL: usize = 5;
/// The most cards played in a turn.
pub(crate) const MOST_PLAYED: usize = 3;
/// The closed rows of one player that end a game.
pub(crate) const LAST_CLOSED: usize = 2;

/// A state of the card game. Colours of cards that lie with their backs up are not in it: they are
/// chance when somebody takes the card.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Cards {
    options: Options,
    phase: Phase,
    active: Seat,
    stock: Stock,
    hands: [CardSet; MOST_SEATS],
    sheets: [Sheet; MOST_SEATS],
    /// The place in the row whose card is being taken.
    taking: u8,
    /// Answers to the common number that are in while others are still owed.
    answers: [Option<Action>; MOST_SEATS],
    /// Whether the active player ticked the common number of this turn.
    ticked: bool,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The first active player is to be drawn.
    First,
    /// The cards are to be dealt.
    Deal,
    /// The active player takes a card from the row.
    Take,
    /// The card taken is to be looked at.
    Face,
    /// The row is to be filled.
    Refill,
    /// Everyone: the number on top of the pile.
    Number,
    /// The active player plays cards.
    Play,
    /// The game waits for nothing: it is over.
    Over,
}

impl Cards {
    /// A table with these sheets and hands, this row and this number on top of the pile; all other
    /// cards are in the pile. The active player is about to take a card or, holding five, everybody
    /// is about to answer the common number.
    pub fn arranged(
        options: &Options,
        sheets: &[Sheet],
        hands: &[CardSet],
        row: &[u8],
        top: u8,
        active: Seat,
    ) -> Result<Self, Inconsistent> {
        let seats = usize::from(options.seats);
        if sheets.len() != seats || hands.len() != seats || active.index() >= seats {
            return Err(Inconsistent("there are not as many hands and sheets as seats"));
        }
        let mut cards = Cards::new(options);
        cards.sheets[..seats].copy_from_slice(sheets);
        cards.hands[..seats].copy_from_slice(hands);
        let held = hands.iter().copied().fold(CardSet::NONE, CardSet::union);
        let hidden = options.deck().without(held);
        cards.stock = Stock::imagined(hidden, row.iter().copied(), Some(top), CardSet::NONE);
        cards.begin_turn(active);
        if cards.hand(active).len() == FULL {
            cards.phase = Phase::Number;
        }
        cards.end_if_over(&mut |_, _| {});
        if cards.is_sound() {
            Ok(cards)
        } else {
            Err(Inconsistent("the cards cannot lie like that"))
        }
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

    /// The hand of a seat.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// The numbers in the row, which everybody sees.
    pub fn row(&self) -> impl Iterator<Item = u8> {
        self.stock.row()
    }

    /// The cards that a place of the row may turn out to be, for somebody who knows all hands. While a card
    /// is being taken, chance picks one of those at its place.
    pub fn could_be(&self, place: u8) -> CardSet {
        self.stock.could_be(place)
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
        self.ticked = false;
        self.taking = 0;
        self.phase = Phase::Take;
    }

    fn deal(&mut self, hands: &[CardSet], row: &[u8], top: u8) {
        for (mine, hand) in self.hands.iter_mut().zip(hands) {
            *mine = *hand;
            hand.iter().for_each(|card| self.stock.deal(card));
        }
        for number in row {
            self.stock.turn_up(*number);
            self.stock.move_top();
        }
        self.stock.turn_up(top);
    }

    fn take(&mut self, card: Card) {
        let hand = &mut self.hands[self.active.index()];
        *hand = hand.with(card);
        self.stock.take(self.taking, card);
        self.taking = 0;
        self.phase = if hand.len() < FULL { Phase::Take } else { Phase::Refill };
    }

    /// Fills the row from the top of the pile; tells how many cards every shuffle made.
    fn refill(stock: &mut Stock, numbers: &[u8], shuffled: &mut impl FnMut(usize)) -> bool {
        numbers.len() == stock.missing()
            && numbers.iter().all(|number| {
                stock.move_top().into_iter().for_each(&mut *shuffled);
                let could = stock.could_turn_up(*number);
                stock.turn_up(*number);
                could
            })
    }

    fn resolve_number(&mut self, tell: &mut impl FnMut(Audience, Event)) {
        for seat in self.seats().iter() {
            let answer = self.answers[seat.index()].take().unwrap_or(Action::Pass);
            self.ticked |= seat == self.active && answer != Action::Pass;
            self.write(seat, answer, tell);
        }
        self.phase = Phase::Play;
        self.end_if_over(tell);
    }

    fn resolve_play(&mut self, action: Action, tell: &mut impl FnMut(Audience, Event)) {
        let Action::Play(play) = action else { return };
        let active = self.active;
        let cards = play.cards();
        tell(Audience::All, Event::Played { seat: active, play: action, cards });
        self.write(active, action, tell);
        let hand = &mut self.hands[active.index()];
        *hand = hand.without(cards);
        self.stock.put_away(cards);
        if !self.ticked && play.ticks().next().is_none() {
            let sheet = &mut self.sheets[active.index()];
            sheet.miss();
            tell(Audience::All, Event::Missed { seat: active, misses: sheet.misses() });
        }
        self.begin_turn(active.next(self.options.seats));
        self.end_if_over(tell);
    }

    fn end_if_over(&mut self, tell: &mut impl FnMut(Audience, Event)) {
        if self.reason().is_some() {
            self.phase = Phase::Over;
            self.ticked = false;
            if let Some(outcome) = self.outcome() {
                tell(Audience::All, Event::Ended { outcome });
            }
        }
    }

    /// Why the game is over, if it is.
    fn reason(&self) -> Option<&'static str> {
        let sheets = &self.sheets[..usize::from(self.options.seats)];
        if self.seats().iter().any(|seat| self.closed(seat).len() >= LAST_CLOSED) {
            Some(TWO_ROWS_CLOSED)
        } else if sheets.iter().any(|sheet| sheet.misses() >= LAST_MISS) {
            Some(FOUR_MISSES)
        } else {
            None
        }
    }
}

impl Game for Cards {
    const NAME: &'static str = "qwixx-cards";
    const RULES: u32 = 1;
    const OPEN_CHANCE: bool = false;
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
        Cards {
            options: *options,
            phase: Phase::First,
            active: Seat(0),
            stock: Stock::shuffled(options.deck()),
            hands: [CardSet::NONE; MOST_SEATS],
            sheets: [Sheet::default(); MOST_SEATS],
            taking: 0,
            answers: [None; MOST_SEATS],
            ticked: false,
        }
    }

    /// Every turn the active player ticks a cell or marks a miss.
    fn longest(options: &Options) -> usize {
        let cells: usize = Colour::ALL.map(|row| options.pad.edition.row(row).len()).iter().sum();
        let seats = usize::from(options.seats);
        let turns = seats * (cells + usize::from(LAST_MISS));
        2 + turns * (2 * MOST_PLAYED + 1 + seats + 1)
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::First | Phase::Deal | Phase::Face | Phase::Refill => Turn::Chance,
            Phase::Take | Phase::Play => Turn::Decide(Seats::only(self.active)),
            Phase::Number => Turn::Decide(self.unanswered()),
            Phase::Over => Turn::Over,
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Rule> {
        self.check_action(seat, *action)
    }

    fn legal_into(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_legal(seat, out);
    }

    fn sample(&self, luck: &mut dyn Luck) -> Chance {
        match self.phase {
            Phase::Deal => self.sample_deal(luck),
            Phase::Face => {
                let cards = self.stock.could_be(self.taking);
                let place = luck.below("face", cards.len() as u32) as usize;
                Chance::Face(cards.nth(place).unwrap_or(Card { colour: None, number: 0 }))
            }
            Phase::Refill => self.sample_refill(luck),
            _ => Chance::First(Seat(luck.below("first", self.options.seats.into()) as u8)),
        }
    }

    fn possible(&self, chance: &Chance) -> bool {
        match (self.phase, chance) {
            (Phase::First, Chance::First(seat)) => self.seats().contains(*seat),
            (Phase::Deal, Chance::Deal { hands, row, top }) => {
                let mut cards = self.clone();
                let all: CardSet = hands.iter().flat_map(|hand| hand.iter()).collect();
                let sound = hands.len() == usize::from(self.options.seats)
                    && hands.iter().all(|hand| hand.len() == DEALT)
                    && all.len() == DEALT * hands.len()
                    && all.without(self.options.deck()).is_empty()
                    && row.len() == ROW;
                if !sound {
                    return false;
                }
                cards.deal(hands, &[], *top);
                row.iter().chain([top]).all(|number| {
                    let could = cards.stock.could_turn_up(*number);
                    cards.stock.turn_up(*number);
                    cards.stock.move_top();
                    could
                })
            }
            (Phase::Face, Chance::Face(card)) => self.stock.could_be(self.taking).contains(*card),
            (Phase::Refill, Chance::Refill(numbers)) => {
                Cards::refill(&mut self.stock.clone(), numbers, &mut |_| {})
            }
            _ => false,
        }
    }

    fn advance(&mut self, step: StepOf<Self>, tell: &mut impl FnMut(Audience, Event)) {
        match step {
            Step::Chance(Chance::First(seat)) => {
                self.active = seat;
                self.phase = Phase::Deal;
                tell(Audience::All, Event::Began { seat });
            }
            Step::Chance(Chance::Deal { hands, row, top }) => {
                self.deal(&hands, &row, top);
                self.begin_turn(self.active);
                tell(Audience::All, self.dealt());
                for seat in self.seats().iter() {
                    tell(Audience::Only(seat), Event::Held { hand: self.hand(seat) });
                }
            }
            Step::Chance(Chance::Face(card)) => {
                self.take(card);
                tell(Audience::Only(self.active), Event::Saw { card });
            }
            Step::Chance(Chance::Refill(numbers)) => {
                Cards::refill(&mut self.stock, &numbers, &mut |cards| {
                    tell(Audience::All, Event::Shuffled { cards });
                });
                self.phase = Phase::Number;
                tell(Audience::All, self.refilled());
            }
            Step::Decide(seat, Action::Take(place)) => {
                let number = self.stock.row().nth(place.into()).unwrap_or(0);
                self.taking = place;
                self.phase = Phase::Face;
                tell(Audience::All, Event::Took { seat, place, back: Back { number } });
            }
            Step::Decide(_, action) if self.phase == Phase::Play => self.resolve_play(action, tell),
            Step::Decide(seat, action) => {
                self.answers[seat.index()] = Some(action);
                tell(Audience::All, Event::Answered { seat });
                if self.unanswered().is_empty() {
                    self.resolve_number(tell);
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
