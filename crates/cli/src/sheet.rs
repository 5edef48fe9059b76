//! `qlub sheet`: score sheets to print, for a table whose pad ran out.

use std::io::IsTerminal;
use std::num::NonZeroU8;

use pictures::{Labels, print};
use qwixx::Edition;
use words::Words;

use crate::Outcome;
use crate::language::LanguageArgs;
use crate::out;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  qlub sheet classic --pdf -o classic.pdf              four to a page
  qlub sheet longo --pdf --per-page 2 -o longo.pdf     two, with different lucky numbers
  qlub sheet bonus-b --svg --lang fr > bonus-b.svg     one sheet as a picture, in French")]
#[command(group = clap::ArgGroup::new("form").required(true).args(["svg", "pdf"]))]
pub(crate) struct Args {
    /// The edition of Qwixx (see `qlub games`)
    edition: String,
    /// One sheet as a picture
    #[arg(long)]
    svg: bool,
    /// A printable page of sheets
    #[arg(long)]
    pdf: bool,
    /// How many sheets on a page, up to 12
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=12))]
    per_page: u8,
    /// The file to write; standard output if none is named
    #[arg(long, short)]
    output: Option<String>,
    #[command(flatten)]
    spoken: LanguageArgs,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let edition = Edition::named(&args.edition).ok_or_else(|| {
        let known: Vec<_> = Edition::all().map(|edition| edition.name).collect();
        format!("no sheet {:?}: expected one of {}", args.edition, known.join(", "))
    })?;
    let labels = Labels::of(&Words::new(args.spoken.language()));
    let bytes = if args.svg {
        print::sheet_svg(edition, &labels, edition.lucky.first().copied()).into_bytes()
    } else {
        let per_page = NonZeroU8::new(args.per_page).unwrap_or(NonZeroU8::MIN);
        print::score_sheets(edition, &labels, edition.lucky, per_page)
    };
    match &args.output {
        Some(file) => std::fs::write(file, bytes).map_err(|error| format!("{file}: {error}")),
        None if args.pdf && std::io::stdout().is_terminal() => {
            Err("a PDF is not for a terminal: name a file with -o".to_owned())
        }
        None => {
            out::bytes(&bytes);
            Ok(())
        }
    }
}
