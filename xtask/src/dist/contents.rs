//! What lies in an archive beside the program.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use flate2::Compression;
use flate2::write::GzEncoder;

use super::parts::Part;
use super::tree::Tree;
use super::{debian, licences, sbom};
use crate::run::root;

/// The shells, each with the name that it looks for.
const SHELLS: [(&str, &str); 4] =
    [("bash", "qlub.bash"), ("zsh", "_qlub"), ("fish", "qlub.fish"), ("powershell", "qlub.ps1")];

/// Where Debian's shells look for them, below `usr/share`.
const PLACES: [(&str, &str); 3] = [
    ("qlub.bash", "bash-completion/completions/qlub"),
    ("_qlub", "zsh/vendor-completions/_qlub"),
    ("qlub.fish", "fish/vendor_completions.d/qlub.fish"),
];

/// What Debian asks of every package.
const COPYRIGHT: &str = "Qlub is offered under the MIT licence (LICENSE-MIT) or the Apache licence 2.0 \
                         (LICENSE-APACHE),\nas you like. LICENCES-OF-OTHERS.txt has the licences of all \
                         that is linked in.\n";

/// The documents that are packed.
const DOCUMENTS: [&str; 2] = ["LICENSE-MIT", "LICENSE-APACHE"];

/// Manual pages and completions, as a program tells them.
pub(crate) struct ManualFiles {
    /// By their paths below the folder of manual pages, such as `man1/qlub-serve.1`.
    pages: Tree,
    completions: Tree,
}

/// Asks a program that runs here, with what runs it.
pub(crate) fn manual_files(runner: &[String], program: &Path) -> Result<ManualFiles, String> {
    let ask = |words: &[&str]| {
        let mut all = runner.to_vec();
        all.push(program.to_string_lossy().into_owned());
        let mut command = Command::new(&all[0]);
        let output = command.args(&all[1..]).args(words).env("LC_ALL", "C").output();
        let output = output.map_err(|error| format!("{command:?}: {error}"))?;
        let failed = || format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr));
        output.status.success().then_some(output.stdout.clone()).ok_or_else(failed)
    };
    let mut manual = ManualFiles { pages: Tree::default(), completions: Tree::default() };
    for (shell, name) in SHELLS {
        manual.completions.put(name, ask(&["completions", shell])?);
    }
    let plain = ask(&["man"])?;
    for language in languages()? {
        let own = ask(&["--lang", &language, "man"])?;
        // The language that is spoken where no other is asked for has no folder.
        let folder = if own == plain { String::new() } else { format!("{language}/") };
        manual.pages.put(format!("{folder}man1/qlub.1"), own.clone());
        for command in commands(&String::from_utf8_lossy(&own)) {
            let page = ask(&["--lang", &language, "man", &command])?;
            manual.pages.put(format!("{folder}man1/qlub-{command}.1"), page);
        }
    }
    Ok(manual)
}

/// The commands that a manual page of the program names.
fn commands(page: &str) -> Vec<String> {
    let pages = page.lines().filter_map(|line| line.strip_prefix("qlub\\-"));
    pages.filter_map(|line| Some(line.split_once("(1)")?.0.replace("\\-", "-"))).collect()
}

fn languages() -> Result<Vec<String>, String> {
    let failed = |error: std::io::Error| format!("words: {error}");
    let folders = fs::read_dir(root().join("words")).map_err(failed)?;
    let mut names: Vec<String> =
        folders.flatten().map(|one| one.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}

/// What everybody gets who gets code: licences, parts, what is new.
fn papers(parts: &[Part], version: &str) -> Result<Tree, String> {
    let mut tree = Tree::default();
    for name in DOCUMENTS {
        tree.put(name, read(name)?);
    }
    tree.put("LICENCES-OF-OTHERS.txt", licences::text(parts));
    tree.put("sbom.cdx.json", sbom::text(parts, version)?);
    Ok(tree)
}

/// A program with what it says of itself, on its way into archives.
pub(crate) struct Program<'a> {
    pub(crate) name: &'static str,
    pub(crate) bytes: Vec<u8>,
    pub(crate) manual: &'a ManualFiles,
    pub(crate) parts: Vec<Part>,
    pub(crate) version: &'a str,
}

impl Program<'_> {
    /// The archive that is unpacked anywhere.
    pub(crate) fn archive(&self) -> Result<Tree, String> {
        let mut tree = papers(&self.parts, self.version)?;
        tree.put_program(self.name, self.bytes.clone());
        tree.put("README.txt", read("deploy/archive/README.txt")?);
        tree.put("CHANGELOG.md", read("CHANGELOG.md")?);
        tree.put("qlub.service", read("deploy/qlub.service")?);
        for (folder, files) in
            [("man", &self.manual.pages), ("completions", &self.manual.completions)]
        {
            for entry in files.below(folder).entries() {
                tree.put(entry.path.as_str(), entry.bytes.clone());
            }
        }
        Ok(tree)
    }

    /// The files of the package for Debian, where Debian wants them.
    pub(crate) fn package(&self) -> Result<Tree, String> {
        let mut tree = papers(&self.parts, self.version)?.below("usr/share/doc/qlub");
        tree.put("usr/share/doc/qlub/copyright", COPYRIGHT);
        tree.put("usr/share/doc/qlub/changelog.gz", packed(&read("CHANGELOG.md")?)?);
        tree.put_program("usr/bin/qlub", self.bytes.clone());
        tree.put("usr/lib/systemd/system/qlub.service", debian::unit()?);
        tree.put("etc/default/qlub", read("deploy/debian/default")?);
        for entry in self.manual.pages.entries() {
            tree.put(format!("usr/share/man/{}.gz", entry.path), packed(&entry.bytes)?);
        }
        for entry in self.manual.completions.entries() {
            let place = PLACES.iter().find(|(name, _)| *name == entry.path);
            if let Some((_, place)) = place {
                tree.put(format!("usr/share/{place}"), entry.bytes.clone());
            }
        }
        Ok(tree)
    }
}

/// The page as plain files.
pub(crate) fn page(folder: &Path, parts: &[Part], version: &str) -> Result<Tree, String> {
    let mut tree = papers(parts, version)?;
    tree.put("README.txt", read("deploy/archive/README-page.txt")?);
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    tree.put_folder("page", folder).map_err(failed)?;
    Ok(tree)
}

fn read(name: &str) -> Result<Vec<u8>, String> {
    fs::read(root().join(name)).map_err(|error| format!("{name}: {error}"))
}

fn packed(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes).and_then(|()| packer.finish()).map_err(|error| error.to_string())
}

#[test]
fn commands_are_read_from_the_manual_page() {
    let page = ".TP\nqlub\\-serve(1)\nServe tables\n.TP\nqlub\\-a\\-b(1)\nqlub serve\n";
    assert_eq!(commands(page), ["serve", "a-b"]);
}
