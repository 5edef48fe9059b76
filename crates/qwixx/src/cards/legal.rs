//! What may be decided, and why not; and the draws that chance makes.

use game::{Luck, Seat};

use super::action::{Action, Play};
use super::card::{Back, CardSet};
use super::chance::Chance;
use super::event::Event;
use super::rule::Rule;
use super::{Cards, DEALT, MOST_PLAYED, Phase, ROW};
use crate::colour::{Cell, Colour};

impl Cards {
    pub(super) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Rule> {
        match (self.phase, action) {
            (Phase::Take, Action::Take(place)) => {
                let there = self.stock.row().nth(place.into()).is_some();
                if there { Ok(()) } else { Err(Rule::NoSuchPlace { place }) }
            }
            (Phase::Take, _) => Err(Rule::TakeACard),
            (Phase::Play, Action::Play(play)) => {
                let cards = play.cards();
                if cards.len() > MOST_PLAYED {
                    return Err(Rule::ThreeCardsAtMost { cards: cards.len() });
                }
                if let Some(card) = cards.without(self.hand(seat)).iter().next() {
                    return Err(Rule::NotInHand { card });
                }
                self.mark(seat, action, &mut |_| {}).map(drop)
            }
            (Phase::Play, _) => Err(Rule::PlayACard),
            (_, Action::Pass) => Ok(()),
            (_, Action::Tick(cell)) => {
                if self.options.pad.edition.position(cell).is_none() {
                    return Err(Rule::NoSuchCell { cell });
                }
                if cell.number != self.number() {
                    return Err(Rule::NotTheNumber { cell, number: self.number() });
                }
                self.mark(seat, action, &mut |_| {}).map(drop)
            }
            (_, Action::Take(_) | Action::Play(_)) => {
                Err(Rule::AnswerTheNumber { number: self.number() })
            }
        }
    }

    /// The number that counts for everyone.
    fn number(&self) -> u8 {
        self.stock.top().unwrap_or(0)
    }

    pub(super) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Take if seat == self.active => {
                out.extend((0..self.stock.row().count() as u8).map(Action::Take));
            }
            Phase::Number if self.unanswered().contains(seat) => {
                out.push(Action::Pass);
                let cells = Colour::ALL.map(|row| Cell { row, number: self.number() });
                let good = |action: &Action| self.check_action(seat, *action).is_ok();
                out.extend(cells.into_iter().map(Action::Tick).filter(good));
            }
            Phase::Play if seat == self.active => {
                Colour::ALL.into_iter().for_each(|colour| self.list_plays(seat, colour, out));
            }
            _ => {}
        }
    }

    /// All plays of one colour: every choice of one to three cards, every choice of ticks.
    fn list_plays(&self, seat: Seat, colour: Colour, out: &mut Vec<Action>) {
        let own = |card: &super::Card| card.colour.is_none_or(|own| own == colour);
        let cards: Vec<_> = self.hand(seat).iter().filter(own).collect();
        for chosen in subsets(cards.len(), 1..=MOST_PLAYED) {
            let played: CardSet = pick(&cards, chosen).collect();
            let mut numbers: Vec<u8> = played.iter().map(|card| card.number).collect();
            numbers.sort_unstable();
            numbers.dedup();
            for ticked in subsets(numbers.len(), 0..=numbers.len()) {
                let play = Play::new(colour, played, pick(&numbers, ticked));
                let Some(action) = play.map(Action::Play) else {
                    continue;
                };
                if self.mark(seat, action, &mut |_| {}).is_ok() {
                    out.push(action);
                }
            }
        }
    }

    pub(super) fn sample_deal(&self, luck: &mut dyn Luck) -> Chance {
        let mut cards = self.clone();
        let mut left = self.options.deck();
        let mut hands = Vec::new();
        for seat in self.seats().iter() {
            let mut hand = CardSet::NONE;
            for i in 0..DEALT {
                let place = luck.below(&format!("hand {seat}.{i}"), left.len() as u32) as usize;
                if let Some(card) = left.nth(place) {
                    hand = hand.with(card);
                    left = left.without(hand);
                }
            }
            hands.push(hand);
        }
        cards.stock = super::Stock::shuffled(left);
        let row: Vec<u8> = (0..ROW)
            .map(|i| {
                let number = cards.stock.draw_number(&format!("row {i}"), luck);
                cards.stock.turn_up(number);
                cards.stock.move_top();
                number
            })
            .collect();
        let top = cards.stock.draw_number("top", luck);
        Chance::Deal { hands, row, top }
    }

    pub(super) fn sample_refill(&self, luck: &mut dyn Luck) -> Chance {
        let mut stock = self.stock.clone();
        let numbers = (0..stock.missing()).map(|i| {
            stock.move_top();
            let number = stock.draw_number(&format!("refill {i}"), luck);
            stock.turn_up(number);
            number
        });
        Chance::Refill(numbers.collect())
    }

    pub(super) fn row_backs(&self) -> Vec<Back> {
        self.stock.row().map(|number| Back { number }).collect()
    }

    /// The backs of a hand, from low to high.
    pub(super) fn hand_backs(&self, seat: Seat) -> Vec<Back> {
        let mut backs: Vec<Back> = self.hand(seat).iter().map(super::Card::back).collect();
        backs.sort_unstable();
        backs
    }

    pub(super) fn dealt(&self) -> Event {
        let hands = self.seats().iter().map(|seat| self.hand_backs(seat)).collect();
        Event::Dealt { hands, row: self.row_backs(), top: Back { number: self.number() } }
    }

    pub(super) fn refilled(&self) -> Event {
        Event::Refilled { row: self.row_backs(), top: Back { number: self.number() } }
    }
}

/// The subsets of `n` things, as bits, that have a size in a range.
fn subsets(n: usize, sizes: std::ops::RangeInclusive<usize>) -> impl Iterator<Item = u32> {
    (0..1u32 << n).filter(move |bits| sizes.contains(&(bits.count_ones() as usize)))
}

/// The things that a subset holds.
fn pick<T: Copy>(things: &[T], bits: u32) -> impl Iterator<Item = T> {
    things.iter().enumerate().filter(move |(i, _)| bits >> i & 1 == 1).map(|(_, thing)| *thing)
}
