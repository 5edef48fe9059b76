//! Files on their way into an archive: the same files give the same bytes, whoever packs them, wherever
//! and whenever.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// A file to be packed.
#[derive(Clone)]
pub(crate) struct Entry {
    /// Its path within the archive, with `/` on every platform.
    pub(crate) path: String,
    pub(crate) bytes: Vec<u8>,
    pub(crate) is_program: bool,
}

/// Files by their paths, in order.
#[derive(Clone, Default)]
pub(crate) struct Tree {
    entries: Vec<Entry>,
}

impl Tree {
    /// Puts a file that is read by people and programs.
    pub(crate) fn put(&mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.insert(Entry { path: path.into(), bytes: bytes.into(), is_program: false });
    }

    /// Puts a file that is run.
    pub(crate) fn put_program(&mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.insert(Entry { path: path.into(), bytes: bytes.into(), is_program: true });
    }

    fn insert(&mut self, entry: Entry) {
        let at = self.entries.partition_point(|other| other.path < entry.path);
        self.entries.insert(at, entry);
    }

    /// Puts all files of a folder below a path.
    pub(crate) fn put_folder(&mut self, path: &str, folder: &Path) -> std::io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let below = format!("{path}/{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_dir() {
                self.put_folder(&below, &entry.path())?;
            } else {
                self.put(below, fs::read(entry.path())?);
            }
        }
        Ok(())
    }

    /// The same files below a folder.
    pub(crate) fn below(&self, folder: &str) -> Tree {
        let mut tree = Tree::default();
        for entry in &self.entries {
            tree.insert(Entry { path: format!("{folder}/{}", entry.path), ..entry.clone() });
        }
        tree
    }

    pub(crate) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The folders that the files need, each before what is in it.
    pub(crate) fn folders(&self) -> BTreeSet<&str> {
        let all = self
            .entries
            .iter()
            .flat_map(|entry| entry.path.match_indices('/').map(|(at, _)| &entry.path[..at]));
        all.collect()
    }
}

#[test]
fn files_lie_in_order_and_folders_before_them() {
    let mut tree = Tree::default();
    tree.put("b/c/two", "2");
    tree.put_program("b/a", "1");
    let tree = tree.below("top");
    let paths: Vec<_> = tree.entries().iter().map(|entry| entry.path.as_str()).collect();
    assert_eq!(paths, ["top/b/a", "top/b/c/two"]);
    assert_eq!(tree.folders().into_iter().collect::<Vec<_>>(), ["top", "top/b", "top/b/c"]);
}
