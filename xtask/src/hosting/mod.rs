//! `cargo xtask soak hosting`: docs/hosting.md followed word by word, in a Debian that has neither Rust nor
//! Node: unpacked, started, installed, backed up, restored, upgraded, taken back, removed and purged.
//!
//! It needs root, and what debootstrap gives is a folder, not a machine: `systemctl.sh` starts what units name.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::dist;
use crate::run::{Chore, command, root, stage};
use crate::{setup, web};

/// Where the clean Debian is.
const CLEAN: &str = "target/clean-root";
const RELEASE: &str = "bookworm";
const MIRROR: &str = "http://deb.debian.org/debian";
/// The document, and the headings between which everything is run.
const DOCUMENT: &str = "docs/hosting.md";
const FROM: &str = "\n## From an archive\n";
const TO: &str = "\n## From source\n";

pub(crate) fn soak() -> Chore {
    let archive =
        format!("{}/qlub-{}-x86_64-linux.tar.gz", dist::FOLDER, env!("CARGO_PKG_VERSION"));
    if !root().join(archive).exists() {
        dist::run(&["x86_64-linux".to_owned()])?;
    }
    web::chromium()?;
    stage("a clean Debian", clean)?;
    let text = fs::read_to_string(root().join(DOCUMENT)).map_err(|error| error.to_string())?;
    let result = commands(&text).iter().try_for_each(|line| stage(line, || follow(line)));
    // Whatever happened, nothing goes on running.
    let _ = inside("systemctl stop qlub").status();
    result?;
    stage("nothing is left", || {
        let left = "! test -e /var/lib/qlub && ! test -e /usr/bin/qlub && ! id qlub && ! test -e /etc/default/qlub";
        done(inside(left), left)
    })
}

/// A new folder with Debian's base, the files of the release in `/root`, and what stands in for systemd.
fn clean() -> Chore {
    for (program, package) in
        [("/usr/sbin/debootstrap", "debootstrap"), ("/usr/bin/dpkg-deb", "dpkg")]
    {
        if !PathBuf::from(program).exists() {
            setup::install(package)?;
        }
    }
    let clean = root().join(CLEAN);
    if clean.exists() {
        fs::remove_dir_all(&clean).map_err(|error| format!("{CLEAN}: {error}"))?;
    }
    let words = ["--variant=minbase", "--include=sudo,curl", RELEASE, CLEAN, MIRROR];
    command("debootstrap", &words).quiet().go()?;
    let copy = |from: PathBuf, to: &str| {
        fs::copy(&from, clean.join(to)).map_err(|error| format!("{}: {error}", from.display()))
    };
    for entry in
        fs::read_dir(root().join(dist::FOLDER)).map_err(|error| error.to_string())?.flatten()
    {
        copy(entry.path(), &format!("root/{}", entry.file_name().to_string_lossy()))?;
    }
    let stand_in = root().join("xtask/src/hosting/systemctl.sh").to_string_lossy().into_owned();
    let place = clean.join("usr/bin/systemctl").to_string_lossy().into_owned();
    command("install", &["-m755", &stand_in, &place]).go()?;
    // sudo looks for the name of the machine.
    let name = fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    let hosts = format!("127.0.0.1 localhost\n127.0.1.1 {name}\n");
    fs::write(clean.join("etc/hosts"), hosts).map_err(|error| error.to_string())?;
    let systemd = clean.join("run/systemd/system");
    fs::create_dir_all(systemd).map_err(|error| error.to_string())?;
    newer()
}

/// A package of the next version with the same files, so that there is something to upgrade to.
fn newer() -> Chore {
    let version = env!("CARGO_PKG_VERSION");
    let next = next(version).ok_or("a version has three numbers")?;
    let (tree, package) =
        (format!("{CLEAN}/tmp/newer"), format!("{CLEAN}/root/qlub_{next}_amd64.deb"));
    let ours = format!("{}/qlub_{version}_amd64.deb", dist::FOLDER);
    command("dpkg-deb", &["--raw-extract", &ours, &tree]).go()?;
    let control = root().join(&tree).join("DEBIAN/control");
    let text = fs::read_to_string(&control).map_err(|error| error.to_string())?;
    let text = text.replace(&format!("Version: {version}\n"), &format!("Version: {next}\n"));
    fs::write(&control, text).map_err(|error| error.to_string())?;
    command("dpkg-deb", &["--build", "-z1", "--root-owner-group", &tree, &package]).quiet().go()
}

/// The version after one.
fn next(version: &str) -> Option<String> {
    let (begin, last) = version.rsplit_once('.')?;
    Some(format!("{begin}.{}", last.parse::<u32>().ok()? + 1))
}

/// The commands of the document, in their order, without comments.
fn commands(text: &str) -> Vec<String> {
    let part = text.split_once(FROM).map_or("", |(_, rest)| rest);
    let part = part.split_once(TO).map_or("", |(part, _)| part);
    let blocks = part.split("```sh\n").skip(1).filter_map(|rest| rest.split("```").next());
    let lines = blocks.flat_map(str::lines).map(|line| line.split(" #").next().unwrap_or_default());
    lines.map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect()
}

/// A shell in the clean Debian that knows nothing of this machine.
fn inside(line: &str) -> Command {
    let mut shell = Command::new("chroot");
    let path = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
    let words = ["/usr/bin/env", "--ignore-environment", path, "HOME=/root", "LC_ALL=C.UTF-8"];
    shell.arg(root().join(CLEAN)).args(words);
    shell.args(["DEBIAN_FRONTEND=noninteractive", "sh", "-c", &format!("cd /root && {line}")]);
    shell.stdin(Stdio::null());
    shell
}

fn follow(line: &str) -> Chore {
    if line.ends_with("/qlub") && !line.contains(' ') {
        return first_decision(line);
    }
    // A person says yes; here nobody is asked.
    let line = line.replace("sudo apt ", "sudo apt --yes ");
    done(inside(&line), &line)
}

fn done(mut shell: Command, line: &str) -> Chore {
    let status = shell.status().map_err(|error| format!("chroot: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{line}: {status}")) }
}

/// Starts the program as it was unpacked, and plays in a browser until it asks for a decision.
fn first_decision(line: &str) -> Chore {
    let begun = Instant::now();
    let mut shell = inside(&format!("exec {line}"));
    let mut server = shell.stdout(Stdio::piped()).spawn().map_err(|error| error.to_string())?;
    let output = server.stdout.take().ok_or("no output")?;
    let mut lines = BufReader::new(output).lines().map_while(Result::ok);
    let address = lines.find_map(|line| {
        Some(format!("http://localhost:{}", line.split_once("http://localhost:")?.1))
    });
    println!("the program answers after {:.1} s", begun.elapsed().as_secs_f64());
    let result = address.ok_or_else(|| "it gives no address".to_owned()).and_then(|address| {
        command("node", &["web/scripts/first-decision.js", address.trim()]).go()
    });
    println!("the first decision is asked for after {:.1} s", begun.elapsed().as_secs_f64());
    let _ = Command::new("kill").args(["-TERM", &server.id().to_string()]).status();
    let ended = server.wait().map_err(|error| error.to_string())?;
    result?;
    if ended.success() { Ok(()) } else { Err(format!("{line}: {ended}")) }
}

#[test]
fn the_document_has_every_part_of_a_life() {
    let text = fs::read_to_string(root().join(DOCUMENT)).expect(DOCUMENT);
    let all = commands(&text);
    for part in [
        "tar xzf",
        "/qlub",
        "systemctl enable",
        "apt install ./",
        "qlub backup",
        "qlub restore",
        "--allow-downgrades",
        "apt remove",
        "apt purge",
    ] {
        assert!(all.iter().any(|line| line.contains(part)), "{part}: {all:#?}");
    }
    let version = env!("CARGO_PKG_VERSION");
    let next = next(version).expect("a version");
    for name in [format!("qlub-{version}-x86_64-linux.tar.gz"), format!("qlub_{next}_amd64.deb")] {
        assert!(all.iter().any(|line| line.contains(&name)), "{name}: {all:#?}");
    }
}
