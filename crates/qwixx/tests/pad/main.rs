//! The sheets beside a real table.

mod equal;
mod golden;
mod laws;
mod notation;
mod planted;
mod refusals;
mod slips;
mod tampered;
mod test_pad;
mod turns;
