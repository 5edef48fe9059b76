//! Players at their seats.

mod unbeatable;
