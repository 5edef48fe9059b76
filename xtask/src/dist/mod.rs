//! A release: programs, packages and the page, with checksums (docs/release.md).

mod changelog;
mod compare;
mod contents;
mod debian;
mod licences;
mod parts;
mod sbom;
mod sums;
mod tar;
mod target;
mod tree;
mod try_out;
mod zip;

use std::fs;
use std::path::{Path, PathBuf};

use crate::run::{Chore, root, stage};
use crate::web;
use changelog::Release;
use contents::{ManualFiles, Program};
use target::{TARGETS, Target};

/// Where a release is put.
pub(crate) const FOLDER: &str = "target/archives";

/// `cargo xtask dist [compare | pack] [--profile PROFILE] [TARGET…]`
pub(crate) fn run(words: &[String]) -> Chore {
    let order = Order::read(words)?;
    if order.compare { compare::run(&order.words()) } else { build(&order) }
}

/// What was asked for.
struct Order {
    compare: bool,
    /// What has been built is packed as it lies there.
    pack: bool,
    profile: String,
    targets: Vec<&'static Target>,
}

impl Order {
    fn read(words: &[String]) -> Result<Self, String> {
        let mut order =
            Order { compare: false, pack: false, profile: "dist".to_owned(), targets: Vec::new() };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let find = || TARGETS.iter().find(|target| target.name == word);
            match word.as_str() {
                "compare" => order.compare = true,
                "pack" => order.pack = true,
                "--profile" => order.profile = words.next().ok_or("--profile of what?")?.clone(),
                _ => order.targets.push(find().ok_or_else(|| {
                    let known: Vec<_> = TARGETS.iter().map(|target| target.name).collect();
                    format!("no target {word:?}: {}", known.join(", "))
                })?),
            }
        }
        if order.targets.is_empty() {
            order.targets = TARGETS.iter().filter(|target| target.is_linux()).collect();
        }
        Ok(order)
    }

    fn words(&self) -> Vec<&str> {
        let targets = self.targets.iter().map(|target| target.name);
        ["--profile", &self.profile].into_iter().chain(targets).collect()
    }
}

fn build(order: &Order) -> Chore {
    let release = changelog::release()?;
    let to = root().join(FOLDER);
    if to.exists() {
        fs::remove_dir_all(&to).map_err(at(&to))?;
    }
    fs::create_dir_all(&to).map_err(at(&to))?;
    if !order.pack {
        web::site("target/site")?;
    }
    stage("page as files", || page(&release, &to))?;
    let mut built = Vec::new();
    for target in &order.targets {
        let mut program = PathBuf::new();
        stage(&format!("program for {}", target.name), || {
            program = target.program_of(&order.profile);
            if order.pack { Ok(()) } else { target.build(&order.profile) }
        })?;
        stage(&format!("start {}", target.name), || try_out(target, &program))?;
        built.push((*target, program));
    }
    let mut manual = None;
    stage("manual pages and completions", || {
        let mut able =
            built.iter().filter_map(|(target, program)| Some((target.runner()?, program)));
        let (runner, program) = able.next().ok_or("none of these programs runs here")?;
        manual = Some(contents::manual_files(&runner, program)?);
        Ok(())
    })?;
    let manual = manual.ok_or("no manual pages")?;
    for (target, program) in &built {
        stage(&format!("archive for {}", target.name), || {
            pack(&release, target, program, &manual, &to)
        })?;
    }
    stage("notes and checksums", || {
        write(&to.join("NOTES.md"), release.text().as_bytes())?;
        sums::write(&to)
    })?;
    println!("\n{}", sums::table(&to)?);
    Ok(())
}

fn try_out(target: &Target, program: &Path) -> Chore {
    match try_out::page(target, program)? {
        Some(seconds) => println!("its page came after {seconds:.1} s"),
        None => println!("nothing here runs it: it was not started"),
    }
    Ok(())
}

/// The page, and the large table beside it that people can add to a program.
fn page(release: &Release, to: &Path) -> Chore {
    let parts = parts::parts(None)?;
    let name = format!("qlub-{}-page", release.version);
    let tree = contents::page(&root().join("target/site"), &parts, &release.version)?;
    let archive = tar::packed(&tree.below(&name), release.time()?).map_err(at(to))?;
    write(&to.join(format!("{name}.tar.gz")), &archive)?;
    let table = "quixo-keeps-wins.qxt";
    fs::copy(root().join("crates/bots/tables").join(table), to.join(table)).map_err(at(to))?;
    Ok(())
}

fn pack(
    release: &Release,
    target: &Target,
    program: &Path,
    manual: &ManualFiles,
    to: &Path,
) -> Chore {
    let version = release.version.as_str();
    let parts = parts::parts(Some(target.triple))?;
    let silent = licences::unknown(&parts);
    if !silent.is_empty() {
        return Err(format!("nobody knows the licence of {}", silent.join(", ")));
    }
    let bytes = fs::read(program).map_err(at(program))?;
    let program = Program { name: target.program(), bytes, manual, parts, version };
    let name = format!("qlub-{version}-{}", target.name);
    let tree = program.archive()?.below(&name);
    let time = release.time()?;
    if target.is_windows() {
        write(&to.join(format!("{name}.zip")), &zip::packed(&tree).map_err(at(to))?)?;
    } else {
        write(&to.join(format!("{name}.tar.gz")), &tar::packed(&tree, time).map_err(at(to))?)?;
    }
    if let Some(machine) = target.debian {
        let files = program.package()?;
        let package = debian::package(&files, version, machine, time).map_err(at(to))?;
        write(&to.join(format!("qlub_{version}_{machine}.deb")), &package)?;
    }
    Ok(())
}

fn write(file: &Path, bytes: &[u8]) -> Chore {
    fs::write(file, bytes).map_err(at(file))
}

/// An error with the place where it came up.
fn at(path: &Path) -> impl Fn(std::io::Error) -> String {
    move |error| format!("{}: {error}", path.display())
}

#[test]
fn an_order_names_targets_and_linux_is_usual() {
    let read = |text: &str| {
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        Order::read(&words).map(|order| order.words().join(" "))
    };
    assert_eq!(read(""), Ok("--profile dist x86_64-linux aarch64-linux".to_owned()));
    assert_eq!(
        read("compare --profile dev aarch64-linux"),
        Ok("--profile dev aarch64-linux".to_owned())
    );
    assert!(read("amiga").is_err() && read("--profile").is_err());
}
