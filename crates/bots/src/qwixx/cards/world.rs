//! A table with nothing hidden, small enough to play thousands of games on. It does what the rules
//! do, without telling anybody; a test holds the two against each other.

use game::Seat;
use game::luck::Stream;
use qwixx::cards::{Card, CardSet, FULL, MOST_SEATS, Phase, View};

use super::pad::{Layout, Marks};
use super::plays::Choice;

/// The cards dealt to each seat, and those of the row.
pub(super) const DEALT: usize = 4;

/// A whole table of the card game, hidden cards included, as a player imagines it.
#[derive(PartialEq, Debug)]
pub struct World {
    /// The marks of every seat.
    pub marks: [Marks; MOST_SEATS],
    /// The cards in the hand of every seat.
    pub hands: [CardSet; MOST_SEATS],
    /// The row that cards are taken from.
    pub row: Vec<Card>,
    /// The pile, its top card last.
    pub pile: Vec<Card>,
    /// The cards played since the last shuffle.
    pub discard: CardSet,
    /// Whose turn it is.
    pub active: usize,
    /// How many play.
    pub seats: usize,
    /// Whether the active player ticked the common number of this turn.
    pub ticked: bool,
    /// What the table waits for: a card to be taken, the common number, a play, or nothing.
    pub phase: Phase,
}

impl World {
    /// A table that looks like a view; colours that the viewer has not seen are drawn.
    pub fn imagined(view: &View, luck: &mut Stream) -> Self {
        let shown = view.hands.iter().filter_map(|hand| hand.cards);
        let seen = shown.fold(view.discard, CardSet::union);
        let mut hidden: Vec<Card> = view.setup.deck().without(seen).iter().collect();
        luck.shuffle(&mut hidden);
        // What comes first in the shuffled rest is as likely as anything else.
        let mut draw = |number: u8| -> Option<Card> {
            let place = hidden.iter().position(|card| card.number == number)?;
            Some(hidden.remove(place))
        };
        let mut hands = [CardSet::NONE; MOST_SEATS];
        let mut marks = [Marks::default(); MOST_SEATS];
        for (hand, shown) in hands.iter_mut().zip(&view.hands) {
            *hand = match shown.cards {
                Some(cards) => cards,
                None => shown.backs.iter().filter_map(|back| draw(back.number)).collect(),
            };
        }
        for (marks, sheet) in marks.iter_mut().zip(&view.sheets) {
            *marks = Marks::of(&view.setup.pad, sheet);
        }
        let row = view.row.iter().filter_map(|back| draw(back.number)).collect();
        let top = view.top.and_then(|back| draw(back.number));
        let mut pile = hidden;
        // Whoever drew the first card of a number left the others of it nearer to the top than they would be.
        luck.shuffle(&mut pile);
        pile.extend(top);
        World {
            marks,
            hands,
            row,
            pile,
            discard: view.discard,
            active: view.active.map_or(0, Seat::index),
            seats: view.hands.len(),
            ticked: view.ticked,
            phase: view.phase,
        }
    }

    /// The common number.
    #[inline]
    pub fn number(&self) -> u8 {
        self.pile.last().map_or(0, |card| card.number)
    }

    /// The active player takes the card at a place of the row.
    pub fn take(&mut self, place: usize, luck: &mut Stream) {
        let card = self.row.remove(place);
        let hand = &mut self.hands[self.active];
        *hand = hand.with(card);
        if hand.len() >= FULL {
            self.refill(luck);
            self.phase = Phase::Number;
        }
    }

    fn refill(&mut self, luck: &mut Stream) {
        while self.row.len() < DEALT {
            self.row.extend(self.pile.pop());
            if self.pile.is_empty() {
                self.pile.extend(self.discard.iter());
                self.discard = CardSet::NONE;
                luck.shuffle(&mut self.pile);
            }
        }
    }

    /// Everybody ticks the common number in a row, or nothing.
    pub fn answer(&mut self, layout: &Layout, answers: &[Option<usize>; MOST_SEATS]) {
        let number = self.number();
        for (seat, answer) in answers.iter().enumerate().take(self.seats) {
            let Some(row) = *answer else { continue };
            let own = &mut self.marks[seat].rows[row];
            if let Some(after) = layout.tick(*own, layout.position(row, number)) {
                *own = after;
                self.ticked |= seat == self.active;
            }
        }
        self.phase = Phase::Play;
        self.end_if_over();
    }

    /// The active player plays cards.
    pub fn play(&mut self, choice: &Choice) {
        let marks = &mut self.marks[self.active];
        *marks = choice.marks;
        marks.misses += u8::from(!self.ticked && choice.ticks == 0);
        let hand = &mut self.hands[self.active];
        *hand = hand.without(choice.cards);
        self.discard = self.discard.union(choice.cards);
        self.active = (self.active + 1) % self.seats;
        self.ticked = false;
        self.phase = Phase::Take;
        self.end_if_over();
    }

    fn end_if_over(&mut self) {
        if self.marks[..self.seats].iter().any(Marks::end_the_game) {
            self.phase = Phase::Over;
        }
    }
}

impl Clone for World {
    fn clone(&self) -> Self {
        World { row: self.row.clone(), pile: self.pile.clone(), ..*self }
    }

    /// Worlds are copied thousands of times a move: the room of the old one is used again.
    fn clone_from(&mut self, from: &Self) {
        let (mut row, mut pile) = (std::mem::take(&mut self.row), std::mem::take(&mut self.pile));
        row.clone_from(&from.row);
        pile.clone_from(&from.pile);
        *self = World { row, pile, ..*from };
    }
}
