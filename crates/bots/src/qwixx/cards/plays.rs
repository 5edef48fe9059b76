//! What a hand can play.

use qwixx::Colour;
use qwixx::cards::{Action, Card, CardSet, FULL, NUMBERS, Play};

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

/// Every play of a hand: in each colour every choice of one to three cards, every choice of ticks; and what is left
/// then that can be played as that colour.
#[inline]
pub fn each(
    layout: &Layout,
    marks: &Marks,
    hand: CardSet,
    found: &mut impl FnMut(Choice, Left<'_>),
) {
    for colour in Colour::ALL {
        let own = Own::new(layout, hand, colour);
        for chosen in own.subsets() {
            let (cards, numbers) = own.cards(chosen);
            let left = Left { own: &own, places: own.all() & !chosen };
            let mut ticks = numbers;
            loop {
                let mut after = *marks;
                let cells = own.cells(ticks);
                if layout.each_row(marks, cells, &mut |row, _, ticked| after.rows[row] = ticked) {
                    found(Choice { colour, cards, ticks, marks: after }, left);
                }
                if ticks == 0 {
                    break;
                }
                ticks = (ticks - 1) & numbers;
            }
        }
    }
}

/// The cards of a hand that can be played as one colour.
pub struct Own {
    cards: [(Card, u64); FULL],
    count: usize,
    /// The cells of every choice of cards, by its bits.
    cells: [u64; 1 << FULL],
}

/// Some of these cards.
#[derive(Clone, Copy)]
pub struct Left<'a> {
    own: &'a Own,
    /// Their places, as bits.
    places: u32,
}

impl Left<'_> {
    /// Every set of cells that they could tick with one play.
    #[inline]
    pub fn each_ticks(self, found: &mut impl FnMut(u64)) {
        let mut chosen = self.places;
        while chosen != 0 {
            if chosen.count_ones() <= MOST_PLAYED {
                found(self.own.cells[chosen as usize]);
            }
            chosen = (chosen - 1) & self.places;
        }
    }
}

impl Own {
    /// Those of a hand.
    #[inline]
    pub fn new(layout: &Layout, hand: CardSet, colour: Colour) -> Self {
        let none = (Card { colour: None, number: 0 }, 0);
        let mut own = Own { cards: [none; FULL], count: 0, cells: [0; 1 << FULL] };
        for card in hand.playable_as(colour).iter().take(FULL) {
            let (all, cell) = (1 << own.count, layout.cell(colour, card.number));
            for without in 0..all {
                own.cells[all | without] = own.cells[without] | cell;
            }
            own.cards[own.count] = (card, cell);
            own.count += 1;
        }
        own
    }

    /// All of them.
    #[inline]
    pub fn whole(&self) -> Left<'_> {
        Left { own: self, places: self.all() }
    }

    #[inline]
    fn all(&self) -> u32 {
        (1 << self.count) - 1
    }

    /// The choices of one to three cards, as bits.
    #[inline]
    fn subsets(&self) -> impl Iterator<Item = u32> + use<> {
        (1..=self.all()).filter(|chosen| chosen.count_ones() <= MOST_PLAYED)
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

    /// The cells of some numbers.
    #[inline]
    fn cells(&self, numbers: u16) -> u64 {
        let cards = self.cards[..self.count].iter();
        let ticked = cards.filter(|(card, _)| numbers >> card.number & 1 == 1);
        ticked.fold(0, |cells, (_, cell)| cells | cell)
    }
}
