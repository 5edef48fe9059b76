//! The help of the program, in its language.
//!
//! The commands say what there is; the catalogue says what it is (`words/*/program-help.ftl`). The id of a
//! text is what is typed: `qlub-play` is what `qlub play` does, `qlub-play--names` its `--names`, and
//! `qlub--json` is what `--json` means wherever a command has no text of its own for it. Examples are
//! `qlub-play-examples`, one a line, each with what it does behind ` # `; what else there is to know is
//! `qlub-play-notes`.

mod layout;
mod refused;
#[cfg(test)]
mod tests;

use clap::{Arg, ArgAction, Command, CommandFactory as _};
use words::{Language, Words};

use crate::Outcome;
use crate::language::{text, words};
use crate::out;

pub(crate) use refused::refused;

/// The name of the program, and the beginning of every id.
const PROGRAM: &str = "qlub";
/// The options that come last, and behind how many others.
const LAST: [&str; 3] = ["lang", "help", "version"];
const LAST_PLACE: usize = 1000;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The command; the program itself if none is named
    command: Vec<String>,
}

/// Prints the help of a command.
pub(crate) fn run(args: &Args) -> Outcome {
    let mut found = command(words());
    found.build();
    for name in &args.command {
        found = subcommand(&found, name)?;
    }
    out::styled(&found.render_help());
    Ok(())
}

/// The command of a name, also by one of its other names.
pub(crate) fn subcommand(command: &Command, name: &str) -> Result<Command, String> {
    command.find_subcommand(name).cloned().ok_or_else(|| {
        let known: Vec<_> = command.get_subcommands().map(Command::get_name).collect();
        text!("no-command", given = name, known = known.join(", "))
    })
}

/// The program with everything that it takes, and its help in the language of the words.
pub(crate) fn command(words: &Words) -> Command {
    let help = Arg::new("help").short('h').long("help").action(ArgAction::HelpShort).global(true);
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let command = crate::Cli::command()
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(help)
        .arg(version);
    let command = in_words(command, PROGRAM, &[], words);
    let mut built = command.clone();
    built.build();
    with_usage(command, &mut built, words)
}

/// A command and what is below it. What holds for all that is below is handed on to each, so that it is
/// laid out among its arguments.
fn in_words(command: Command, path: &str, handed: &[Arg], words: &Words) -> Command {
    let own = |arg: &&Arg| command.get_arguments().all(|known| known.get_id() != arg.get_id());
    let handed: Vec<Arg> = handed.iter().filter(own).cloned().collect();
    let command = command.args(handed);
    let on: Vec<Arg> = command.get_arguments().filter(|arg| arg.is_global_set()).cloned().collect();
    let text = |key: &str| words.has(key).then(|| words.text(key));
    let about = text(path).or(command.get_about().map(ToString::to_string)).unwrap_or_default();
    let after = layout::after(
        text(&format!("{path}-examples")).as_deref(),
        text(&format!("{path}-notes")).as_deref(),
        &words.text("help-examples"),
    );
    let template = layout::template(&command, &words.text("help-usage"));
    let command = command
        .about(about)
        .after_help(after)
        .help_template(template)
        .subcommand_value_name(words.text("value-command"))
        .subcommand_help_heading(words.text("help-commands"))
        .mut_args(|arg| argument(arg, path, words));
    let command = layout::with_lines(command);
    command.mut_subcommands(|inner| {
        let path = format!("{path}-{}", inner.get_name());
        in_words(inner, &path, &on, words)
    })
}

/// An argument with its text, its heading and the name of its value.
fn argument(arg: Arg, path: &str, words: &Words) -> Arg {
    let key = key_of(&arg, path, words);
    let mut text = if words.has(&key) {
        words.text(&key)
    } else {
        arg.get_help().map(ToString::to_string).unwrap_or_default()
    };
    let heading = if arg.is_positional() { "help-arguments" } else { "help-options" };
    let mut arg = arg.help_heading(words.text(heading));
    // What every command has comes last.
    if let Some(place) = LAST.iter().position(|last| arg.get_id() == last) {
        arg = arg.display_order(LAST_PLACE + place);
    }
    if arg.get_action().takes_values() {
        let values: Vec<String> = if arg.get_id() == "lang" {
            Language::all().map(|language| language.to_string()).collect()
        } else {
            arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect()
        };
        // A text that explains them names them already.
        if !values.iter().all(|value| text.contains(value.as_str())) {
            let values = [("values", values.join(", ").into())];
            text = format!("{text} {}", words.say("help-values", &values));
        }
        let usual: Vec<_> =
            arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        if !usual.is_empty() {
            let usual = [("value", usual.join(",").into())];
            text = format!("{text} {}", words.say("help-default", &usual));
        }
        let name = words.text(&value_key(&arg));
        arg = arg.value_name(name).hide_default_value(true).hide_possible_values(true);
    }
    arg.help(text)
}

/// The id of an argument's text: the command's own goes before the one that several share.
fn key_of(arg: &Arg, path: &str, words: &Words) -> String {
    let name = arg.get_long().unwrap_or(arg.get_id().as_str());
    let own = format!("{path}--{name}");
    if words.has(&own) { own } else { format!("{PROGRAM}--{name}") }
}

/// The id of what a value is called in the help.
fn value_key(arg: &Arg) -> String {
    let name = arg.get_value_names().and_then(|names| names.first());
    let name = name.map_or(arg.get_id().as_str(), |name| name.as_str());
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
    format!("value-{}", name.to_lowercase().chars().map(plain).collect::<String>())
}

/// Puts the words of the language into the line that says how a command is written.
fn with_usage(command: Command, built: &mut Command, words: &Words) -> Command {
    let usage = built.render_usage().to_string();
    let usage = usage.strip_prefix(layout::USAGE).unwrap_or(&usage).trim();
    let options = format!("[{}]", words.text("value-options"));
    let indent = " ".repeat(words.text("help-usage").chars().count() + 1);
    let lines: Vec<&str> = usage.lines().map(str::trim).collect();
    let usage = lines.join(&format!("\n{indent}")).replace("[OPTIONS]", &options);
    command.override_usage(usage).mut_subcommands(|inner| {
        match built.find_subcommand_mut(inner.get_name()) {
            Some(built) => with_usage(inner, built, words),
            None => inner,
        }
    })
}
