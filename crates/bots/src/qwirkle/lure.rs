//! What to play in a position that is lost against best play: most people take the most points, and can
//! be led into mistakes.

use super::answer::Answer;
use super::field::Field;
use super::playout_table::PlayoutTable;
use super::plays;
use super::rack::Rack;
use crate::Stop;

/// A search and its limits.
struct Search<'a> {
    field: &'a mut Field,
    /// How many plays may still be tried.
    left: u32,
    stop: &'a Stop,
    /// Whether every line was searched to the end of the game.
    exact: bool,
}

/// The play with which the first of two hands gets furthest ahead if the other always takes the most
/// points, and how far; tries about so many plays. The bag is empty.
pub(super) fn best(
    field: &mut Field,
    hands: &[Rack; 2],
    work: u32,
    stop: &Stop,
) -> Option<(Answer, i32)> {
    let mut search = Search { field, left: work, stop, exact: false };
    let mut found = None;
    for free in 0..hands[0].len() {
        search.exact = true;
        let Some(best) = search.best(hands, free) else { break };
        found = Some(best);
        if search.exact {
            break;
        }
    }
    found
}

impl Search<'_> {
    /// The best play of the first hand and the lead that comes of it, where it chooses so many times more
    /// before it takes the most points, too; none if it has no play, or the work ran out.
    fn best(&mut self, hands: &[Rack; 2], free: u8) -> Option<(Answer, i32)> {
        let mut best: Option<(Answer, i32)> = None;
        let before = self.field.now();
        for play in plays::best_first(self.field, &hands[0]) {
            if self.left == 0 || self.stop.is_now() {
                return None;
            }
            self.left -= 1;
            let lead = self.after(hands, &play, free);
            self.field.back_to(before);
            let lead = lead?;
            if best.is_none_or(|(_, most)| lead > most) {
                best = Some((play, lead));
            }
        }
        best
    }

    /// The lead that comes of a play, which is left on the board; none if the work ran out.
    fn after(&mut self, hands: &[Rack; 2], play: &Answer, free: u8) -> Option<i32> {
        let mut table = PlayoutTable::ending(hands, false);
        table.advance(self.field, play);
        table.take_most(self.field);
        let can_choose = !table.is_over && table.passes == 0;
        if can_choose && free == 0 {
            self.exact = false;
        }
        if can_choose && free > 0 {
            let hands = [table.hands[0], table.hands[1]];
            if let Some((_, lead)) = self.best(&hands, free - 1) {
                return Some(table.lead(0) + lead);
            }
            if self.left == 0 || self.stop.is_now() {
                return None;
            }
        }
        table.play_out(self.field);
        Some(table.lead(0))
    }
}

#[cfg(test)]
mod tests {
    use game::luck::Stream;
    use qwirkle::{Hand, Tile};

    use super::super::world::World;
    use super::super::{playing::reply, taste::Taste};
    use super::*;

    /// The ends of games in which everybody took the most points: the board, and the hands from the one
    /// to move on.
    fn endings() -> impl Iterator<Item = (Field, [Rack; 2])> {
        (0..40).map(|seed| {
            let mut tiles: Vec<Tile> =
                Tile::kinds().flat_map(|kind| [kind; Tile::COPIES as usize]).collect();
            Stream::new(seed).shuffle(&mut tiles);
            let mut world = World::dealt(2, tiles);
            while world.bag() > 0 {
                let (candidate, _) = reply(&world, &Taste::GREEDY);
                world.advance(&candidate.action, candidate.points);
            }
            let seats = [world.active, world.active.next(2)];
            let hands = seats.map(|seat| Rack::of(&world.hands[seat.index()]));
            (Field::of(&world.board), hands)
        })
    }

    /// The lead of a player who searches like this at every turn, against one who takes the most points.
    fn lured(field: &mut Field, hands: &[Rack; 2]) -> i32 {
        let mut table = PlayoutTable::ending(hands, false);
        while !table.is_over {
            let hands = [table.hands[0], table.hands[1]];
            match best(field, &hands, 3_000, &Stop::never()) {
                Some((play, _)) => table.advance(field, &play),
                None => table.take_most(field),
            }
            table.take_most(field);
        }
        table.lead(0)
    }

    #[test]
    fn what_a_lure_promises_comes_true() {
        let mut gained = 0;
        for (mut field, hands) in endings() {
            let Some((_, promised)) = best(&mut field, &hands, 3_000, &Stop::never()) else {
                continue;
            };
            let before = field.now();
            let mut greedy = PlayoutTable::ending(&hands, false);
            greedy.play_out(&mut field);
            field.back_to(before);
            let lead = lured(&mut field, &hands);
            field.back_to(before);
            assert!(greedy.lead(0) <= promised && promised <= lead, "{promised} {lead}");
            gained += lead - greedy.lead(0);
        }
        assert!(gained > 100, "{gained} points gained in forty endings");
    }

    #[test]
    fn who_may_not_look_is_told_nothing() {
        let (mut field, hands) = endings().next().expect("an ending");
        assert!(best(&mut field, &hands, 0, &Stop::never()).is_none());
        let nothing = [Rack::of(&Hand::default()), hands[1]];
        assert!(best(&mut field, &nothing, 3_000, &Stop::never()).is_none());
    }
}
