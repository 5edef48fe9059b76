//! The folder where the program keeps what outlasts it: a server's games, and books for players.

use std::path::PathBuf;

use crate::language::text;

/// Where the tables are.
#[derive(clap::Args, Clone, Default)]
pub(crate) struct Data {
    /// The folder of the database and of books for players; what QLUB_DATA says if none is named,
    /// else the platform's folder for data
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
}

impl Data {
    pub(crate) fn folder(&self) -> Result<PathBuf, String> {
        let said = || std::env::var_os("QLUB_DATA").map(PathBuf::from);
        let own = || directories::ProjectDirs::from("", "", "qlub");
        let own = || Some(own()?.data_dir().to_owned());
        self.data.clone().or_else(said).or_else(own).ok_or_else(|| text!("no-home"))
    }
}
