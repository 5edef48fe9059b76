//! What a shell and `man` want to know about the program.

use clap_complete::Shell;

use crate::Outcome;
use crate::help;
use crate::language::{text, words};
use crate::out;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The shell that the completions are for
    shell: Shell,
}

#[derive(clap::Args)]
pub(crate) struct ManArgs {
    /// A command; the program itself if none is named
    command: Option<String>,
}

pub(crate) fn completions(args: &Args) -> Outcome {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut help::command(words()), "qlub", &mut script);
    out::bytes(&script);
    Ok(())
}

pub(crate) fn manual(args: &ManArgs) -> Outcome {
    let mut program = help::command(words());
    program.build();
    let page = match &args.command {
        None => program,
        Some(name) => help::subcommand(&program, name)?,
    };
    let mut page_bytes = Vec::new();
    clap_mangen::Man::new(page).render(&mut page_bytes).map_err(|error| error.to_string())?;
    let page = String::from_utf8_lossy(&page_bytes);
    let lines = page.lines().map(|line| match line.strip_prefix(".SH ") {
        Some(heading) => format!(".SH {}\n", heading_in_words(heading)),
        None => format!("{line}\n"),
    });
    out::bytes(lines.collect::<String>().as_bytes());
    Ok(())
}

/// A heading of a manual page; those that the catalogue does not have are in its language already.
fn heading_in_words(heading: &str) -> String {
    let key = format!("man-{}", heading.trim_matches('"').to_lowercase());
    if words().has(&key) { text!(key) } else { heading.to_owned() }
}
