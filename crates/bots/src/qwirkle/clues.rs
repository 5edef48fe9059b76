//! What others did not play: a player who made fewer points than a hand allowed probably does not hold
//! that hand. Only the tiles that were kept tell something; those drawn afterwards do not.

use game::Seat;
use game::luck::Stream;
use qwirkle::{Board, Hand, LastPlay, Placement, View};

use super::field::Field;
use super::plays::most_points;
use super::rack::Rack;

/// A play that was heard of.
#[derive(Clone, Copy, Debug)]
pub(super) struct HeardPlay {
    /// What was played.
    pub(super) last: LastPlay,
    /// Whether its player has kept what was not played: not after a swap.
    pub(super) tells: bool,
}

/// What a seat played in its last turns, the latest first.
#[derive(Clone, Debug)]
pub struct Clue {
    /// The seat whose turns these are.
    pub(super) seat: usize,
    turns: Vec<Turn>,
}

/// A turn of somebody.
#[derive(Clone, Debug)]
struct Turn {
    /// The board that was found.
    field: Field,
    /// The tiles that were played.
    played: Rack,
    points: u8,
    /// How many tiles were kept.
    kept: usize,
}

/// The clues of a view, one for every other seat of which something is known, from up to so many of its
/// turns, given the plays made last in their order.
pub(super) fn read(view: &View, own: Seat, heard: &[HeardPlay], depth: usize) -> Vec<Clue> {
    let mut placed = view.board.clone();
    let clue = |seat| Clue { seat, turns: Vec::new() };
    let mut clues: Vec<Clue> = (0..view.seats.len()).map(clue).collect();
    let mut held: Vec<usize> = view.seats.iter().map(|seat| seat.tiles.into()).collect();
    for HeardPlay { last, tells } in heard.iter().rev() {
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
            played: Rack::of(&played),
            points: last.points,
            kept,
        });
    }
    clues.retain(|clue| !clue.turns.is_empty());
    clues
}

impl Turn {
    /// How likely somebody who now holds these tiles played so; leaves what was held before.
    fn likelihood(&self, held: &mut Rack, doubt: f32, luck: &mut Stream) -> f32 {
        // Which tiles were drawn after that turn is not known: it may have been any.
        while usize::from(held.len()) > self.kept {
            held.remove(luck.pick(held.len().into()));
        }
        self.played.iter().for_each(|kind| held.take(kind));
        let most = most_points(&self.field, held.masks().0);
        // A player who thinks ahead may give up a few points, but rarely many.
        (-doubt * f32::from(most.saturating_sub(self.points))).exp()
    }
}

impl Clue {
    /// How likely it is that a seat with these tiles played as it did, if that is more than `least`.
    pub(super) fn likelihood(
        &self,
        hand: &[u8],
        doubt: f32,
        least: f32,
        luck: &mut Stream,
    ) -> Option<f32> {
        let mut held: Rack = hand.iter().copied().collect();
        let mut likely = 1.0;
        // Most hands fail the first turn that is looked at.
        let mut turns = self.turns.iter();
        turns
            .all(|turn| {
                likely *= turn.likelihood(&mut held, doubt, luck);
                likely > least
            })
            .then_some(likely)
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Step, Turn, Viewer};
    use qwirkle::{Position, Qwirkle, Tile, Tiles};

    use super::super::dealer::Dealer;
    use super::super::rounds::Settings;
    use super::super::world::World;
    use super::*;

    fn board() -> Board {
        let placed = "Rk@0,0 Rd@1,0 Rc@2,0 Rs@3,0 Rt@4,0".split(' ');
        let placed: Vec<Placement> = placed.map(|word| word.parse().expect("a tile")).collect();
        Board::arranged(&placed).expect("a board")
    }

    fn hands(hands: &[&str]) -> Vec<Hand> {
        let tile = |word: &str| word.parse::<Tile>().expect("a tile");
        hands.iter().map(|hand| Hand::of(hand.split(' ').map(tile)).expect("a hand")).collect()
    }

    /// How often in a thousand deals the first seat holds the last red tile after a poor play, to the eyes
    /// of the second: without clues, and with them.
    fn holds_the_sixth(position: &Position) -> [usize; 2] {
        let mut game = Qwirkle::arranged(position).expect("a game");
        let action = "Gk@0,1".parse().expect("a play");
        game.advance(Step::Decide(Seat(0), action), &mut |_, _| {});
        if game.turn() == Turn::Chance {
            game.advance(Step::Chance(game.sample(&mut Stream::new(1))), &mut |_, _| {});
        }
        let view = game.view(Viewer::Seat(Seat(1)));
        let heard = [HeardPlay { last: view.last.expect("a play"), tells: true }];
        let completes: Tile = "Rx".parse().expect("a tile");
        [Vec::new(), read(&view, Seat(1), &heard, 1)].map(|clues| {
            let luck = &mut Stream::new(9);
            let dealer =
                Dealer::of(&World::of(&game), Seat(1), &clues, &Settings::BEST.reading, luck);
            let deals = (0..1000).map(|seed| dealer.deal(&mut Stream::new(seed)));
            deals.filter(|table| table.hands[0].masks().0 >> completes.index() & 1 == 1).count()
        })
    }

    #[test]
    fn whoever_did_not_complete_a_line_probably_lacks_its_tile() {
        let hands = hands(&["Gk Bx Oc Ps Yt Gd", "Oc Gc Bt Bt Yx Pd"]);
        let position = Position::new(board(), hands, Seat(0)).expect("a position");
        let [blind, guessed] = holds_the_sixth(&position);
        // Five tiles were kept, and one was drawn: that one may still be it.
        assert!(blind > 120 && (1..blind / 2).contains(&guessed), "{blind} {guessed}");
    }

    #[test]
    fn with_an_empty_bag_it_is_with_somebody_else() {
        let hands = hands(&["Gk Bx Oc Ps Yt Gd", "Oc Gc Bt Bt Yx Pd", "Rx Bs Yc Pt Ok Gs"]);
        let (bag, scores, active) = (Tiles::NONE, vec![0; 3], Seat(0));
        let position = Position { board: board(), hands, bag, scores, active };
        let [blind, guessed] = holds_the_sixth(&position);
        // Nothing was drawn after that turn.
        assert!(blind > 400 && guessed < 10, "{blind} {guessed}");
    }
}
