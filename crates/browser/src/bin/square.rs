//! Links as squares, for the page.

#![allow(unreachable_pub, reason = "a browser calls what a door has")]

browser::door!(browser::Square);

fn main() {}
