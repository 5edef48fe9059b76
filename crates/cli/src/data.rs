//! The folder where a server keeps its tables.

use std::path::PathBuf;

/// Where the tables are.
#[derive(clap::Args, Clone)]
pub(crate) struct Data {
    /// The folder of the database; the platform's folder for data if none is named
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Data {
    pub(crate) fn folder(&self) -> Result<PathBuf, String> {
        let own = || directories::ProjectDirs::from("", "", "qlub");
        let own = || Some(own()?.data_dir().to_owned());
        self.data.clone().or_else(own).ok_or_else(|| {
            "this account has no home folder: name one for the data with --data DIR".to_owned()
        })
    }
}
