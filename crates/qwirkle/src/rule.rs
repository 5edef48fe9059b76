//! Why an action is refused.

use crate::cell::Cell;
use crate::tile::Tile;

game::rules! {
    /// A rule that an action breaks.
    pub enum Rule {
        /// Only tiles of the own hand are played or swapped.
        "not-in-hand" NotInHand {
            /// The tile asked for, or the one asked for too often.
            tile: Tile,
        } => "{tile} is not in the hand",
        /// A cell takes one tile.
        "cell-taken" CellTaken {
            /// The cell asked for.
            cell: Cell,
        } => "there is a tile on {cell} already",
        /// The tiles of a turn go into one row or one column.
        "not-in-one-line" NotInOneLine => "the tiles are neither in one row nor in one column",
        /// Between the tiles of a turn no cell stays empty.
        "gap" Gap {
            /// The first cell that would.
            cell: Cell,
        } => "{cell} between the tiles would stay empty",
        /// The first line starts at the origin.
        "first-at-origin" FirstAtOrigin {
            /// The first cell asked for.
            cell: Cell,
        } => "the first line starts at 0,0 and not at {cell}",
        /// A play touches what lies on the board.
        "touches-nothing" TouchesNothing => "none of the tiles touches one on the board",
        /// A line has six tiles at most.
        "line-too-long" LineTooLong {
            /// The tiles it would have.
            length: u8,
        } => "a line would have {length} tiles, and six is the most",
        /// No two tiles of a line are alike.
        "line-repeats" LineRepeats {
            /// The tile that would be there twice.
            tile: Tile,
        } => "a line would have {tile} twice",
        /// The tiles of a line share a colour or a shape.
        "line-mixes" LineMixes {
            /// A tile of the line.
            one: Tile,
            /// One that shares nothing with it.
            other: Tile,
        } => "{one} and {other} would be in one line and share neither colour nor shape",
        /// The first play is as large as the bid.
        "opening-is-the-bid" OpeningIsTheBid {
            /// The tiles to be played.
            played: u8,
            /// The bid that won the start.
            bid: u8,
        } => "the first play has as many tiles as were bid, {bid} and not {played}",
        /// The first turn is a play.
        "starter-plays" StarterPlays => "whoever starts plays, and may neither swap nor pass",
        /// A swap sets something aside.
        "swap-of-nothing" SwapOfNothing => "a swap sets aside one tile at least",
        /// A swap needs as many tiles in the bag.
        "bag-too-small" BagTooSmall {
            /// The tiles to be swapped.
            swapped: u8,
            /// The tiles in the bag.
            bag: u8,
        } => "{swapped} cannot be swapped for the {bag} in the bag",
        /// Nobody passes while there are tiles in the bag.
        "pass-with-a-bag" PassWithABag {
            /// The tiles in the bag.
            bag: u8,
        } => "with {bag} tiles in the bag there is no passing: play or swap",
        /// Whoever can play does not pass, unless the table plays without that duty.
        "pass-though-playable" PassThoughPlayable => "there is a play, so there is no passing",
    }
}
