//! The chores of the house. `cargo xtask` alone lists them.

mod books;
mod budget;
mod checks;
mod cluster;
mod coverage;
mod deny;
#[cfg(test)]
mod deploy;
mod dist;
mod fuzz;
mod games;
mod hosting;
#[cfg(test)]
mod languages;
mod mutants;
#[cfg(test)]
mod places;
mod run;
mod setup;
mod soak;
mod test_programs;
mod web;

use std::process::ExitCode;

use run::{Chore, cargo, stage};

const HELP: &str = "cargo xtask CHORE

  play [ARGS]   set everything up, build, and open a table for this computer and phones nearby;
                with ARGS, run `qlub ARGS` instead, such as: play play qwixx
  test          set everything up and run every test; each stage prints its seconds,
                and a table holds them against what they may take
  check         formatting, clippy and docs, warnings denied; packages could be published;
                licences, sources and versions of what comes from others (deny.toml);
                types of the page, and what it weighs
  web           build the page: the engine as wasm, and everything around it, into web/dist
  site [FOLDER] the same page as plain files that any host can serve, into target/site
  dist [compare | pack] [--profile PROFILE] [TARGET…]
                a release in target/archives: archives, packages, the page, checksums (docs/release.md);
                `compare` builds it once more elsewhere and compares the bytes, `pack` only packs what
                has been built
  screenshots   every screen at two sizes and in two themes, into web/screenshots
  firefox       every game to its end in Firefox (installs Debian's)
  webkit        the same in WebKit, which Safari is made of (installs Debian's, and Xvfb)
  latency       from a tap to what is shown of it; measure on a quiet computer
  fuzz [TARGET [SECONDS]]
                run the fuzz targets under libFuzzer (installs cargo-fuzz)
  bench         measure: criterion benches, then qlub bench
  bots [GAME…] [LEVEL…] [DECISIONS]
                how long players take to decide as wasm, in the engines of the page;
                natively: qlub bench bots
  examples      the games of examples/ through every door: terminal, server, arena and page
  coverage      which lines of the rules crates the tests reach (installs cargo-llvm-cov)
  mutants [SECONDS | OUTCOME | WORD]
                go on with the sample of mutants in docs/mutants.csv (installs cargo-mutants);
                or once more those of an outcome (missed, timeout), or those whose names hold a word
  cluster [PORT | test | load [TABLES [SECONDS]]]
                several nodes on this machine: a PostgreSQL of Debian's packages, three nodes and a
                balancer, and a link; with `test`, what tests say of them; with `load`, how quick
                one, two and three are beside one server with its file (installs postgresql)
  soak [STAGE…] what takes long, stage by stage; goes on where it stopped, and after a failure;
                `soak list` names the stages";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let rest = arguments.get(1..).unwrap_or_default();
    let result = match arguments.first().map(String::as_str) {
        Some("play") => play(rest),
        Some("test") => test(),
        Some("check") => checks::run(),
        Some("web") => web::build(),
        Some("site") => web::site(rest.first().map_or("target/site", String::as_str)),
        Some("dist") => dist::run(rest),
        Some("screenshots") => web::screenshots(),
        Some("firefox") => web::firefox(),
        Some("webkit") => web::webkit(),
        Some("latency") => web::latency(),
        Some("fuzz") => fuzz::run(rest),
        Some("bench") => bench(),
        Some("bots") => web::bots(rest),
        Some("examples") => examples(),
        Some("coverage") => coverage::run(),
        Some("mutants") => mutants::run(rest),
        Some("cluster") => cluster::run(rest),
        Some("soak") => soak::run(rest),
        None | Some("help" | "--help" | "-h") => {
            println!("{HELP}");
            Ok(())
        }
        Some(other) => Err(format!("no chore {other:?}\n\n{HELP}")),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::from(2)
        }
    }
}

fn play(arguments: &[String]) -> Chore {
    let given: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let words = if given.is_empty() { &["serve", "--next-free-port"][..] } else { &given[..] };
    stage("set-up", setup::toolchain)?;
    web::build()?;
    stage("program", || cargo(&["build", "--release", "--package", "qlub"]))?;
    let run = ["run", "--quiet", "--release", "--package", "qlub", "--"];
    cargo(&[&run[..], words].concat())
}

/// Every test, then where the seconds went.
fn test() -> Chore {
    let result = every_test();
    let took = run::took();
    println!("\n{}", budget::table(&took));
    result?;
    match budget::unknown(&took)[..] {
        [] => Ok(()),
        ref stages => Err(format!("xtask/budget.csv has no seconds for {}", stages.join(", "))),
    }
}

fn every_test() -> Chore {
    stage("set-up", setup::toolchain)?;
    // The page first: the program is built with it inside. What Debian has is fetched meanwhile.
    run::at_once(web::build_for_tests, debian)?;
    stage("build", test_programs::build)?;
    stage("tests", test_programs::run)?;
    web::test()?;
    examples()
}

/// What tests need of Debian's packages.
fn debian() -> Chore {
    setup::faketime()?;
    cluster::postgres_for_tests()?;
    web::chromium()
}

/// The games of `examples` through every door: the terminal, a server, the arena and the page.
fn examples() -> Chore {
    stage("examples: build", || cargo(&[&["test", "--no-run"], &EXAMPLES[1..]].concat()))?;
    stage("examples: tests", || cargo(&EXAMPLES))?;
    web::examples()
}

/// The tests that are of interest with one game more. All packages are named, so that whatever was built
/// for the other tests serves here too.
#[rustfmt::skip]
const EXAMPLES: [&str; 14] = [
    "test", "--quiet", "--workspace", "--features", "qlub/examples",
    "--bin", "qlub", "--test", "examples", "--test", "catalogue",
    "--", "--skip", "load::",
];

fn bench() -> Chore {
    stage("criterion", || cargo(&["bench", "--workspace", "--benches"]))?;
    stage("qlub bench", || cargo(&["run", "--release", "--package", "qlub", "--", "bench"]))
}
