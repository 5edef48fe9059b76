//! `qlub verify`: computes every die and draw of a record anew, of a saved game too.

use table::record::{Luck, VerifiedRecord, verify};
use words::Words;

use crate::Outcome;
use crate::language::LanguageArgs;
use crate::out::sayln;

#[derive(clap::Args)]
#[command(after_help = "Example:
  qlub verify our.record          docs/fairness.md says what that proves")]
pub(crate) struct Args {
    /// The record or saved game; `-` reads standard input
    file: String,
    #[command(flatten)]
    spoken: LanguageArgs,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let text = crate::replay::read(&args.file)?;
    let verified = verify(&text).map_err(|error| format!("{}: {error}", args.file))?;
    let words = Words::new(args.spoken.language());
    sayln!("{}", told(&verified, &words));
    match &verified.outcome {
        Some(outcome) => sayln!("end {outcome}"),
        None => sayln!("{}", words.text("verify-unfinished")),
    }
    Ok(())
}

fn told(verified: &VerifiedRecord, words: &Words) -> String {
    let lines = ("lines", (verified.lines as f64).into());
    match &verified.luck {
        Luck::Typed => words.say("verify-typed", &[lines]),
        Luck::Drawn => words.say("verify-drawn", &[lines]),
        Luck::Seeded { deals } => {
            words.say("verify-seeded", &[lines, ("deals", f64::from(*deals).into())])
        }
        Luck::Fair { deals, nonces } if nonces.is_empty() => {
            words.say("verify-secret", &[lines, ("deals", f64::from(*deals).into())])
        }
        Luck::Fair { deals, nonces } => {
            let number = |seat: game::Seat| (seat.0 + 1).to_string();
            let seats: Vec<String> = nonces.iter().map(number).collect();
            let seats = words.list(&seats, "and");
            words.say(
                "verify-fair",
                &[lines, ("deals", f64::from(*deals).into()), ("seats", seats.into())],
            )
        }
    }
}
