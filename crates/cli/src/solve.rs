//! `qlub solve`: exact values.

mod qwixx;

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
}

pub(crate) fn run(args: &Args) -> Outcome {
    match &args.game {
        Solvable::Qwixx(args) => qwixx::run(args),
    }
}
