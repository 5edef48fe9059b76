//! The page's side of the door.

mod engine;
mod lessons;
mod looks;
