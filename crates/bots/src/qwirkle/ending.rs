//! Exact search for two once the bag is empty: both hands are known then.
//!
//! The lead at the end is what counts; the largest lead is a win whenever there is one.

use game::Seat;
use qwirkle::{Action, Board, Hand, ScoredPlay};

use super::candidates::reply;
use super::taste::Taste;
use super::world::{LAST_TILE, World};
use crate::Stop;

/// More than anybody can be ahead.
const MOST: i32 = 10_000;

/// A search and its limits.
struct Search<'a> {
    /// How many positions may still be looked at.
    left: u32,
    stop: &'a Stop,
    /// Whether everything was searched to the end of the game.
    exact: bool,
}

/// What the active seat plays, looking at about so many positions: first one move ahead, then two,
/// until the end of the game or of the work.
pub fn choose(world: &World, work: u32, stop: &Stop) -> Action {
    let (own, other) = (world.active, world.active.next(2));
    let hands = [world.hands[own.index()], world.hands[other.index()]];
    let mut plays = sorted(&world.board, &hands[0]);
    let mut search = Search { left: work, stop, exact: false };
    let mut best = plays.first().copied();
    let deepest = hands.iter().map(Hand::len).sum::<u8>();
    for depth in 0..=deepest {
        search.exact = true;
        let Some(found) = search.best(&world.board, &hands, &plays, depth) else { break };
        best = Some(plays[found]);
        // What was best is looked at first the next time.
        plays[..=found].rotate_right(1);
        if search.exact {
            break;
        }
    }
    best.map_or(Action::Pass, |scored| Action::Play(scored.play))
}

impl Search<'_> {
    /// The best of some plays; none if the work ran out before that was known.
    fn best(
        &mut self,
        board: &Board,
        hands: &[Hand; 2],
        plays: &[ScoredPlay],
        depth: u8,
    ) -> Option<usize> {
        let mut best = (-MOST, None);
        for (index, scored) in plays.iter().enumerate() {
            let worth = self.after(board, hands, scored, depth, best.0, MOST)?;
            if worth > best.0 {
                best = (worth, Some(index));
            }
        }
        best.1
    }

    /// What a play brings, from here to the end, as the player's lead.
    fn after(
        &mut self,
        board: &Board,
        hands: &[Hand; 2],
        scored: &ScoredPlay,
        depth: u8,
        low: i32,
        high: i32,
    ) -> Option<i32> {
        let points = i32::from(scored.points);
        let rest = hands[0].without(scored.play.tiles()).unwrap_or(hands[0]);
        if rest.is_empty() {
            return Some(points + LAST_TILE);
        }
        let mut after = board.clone();
        for placed in scored.play.iter() {
            after.put(placed.cell, placed.tile);
        }
        let worth =
            self.lead(&after, &[hands[1], rest], false, depth, points - high, points - low)?;
        Some(points - worth)
    }

    /// The lead that the first of two hands makes from here to the end, if it lies between two bounds.
    fn lead(
        &mut self,
        board: &Board,
        hands: &[Hand; 2],
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
            return Some(played_out(board, hands, passed));
        }
        let plays = sorted(board, &hands[0]);
        if plays.is_empty() {
            if passed {
                return Some(0);
            }
            let turned = [hands[1], hands[0]];
            return self.lead(board, &turned, true, depth, -high, -low).map(|lead| -lead);
        }
        let mut best = -MOST;
        for scored in &plays {
            best = best.max(self.after(board, hands, scored, depth - 1, low, high)?);
            low = low.max(best);
            if low >= high {
                break;
            }
        }
        Some(best)
    }
}

/// The plays of a hand, those first that are likely to be best.
fn sorted(board: &Board, hand: &Hand) -> Vec<ScoredPlay> {
    let mut plays = Vec::new();
    board.plays(hand, |scored| plays.push(scored));
    let out = |scored: &ScoredPlay| if scored.play.len() == hand.len() { LAST_TILE } else { 0 };
    plays.sort_by_key(|scored| -(i32::from(scored.points) + out(scored)));
    plays
}

/// The lead of the first hand if both take the most points to the end.
fn played_out(board: &Board, hands: &[Hand; 2], passed: bool) -> i32 {
    let mut world = World::ending(board, hands, passed);
    while !world.is_over {
        let (answer, _) = reply(&world, &Taste::GREEDY);
        world.advance(&answer.action, answer.points);
    }
    world.scores[Seat(0).index()] - world.scores[Seat(1).index()]
}
