//! `qlub quixo`: what is known of positions of Quixo.

use std::path::{Path, PathBuf};
use std::time::Instant;

use ::quixo::{Board, Mark, Options, Position, Push, Quixo};
use game::{Game, Setup};
use serde_json::json;
use solve::quixo::{Numbering, Oracle, Value, Verdict};

use crate::Outcome;
use crate::language::text;
use crate::out::sayln;
use crate::solve::shelf::ClassFolder;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Whether a position is won, lost or drawn, and each of its moves
    Value(ValueArgs),
}

#[derive(clap::Args)]
struct ValueArgs {
    /// The position that is asked about
    position: String,
    /// The folder of the tables
    #[arg(long)]
    tables: PathBuf,
    /// Print the answer as JSON
    #[arg(long)]
    json: bool,
    /// Look it up this many times and say how long one look-up takes
    #[arg(long, hide = true)]
    times: Option<u32>,
}

pub(crate) fn run(args: &Args) -> Outcome {
    match &args.command {
        Command::Value(args) => value(args),
    }
}

fn value(args: &ValueArgs) -> Outcome {
    let (options, position) = read(&args.position)?;
    let numbering = Numbering::new(options.side);
    let mut tables = ClassFolder { path: &args.tables, numbering: &numbering, failed: None };
    let oracle = Oracle { numbering: &numbering };
    let mark = options.mark(position.seat);
    let verdict = oracle.verdict(&mut tables, position.board, mark);
    if let Some(error) = tables.failed {
        return Err(error);
    }
    if args.json {
        sayln!("{:#}", as_json(&verdict));
    } else {
        tell(&verdict, position.board, mark, &args.tables);
    }
    if let Some(times) = args.times {
        let started = Instant::now();
        for _ in 0..times {
            std::hint::black_box(oracle.verdict(&mut tables, position.board, mark));
        }
        let each = started.elapsed() / times.max(1);
        sayln!("{}", text!("quixo-each", time = format!("{each:?}")));
    }
    Ok(())
}

/// Reads a position of any side: as many rows as it has.
fn read(drawn: &str) -> Result<(Options, Position), String> {
    let side = drawn.matches('/').count() + 1;
    let setup = Setup::new("two", 2).with("side", side.to_string());
    let options = Quixo::options(&setup).map_err(|_| text!("quixo-rows"))?;
    let position =
        Position::read(&options, drawn).map_err(|_| text!("quixo-position", given = drawn))?;
    Ok((options, position))
}

fn tell(verdict: &Verdict, board: Board, mark: Mark, tables: &Path) {
    match verdict.value {
        Some(value) => sayln!("{}", text!(format!("quixo-{}", word(value)))),
        None => {
            let (own, other) = (board.of(mark).len(), board.of(mark.other()).len());
            let tables = tables.display().to_string();
            sayln!("{}", text!("quixo-no-table", tables = tables, own = own, other = other));
        }
    }
    for (value, key) in [
        (Some(Value::Won), "quixo-wins"),
        (Some(Value::Drawn), "quixo-draws"),
        (Some(Value::Lost), "quixo-loses"),
        (None, "quixo-unknown"),
    ] {
        let moves = verdict.moves.iter().filter(|(_, of)| *of == value);
        let moves: Vec<_> = moves.map(|(push, _)| notation(push)).collect();
        if !moves.is_empty() {
            sayln!("  {}", text!(key, moves = moves.join(" ")));
        }
    }
}

fn as_json(verdict: &Verdict) -> serde_json::Value {
    let named = |value: &Option<Value>| value.map(word);
    let moves = verdict.moves.iter().map(|(push, value)| (notation(push), json!(named(value))));
    json!({
        "value": named(&verdict.value),
        "moves": moves.collect::<serde_json::Map<_, _>>(),
    })
}

fn notation(push: &Push) -> String {
    format!("{}{}", push.cell(), push.end())
}

fn word(value: Value) -> &'static str {
    match value {
        Value::Won => "won",
        Value::Drawn => "drawn",
        Value::Lost => "lost",
    }
}
