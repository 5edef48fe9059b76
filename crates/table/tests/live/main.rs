//! Live tables, driven without a server: a clock that is set by hand, devices that ask.

mod agreement;
mod asks;
mod chat;
mod clocks;
mod driver;
mod laws;
mod leaks;
mod luck;
mod questions;
mod records;
mod seats;
mod twins;
mod whole;
