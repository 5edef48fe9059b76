//! How help is laid out: nothing wider than eighty columns, what is explained beside its explanation.

use clap::{Arg, Command};

use crate::drawing::wrapped as lines;

/// What clap puts before the line that says how a command is written.
pub(super) const USAGE: &str = "Usage:";
/// How wide help may be.
const WIDTH: usize = 80;
/// What stands beside its explanation takes so many columns at most; else the explanation goes below.
const BESIDE: usize = 34;
/// Where explanations begin that go below.
const BELOW: usize = 10;

/// What help consists of, in its order.
pub(super) fn template(command: &Command, usage: &str) -> String {
    let style = command.get_styles().get_usage();
    let usage = format!("{}{usage}{}", style.render(), style.render_reset());
    format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}")
}

/// Breaks the explanations of a command's arguments into lines.
pub(super) fn with_lines(command: Command) -> Command {
    let widest = |positional: bool| {
        let shown = command.get_arguments().filter(|arg| !arg.is_hide_set());
        let group = shown.filter(|arg| arg.is_positional() == positional);
        group.map(|arg| spelled(arg) + 4).max().unwrap_or(0)
    };
    let widest = [widest(false), widest(true)];
    command.mut_args(|arg| {
        let beside = widest[usize::from(arg.is_positional())];
        let below = beside > BESIDE;
        let text = arg.get_help().map(ToString::to_string).unwrap_or_default();
        let width = WIDTH - if below { BELOW } else { beside };
        arg.help(lines(&text, width).join("\n")).next_line_help(below)
    })
}

/// How wide an argument is as it is written, with room for its short form.
fn spelled(arg: &Arg) -> usize {
    let value = arg.get_value_names().and_then(|names| names.first());
    let value = value.map_or(0, |name| name.chars().count() + 3);
    let values = arg.get_num_args().unwrap_or_else(|| 1.into());
    // Brackets stand around a value that may be left out, and three dots behind one that may be repeated.
    let around = if values.min_values() == 0 { 2 } else { 0 };
    let value = value + around + if values.max_values() > 1 { 3 } else { 0 };
    match arg.get_long() {
        Some(long) if arg.get_action().takes_values() => 4 + 2 + long.len() + value,
        Some(long) => 4 + 2 + long.len(),
        // Three dots stand behind a value that may be repeated.
        None => value + 3,
    }
}

/// What follows the arguments: examples, each with what it does, and notes.
pub(super) fn after(examples: Option<&str>, notes: Option<&str>, heading: &str) -> String {
    let mut parts = Vec::new();
    if let Some(text) = examples {
        let examples: Vec<_> = text.lines().map(example).collect();
        let column = column(&examples);
        let shown = examples.iter().map(|(command, what)| {
            if length(command) <= column {
                format!("  {command:<column$}  # {what}")
            } else {
                format!("  # {what}\n  {command}")
            }
        });
        parts.push(format!("{heading}\n{}", shown.collect::<Vec<_>>().join("\n")));
    }
    if let Some(text) = notes {
        let notes = text.lines().flat_map(|line| lines(line, WIDTH));
        parts.push(notes.collect::<Vec<_>>().join("\n"));
    }
    parts.join("\n\n")
}

/// How wide the commands of examples are that have beside them what they do: so that this holds for as
/// many as can be.
fn column(examples: &[(&str, &str)]) -> usize {
    let group =
        |column: usize| examples.iter().filter(move |(command, _)| length(command) <= column);
    let fits = |column: &usize| group(*column).all(|(_, what)| column + length(what) + 6 <= WIDTH);
    let columns = examples.iter().map(|(command, _)| length(command)).filter(fits);
    columns.max_by_key(|column| group(*column).count()).unwrap_or(0)
}

fn length(text: &str) -> usize {
    text.chars().count()
}

/// An example: the command, and what it does.
pub(super) fn example(line: &str) -> (&str, &str) {
    line.split_once(" # ").unwrap_or((line, ""))
}
