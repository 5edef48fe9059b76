//! Live tables, driven without a server: a clock that is set by hand, devices that ask.

mod driver;
mod records;
mod whole;
