//! The rules of the dice game as readable examples, and the laws that hold for every game.

mod bonus_a;
mod bonus_b;
mod classic;
mod editions;
mod foresight;
mod gemixxt;
mod golden;
mod laws;
mod longo;
mod notation;
mod options;
mod refusals;
mod seventh;
mod tampered;
mod test_game;
mod transcripts;
