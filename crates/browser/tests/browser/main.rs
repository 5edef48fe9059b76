//! The page's side of the door.

mod coach;
mod engine;
mod lessons;
mod looks;
