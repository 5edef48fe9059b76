//! Positions set up by hand, for tests and analysis.

use game::{Game, Inconsistent, Seat};

use crate::board::Board;
use crate::hand::Hand;
use crate::options::Options;
use crate::state::{Phase, Qwirkle};
use crate::tiles::Tiles;

/// A table somewhere in a game, before somebody's turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// What has been played.
    pub board: Board,
    /// The hand of every seat.
    pub hands: Vec<Hand>,
    /// The bag. Tiles that are nowhere have left the game.
    pub bag: Tiles,
    /// The score of every seat.
    pub scores: Vec<i32>,
    /// Whose turn it is.
    pub active: Seat,
}

impl Position {
    /// A position without points, with all other tiles in the bag.
    pub fn new(board: Board, hands: Vec<Hand>, active: Seat) -> Result<Self, Inconsistent> {
        let scores = vec![0; hands.len()];
        let mut position = Position { board, hands, bag: Tiles::NONE, scores, active };
        position.bag = position.rest()?;
        Ok(position)
    }

    /// The tiles that are nowhere.
    fn rest(&self) -> Result<Tiles, Inconsistent> {
        let played = self.board.iter().map(|placed| placed.tile);
        let held = self.hands.iter().flat_map(Hand::iter);
        Tiles::ALL
            .without(played.chain(held).chain(self.bag.iter()))
            .ok_or(Inconsistent("more than three tiles of a kind"))
    }
}

impl Qwirkle {
    /// The state of a position at a table that has chosen nothing.
    pub fn arranged(position: &Position) -> Result<Self, Inconsistent> {
        let options = u8::try_from(position.hands.len()).ok().and_then(|n| Options::new(n).ok());
        let options = options.ok_or(Inconsistent("there are too few or too many hands"))?;
        Qwirkle::arranged_by(&options, position)
    }

    /// The state of a position.
    pub fn arranged_by(options: &Options, position: &Position) -> Result<Self, Inconsistent> {
        position.rest()?;
        let seats = usize::from(options.seats());
        if position.hands.len() != seats {
            return Err(Inconsistent("there are not as many hands as seats"));
        }
        if position.scores.len() != seats {
            return Err(Inconsistent("there are not as many scores as hands"));
        }
        let mut game = Qwirkle::new(options);
        game.phase = Phase::Play;
        game.active = position.active;
        game.board = position.board.clone();
        game.bag = position.bag;
        game.hands[..seats].copy_from_slice(&position.hands);
        game.scores[..seats].copy_from_slice(&position.scores);
        game.sound()?;
        Ok(game)
    }

    /// Whether the parts of a state fit together well enough to be played on.
    pub(crate) fn sound(&self) -> Result<(), Inconsistent> {
        let need = |fits, otherwise| if fits { Ok(()) } else { Err(Inconsistent(otherwise)) };
        let everybody = self.options.everybody();
        need(everybody.contains(self.active), "nobody sits there")?;
        let opening = matches!(self.phase, Phase::Deal | Phase::Opening);
        need(self.board.is_empty() == opening, "the board is of another phase")?;
        let may_lack =
            |seat| seat == self.active && matches!(self.phase, Phase::Draw | Phase::Over);
        let empty = |seat| self.hand(seat).is_empty() && !may_lack(seat);
        let any_empty = self.phase != Phase::Deal && everybody.iter().any(empty);
        need(!any_empty, "somebody has no tiles")?;
        let swapping = self.phase == Phase::Draw || self.aside.is_empty();
        need(swapping, "tiles are set aside outside a swap")?;
        need(self.passes == 0 || self.bag.is_empty(), "somebody passed with tiles in the bag")?;
        let all_passed = self.passes >= self.options.seats();
        need(self.phase == Phase::Over || !all_passed, "everybody has passed")?;
        match self.phase {
            Phase::Deal => {
                let start = Qwirkle::by_rules(self.rules, &self.options);
                need(start.as_ref() == Some(self), "something has happened")
            }
            Phase::Opening => {
                let bid = self.bids[self.active.index()];
                let bids = (1..=self.hand(self.active).bid()).contains(&bid);
                need(bids && self.active == self.starter(), "another seat starts")
            }
            Phase::Play => Ok(()),
            Phase::Draw => {
                let room = Hand::FULL as u8 - self.hand(self.active).len();
                let draws = 1..=room.min(self.bag.len());
                need(draws.contains(&self.owed()), "nothing can be drawn")
            }
            Phase::Over => {
                let went_out = self.hand(self.active).is_empty() && self.bag.is_empty();
                need(went_out || all_passed || self.is_stuck(), "the game goes on")
            }
        }
    }
}
