//! Says how what players have learnt was made, and the checksums of the files.
//!
//! `cargo run -p qlub-lab --example nets -- crates/bots/nets/*`
#![expect(clippy::print_stdout, reason = "a program prints")]

use std::path::PathBuf;

use bots::workshop::checksum;
use clap::Parser;
use lab::nets::origin;

/// Says how what players have learnt was made, and the checksums of the files.
#[derive(Parser)]
struct Args {
    /// The files to read
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

fn main() -> std::io::Result<()> {
    for file in Args::parse().files {
        let bytes = std::fs::read(&file)?;
        let made = origin(&bytes).unwrap_or_else(|| "not a net\n".to_owned());
        println!("{} {:016x}", file.display(), checksum(&bytes));
        made.lines().for_each(|line| println!("  {line}"));
    }
    Ok(())
}
