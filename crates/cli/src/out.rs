//! Standard output, without panics: a reader that goes away ends the program quietly, a full disk
//! ends it with a line.

use std::fmt::Arguments;
use std::io::{ErrorKind, IsTerminal as _, Write};

use clap::builder::StyledStr;

use crate::fault;

/// Prints a line.
macro_rules! sayln {
    () => { $crate::out::print(format_args!("\n")) };
    ($($part:tt)*) => { $crate::out::print(format_args!("{}\n", format_args!($($part)*))) };
}

/// Prints a part of a line.
macro_rules! say {
    ($($part:tt)*) => { $crate::out::print(format_args!($($part)*)) };
}

pub(crate) use {say, sayln};

/// Prints text; does not return if nobody can read it any more.
pub(crate) fn print(text: Arguments<'_>) {
    bytes(text.to_string().as_bytes());
}

/// Prints text that is bold here and there, where that can be seen and is wanted.
pub(crate) fn styled(text: &StyledStr) {
    if std::io::stdout().is_terminal() && wants_colours() {
        print(format_args!("{}", text.ansi()));
    } else {
        print(format_args!("{text}"));
    }
}

/// Whether the environment lets a program use colours.
pub(crate) fn wants_colours() -> bool {
    let says = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    says("NO_COLOR").is_none() && says("TERM").is_none_or(|term| term != "dumb")
}

/// Writes bytes to standard output as they are.
pub(crate) fn bytes(bytes: &[u8]) {
    let mut out = std::io::stdout().lock();
    if let Err(error) = out.write_all(bytes).and_then(|()| out.flush()) {
        if error.kind() == ErrorKind::BrokenPipe {
            std::process::exit(0);
        }
        eprintln!("qlub: {}", fault::at("stdout", &error));
        std::process::exit(2);
    }
}
