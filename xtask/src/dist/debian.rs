//! The package for Debian and its children: the program, its unit, its user and its folder.

use std::io;

use super::tar;
use super::tree::Tree;
use crate::run::root;

/// The scripts of the package and its settings lie here.
const FOLDER: &str = "deploy/debian";

/// The package, as an `ar` archive of three members. `program` is static, so that nothing of the system is
/// asked of but what makes the user.
pub(crate) fn package(
    files: &Tree,
    version: &str,
    machine: &str,
    time: u64,
) -> io::Result<Vec<u8>> {
    let installed: usize = files.entries().iter().map(|entry| entry.bytes.len()).sum();
    let read = |name: &str| std::fs::read_to_string(root().join(FOLDER).join(name));
    let about = read("control")?
        .replace("VERSION", version)
        .replace("MACHINE", machine)
        .replace("SIZE", &installed.div_ceil(1024).to_string());
    let settings = files.entries().iter().filter(|entry| entry.path.starts_with("etc/"));
    let settings: String = settings.map(|entry| format!("/{}\n", entry.path)).collect();
    let mut control = Tree::default();
    control.put("./control", about);
    control.put("./conffiles", settings);
    for script in ["postinst", "prerm", "postrm"] {
        control.put_program(format!("./{script}"), read(script)?);
    }
    let control = tar::packed(&control, time)?;
    let data = tar::packed(&files.below("."), time)?;
    let mut package = b"!<arch>\n".to_vec();
    let members = [("debian-binary", b"2.0\n".to_vec()), ("control.tar.gz", control)];
    for (name, bytes) in members.into_iter().chain([("data.tar.gz", data)]) {
        let size = bytes.len();
        package.extend(format!("{name:<16}{time:<12}0     0     100644  {size:<10}`\n").bytes());
        package.extend(bytes);
        // Members begin at even places.
        package.resize(package.len().next_multiple_of(2), b'\n');
    }
    Ok(package)
}

/// The unit as the package has it: another place for the program, a user who is there for good and owns the
/// folder, and options from a file.
pub(crate) fn unit() -> Result<String, String> {
    let file = "deploy/qlub.service";
    let mut unit = std::fs::read_to_string(root().join(file)).map_err(|error| error.to_string())?;
    let changes = [
        (
            "ExecStart=/usr/local/bin/qlub serve --data /var/lib/qlub\n",
            "EnvironmentFile=-/etc/default/qlub\n\
             ExecStart=/usr/bin/qlub serve --data /var/lib/qlub $QLUB_OPTIONS\n",
        ),
        ("DynamicUser=yes\n", "User=qlub\nGroup=qlub\n"),
    ];
    for (from, to) in changes {
        if !unit.contains(from) {
            return Err(format!("{file} has no line {from:?}"));
        }
        unit = unit.replace(from, to);
    }
    Ok(unit)
}

#[test]
fn the_unit_runs_what_the_package_installs_as_its_user() {
    let unit = unit().expect("a unit");
    assert!(unit.contains("\nExecStart=/usr/bin/qlub serve --data /var/lib/qlub $QLUB_OPTIONS\n"));
    assert!(unit.contains("\nUser=qlub\n") && !unit.contains("DynamicUser"));
}

#[test]
fn dpkg_reads_the_package() {
    use crate::run::command;
    if !command("dpkg-deb", &["--version"]).works() {
        return;
    }
    let mut files = Tree::default();
    files.put_program("usr/bin/qlub", "a program");
    files.put("etc/default/qlub", "QLUB_OPTIONS=\n");
    let file = root().join("target/debian-test.deb");
    std::fs::create_dir_all(root().join("target")).expect("a folder");
    let bytes = package(&files, "1.2.3", "arm64", 1_700_000_000).expect("a package");
    std::fs::write(&file, bytes).expect("a file");
    let name = file.to_string_lossy().into_owned();
    let dpkg = |how: &str| command("dpkg-deb", &[how, &name]).output().expect(how);
    let about = dpkg("--field");
    for line in ["Package: qlub", "Version: 1.2.3", "Architecture: arm64", "Installed-Size: 1"] {
        assert!(about.lines().any(|one| one == line), "{line}: {about}");
    }
    let contents = dpkg("--contents");
    assert!(contents.contains("-rwxr-xr-x root/root") && contents.contains("./usr/bin/qlub"));
    std::fs::remove_file(file).expect("the file");
}
