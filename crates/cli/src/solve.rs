//! `qlub solve`: makes the tables of a game that can be solved.

mod quixo;
pub(crate) mod shelf;

use crate::Outcome;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    game: Solvable,
}

#[derive(clap::Subcommand)]
enum Solvable {
    /// Quixo for two: every position won, lost or drawn
    Quixo(quixo::Args),
}

pub(crate) fn run(args: &Args) -> Outcome {
    match &args.game {
        Solvable::Quixo(args) => quixo::run(args),
    }
}
