//! Players of Quixo: those that [`search`], for two and for teams, the one that is [`unbeatable`], and
//! what looks good at once. Books that they read if they have them: [`Late`] and [`BadMoves`].

mod greedy;
mod late;
pub mod search;
pub mod unbeatable;

pub use late::Late;
pub use unbeatable::{BadMoves, Unfit};
