//! A real server on a real port, spoken to over real sockets.

#![allow(clippy::print_stderr, reason = "figures and skipped tests are for whoever runs them")]

#[path = "../scene/mod.rs"]
mod scene;

mod bots;
mod budgets;
mod connections;
mod grabs;
mod greedy;
mod headers;
mod hostile;
mod leaks;
mod matches;
mod phone;
mod reading;
mod refusals;
mod seats;
mod stopping;
