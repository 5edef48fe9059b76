//! `qlub games`: what there is to play.

use game::setup::Values;
use serde_json::json;
use table::registry::games;

use crate::Outcome;
use crate::out::sayln;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  qlub games             for people
  qlub games --json      for programs that build a form")]
pub(crate) struct Args {
    /// Print the list as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Outcome {
    if args.json {
        sayln!("{:#}", as_json());
        return Ok(());
    }
    for about in games() {
        sayln!("{} (rules {})", about.name, about.rules);
        for edition in about.editions {
            let (min, max) = edition.seats.clone().into_inner();
            let seats = if min == max { min.to_string() } else { format!("{min}-{max}") };
            sayln!("  {:<12} {seats} seats", edition.name);
            for option in edition.options {
                sayln!(
                    "    {}: {} (default {})",
                    option.key,
                    values(&option.values),
                    option.default
                );
            }
        }
    }
    Ok(())
}

fn values(values: &Values) -> String {
    match values {
        Values::OneOf(words) => words.join(", "),
        Values::Seat { .. } | Values::Player => "a seat, counted from 0".to_owned(),
        Values::Text { form, .. } => (*form).to_owned(),
    }
}

fn as_json() -> serde_json::Value {
    let games: Vec<_> = games()
        .iter()
        .map(|about| {
            let editions: Vec<_> = about
                .editions
                .iter()
                .map(|edition| {
                    let options: Vec<_> = edition
                        .options
                        .iter()
                        .map(|option| {
                            json!({
                                "key": option.key,
                                "values": values(&option.values),
                                "default": option.default,
                            })
                        })
                        .collect();
                    json!({
                        "name": edition.name,
                        "seats": [edition.seats.start(), edition.seats.end()],
                        "options": options,
                    })
                })
                .collect();
            json!({ "name": about.name, "rules": about.rules, "editions": editions })
        })
        .collect();
    json!(games)
}
