//! The insides of the players, for training, fitting and measuring (the crate `lab`) and for tests that
//! hold them against the rules. Whoever seats players does without.

pub use crate::checksum::checksum;
pub use crate::greedy::Greedy;
pub use crate::origin::Origin;
pub use crate::random::Random;
pub use crate::slips::{Eye, Looks};

/// Players of Qwixx.
pub mod qwixx {
    pub use crate::qwixx::{cards, dice};
}

/// Players of Quixo.
pub mod quixo {
    pub use crate::quixo::{appraiser, search, unbeatable, value};
}

/// Players of Qwirkle.
pub mod qwirkle {
    pub use crate::qwirkle::*;
}
