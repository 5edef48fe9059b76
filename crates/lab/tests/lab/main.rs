//! The workshop. One program, because linking takes longer than most of these tests.

mod qwirkle;
mod qwixx;
mod training;
