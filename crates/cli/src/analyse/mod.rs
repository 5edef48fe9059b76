//! `qlub analyse`: what the decisions of a match were worth, and what was luck.

mod curve;
mod solved;
pub(crate) mod told;

use std::path::{Path, PathBuf};

use ::quixo::{Players, Quixo};
use bots::{Books, Depth, Level, NotAppraised, Stop};
use game::Game;
use insight::{NotReported, NotReviewed, Report, report};
use solved::TableFault;

use crate::language::text;
use crate::out::{say, sayln};
use crate::progress::Progress;
use crate::replay::{self, RetoldMatch};
use crate::{Outcome, books, fault};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record or saved game; `-` reads standard input
    file: String,
    /// How hard to look: quick, deep or thorough
    #[arg(long, default_value = "quick", value_parser = depth)]
    depth: Depth,
    /// A folder of tables that `qlub solve quixo` made: what they know is exact
    #[arg(long, value_name = "FOLDER")]
    tables: Option<PathBuf>,
    /// Print everything as JSON
    #[arg(long)]
    json: bool,
    /// Draw everybody's chances into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

fn depth(word: &str) -> Result<Depth, String> {
    match word {
        "quick" => Ok(Depth::Quick),
        "deep" => Ok(Depth::Deep),
        "thorough" => Ok(Depth::Thorough),
        _ => Err(text!("analyse-no-depth", given = word)),
    }
}

pub(crate) fn run(args: &Args) -> Outcome {
    let file = replay::read(&args.file)?;
    let retold = RetoldMatch::open(&file).map_err(|why| fault::named(&args.file, why))?;
    let mut books = books::prepare_judge(retold.game.as_ref(), &[Level::Expert]);
    let fault = match &args.tables {
        Some(folder) => exact(&retold, folder, &mut books)?,
        None => TableFault::default(),
    };
    let report = look(&retold, args.depth, &books);
    fault.told()?;
    let report = report.map_err(|why| fault::named(&args.file, refused(&why)))?;
    if let Some(path) = &args.svg {
        let picture = pictures::svg::write(&curve::draw(&report, &retold));
        std::fs::write(path, picture).map_err(|error| fault::at_path(path, &error))?;
    }
    if args.json {
        let text = serde_json::to_string(&report).map_err(|error| error.to_string())?;
        sayln!("{text}");
    } else {
        told::lines(&report, &retold, args.depth).iter().for_each(|line| say!("{line}\n"));
    }
    Ok(())
}

/// Adds what the tables in a folder know.
fn exact(retold: &RetoldMatch, folder: &Path, books: &mut Books) -> Result<TableFault, String> {
    let setup = retold.game.setup();
    let options = (retold.game.game() == Quixo::NAME).then(|| Quixo::options(setup).ok()).flatten();
    let Some(options) = options.filter(|options| options.players == Players::Two) else {
        return Err(text!("analyse-tables-not-for-this"));
    };
    let (known, fault) = solved::tables(folder, options.side);
    books.add(known);
    Ok(fault)
}

fn look(retold: &RetoldMatch, depth: Depth, books: &Books) -> Result<Report, NotReported> {
    let game = retold.game.as_ref();
    let progress = Progress::new(game.steps().len() as u64, text!("analyse-progress"));
    let reach = &mut |steps: usize| progress.reach(steps as u64);
    let found = report(game, retold.outcome.as_ref(), depth, books, &Stop::never(), reach);
    progress.finish();
    found
}

/// Why nothing can be said about a match.
pub(crate) fn refused(why: &NotReported) -> String {
    match why {
        NotReported::NotAppraised(NotAppraised::NotLearnt) => text!("analyse-not-learnt"),
        NotReported::NotAppraised(NotAppraised::BookMissing(book)) => {
            match books::how_to_make(book) {
                Some(command) => text!("analyse-book-make", command = command),
                None => text!("analyse-book-missing", book = book.as_str()),
            }
        }
        NotReported::NotReviewed(NotReviewed::NotOver) => text!("analyse-not-over"),
        NotReported::NotReviewed(_) | NotReported::Unreadable => text!("broken"),
    }
}
