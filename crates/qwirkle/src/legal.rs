//! What may be done in a turn, and why not.

use game::Seat;

use crate::action::Action;
use crate::hand::Hand;
use crate::play::Play;
use crate::rule::Rule;
use crate::state::{Phase, Qwirkle};

impl Qwirkle {
    pub(crate) fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Rule> {
        match action {
            Action::Play(play) => self.check_play(seat, play),
            Action::Swap(tiles) => self.check_swap(seat, tiles),
            Action::Pass => self.check_pass(seat),
        }
    }

    fn check_play(&self, seat: Seat, play: &Play) -> Result<(), Rule> {
        let without = self.hand(seat).without(play.tiles());
        without.map_err(|tile| Rule::NotInHand { tile })?;
        self.board.check(play)?;
        let (played, bid) = (play.len(), self.bid(seat).unwrap_or(0));
        if self.phase == Phase::Opening && played != bid {
            Err(Rule::OpeningIsTheBid { played, bid })
        } else {
            Ok(())
        }
    }

    fn check_swap(&self, seat: Seat, tiles: &Hand) -> Result<(), Rule> {
        if self.phase == Phase::Opening {
            return Err(Rule::StarterPlays);
        }
        if tiles.is_empty() {
            return Err(Rule::SwapOfNothing);
        }
        let without = self.hand(seat).without(tiles.iter());
        without.map_err(|tile| Rule::NotInHand { tile })?;
        let (swapped, bag) = (tiles.len(), self.bag.len());
        if swapped > bag { Err(Rule::BagTooSmall { swapped, bag }) } else { Ok(()) }
    }

    fn check_pass(&self, seat: Seat) -> Result<(), Rule> {
        if self.phase == Phase::Opening {
            return Err(Rule::StarterPlays);
        }
        if !self.bag.is_empty() {
            let bag = self.bag.len();
            return Err(Rule::PassWithABag { bag });
        }
        if self.options.must_play() && self.board.can_play(&self.hand(seat)) {
            return Err(Rule::PassThoughPlayable);
        }
        Ok(())
    }

    pub(crate) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat != self.active {
            return;
        }
        let hand = self.hand(seat);
        match self.phase {
            Phase::Opening => {
                let bid = self.bid(seat).unwrap_or(0);
                self.board.plays(&hand, |found| {
                    if found.play.len() == bid {
                        out.push(Action::Play(found.play));
                    }
                });
            }
            Phase::Play => {
                let before = out.len();
                self.board.plays(&hand, |found| out.push(Action::Play(found.play)));
                let few_enough = |tiles: &Hand| tiles.len() <= self.bag.len();
                out.extend(hand.choices().filter(few_enough).map(Action::Swap));
                let may_pass = self.bag.is_empty() && !self.options.must_play();
                if may_pass || out.len() == before {
                    out.push(Action::Pass);
                }
            }
            Phase::Deal | Phase::Draw | Phase::Over => {}
        }
    }
}
