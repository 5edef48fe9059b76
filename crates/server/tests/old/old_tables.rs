//! What is kept of an older program, in a folder of its own.

use std::fmt::{self, Display};
use std::fs;
use std::path::{Path, PathBuf};

use protocol::Phase;
use serde::Deserialize;
use tempfile::TempDir;

/// The data that one older program wrote.
pub(crate) struct Release(PathBuf);

/// A table, and who may come back to it.
#[derive(Deserialize)]
pub(crate) struct OldTable {
    name: String,
    /// The id of the table.
    pub(crate) id: String,
    /// The id for watching it.
    pub(crate) watch: String,
    /// The code to say aloud.
    pub(crate) code: String,
    pub(crate) game: String,
    pub(crate) setup: String,
    /// Where it stood.
    pub(crate) phase: Phase,
    /// Which match it was at.
    #[serde(rename = "match")]
    match_number: u32,
    /// Who may come back, the host first.
    pub(crate) people: Vec<Person>,
}

/// A device of somebody, and the seat that it holds.
#[derive(Deserialize)]
pub(crate) struct Person {
    /// What makes it this device.
    pub(crate) cookie: String,
    /// What it committed to, for each of its seats.
    pub(crate) nonces: Vec<Nonce>,
}

/// A nonce of a seat.
#[derive(Deserialize)]
pub(crate) struct Nonce {
    pub(crate) seat: u8,
    /// 32 bytes in hex.
    pub(crate) nonce: String,
}

#[derive(Deserialize)]
struct People {
    tables: Vec<OldTable>,
}

/// All older programs of which there is data.
pub(crate) fn releases() -> Vec<Release> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../old-data");
    let folders = fs::read_dir(root).unwrap().map(|entry| entry.unwrap().path());
    let mut all: Vec<_> = folders.filter(|path| path.is_dir()).map(Release).collect();
    all.sort_by(|one, other| one.0.cmp(&other.0));
    assert!(!all.is_empty(), "nothing old is left");
    all
}

impl Release {
    /// What it is called.
    pub(crate) fn name(&self) -> String {
        self.0.file_name().unwrap().to_string_lossy().into_owned()
    }

    /// A copy of its database, in a folder of its own.
    pub(crate) fn database(&self) -> TempDir {
        let folder = tempfile::tempdir().unwrap();
        fs::copy(self.0.join("qlub.db"), folder.path().join("qlub.db")).unwrap();
        folder
    }

    /// The tables that this release kept.
    pub(crate) fn tables(&self) -> Vec<OldTable> {
        let text = fs::read_to_string(self.0.join("people.json")).unwrap();
        serde_json::from_str::<People>(&text).unwrap().tables
    }

    /// The records that it exported, each with the name of its file.
    pub(crate) fn records(&self) -> Vec<(String, String)> {
        let files = fs::read_dir(self.0.join("records")).unwrap();
        let files = files.map(|entry| entry.unwrap().path());
        files.map(|path| (path.display().to_string(), fs::read_to_string(path).unwrap())).collect()
    }
}

impl OldTable {
    /// How many of its matches were over.
    pub(crate) fn finished(&self) -> u32 {
        match self.phase {
            Phase::Over | Phase::Closed => self.match_number,
            _ => self.match_number - 1,
        }
    }

    /// The number of its last match.
    pub(crate) fn last(&self) -> u32 {
        self.match_number
    }
}

impl Display for OldTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.name)
    }
}
