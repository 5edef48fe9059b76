//! Live tables, driven without a server: a clock that is set by hand, devices that ask.

mod agreement;
mod asks;
mod chat;
mod clocks;
mod coach;
mod driver;
mod hands;
mod hosts;
mod invites;
mod laws;
mod leaks;
mod luck;
mod pads;
mod questions;
mod records;
mod room;
mod seats;
mod terms;
mod twins;
mod whole;
