//! What may be moved, and why not.

use game::Seat;

use crate::action::Action;
use crate::options::Players;
use crate::push::Push;
use crate::quixo::Quixo;
use crate::rule::Rule;

impl Quixo {
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Rule> {
        let Action { cell, end, dot } = action;
        let (options, position) = (self.setup(), self.position());
        let (frame, mark) = (options.frame(), options.mark(seat));
        if !frame.cells().contains(cell) {
            return Err(Rule::NoSuchCell { cell });
        }
        if !frame.border().contains(cell) {
            return Err(Rule::NotOnTheBorder { cell });
        }
        let shown = position.board.mark(cell);
        if shown == Some(mark.other()) {
            return Err(Rule::OpponentsCube { cell });
        }
        if shown == Some(mark) && position.is_first_round(options) {
            return Err(Rule::FirstRound { cell });
        }
        if let Some(partner) = position.dot(options, cell)
            && partner != seat
        {
            return Err(Rule::PartnersCube { cell, partner });
        }
        if frame.push(cell, end).is_none() {
            return Err(Rule::SamePlace { cell, end });
        }
        let partners = options.team(mark);
        match (options.players, dot) {
            (Players::Two, Some(seat)) => Err(Rule::NoDots { seat }),
            (Players::Four, None) => Err(Rule::DotNeeded { partners }),
            (Players::Four, Some(seat)) if !partners.contains(seat) => {
                Err(Rule::DotAtAnOpponent { seat, partners })
            }
            _ => Ok(()),
        }
    }

    #[inline]
    pub(crate) fn list_legal(&self, out: &mut Vec<Action>) {
        let (options, position) = (self.setup(), self.position());
        let takeable = position.takeable(options);
        let pushes = options.frame().pushes().iter();
        let moves = pushes.filter(|push| takeable.contains(push.cell()));
        let action = |push: &Push, dot| Action { cell: push.cell(), end: push.end(), dot };
        match options.players {
            Players::Two => out.extend(moves.map(|push| action(push, None))),
            Players::Four => {
                let partners = options.team(options.mark(position.seat));
                for push in moves {
                    out.extend(partners.iter().map(|seat| action(push, Some(seat))));
                }
            }
        }
    }
}
