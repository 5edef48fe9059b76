//! The coach, for the page: it looks at the games whose features are on.

#![allow(unreachable_pub, reason = "a browser calls what a door has")]

browser::door!(browser::Coach);

fn main() {}
