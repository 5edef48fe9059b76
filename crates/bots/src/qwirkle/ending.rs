//! Exact search for two once the bag is empty: both hands are known then. Where nobody has to play, a pass is
//! tried like any play: it can be worth more than opening a line for the other.
//!
//! The lead at the end is what counts; the largest lead is a win whenever there is one. Where there is
//! none, what counts is what comes of it if the other takes the most points (`lure`).

use qwirkle::Action;

use super::answer::Answer;
use super::field::Field;
use super::playout_table::PlayoutTable;
use super::rack::Rack;
use super::world::{LAST_TILE, World};
use super::{lure, plays};
use crate::Stop;

/// More than anybody can be ahead.
pub(super) const MOST: i32 = 10_000;

/// A search and its limits.
pub(super) struct Search<'a> {
    pub(super) field: &'a mut Field,
    /// How many positions may still be looked at.
    pub(super) left: u32,
    pub(super) stop: &'a Stop,
    /// Whether somebody who can play must.
    pub(super) must_play: bool,
    /// Whether everything was searched to the end of the game.
    pub(super) exact: bool,
}

/// What the active seat plays, looking at about so many positions: first one move ahead, then two,
/// until the end of the game or of the work.
pub fn choose(world: &World, work: u32, stop: &Stop) -> Action {
    let (own, other) = (world.active, world.active.next(2));
    let hands = [own, other].map(|seat| Rack::of(&world.hands[seat.index()]));
    let mut field = Field::of(&world.board);
    let must_play = world.must_play;
    let mut search = Search { field: &mut field, left: work, stop, must_play, exact: false };
    let mut found = search.choices(&hands[0]);
    let passed = world.passes() > 0;
    let mut lead = world.lead(own);
    let now = lead;
    let deepest = hands.iter().map(Rack::len).sum::<u8>();
    for depth in 0..=deepest {
        search.exact = true;
        let Some((best, gained)) = search.best(&hands, &found, passed, depth) else { break };
        lead = now + gained;
        // What was best is looked at first the next time.
        found[..=best].rotate_right(1);
        if search.exact {
            break;
        }
    }
    let mut best = found.first().copied();
    // There is nothing to lose then.
    if lead < 0
        && let Some((play, gained)) = lure::best(&mut field, &hands, work, stop)
        && now + gained > lead
    {
        best = Some(play);
    }
    let best = best.and_then(|best| field.play_of(best.puts()));
    best.map_or(Action::Pass, Action::Play)
}

impl Search<'_> {
    /// What a hand may do, a pass where there is nothing else or nobody has to play.
    pub(super) fn choices(&self, hand: &Rack) -> Vec<Answer> {
        let mut choices = plays::best_first(self.field, hand);
        if choices.is_empty() || !self.must_play {
            choices.push(Answer::NONE);
        }
        choices
    }

    /// The best of some choices and the lead it brings; none if the work ran out before that was known.
    fn best(
        &mut self,
        hands: &[Rack; 2],
        choices: &[Answer],
        passed: bool,
        depth: u8,
    ) -> Option<(usize, i32)> {
        let mut best = (-MOST, None);
        for (index, choice) in choices.iter().enumerate() {
            let worth = if choice.puts().is_empty() {
                self.after_pass(hands, passed, depth, best.0, MOST)?
            } else {
                self.after(hands, choice, depth, best.0, MOST)?
            };
            if worth > best.0 {
                best = (worth, Some(index));
            }
        }
        best.1.map(|index| (index, best.0))
    }

    /// What a play brings, from here to the end, as the player's lead.
    pub(super) fn after(
        &mut self,
        hands: &[Rack; 2],
        play: &Answer,
        depth: u8,
        low: i32,
        high: i32,
    ) -> Option<i32> {
        let points = i32::from(play.points);
        let mut rest = hands[0];
        play.puts().iter().for_each(|(_, kind)| rest.drop(*kind));
        if rest.is_empty() {
            return Some(points + LAST_TILE);
        }
        let before = self.field.now();
        play.puts().iter().for_each(|(at, kind)| self.field.put(*at, *kind));
        let worth = self.lead(&[hands[1], rest], false, depth, points - high, points - low);
        self.field.back_to(before);
        Some(points - worth?)
    }

    /// What a pass brings: if the other has just passed, too, the game is over.
    pub(super) fn after_pass(
        &mut self,
        hands: &[Rack; 2],
        passed: bool,
        depth: u8,
        low: i32,
        high: i32,
    ) -> Option<i32> {
        if passed {
            return Some(0);
        }
        let turned = [hands[1], hands[0]];
        self.lead(&turned, true, depth, -high, -low).map(|lead| -lead)
    }

    /// The lead that the first of two hands makes from here to the end, if it lies between two bounds.
    pub(super) fn lead(
        &mut self,
        hands: &[Rack; 2],
        passed: bool,
        depth: u8,
        mut low: i32,
        high: i32,
    ) -> Option<i32> {
        if self.left == 0 || self.stop.is_now() {
            return None;
        }
        self.left -= 1;
        if depth == 0 {
            self.exact = false;
            return Some(self.played_out(hands, passed));
        }
        let mut best = -MOST;
        for choice in &self.choices(&hands[0]) {
            let worth = if choice.puts().is_empty() {
                self.after_pass(hands, passed, depth, low, high)?
            } else {
                self.after(hands, choice, depth - 1, low, high)?
            };
            best = best.max(worth);
            low = low.max(best);
            if low >= high {
                break;
            }
        }
        Some(best)
    }

    /// The lead of the first hand if both take the most points to the end.
    fn played_out(&mut self, hands: &[Rack; 2], passed: bool) -> i32 {
        let before = self.field.now();
        let mut table = PlayoutTable::ending(hands, passed);
        table.play_out(self.field);
        self.field.back_to(before);
        table.lead(0)
    }
}
