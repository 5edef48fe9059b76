//! `qlub sheet`: score sheets to print, for a table whose pad ran out.

use std::io::IsTerminal;
use std::num::NonZeroU8;
use std::path::Path;

use game::{Game, Seat, Setup};
use pictures::{Labels, print};
use qwixx::{Dice, Edition};
use table::{OpenError, TableRefusal};

use crate::Outcome;
use crate::language::{text, words};
use crate::{out, whole};

#[derive(clap::Args)]
#[command(group = clap::ArgGroup::new("form").required(true).args(["svg", "pdf"]))]
pub(crate) struct Args {
    /// The edition of Qwixx (see `qlub games`)
    edition: String,
    /// An option of the edition, as KEY=VALUE; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// One sheet as a picture
    #[arg(long)]
    svg: bool,
    /// A printable page of sheets
    #[arg(long)]
    pdf: bool,
    /// How many sheets on a page, up to 12
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=12))]
    per_page: u8,
    /// The paper of a page
    #[arg(long, value_enum, default_value_t = Paper::A4)]
    paper: Paper,
    /// The file to write; standard output if none is named
    #[arg(long, short)]
    output: Option<String>,
    /// Replace the file that is there
    #[arg(long)]
    replace: bool,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Paper {
    /// 210 × 297 mm
    A4,
    /// 8½ × 11 in
    Letter,
}

impl From<Paper> for print::Paper {
    fn from(paper: Paper) -> Self {
        match paper {
            Paper::A4 => print::Paper::A4,
            Paper::Letter => print::Paper::Letter,
        }
    }
}

pub(crate) fn run(args: &Args) -> Outcome {
    if let Some(file) = &args.output
        && !args.replace
        && Path::new(file).exists()
    {
        return Err(text!("sheet-exists", file = file.as_str()));
    }
    if args.pdf && args.output.is_none() && std::io::stdout().is_terminal() {
        return Err(text!("sheet-not-for-a-terminal"));
    }
    let options = args.options()?;
    let labels = Labels::of(words());
    let lucky: Vec<[u8; 2]> =
        (0..options.seats).filter_map(|seat| options.lucky(Seat(seat))).collect();
    let bytes = if args.svg {
        print::sheet_svg(options.pad, &labels, lucky.first().copied()).into_bytes()
    } else {
        let per_page = NonZeroU8::new(args.per_page).unwrap_or(NonZeroU8::MIN);
        print::score_sheets(options.pad, &labels, &lucky, per_page, args.paper.into())
    };
    match &args.output {
        Some(file) => whole::write(Path::new(file), &bytes),
        None => {
            out::bytes(&bytes);
            Ok(())
        }
    }
}

impl Args {
    /// What is asked for, as a set-up of as many seats as it has pairs of lucky numbers for.
    fn options(&self) -> Result<<Dice as Game>::Options, String> {
        let mut pairs = Edition::named(&self.edition).map_or(0, |edition| edition.lucky.len());
        let mut options = Vec::new();
        for option in &self.options {
            let (key, value) = option
                .split_once('=')
                .ok_or_else(|| text!("option-form", option = option.as_str()))?;
            if key == "lucky" {
                pairs = value.split(',').count();
            }
            options.push((key.to_owned(), value.to_owned()));
        }
        let seats = pairs.clamp(1, 5) as u8;
        let setup = Setup { options, ..Setup::new(self.edition.as_str(), seats) };
        let settled = setup.settle(Dice::editions()).and_then(|setup| Dice::options(&setup));
        settled.map_err(|error| {
            let refused = TableRefusal::from(OpenError::Setup(error));
            let protocol::Refusal { key, data, .. } = refused.into();
            words().refusal(Dice::NAME, &key, &data, &|seat| seat.to_string())
        })
    }
}
