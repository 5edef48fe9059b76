//! Whether somebody gets far enough ahead in an ending of two with an empty bag.
//!
//! Only yes or no is asked, and what was found about a table is remembered: the same plays in another order
//! lead to the same table, which happens all the time.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use game::luck::Stream;

use super::super::answer::Answer;
use super::super::field::{Field, Put};
use super::super::plays;
use super::super::rack::Rack;
use super::super::world::LAST_TILE;
use crate::Stop;

/// More than anybody can gain.
const MOST: i32 = 10_000;

/// Two hands, the one to move first, and whether the other has just passed.
#[derive(Clone, Copy)]
pub(super) struct Hands {
    pub(super) hands: [Rack; 2],
    pub(super) passed: bool,
}

/// Takes numbers as they are: those of tables are mixed already.
#[derive(Default)]
struct AsItIs(u64);

impl Hasher for AsItIs {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.0 = mixed(self.0 ^ u64::from(*byte)));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// What is asked about tables that come of one board.
pub(super) struct Solver<'a> {
    pub(super) field: &'a mut Field,
    /// Whether somebody who can play must.
    pub(super) must_play: bool,
    /// How many tables may still be looked at.
    left: u32,
    stop: &'a Stop,
    /// What was put down, as a number.
    put: u64,
    /// By table: the least and the most that the seat to move gains on the other.
    known: HashMap<u64, (i32, i32), BuildHasherDefault<AsItIs>>,
}

impl<'a> Solver<'a> {
    /// On a board, for a look at up to so many tables.
    pub(super) fn new(field: &'a mut Field, must_play: bool, work: u32, stop: &'a Stop) -> Self {
        Solver { field, must_play, left: work, stop, put: 0, known: HashMap::default() }
    }

    /// What the seat to move may do, a pass where there is nothing else or nobody has to play.
    pub(super) fn choices(&self, hand: &Rack) -> Vec<Answer> {
        let mut choices = plays::best_first(self.field, hand);
        if choices.is_empty() || !self.must_play {
            choices.push(Answer::NONE);
        }
        choices
    }

    /// Whether the seat to move gains at least so much on the other until the end if both play for that;
    /// none if the work ran out before that was known.
    pub(super) fn gains(&mut self, table: &Hands, least: i32) -> Option<bool> {
        let key = self.key(table);
        let (low, high) = self.known.get(&key).copied().unwrap_or((-MOST, MOST));
        if low >= least || high < least {
            return Some(low >= least);
        }
        if self.left == 0 || self.stop.is_now() {
            return None;
        }
        self.left -= 1;
        let mut gains = false;
        for choice in &self.choices(&table.hands[0]) {
            if self.gains_by(table, choice, least)? {
                gains = true;
                break;
            }
        }
        let bounds = if gains { (least, high) } else { (low, least - 1) };
        self.known.insert(key, bounds);
        Some(gains)
    }

    /// The same after a choice.
    pub(super) fn gains_by(&mut self, table: &Hands, choice: &Answer, least: i32) -> Option<bool> {
        let [mut own, other] = table.hands;
        if choice.puts().is_empty() {
            return if table.passed {
                Some(least <= 0)
            } else {
                let turned = Hands { hands: [other, own], passed: true };
                self.gains(&turned, 1 - least).map(|gains| !gains)
            };
        }
        let points = i32::from(choice.points);
        choice.puts().iter().for_each(|(_, kind)| own.drop(*kind));
        if own.is_empty() {
            return Some(points + LAST_TILE >= least);
        }
        let (before, put) = (self.field.now(), self.put);
        for (at, kind) in choice.puts() {
            self.field.put(*at, *kind);
            self.put ^= number_of((*at, *kind));
        }
        let turned = Hands { hands: [other, own], passed: false };
        let gains = self.gains(&turned, points - least + 1);
        self.field.back_to(before);
        self.put = put;
        gains.map(|gains| !gains)
    }

    fn key(&self, table: &Hands) -> u64 {
        let [own, other] = table.hands.map(|hand| {
            let kinds = hand.iter().map(|kind| mixed(u64::from(kind) + 1));
            kinds.fold(0, u64::wrapping_add)
        });
        self.put ^ mixed(own) ^ mixed(!other) ^ u64::from(table.passed)
    }
}

fn number_of((at, kind): Put) -> u64 {
    mixed(u64::from(at) << 8 | u64::from(kind))
}

fn mixed(number: u64) -> u64 {
    Stream::new(number).bits()
}
