//! Says how nets were made, and their checksums.
//!
//! `cargo run -p qlub-lab --example qwixx_nets -- crates/bots/nets/*.net`
#![expect(clippy::print_stdout, reason = "a program prints")]

use std::path::PathBuf;

use bots::workshop::checksum;
use bots::workshop::quixo::value::file::origin as origin_of_quixo;
use bots::workshop::qwixx::dice::origin::origin;
use clap::Parser;

/// Says how nets were made, and their checksums.
#[derive(Parser)]
struct Args {
    /// The files of nets to read
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

fn main() -> std::io::Result<()> {
    for file in Args::parse().files {
        let bytes = std::fs::read(&file)?;
        let made = origin(&bytes).map(|made| made.to_string());
        let made = made.or_else(|| origin_of_quixo(&bytes).map(str::to_owned));
        let made = made.unwrap_or_else(|| "not a net\n".to_owned());
        println!("{} {:016x}", file.display(), checksum(&bytes));
        made.lines().for_each(|line| println!("  {line}"));
    }
    Ok(())
}
