//! The engine of Quixo.

use browser as _;

fn main() {}
