//! Players at their seats. One program, because linking takes longer than most of these tests.

mod cards;
mod easy;
mod facts;
mod quixo;
mod quixo_appraisal;
mod quixo_value;
mod qwirkle;
mod qwirkle_plays;
mod qwixx;
mod signatures;
mod unbeatable;
