//! The rules of Quixo as readable examples, and the laws that hold for every game.

mod chosen;
mod ends;
mod four;
mod golden;
mod kernel;
mod laws;
mod moves;
mod notation;
mod refusals;
mod repetition;
mod test_game;
mod transcripts;
mod values;
mod views;
