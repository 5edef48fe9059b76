//! What others did not play: a player who made fewer points than a hand allowed probably does not hold
//! that hand. Only the tiles that were kept tell something; those drawn afterwards do not.

use std::ops::Range;

use game::Seat;
use game::luck::Stream;
use qwirkle::{Board, Hand, LastPlay, Placement, View};

use super::field::Field;
use super::held::Held;
use super::plays::{Orders, plays};

/// How often a hand that is not likely is drawn anew.
const TRIES: usize = 12;

/// A play that was heard of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Heard {
    /// What was played.
    pub(super) last: LastPlay,
    /// Whether its player has kept what was not played: not after a swap.
    pub(super) tells: bool,
}

/// What a seat played in its last turns, the latest first.
#[derive(Clone, Debug)]
pub(super) struct Clue {
    /// Who.
    pub(super) seat: usize,
    turns: Vec<Turn>,
}

/// A turn of somebody.
#[derive(Clone, Debug)]
struct Turn {
    /// The board that was found.
    field: Field,
    /// The tiles that were played.
    played: Held,
    points: u8,
    /// How many tiles were kept.
    kept: usize,
}

/// The clues of a view, one for every other seat of which something is known, from up to so many of its
/// turns, given the plays made last in their order.
pub(super) fn read(view: &View, own: Seat, heard: &[Heard], depth: usize) -> Vec<Clue> {
    let mut placed = view.board.clone();
    let clue = |seat| Clue { seat, turns: Vec::new() };
    let mut clues: Vec<Clue> = (0..view.seats.len()).map(clue).collect();
    let mut held: Vec<usize> = view.seats.iter().map(|seat| seat.tiles.into()).collect();
    for Heard { last, tells } in heard.iter().rev() {
        let (seat, count) = (last.seat.index(), usize::from(last.play.len()));
        let before = placed.len();
        placed.retain(|at: &Placement| last.play.at(at.cell) != Some(at.tile));
        let enough = clues.iter().all(|clue| clue.seat == own.index() || clue.turns.len() >= depth);
        if enough || placed.is_empty() || before - placed.len() != count || seat >= clues.len() {
            break;
        }
        if last.seat == own || !tells || clues[seat].turns.len() >= depth {
            continue;
        }
        let Ok(board) = Board::arranged(&placed) else { break };
        let drawn = (held[seat] + count).saturating_sub(Hand::FULL);
        let kept = held[seat].saturating_sub(drawn);
        held[seat] = kept + count;
        let played = Hand::of(last.play.tiles()).unwrap_or_default();
        let field = Field::of(&board);
        clues[seat].turns.push(Turn {
            field,
            played: Held::of(&played),
            points: last.points,
            kept,
        });
    }
    clues.retain(|clue| !clue.turns.is_empty());
    clues
}

impl Clue {
    /// Whether it is likely enough that a seat with these tiles played as it did.
    fn allows(&self, hand: &[u8], doubt: f32, luck: &mut Stream) -> bool {
        let mut held: Held = hand.iter().copied().collect();
        self.turns.iter().all(|turn| {
            // Which tiles were drawn after that turn is not known: it may have been any.
            while usize::from(held.len()) > turn.kept {
                held.remove(luck.pick(held.len().into()));
            }
            turn.played.iter().for_each(|kind| held.take(kind));
            let mut most = 0;
            plays(&turn.field, held.masks().0, Orders::One, |found| most = most.max(found.points));
            // Somebody who thinks ahead leaves a few points on the table, hardly many.
            let left = f32::from(most.saturating_sub(turn.points));
            left == 0.0 || (luck.pick(1 << 16) as f32) < (1 << 16) as f32 * (-doubt * left).exp()
        })
    }

    /// Exchanges a hand for one that is likely: its place is among all unseen tiles, of which the first
    /// are in the bag.
    pub(super) fn settle(
        &self,
        unseen: &mut [u8],
        hand: Range<usize>,
        bag: usize,
        doubt: f32,
        luck: &mut Stream,
    ) {
        for _ in 0..TRIES {
            if self.allows(&unseen[hand.clone()], doubt, luck) {
                return;
            }
            for at in hand.clone() {
                let with = luck.pick(bag + 1);
                unseen.swap(at, if with == bag { at } else { with });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Step, Viewer};
    use qwirkle::{Position, Qwirkle, Tile};

    use super::super::dealer::Dealer;
    use super::super::world::World;
    use super::*;

    #[test]
    fn whoever_did_not_complete_a_line_probably_lacks_its_tile() {
        let placed = "Rk@0,0 Rd@1,0 Rc@2,0 Rs@3,0 Rt@4,0".split(' ');
        let placed: Vec<Placement> = placed.map(|word| word.parse().expect("a tile")).collect();
        let hands = ["Gk Bx Oc Ps Yt Gd", "Oc Gc Bt Bt Yx Pd"].map(|hand| {
            let tiles = hand.split(' ').map(|word| word.parse::<Tile>().expect("a tile"));
            Hand::of(tiles).expect("a hand")
        });
        let board = Board::arranged(&placed).expect("a board");
        let position = Position::new(board, hands.to_vec(), Seat(0)).expect("a position");
        let mut game = Qwirkle::arranged(&position).expect("a game");
        let action = "Gk@0,1".parse().expect("a play");
        game.advance(Step::Decide(Seat(0), action), &mut |_, _| {});
        game.advance(Step::Chance(game.sample(&mut Stream::new(1))), &mut |_, _| {});

        let view = game.view(Viewer::Seat(Seat(1)));
        let heard = [Heard { last: view.last.expect("a play"), tells: true }];
        let completes: Tile = "Rx".parse().expect("a tile");
        let held = |clues: Vec<Clue>| {
            let dealer = Dealer::of(&World::of(&game), Seat(1), clues, 1.0);
            let deals = (0..1000).map(|seed| dealer.deal(&mut Stream::new(seed)));
            deals.filter(|table| table.hands[0].masks().0 >> completes.index() & 1 == 1).count()
        };
        let (blind, guessed) = (held(Vec::new()), held(read(&view, Seat(1), &heard, 1)));
        // Five tiles were kept, and one was drawn: that one may still be it. Few hands at all explain a
        // play as poor as this, so now and then none is found.
        assert!(blind > 120 && (1..blind / 2).contains(&guessed), "{blind} {guessed}");
    }
}
