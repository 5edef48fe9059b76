//! `qlub verify`: computes every die and draw of a record anew, of a saved game too.

use table::record::{Luck, VerifiedRecord, verify};

use crate::Outcome;
use crate::fault;
use crate::language::{text, words};
use crate::out::sayln;
use crate::replay::{self, ending};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record or saved game; `-` reads standard input
    file: String,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let record = replay::read(&args.file)?;
    let verified = verify(&record)
        .map_err(|error| fault::named(&args.file, fault::record(&error, &record)))?;
    sayln!("{}", told(&verified));
    match &verified.outcome {
        Some(outcome) => {
            let name = |seat| replay::seat_name(&verified.table.state(0).seats, seat, words());
            ending(outcome, words(), &name).iter().for_each(|line| sayln!("{line}"));
        }
        None => sayln!("{}", text!("verify-unfinished")),
    }
    Ok(())
}

fn told(verified: &VerifiedRecord) -> String {
    let lines = verified.lines;
    match &verified.luck {
        Luck::Typed => text!("verify-typed", lines = lines),
        Luck::Drawn => text!("verify-drawn", lines = lines),
        Luck::Seeded { deals } => text!("verify-seeded", lines = lines, deals = *deals),
        Luck::Fair { deals, nonces } if nonces.is_empty() => {
            text!("verify-secret", lines = lines, deals = *deals)
        }
        Luck::Fair { deals, nonces } => {
            let number = |seat: game::Seat| (seat.0 + 1).to_string();
            let seats: Vec<String> = nonces.iter().map(number).collect();
            let seats = words().list(&seats, "and");
            text!("verify-fair", lines = lines, deals = *deals, seats = seats)
        }
    }
}
