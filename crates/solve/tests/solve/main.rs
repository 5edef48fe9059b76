//! The solvers against what is known of the games.

mod late;
mod quixo;
