//! How players of Qwixx learn: [`train`] is one step, [`training`] all of them.

pub mod train;
pub mod training;
