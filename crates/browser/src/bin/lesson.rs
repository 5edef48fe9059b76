//! The teacher, for the page: it knows the lessons of the games whose features are on.

#![allow(unreachable_pub, reason = "a browser calls what a door has")]

browser::door!(browser::Teacher);

fn main() {}
