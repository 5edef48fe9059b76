//! The engine, for the page: it plays the games whose features are on.

use browser as _;

fn main() {}
