//! What a shell and `man` want to know about the program.

use clap_complete::Shell;

use crate::Outcome;
use crate::out;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  qlub completions bash > ~/.local/share/bash-completion/completions/qlub
  qlub completions zsh > ~/.zfunc/_qlub
  qlub completions fish > ~/.config/fish/completions/qlub.fish")]
pub(crate) struct Args {
    /// The shell that the completions are for
    shell: Shell,
}

#[derive(clap::Args)]
#[command(after_help = "Examples:
  qlub man > qlub.1               the page of the program
  qlub man play > qlub-play.1     the page of a command")]
pub(crate) struct ManArgs {
    /// A command; the program itself if none is named
    command: Option<String>,
}

pub(crate) fn completions(args: &Args, mut program: clap::Command) -> Outcome {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut program, "qlub", &mut script);
    out::bytes(&script);
    Ok(())
}

pub(crate) fn manual(args: &ManArgs, mut program: clap::Command) -> Outcome {
    program.build();
    let page = match &args.command {
        None => program,
        Some(name) => {
            let known: Vec<_> = program.get_subcommands().map(|one| one.get_name()).collect();
            let expected = format!("no command {name:?}: expected one of {}", known.join(", "));
            program.find_subcommand(name).cloned().ok_or(expected)?
        }
    };
    let mut text = Vec::new();
    clap_mangen::Man::new(page).render(&mut text).map_err(|error| error.to_string())?;
    out::bytes(&text);
    Ok(())
}
