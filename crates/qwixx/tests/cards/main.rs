//! The rules of the card game as readable examples, and the laws that hold for every game.

mod foresight;
mod golden;
mod hidden;
mod laws;
mod notation;
mod pads;
mod refusals;
mod tampered;
mod test_game;
mod turns;
