//! The rules as readable examples, and the laws that hold for every game.

mod boards;
mod endings;
mod examples;
mod generator;
mod golden;
mod laws;
mod luck;
mod notation;
mod opening;
mod refusals;
mod secrets;
mod sound;
mod test_game;
mod turns;
mod twelve_turns;
