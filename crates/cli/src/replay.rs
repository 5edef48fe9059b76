//! `qlub replay`: a game told again from its transcript.

use std::io::Read as _;

use game::{Audience, Viewer};
use serde_json::json;
use table::erased;

use crate::Outcome;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The transcript; `-` reads standard input
    file: String,
    /// Print JSON: one line a step, then one with the last view
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let text = read(&args.file)?;
    let game = erased::read(&text).map_err(|error| format!("{}: {error}", args.file))?;
    for (step, told) in game.retell() {
        if args.json {
            let told: Vec<_> = told
                .iter()
                .map(|told| {
                    let to = match told.audience {
                        Audience::All => None,
                        Audience::Only(seat) => Some(seat),
                    };
                    json!({ "to": to, "event": told.event })
                })
                .collect();
            println!("{}", json!({ "step": step, "told": told }));
        } else {
            println!("{step}");
            for told in told {
                println!("    {}", told.event);
            }
        }
    }
    if args.json {
        println!("{}", json!({ "view": game.view(Viewer::Watcher), "outcome": game.outcome() }));
    } else {
        print!("\n{}", game.show(Viewer::Watcher));
        match game.outcome() {
            Some(outcome) => println!("{outcome}"),
            None => println!("not over yet"),
        }
    }
    Ok(())
}

fn read(file: &str) -> Result<String, String> {
    let read = if file == "-" {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).map(|_| text)
    } else {
        std::fs::read_to_string(file)
    };
    read.map_err(|error| format!("{file}: {error}"))
}
