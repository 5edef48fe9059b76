//! What lies on the table: the row, the pile and the discard.
//!
//! A card with its back up shows its number; which colour it has is settled only when somebody
//! takes it. So the stock keeps, for every shuffle, the set of cards that nobody has looked at since,
//! and for every card of the row which shuffle it came from: a card that has lain in the row since
//! before a shuffle cannot be one of those shuffled then.

use game::Luck;

use super::card::{Card, CardSet, NUMBERS};

/// The cards that the row holds between turns.
pub(super) const ROW: usize = 4;

/// The row, the pile and the discard.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Stock {
    /// The cards of each shuffle that nobody has looked at, the pile's shuffle last.
    shuffles: Vec<CardSet>,
    row: Vec<Place>,
    /// The number on top of the pile.
    top: Option<u8>,
    discard: CardSet,
}

/// A card of the row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Place {
    number: u8,
    /// The shuffle that it came from.
    shuffle: u8,
}

impl Stock {
    /// A shuffled pile and nothing else; its top card is not turned up yet.
    pub(super) fn shuffled(cards: CardSet) -> Self {
        Stock { shuffles: vec![cards], row: Vec::new(), top: None, discard: CardSet::NONE }
    }

    /// The numbers in the row.
    pub(super) fn row(&self) -> impl Iterator<Item = u8> {
        self.row.iter().map(|place| place.number)
    }

    /// The number on top of the pile.
    pub(super) fn top(&self) -> Option<u8> {
        self.top
    }

    /// The cards on the discard.
    pub(super) fn discard(&self) -> CardSet {
        self.discard
    }

    /// How many cards the pile holds, its top card counted.
    pub(super) fn pile(&self) -> usize {
        NUMBERS.map(|number| self.unshown(number)).sum::<usize>() + usize::from(self.top.is_some())
    }

    /// How many cards of a number lie in the pile below its top card.
    fn unshown(&self, number: u8) -> usize {
        let here = self.current();
        let shown = self.row.iter().filter(|place| (place.shuffle, place.number) == (here, number));
        let top = usize::from(self.top == Some(number));
        self.pool(here).of_number(number).len().saturating_sub(shown.count() + top)
    }

    fn current(&self) -> u8 {
        self.shuffles.len().saturating_sub(1) as u8
    }

    fn pool(&self, shuffle: u8) -> CardSet {
        self.shuffles.get(usize::from(shuffle)).copied().unwrap_or_default()
    }

    /// Whether the pile holds a card of this number below its top card.
    pub(super) fn could_turn_up(&self, number: u8) -> bool {
        NUMBERS.contains(&number) && self.unshown(number) > 0
    }

    /// Draws the number that comes next.
    pub(super) fn draw_number(&self, what: &str, luck: &mut dyn Luck) -> u8 {
        let total: usize = NUMBERS.map(|number| self.unshown(number)).sum();
        let mut left = luck.below(what, total as u32) as usize;
        for number in NUMBERS {
            match left.checked_sub(self.unshown(number)) {
                Some(rest) => left = rest,
                None => return number,
            }
        }
        *NUMBERS.end()
    }

    /// Turns up the top card of the pile.
    pub(super) fn turn_up(&mut self, number: u8) {
        self.top = Some(number);
    }

    /// Moves the top card into the row. If that was the pile's last card, the discard is shuffled
    /// into a new pile, and how many cards that makes is returned.
    pub(super) fn move_top(&mut self) -> Option<usize> {
        if let Some(number) = self.top.take() {
            self.row.push(Place { number, shuffle: self.current() });
        }
        if self.pile() > 0 || self.discard.is_empty() {
            return None;
        }
        self.shuffles.push(self.discard);
        self.discard = CardSet::NONE;
        self.forget_empty_shuffles();
        Some(self.pile())
    }

    /// The cards that a place of the row may turn out to be.
    pub(super) fn could_be(&self, place: u8) -> CardSet {
        let found = self.row.get(usize::from(place));
        found.map_or(CardSet::NONE, |found| self.pool(found.shuffle).of_number(found.number))
    }

    /// Takes a card that nobody has looked at from the pile, as in the opening deal.
    pub(super) fn deal(&mut self, card: Card) {
        if let Some(pool) = self.shuffles.last_mut() {
            *pool = pool.without(CardSet::NONE.with(card));
        }
    }

    /// Takes a card from a place of the row.
    pub(super) fn take(&mut self, place: u8, card: Card) {
        let place = self.row.remove(usize::from(place));
        if let Some(pool) = self.shuffles.get_mut(usize::from(place.shuffle)) {
            *pool = pool.without(CardSet::NONE.with(card));
        }
        self.forget_empty_shuffles();
    }

    /// Puts played cards on the discard.
    pub(super) fn put_away(&mut self, cards: CardSet) {
        self.discard = self.discard.union(cards);
    }

    /// How many cards the row lacks.
    pub(super) fn missing(&self) -> usize {
        ROW.saturating_sub(self.row.len())
    }

    /// The cards of row and pile.
    pub(super) fn hidden(&self) -> CardSet {
        self.shuffles.iter().copied().fold(CardSet::NONE, CardSet::union)
    }

    /// A stock that looks like this: its hidden cards, and the numbers and cards on show.
    pub(super) fn imagined(
        hidden: CardSet,
        row: impl Iterator<Item = u8>,
        top: Option<u8>,
        discard: CardSet,
    ) -> Self {
        let row = row.map(|number| Place { number, shuffle: 0 }).collect();
        Stock { shuffles: vec![hidden], row, top, discard }
    }

    /// Shuffles of which nothing is left in the row are history: equal stocks compare equal.
    fn forget_empty_shuffles(&mut self) {
        let mut shuffle = 0;
        while shuffle < self.current() {
            if self.pool(shuffle).is_empty() {
                self.shuffles.remove(usize::from(shuffle));
                let later = self.row.iter_mut().filter(|place| place.shuffle > shuffle);
                later.for_each(|place| place.shuffle -= 1);
            } else {
                shuffle += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(names: &str) -> CardSet {
        names.split(' ').map(|name| name.parse::<Card>().expect("a card")).collect()
    }

    #[test]
    fn a_card_that_lay_in_the_row_is_none_of_those_shuffled_since() {
        let mut stock = Stock::shuffled(cards("r5"));
        stock.put_away(cards("b5 y7"));
        stock.turn_up(5);
        assert_eq!(stock.move_top(), Some(2), "the discard makes a pile of two");
        assert_eq!(stock.could_be(0), cards("r5"));
        assert!(stock.could_turn_up(5) && stock.could_turn_up(7) && !stock.could_turn_up(6));
        stock.turn_up(5);
        assert!(!stock.could_turn_up(5), "there is one five in the new pile");
        assert_eq!(stock.pile(), 2);
    }

    #[test]
    fn a_number_on_show_leaves_its_colour_open_among_the_cards_of_its_shuffle() {
        let mut stock = Stock::shuffled(cards("r5 b5 y7 g8"));
        stock.turn_up(5);
        assert_eq!(stock.move_top(), None);
        assert_eq!(stock.could_be(0), cards("r5 b5"));
        stock.turn_up(5);
        stock.take(0, "b5".parse().expect("a card"));
        stock.move_top();
        assert_eq!(stock.could_be(0), cards("r5"), "the other five is what is left");
    }

    #[test]
    fn shuffles_of_which_nothing_is_left_are_forgotten() {
        let mut stock = Stock::shuffled(cards("r5"));
        stock.put_away(cards("b5"));
        stock.turn_up(5);
        stock.move_top();
        assert_eq!(stock.shuffles.len(), 2);
        stock.take(0, "r5".parse().expect("a card"));
        assert_eq!(stock.shuffles.len(), 1);
    }
}
