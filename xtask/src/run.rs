//! Running things, and saying how long they took.

use std::cell::Cell;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

/// What a chore comes to.
pub(crate) type Chore = Result<(), String>;

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// Where cargo puts what it builds.
pub(crate) fn target_folder() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Flags for the compiler, as `CARGO_ENCODED_RUSTFLAGS` takes them, by which a program does not show in
/// which folders it was built: so it is the same wherever that was.
pub(crate) fn paths_left_out() -> String {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo"))).unwrap_or_default();
    let flag = |from: &Path, to| format!("--remap-path-prefix={}={to}", from.display());
    [flag(&home, "/cargo"), flag(&root(), "/qlub")].join("\x1f")
}

/// The package manager of Node. On Windows it is a script, which is found by its whole name alone.
pub(crate) const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// How long a stage took.
#[derive(Clone, Debug)]
pub(crate) struct StageTime {
    pub(crate) stage: String,
    pub(crate) seconds: f64,
}

/// The stages that this process has been through, in order; those within another are part of it.
static TOOK: Mutex<Vec<StageTime>> = Mutex::new(Vec::new());

thread_local! {
    /// How many stages of this thread have begun and not ended.
    static DEPTH: Cell<usize> = const { Cell::new(0) };
}

/// Runs one stage, prints its seconds and remembers them.
pub(crate) fn stage(name: &str, work: impl FnOnce() -> Chore) -> Chore {
    println!("== {name}");
    let begun = Instant::now();
    let depth = DEPTH.replace(DEPTH.get() + 1);
    let result = work();
    DEPTH.set(depth);
    let seconds = begun.elapsed().as_secs_f64();
    let verdict = if result.is_ok() { "done" } else { "FAILED" };
    println!("== {name}: {verdict} in {seconds:.1} s");
    if let Ok(mut took) = TOOK.lock()
        && depth == 0
    {
        took.push(StageTime { stage: name.to_owned(), seconds });
    }
    result
}

/// Runs two chores at the same time; the fault of the first counts, else that of the second. Stages of the second are
/// parts of what the first takes: they are printed and not remembered.
pub(crate) fn at_once(one: impl FnOnce() -> Chore, other: impl FnOnce() -> Chore + Send) -> Chore {
    thread::scope(|scope| {
        let beside = scope.spawn(|| {
            DEPTH.set(1);
            other()
        });
        let done = one();
        done.and(beside.join().unwrap_or_else(|_| Err("a chore panicked".to_owned())))
    })
}

/// The stages that this process has been through, in order.
pub(crate) fn took() -> Vec<StageTime> {
    TOOK.lock().map(|took| took.clone()).unwrap_or_default()
}

/// A command that is about to run in the root of the repository.
pub(crate) struct Ready(Command);

/// A command with its words.
pub(crate) fn command(program: &str, words: &[&str]) -> Ready {
    let mut command = Command::new(program);
    command.args(words).current_dir(root());
    forget_package(&mut command);
    Ready(command)
}

/// Takes from a command what cargo told this program of its own package. Build scripts look at it, and what they
/// stand below would be compiled anew whenever cargo is called from here and by hand in turn.
pub(crate) fn forget_package(command: &mut Command) {
    let of_package = |name: &OsString| {
        let name = name.to_string_lossy();
        ["CARGO_PKG_", "CARGO_MANIFEST_"].iter().any(|part| name.starts_with(part))
    };
    for name in env::vars_os().map(|(name, _)| name).filter(of_package) {
        command.env_remove(name);
    }
}

impl Ready {
    pub(crate) fn env(mut self, key: &str, value: &str) -> Self {
        self.0.env(key, value);
        self
    }

    /// Without what it writes to standard output.
    pub(crate) fn quiet(mut self) -> Self {
        self.0.stdout(Stdio::null());
        self
    }

    pub(crate) fn without(mut self, key: &str) -> Self {
        self.0.env_remove(key);
        self
    }

    /// Runs it, and fails if it does.
    pub(crate) fn go(mut self) -> Chore {
        let status = self.0.status().map_err(|error| format!("{:?}: {error}", self.0))?;
        if status.success() { Ok(()) } else { Err(format!("{:?} failed: {status}", self.0)) }
    }

    /// Runs it quietly and gives what it wrote.
    pub(crate) fn output(mut self) -> Result<String, String> {
        let output = self.0.output().map_err(|error| format!("{:?}: {error}", self.0))?;
        if output.status.success() {
            Ok(String::from_utf8_lossy(&output.stdout).into_owned())
        } else {
            Err(format!("{:?} failed: {}", self.0, String::from_utf8_lossy(&output.stderr)))
        }
    }

    /// Whether it runs and succeeds, quietly.
    pub(crate) fn works(mut self) -> bool {
        self.0.output().is_ok_and(|output| output.status.success())
    }
}

/// Runs cargo with these arguments.
pub(crate) fn cargo(words: &[&str]) -> Chore {
    command("cargo", words).go()
}
