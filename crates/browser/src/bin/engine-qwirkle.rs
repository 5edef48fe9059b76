//! The engine of Qwirkle.

use browser as _;

fn main() {}
