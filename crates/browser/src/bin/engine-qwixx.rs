//! The engine of Qwixx.

use browser as _;

fn main() {}
