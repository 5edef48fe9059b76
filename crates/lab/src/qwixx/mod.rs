//! How players of Qwixx learn.

pub mod train;
