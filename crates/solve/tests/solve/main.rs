//! The solvers against what is known of the games.

mod quixo;
