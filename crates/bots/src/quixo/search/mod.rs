//! Players of Quixo that search, for two and for teams.
//!
//! - [`moves`]: what may be done on a table, and the table after it, tested equal to the rules.
//! - [`evaluate`]: how good a table looks. [`memory`]: what is known of tables that come up again.
//! - [`alpha_beta`]: alpha-beta, deeper and deeper. [`ranking`]: the worth of every move, not only of the best.
//!   [`bot`]: the players that can be seated.

pub mod alpha_beta;
pub mod bot;
pub mod evaluate;
pub mod memory;
pub mod moves;
pub mod ranking;
