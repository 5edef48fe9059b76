//! Why a move is refused.

use game::{Seat, Seats};

use crate::cell::Cell;
use crate::push::End;

game::rules! {
    /// A rule that a move breaks.
    pub enum Rule {
        /// The board has no such cell.
        "no-such-cell" NoSuchCell {
            /// The cell asked for.
            cell: Cell,
        } => "the board has no cell {cell}",
        /// A cube is taken from the border.
        "not-on-the-border" NotOnTheBorder {
            /// The cell asked for.
            cell: Cell,
        } => "{cell} is not on the border",
        /// The opponent's cubes are never taken.
        "opponents-cube" OpponentsCube {
            /// The cell asked for.
            cell: Cell,
        } => "the cube of {cell} shows the opponent's mark",
        /// In the first round of four players only neutral cubes are taken.
        "first-round" FirstRound {
            /// The cell asked for.
            cell: Cell,
        } => "in the first round only neutral cubes are taken, and {cell} is marked",
        /// A marked cube is for the partner at whom its dot points.
        "partners-cube" PartnersCube {
            /// The cell asked for.
            cell: Cell,
            /// At whom the dot points.
            partner: Seat,
        } => "the dot of {cell} points at seat {partner}",
        /// A cube never goes back to where it was taken.
        "same-place" SamePlace {
            /// The cell asked for.
            cell: Cell,
            /// The end asked for.
            end: End,
        } => "{cell} is itself the end {end}: a cube does not go back to where it was taken",
        /// With four players the dot is pointed at a partner.
        "dot-needed" DotNeeded {
            /// At whom it may point.
            partners: Seats,
        } => "point the dot at a seat of {partners:?}",
        /// The dot is never pointed at an opponent.
        "dot-at-an-opponent" DotAtAnOpponent {
            /// The seat named.
            seat: Seat,
            /// At whom it may point.
            partners: Seats,
        } => "the dot points at a seat of {partners:?}, not at seat {seat}",
        /// With two players there are no dots.
        "no-dots" NoDots {
            /// The seat named.
            seat: Seat,
        } => "there are no dots with two players, so seat {seat} cannot be named",
    }
}
