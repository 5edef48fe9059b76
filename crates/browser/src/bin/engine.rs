//! The engine, for the page: it plays the games whose features are on.

#![allow(unreachable_pub, reason = "a browser calls what a door has")]

browser::door!(browser::Engine);

fn main() {}
