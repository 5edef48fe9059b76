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
    /// The cards.
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

/// Every play of a hand.
#[inline]
pub fn each(layout: &Layout, marks: &Marks, hand: CardSet, found: &mut impl FnMut(Choice)) {
    for colour in Colour::ALL {
        of_colour(layout, marks, hand, colour, found);
    }
}

/// Every play of a hand in one colour: every choice of one to three cards, every choice of ticks.
#[inline]
pub fn of_colour(
    layout: &Layout,
    marks: &Marks,
    hand: CardSet,
    colour: Colour,
    found: &mut impl FnMut(Choice),
) {
    let mut own = [Card { colour: None, number: 0 }; 5];
    let mut count = 0;
    let fits = |card: &Card| card.colour.is_none_or(|own| own == colour);
    for card in hand.iter().filter(fits).take(own.len()) {
        own[count] = card;
        count += 1;
    }
    for chosen in 1u32..1 << count {
        if chosen.count_ones() > MOST_PLAYED {
            continue;
        }
        let (mut cards, mut numbers) = (CardSet::NONE, 0u16);
        for (place, card) in own[..count].iter().enumerate() {
            if chosen >> place & 1 == 1 {
                cards = cards.with(*card);
                numbers |= 1 << card.number;
            }
        }
        let mut ticks = numbers;
        loop {
            if let Some(marks) = layout.tick_all(marks, colour.index(), ticks) {
                found(Choice { colour, cards, ticks, marks });
            }
            if ticks == 0 {
                break;
            }
            ticks = (ticks - 1) & numbers;
        }
    }
}
