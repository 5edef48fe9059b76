//! A command line that cannot be read, in the language of the program: what clap found, said by us.

use std::error::Error as _;
use std::net::AddrParseError;
use std::num::{ParseFloatError, ParseIntError};
use std::process::ExitCode;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::layout::USAGE;
use crate::fault::named;
use crate::language::{text, words};
use crate::out;

/// Says what is wrong with a command line; help that was asked for is printed.
pub(crate) fn refused(error: &Error) -> ExitCode {
    let shown = error.render();
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            out::styled(&shown);
            return ExitCode::SUCCESS;
        }
        // Help that was not asked for: a command is missing.
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => eprint!("{shown}"),
        _ => eprintln!("{}", crate::printable(&format!("qlub: {}", said(error)))),
    }
    ExitCode::from(2)
}

fn said(error: &Error) -> String {
    let mut says = fault(error);
    for kind in
        [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue]
    {
        let suggested = list(error, kind);
        if !suggested.is_empty() {
            let these = words().list(&suggested, "or");
            says = format!("{says} {}", text!("clap-suggested", these = these));
        }
    }
    if let Some(usage) = error.get(ContextKind::Usage) {
        let usage = usage.to_string();
        let usage = usage.trim().strip_prefix(USAGE).unwrap_or(&usage).trim().to_owned();
        says = format!("{says}\n{} {usage}", text!("help-usage"));
    }
    says
}

fn fault(error: &Error) -> String {
    let argument = Some(one(error, ContextKind::InvalidArg)).filter(|words| !words.is_empty());
    let argument = argument.unwrap_or_else(|| one(error, ContextKind::InvalidSubcommand));
    // An option is known by its name, without the place of its value.
    let argument = argument.split(" <").next().unwrap_or_default();
    let value = one(error, ContextKind::InvalidValue);
    match error.kind() {
        // An option whose value is left out comes as a bad value of nothing.
        ErrorKind::InvalidValue if value.is_empty() => {
            text!("clap-no-value", argument = argument)
        }
        ErrorKind::InvalidValue => {
            let known = words().list(&list(error, ContextKind::ValidValue), "or");
            text!("clap-value", argument = argument, value = value, known = known)
        }
        ErrorKind::ValueValidation => {
            let source = error.source();
            match source.and_then(why) {
                Some(why) => text!("clap-says", argument = argument, value = value, why = why),
                // A parser of ours says itself what is wrong with what.
                None => named(argument, source.map(ToString::to_string).unwrap_or_default()),
            }
        }
        ErrorKind::UnknownArgument => text!("clap-unknown", argument = argument),
        ErrorKind::InvalidSubcommand => {
            let given = one(error, ContextKind::InvalidSubcommand);
            text!("clap-subcommand", given = given)
        }
        ErrorKind::MissingSubcommand => {
            let known = words().list(&list(error, ContextKind::ValidSubcommand), "or");
            text!("clap-no-subcommand", known = known)
        }
        ErrorKind::MissingRequiredArgument => {
            let missing = words().list(&list(error, ContextKind::InvalidArg), "and");
            text!("clap-missing", missing = missing)
        }
        ErrorKind::ArgumentConflict => {
            let other: Vec<String> = list(error, ContextKind::PriorArg)
                .iter()
                .filter_map(|word| word.split(" <").next().map(str::to_owned))
                .collect();
            let other = words().list(&other, "and");
            if other == argument {
                text!("clap-twice", argument = argument)
            } else {
                text!("clap-conflict", argument = argument, other = other)
            }
        }
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            text!("clap-count", argument = argument)
        }
        ErrorKind::InvalidUtf8 => text!("clap-utf8"),
        _ => text!("clap-other", says = error.to_string().trim().to_owned()),
    }
}

/// Why a value was not taken by a parser that is not ours.
fn why(source: &(dyn std::error::Error + 'static)) -> Option<String> {
    if source.is::<ParseIntError>() {
        return Some(text!("clap-whole-number"));
    }
    if source.is::<ParseFloatError>() {
        return Some(text!("clap-number"));
    }
    if source.is::<AddrParseError>() {
        return Some(text!("clap-address"));
    }
    let says = source.to_string();
    Some(match says.split_once(" is not in ").and_then(|(_, range)| bounds(range))? {
        (low, None) => text!("clap-at-least", low = low),
        (low, Some(high)) => text!("clap-range", low = low, high = high),
    })
}

/// A range as clap writes it, such as `1..=12`; one that ends where its numbers do has no end.
fn bounds(range: &str) -> Option<(String, Option<String>)> {
    let (low, high) = range.split_once("..")?;
    let last = match high.strip_prefix('=') {
        Some(high) => high.parse::<u64>().ok()?,
        None => high.parse::<u64>().ok()?.saturating_sub(1),
    };
    let is_end = last >= u64::from(u32::MAX);
    Some((low.to_owned(), (!is_end).then(|| last.to_string())))
}

fn list(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(one)) => vec![one.clone()],
        Some(ContextValue::Strings(several)) => several.clone(),
        _ => Vec::new(),
    }
}

fn one(error: &Error, kind: ContextKind) -> String {
    list(error, kind).join(", ")
}
