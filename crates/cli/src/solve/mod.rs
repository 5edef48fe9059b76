//! `qlub solve`: games, and parts of games, solved exactly.

mod quixo;
mod qwixx;
pub(crate) mod shelf;

use crate::Outcome;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    game: Solvable,
}

#[derive(clap::Subcommand)]
enum Solvable {
    /// What a sheet is worth to a player whom nobody hinders
    Qwixx(qwixx::Args),
    /// Quixo for two: every position won, lost or drawn
    Quixo(quixo::Args),
}

pub(crate) fn run(args: &Args) -> Outcome {
    match &args.game {
        Solvable::Qwixx(args) => qwixx::run(args),
        Solvable::Quixo(args) => quixo::run(args),
    }
}
