//! Players of Quixo: those that [`search`], for two and for teams, the one that is [`unbeatable`], and
//! what looks good at once; who says what tables are worth (`appraiser`), and what can be counted about a
//! move (`facts`). Books that they read if they have them: [`Late`], [`BadMoves`], the [`ValueNet`] and [`Solved`].

pub mod appraiser;
mod facts;
mod greedy;
mod late;
pub mod search;
mod solved;
pub mod unbeatable;
pub mod value;

pub use late::Late;
pub use solved::Solved;
pub use unbeatable::{BadMoves, Unfit};
pub use value::{NoNet, ValueNet};
