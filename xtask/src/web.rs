//! The page: its packages, its engine, its tests and its pictures.

use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::books;
use crate::games::House;
use crate::run::{Chore, NPM, at_once, command, paths_left_out, root, stage, target_folder};
use crate::setup;

const WASM: &str = "wasm32-unknown-unknown";
/// The profile of what is loaded with the page, and that of what is asked to think.
const SMALL: &str = "wasm";
const QUICK: &str = "coach";
/// The profile of both in tests: to compile it takes a third as long, and nobody fetches it.
const TESTS: &str = "dev";

/// Where engines are put, below `web`: those of the house, and those of the examples.
const HOUSE: &str = "engine";
const EXAMPLES: &str = "engine-examples";
/// The file beside engines that are not for people. A release says so (`crates/page/build.rs`).
const MARK: &str = "for-tests";

/// Builds the page into `web/dist`, with an engine for every game that the house offers.
pub(crate) fn build() -> Chore {
    build_with(shipped)
}

/// The same for tests: the same engines, compiled in a third of the time and three times as heavy.
pub(crate) fn build_for_tests() -> Chore {
    build_with(for_tests)
}

fn build_with(engines: fn(&[&str], &str) -> Chore) -> Chore {
    setup::toolchain()?;
    packages()?;
    let house = House::read()?;
    stage("engines", || engines(&house.games(), HOUSE))?;
    stage("page", || npm(&["run", "build"]))
}

/// Builds a page with the games of `examples`, and plays them in a browser.
pub(crate) fn examples() -> Chore {
    let house = House::read()?;
    stage("examples: engines", || for_tests(&house.examples(), EXAMPLES))?;
    stage("examples: page", || {
        let words = ["--prefix", "web", "run", "build", "--", "--outDir", "dist-examples"];
        command(NPM, &words).env("QLUB_ENGINES", EXAMPLES).go()
    })?;
    chromium()?;
    stage("examples: in a browser", || npm(&["run", "browse-examples"]))
}

/// The page as plain files that any host can serve, in a folder.
pub(crate) fn site(folder: &str) -> Chore {
    build()?;
    let to = root().join(folder);
    stage("site", || {
        let failed = |error: std::io::Error| format!("{}: {error}", to.display());
        copy(&root().join("web/dist"), &to).map_err(failed)?;
        books::put_beside(&to).map_err(failed)
    })?;
    println!(
        "The page is in {}: put it on any host, or try it with\n  npx --yes serve {}",
        to.display(),
        to.display()
    );
    Ok(())
}

/// Copies a folder with all that is in it.
fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

/// Types, templates and formatting of the page, and what it weighs as people load it.
pub(crate) fn check() -> Chore {
    build()?;
    stage("page: types and formatting", || npm(&["run", "check"]))?;
    chromium()?;
    stage("page: weight", || npm(&["run", "weigh"]))
}

/// The tests in a browser of the page that has been built. The program that they start has been built with the
/// tests of the workspace.
pub(crate) fn test() -> Chore {
    chromium()?;
    stage("page: in a browser", || npm(&["run", "browse"]))
}

/// From a tap to what is shown of it, at a server on this computer.
pub(crate) fn latency() -> Chore {
    with_its_program()?;
    stage("latency", || npm(&["run", "latency"]))
}

/// The page, the program with the page inside, and a browser to look at it.
pub(crate) fn with_its_program() -> Chore {
    build()?;
    chromium()?;
    program()
}

/// How long players take to decide in the engines of the page.
pub(crate) fn bots(arguments: &[String]) -> Chore {
    build()?;
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    stage("bots as wasm", || npm(&[&["run", "bots", "--"], &words[..]].concat()))
}

/// How long the coach takes on a core that is shared with others.
pub(crate) fn coach() -> Chore {
    build()?;
    chromium()?;
    stage("coach on a slow core", || npm(&["run", "coach"]))
}

/// What takes long: every edition between two browsers, and everything else but the screens in both windows.
pub(crate) fn every_edition() -> Chore {
    browse_long(&["phone", "wide", "online-phone", "online-wide"])
}

/// Every screen at every size in every language.
pub(crate) fn every_screen() -> Chore {
    browse_long(&["screens"])
}

/// The browser tests of these projects, the long ones too.
fn browse_long(projects: &[&str]) -> Chore {
    with_its_program()?;
    stage("page: in a browser, the long tests too", || {
        let words = ["--prefix", "web", "run", "browse", "--"];
        let projects = projects.iter().flat_map(|name| ["--project", name]);
        let words: Vec<&str> = words.into_iter().chain(projects).collect();
        command(NPM, &words).env("QLUB_LONG", "1").go()
    })
}

/// Every game to its end in Firefox.
pub(crate) fn firefox() -> Chore {
    build()?;
    browser("firefox-esr", "QLUB_FIREFOX")?;
    stage("page: in Firefox", || npm(&["run", "firefox"]))
}

/// Every game to its end in WebKit, which Safari is made of. It needs a screen, which Xvfb is.
pub(crate) fn webkit() -> Chore {
    build()?;
    program_of("webkit2gtk-driver", "WebKitWebDriver", "QLUB_WEBKIT")?;
    program_of("xvfb", "Xvfb", "QLUB_XVFB")?;
    stage("page: in WebKit", || npm(&["run", "webkit"]))
}

/// The program with the page inside, as the tests start it.
fn program() -> Chore {
    stage("program with its page", || {
        command("cargo", &["build", "--quiet", "--package", "qlub"]).go()
    })
}

/// A picture of every screen.
pub(crate) fn screenshots() -> Chore {
    with_its_program()?;
    stage("screenshots", || npm(&["run", "screenshots"]))
}

/// Installs the packages that the lock file names, unless they are there.
fn packages() -> Chore {
    let web = root().join("web");
    let installed = web.join("node_modules/.package-lock.json");
    let age = |path: PathBuf| fs::metadata(path).and_then(|data| data.modified()).ok();
    let (wanted, there) = (age(web.join("package-lock.json")), age(installed));
    if there.is_some() && there >= wanted {
        return Ok(());
    }
    if !command(NPM, &["--version"]).works() {
        return Err("the page needs Node 20.19 or newer, with npm".to_owned());
    }
    stage("npm packages", || npm(&["ci", "--no-audit", "--no-fund"]))
}

/// Compiles what the page loads for every game, and puts it where the page finds it, with what the games say.
/// The games, with all that they stand on, have no clock, no entropy and no disk, or this would fail.
fn shipped(games: &[&str], folder: &str) -> Chore {
    let to = emptied(folder)?;
    let small = || {
        for game in games {
            let bins = if is_taught(game) { &["engine", "lesson"][..] } else { &["engine"] };
            compile(game, SMALL, bins, &[], &to)?;
        }
        taught(games).next().map_or(Ok(()), |game| compile(game, SMALL, &["square"], &[], &to))
    };
    // How the coach is compiled: whoever asks it waits for it.
    let settings = quick_to_think().map_err(|error| format!("crates/bots: {error}"))?;
    let quick =
        || taught(games).try_for_each(|game| compile(game, QUICK, &["coach"], &settings, &to));
    // To link a program keeps one core busy. Cargo keeps what belongs to a profile in a folder of its own, so
    // neither waits for the other; what programs of one profile have in common is built once.
    at_once(small, quick)?;
    with_words(games, &to)
}

/// The same engines as tests load them. Those of people are looked at by `check`, which weighs them, and by
/// whatever builds a release.
fn for_tests(games: &[&str], folder: &str) -> Chore {
    let to = emptied(folder)?;
    let once = taught(games).next();
    for game in games {
        let mut bins = vec!["engine"];
        if is_taught(game) {
            bins.extend(["lesson", "coach"]);
        }
        if once == Some(game) {
            bins.push("square");
        }
        compile(game, TESTS, &bins, &[], &to)?;
    }
    fs::write(to.join(MARK), "").map_err(|error| format!("{}: {error}", to.display()))?;
    with_words(games, &to)
}

/// An empty folder below `web`.
fn emptied(folder: &str) -> Result<PathBuf, String> {
    let to = root().join("web").join(folder);
    let failed = |error: std::io::Error| format!("{}: {error}", to.display());
    if to.exists() {
        fs::remove_dir_all(&to).map_err(failed)?;
    }
    fs::create_dir_all(&to).map_err(failed)?;
    Ok(to)
}

/// What games say themselves, and the list of the games.
fn with_words(games: &[&str], to: &Path) -> Chore {
    for game in games {
        own_words(game, to).map_err(|error| format!("{}: {error}", to.display()))?;
    }
    command("node", &[&["web/scripts/list-games.js", &to.to_string_lossy()], games].concat()).go()
}

/// The games that are taught.
fn taught<'a>(games: &'a [&'a str]) -> impl Iterator<Item = &'a &'a str> {
    games.iter().filter(|game| is_taught(game))
}

/// Whether there is something to teach: there is not where a game only keeps the score of a real table, nor in an
/// example that has nothing but its rules.
fn is_taught(game: &str) -> bool {
    root().join("lessons").join(game).exists()
}

/// What makes the bots, and the games below them, quick rather than small.
fn quick_to_think() -> std::io::Result<Vec<String>> {
    let crates = root().join("crates");
    let bots = fs::read_to_string(crates.join("bots/Cargo.toml"))?;
    let needs = bots.lines().take_while(|line| *line != "[dev-dependencies]");
    let below = needs.filter_map(|line| line.strip_suffix(".workspace = true"));
    let ours = below.filter(|name| crates.join(name).is_dir()).chain(["bots"]);
    Ok(ours.map(|name| format!("profile.{QUICK}.package.qlub-{name}.opt-level=3")).collect())
}

/// Compiles programs of the page for one game: `engine` is named after the game, what is of no game keeps
/// its name, and the others have both.
fn compile(game: &str, profile: &str, bins: &[&str], settings: &[String], to: &Path) -> Chore {
    let feature = format!("table/{game}");
    let words = ["build", "--quiet", "--package", "qlub-browser", "--target", WASM];
    let how = ["--profile", profile, "--no-default-features", "--features", &feature];
    let only = bins.iter().flat_map(|bin| ["--bin", bin]);
    let settings = settings.iter().flat_map(|setting| ["--config", setting]);
    let all: Vec<&str> = words.into_iter().chain(how).chain(only).chain(settings).collect();
    let mut flags = paths_left_out();
    if profile != SMALL {
        // Every browser that the page is built for has this (`target` in web/vite.config.ts).
        flags.push_str("\x1f-Ctarget-feature=+simd128");
    }
    if profile == TESTS {
        // Names alone are as heavy as all else, and every page of a test loads them.
        flags.push_str("\x1f-Cstrip=symbols");
    }
    command("cargo", &all).env("CARGO_ENCODED_RUSTFLAGS", &flags).go()?;
    let built = target_folder();
    for bin in bins {
        let name = match *bin {
            "engine" => game.to_owned(),
            "square" => bin.to_string(),
            part => format!("{game}-{part}"),
        };
        let folder = if profile == TESTS { "debug" } else { profile };
        let from = built.join(WASM).join(folder).join(format!("{bin}.wasm"));
        let failed = |error: std::io::Error| format!("{}: {error}", from.display());
        fs::copy(&from, to.join(format!("{name}.wasm"))).map_err(failed)?;
    }
    Ok(())
}

/// What a game of the examples says lies with the example.
fn own_words(game: &str, to: &Path) -> std::io::Result<()> {
    let own = root().join("examples").join(game);
    for (kind, ending) in [("words", "ftl"), ("rules", "md")] {
        for file in fs::read_dir(own.join(kind)).into_iter().flatten() {
            let file = file?.path();
            let to = to.join(kind).join(file.file_stem().unwrap_or_default());
            fs::create_dir_all(&to)?;
            fs::copy(&file, to.join(format!("{game}.{ending}")))?;
        }
    }
    Ok(())
}

/// Debian's chromium, installed if that is possible here: the one without windows, which takes a third less
/// processor time, or else the usual one. `web/scripts/browser.js` looks for them in the same order.
pub(crate) fn chromium() -> Chore {
    browser("chromium-headless-shell", "QLUB_CHROMIUM")
        .or_else(|_| browser("chromium", "QLUB_CHROMIUM"))
}

/// A browser of Debian whose program is named like its package, unless a variable names another.
fn browser(package: &str, variable: &str) -> Chore {
    program_of(package, package, variable)
}

/// A program of a package of Debian, unless a variable names another.
fn program_of(package: &str, program: &str, variable: &str) -> Chore {
    let path = PathBuf::from("/usr/bin").join(program);
    if env::var_os(variable).is_some() || path.exists() {
        return Ok(());
    }
    setup::install(package)
        .map_err(|error| format!("{error}; or name another with {variable}=/path/to/it"))
}

fn npm(words: &[&str]) -> Chore {
    command(NPM, &[&["--prefix", "web"], words].concat()).go()
}
