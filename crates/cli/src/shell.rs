//! What a shell and `man` want to know about the program.

use clap_complete::Shell;

use crate::Outcome;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  qlub completions bash > ~/.local/share/bash-completion/completions/qlub
  qlub completions zsh > ~/.zfunc/_qlub
  qlub completions fish > ~/.config/fish/completions/qlub.fish")]
pub(crate) struct Args {
    /// The shell
    shell: Shell,
}

pub(crate) fn completions(args: &Args, mut program: clap::Command) -> Outcome {
    clap_complete::generate(args.shell, &mut program, "qlub", &mut std::io::stdout());
    Ok(())
}

pub(crate) fn manual(program: clap::Command) -> Outcome {
    let page = clap_mangen::Man::new(program);
    page.render(&mut std::io::stdout()).map_err(|error| error.to_string())
}
