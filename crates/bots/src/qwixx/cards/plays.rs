//! What a hand can play.

use qwixx::Colour;
use qwixx::cards::{Action, Card, CardSet, NUMBERS, Play};

use super::pad::{Layout, Marks};

/// The most cards played in a turn.
const MOST_PLAYED: u32 = 3;

/// Cards that may be played together, and what ticking some of them makes of the marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The colour that all cards count as.
    pub colour: Colour,
    /// The cards that are played.
    pub cards: CardSet,
    /// The numbers ticked, as bits.
    pub ticks: u16,
    /// The marks after it; a miss is not in them.
    pub marks: Marks,
}

impl Choice {
    /// The same as an action of the game.
    pub fn action(&self) -> Action {
        let ticked = NUMBERS.filter(|number| self.ticks >> number & 1 == 1);
        Play::new(self.colour, self.cards, ticked).map_or(Action::Pass, Action::Play)
    }
}

/// Every play of a hand: in each colour every choice of one to three cards, every choice of ticks.
#[inline]
pub fn each(layout: &Layout, marks: &Marks, hand: CardSet, found: &mut impl FnMut(Choice)) {
    for colour in Colour::ALL {
        let own = Own::new(layout, hand, colour);
        for chosen in own.subsets() {
            let (cards, numbers) = own.cards(chosen);
            let mut ticks = numbers;
            loop {
                let mut after = *marks;
                let cells = own.cells(ticks);
                if layout.each_row(marks, cells, &mut |row, _, ticked| after.rows[row] = ticked) {
                    found(Choice { colour, cards, ticks, marks: after });
                }
                if ticks == 0 {
                    break;
                }
                ticks = (ticks - 1) & numbers;
            }
        }
    }
}

/// Every set of cells that a hand could tick with one play of a colour.
#[inline]
pub fn each_ticks(layout: &Layout, hand: CardSet, colour: Colour, found: &mut impl FnMut(u64)) {
    let own = Own::new(layout, hand, colour);
    own.subsets().for_each(|chosen| found(own.chosen_cells(chosen)));
}

/// The cards of a hand that can be played as one colour.
struct Own {
    cards: [(Card, u64); 5],
    count: usize,
}

impl Own {
    #[inline]
    fn new(layout: &Layout, hand: CardSet, colour: Colour) -> Self {
        let mut own = Own { cards: [(Card { colour: None, number: 0 }, 0); 5], count: 0 };
        for card in hand.playable_as(colour).iter().take(own.cards.len()) {
            own.cards[own.count] = (card, layout.cell(colour, card.number));
            own.count += 1;
        }
        own
    }

    /// The choices of one to three cards, as bits.
    #[inline]
    fn subsets(&self) -> impl Iterator<Item = u32> + use<> {
        (1u32..1 << self.count).filter(|chosen| chosen.count_ones() <= MOST_PLAYED)
    }

    #[inline]
    fn chosen(&self, chosen: u32) -> impl Iterator<Item = &(Card, u64)> {
        let cards = self.cards[..self.count].iter().enumerate();
        cards.filter(move |(place, _)| chosen >> place & 1 == 1).map(|(_, card)| card)
    }

    /// The cards chosen, and their numbers as bits.
    #[inline]
    fn cards(&self, chosen: u32) -> (CardSet, u16) {
        self.chosen(chosen).fold((CardSet::NONE, 0), |(cards, numbers), (card, _)| {
            (cards.with(*card), numbers | 1 << card.number)
        })
    }

    #[inline]
    fn chosen_cells(&self, chosen: u32) -> u64 {
        self.chosen(chosen).fold(0, |cells, (_, cell)| cells | cell)
    }

    /// The cells of some numbers.
    #[inline]
    fn cells(&self, numbers: u16) -> u64 {
        let cards = self.cards[..self.count].iter();
        let ticked = cards.filter(|(card, _)| numbers >> card.number & 1 == 1);
        ticked.fold(0, |cells, (_, cell)| cells | cell)
    }
}
