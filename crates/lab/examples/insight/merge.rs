//! Parts of a measurement, added up.

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

use crate::Args;
use crate::tally::Tally;

/// A part of a measurement.
#[derive(Serialize, Deserialize)]
struct Part {
    /// What was measured: parts that say the same belong together.
    title: String,
    tally: Tally,
}

/// Writes a part, in a line.
pub(crate) fn write(args: &Args, tally: Tally) -> Result<(), String> {
    let title = title(args);
    let line = serde_json::to_string(&Part { title, tally });
    println!("{}", line.map_err(|error| error.to_string())?);
    Ok(())
}

/// What was asked, as it is typed, but for which matches were looked at.
fn title(args: &Args) -> String {
    let bots: Vec<String> = args.bots.iter().map(ToString::to_string).collect();
    let mut title = format!("{} {} {} {}", args.game, args.edition, args.seats, bots.join(","));
    let mut say = |word: String| title.push_str(&format!(" --{word}"));
    say(format!("depth {}", typed(args.depth)));
    args.only.into_iter().for_each(|only| say(format!("only {}", typed(only))));
    args.planted.into_iter().for_each(|playouts| say(format!("planted {playouts}")));
    if args.exact {
        say("exact".to_owned());
    }
    if args.last < usize::MAX {
        say(format!("last {}", args.last));
    }
    title
}

/// How a choice is typed.
fn typed(choice: impl ValueEnum) -> String {
    choice.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
}

/// Adds up all parts in these files, and prints what was found.
pub(crate) fn merge(files: &[PathBuf], brief: bool) -> Result<(), String> {
    let mut all: BTreeMap<String, Tally> = BTreeMap::new();
    for file in files {
        let text = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
        for line in text.lines().filter(|line| line.starts_with('{')) {
            let Part { title, tally } =
                serde_json::from_str(line).map_err(|error| error.to_string())?;
            let Some(sum) = all.get_mut(&title) else {
                all.insert(title, tally);
                continue;
            };
            if !sum.join(&tally) {
                return Err(format!("{}: {title} was asked something else", file.display()));
            }
        }
    }
    for (title, tally) in &all {
        if brief {
            println!("{title}: {}", tally.line());
        } else {
            println!("\n{title}");
            tally.print();
        }
    }
    Ok(())
}
