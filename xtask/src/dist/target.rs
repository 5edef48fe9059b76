//! The machines that programs are built for.

use std::env::consts;
use std::fs;
use std::path::PathBuf;

use crate::run::{Chore, command, paths_left_out, root, target_folder};

/// A kind of machine.
pub(crate) struct Target {
    /// As Rust calls it.
    pub(crate) triple: &'static str,
    /// As the names of archives call it.
    pub(crate) name: &'static str,
    /// As Debian calls it, where there is a package.
    pub(crate) debian: Option<&'static str>,
}

/// Linux first: those are built on one machine. The others need a machine of their kind.
pub(crate) const TARGETS: [Target; 5] = [
    Target { triple: "x86_64-unknown-linux-musl", name: "x86_64-linux", debian: Some("amd64") },
    Target { triple: "aarch64-unknown-linux-musl", name: "aarch64-linux", debian: Some("arm64") },
    Target { triple: "x86_64-pc-windows-msvc", name: "x86_64-windows", debian: None },
    Target { triple: "x86_64-apple-darwin", name: "x86_64-macos", debian: None },
    Target { triple: "aarch64-apple-darwin", name: "aarch64-macos", debian: None },
];

/// Where the tools of `xtask/dist-tools.txt` are put.
const TOOLS: &str = "target/dist-tools";

impl Target {
    pub(crate) fn is_linux(&self) -> bool {
        self.name.ends_with("-linux")
    }

    pub(crate) fn is_windows(&self) -> bool {
        self.name.ends_with("-windows")
    }

    pub(crate) fn program(&self) -> &'static str {
        if self.is_windows() { "qlub.exe" } else { "qlub" }
    }

    /// What runs its programs here: nothing else, an emulator, or nothing at all.
    pub(crate) fn runner(&self) -> Option<Vec<String>> {
        let machine = self.name.split('-').next().unwrap_or_default();
        if self.name == format!("{}-{}", consts::ARCH, consts::OS) {
            return Some(Vec::new());
        }
        let emulator = format!("qemu-{machine}-static");
        let can = self.is_linux() && command(&emulator, &["--version"]).works();
        can.then(|| vec![emulator])
    }

    /// Where its program lies once it has been built.
    pub(crate) fn program_of(&self, profile: &str) -> PathBuf {
        // Cargo's own name for the folder of its usual profile.
        let folder = if profile == "dev" { "debug" } else { profile };
        target_folder().join(self.triple).join(folder).join(self.program())
    }

    /// Builds the program.
    pub(crate) fn build(&self, profile: &str) -> Chore {
        let rustup = ["target", "add", self.triple];
        if !command("rustup", &rustup).works() {
            return Err(format!("rustup {} failed", rustup.join(" ")));
        }
        let how = if self.is_linux() { "zigbuild" } else { "build" };
        let words = [how, "--locked", "--package", "qlub", "--target", self.triple];
        let cargo = command("cargo", &[&words[..], &["--profile", profile]].concat());
        let mut flags = paths_left_out();
        if self.is_windows() {
            // Otherwise it would ask for a library that not every Windows has.
            flags.push_str("\x1f-Ctarget-feature=+crt-static");
        }
        let cargo = cargo.env("CARGO_ENCODED_RUSTFLAGS", &flags);
        if self.is_linux() {
            tools()?;
            let tools = root().join(TOOLS).join("bin");
            let path = std::env::var("PATH").unwrap_or_default();
            cargo.env("PATH", &format!("{}:{path}", tools.display())).go()
        } else {
            cargo.go()
        }
    }
}

/// Installs the tools, unless those that the list names are there.
fn tools() -> Chore {
    let (list, there) = (root().join("xtask/dist-tools.txt"), root().join(TOOLS).join("installed"));
    let read = |path: &PathBuf| fs::read_to_string(path).unwrap_or_default();
    if read(&list) == read(&there) {
        return Ok(());
    }
    command("python3", &["-m", "venv", TOOLS])
        .go()
        .map_err(|error| format!("{error}; on Debian: apt-get install python3-venv"))?;
    let pip = root().join(TOOLS).join("bin/pip");
    let words = ["install", "--quiet", "--require-hashes", "--requirement", "xtask/dist-tools.txt"];
    command(&pip.to_string_lossy(), &words).go()?;
    fs::write(&there, read(&list)).map_err(|error| format!("{}: {error}", there.display()))
}
