//! What a machine needs before it can build and test.

use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use crate::run::{Chore, command, stage};

const WASM: &str = "wasm32-unknown-unknown";

/// The wasm target of the pinned toolchain, installed if rustup can.
pub(crate) fn toolchain() -> Chore {
    if has_wasm_target() {
        return Ok(());
    }
    let missing = format!(
        "the {WASM} target is missing and could not be installed; \
         with rustup: rustup target add {WASM}"
    );
    if !command("rustup", &["target", "add", WASM]).works() || !has_wasm_target() {
        return Err(missing);
    }
    Ok(())
}

/// libfaketime, which sets the clock for a test; the test is skipped where it cannot be installed.
pub(crate) fn faketime() -> Chore {
    if !Path::new("/usr/bin/faketime").exists()
        && let Err(error) = install("faketime")
    {
        println!("{error}; a clock that jumps is not tried");
    }
    Ok(())
}

/// Installs a package of Debian.
pub(crate) fn install(package: &str) -> Chore {
    static LISTS: LazyLock<Chore> =
        LazyLock::new(|| command("apt-get", &["update", "--quiet"]).go());
    stage(&format!("install {package}"), || {
        LISTS.clone()?;
        command("apt-get", &["install", "--yes", "--quiet", package]).go()
    })
}

fn has_wasm_target() -> bool {
    let words = ["--print", "target-libdir", "--target", WASM];
    let output = Command::new("rustc").args(words).current_dir(crate::run::root()).output();
    output.is_ok_and(|output| {
        let folder = String::from_utf8_lossy(&output.stdout);
        output.status.success() && Path::new(folder.trim()).is_dir()
    })
}
