//! The engine of the Qwixx card game.

use browser as _;

fn main() {}
