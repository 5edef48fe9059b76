//! `qlub books`: what players look up, made once on this computer or brought to it.
//!
//! Players do without: they say so where the book would be made here, and play a little less well.

mod file;
mod interrupt;
mod shelf;

use std::fs;
use std::path::{Path, PathBuf};

use bots::{Books, Level};
use table::AnyMatch;
use table::registry;

use crate::Outcome;
use crate::data::Data;
use crate::fault;
use crate::language::{decimal, text};
use crate::out::sayln;
use crate::progress::Progress;
use file::BookState;
use shelf::{Book, PARTS};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    data: Data,
    /// Make what is missing or damaged: what bots look up, or the books that are named
    #[arg(long, value_name = "NAME", num_args = 0..)]
    build: Option<Vec<String>>,
    /// Keep a book that was made elsewhere
    #[arg(long, value_name = "FILE", conflicts_with = "build")]
    add: Option<PathBuf>,
    /// Remove them all
    #[arg(long, conflicts_with_all = ["build", "add"])]
    remove: bool,
    /// How many threads work; all there are, unless told otherwise
    #[arg(long)]
    threads: Option<usize>,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let folder = folder(&args.data)?;
    if let Some(file) = &args.add {
        add(file, &folder)?;
    }
    let named = args.build.as_deref().unwrap_or_default();
    if let Some(unknown) =
        named.iter().find(|name| shelf::all().iter().all(|book| book.name != **name))
    {
        return Err(text!("books-unknown", name = unknown.as_str()));
    }
    for book in shelf::all() {
        let path = book.path(&folder);
        if args.remove && path.exists() {
            fs::remove_file(&path).map_err(|error| fault::at_path(&path, &error))?;
        }
        let mut found = book.read(&folder)?;
        let wanted = match &args.build {
            None => false,
            Some(_) if named.is_empty() => book.is_made() && !book.levels.is_empty(),
            Some(_) => named.contains(&book.name),
        };
        if wanted && !matches!(found, BookState::Whole(_)) {
            eprintln!("{}", text!("books-making", about = book.about()));
            let progress = Progress::new(PARTS, book.name.clone());
            let built = book.build(&folder, args.threads, &|part| {
                progress.reach(part);
                true
            });
            progress.finish();
            found = BookState::Whole(built?);
        }
        let state = match found {
            BookState::Whole(bytes) => {
                text!("books-size", megabytes = decimal(bytes.len() as f64 / 1e6, 1))
            }
            BookState::Missing if !book.is_made() => text!("books-missing-file"),
            BookState::Missing if book.levels.is_empty() => {
                text!("books-missing-named", name = book.name.as_str())
            }
            BookState::Missing => text!("books-missing"),
            BookState::Unsound => text!("books-unsound"),
        };
        sayln!(
            "{}",
            text!("books-line", name = book.name.as_str(), about = book.about(), state = state)
        );
    }
    sayln!("{}", text!("books-folder", folder = folder.display().to_string()));
    Ok(())
}

/// Keeps a file that is one of the books that are made elsewhere.
fn add(file: &Path, folder: &Path) -> Result<(), String> {
    let bytes = fs::read(file).map_err(|error| fault::at_path(file, &error))?;
    let mut reasons = Vec::new();
    // A sheet says itself what it is, but not of which sheet: its name tells.
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    for book in shelf::all().iter().filter(|book| book.is_whole()) {
        if !book.levels.is_empty() || name == book.file() {
            match (book.give)(&book.file(), bytes.clone(), &mut Books::default()) {
                Ok(()) => return book.keep(folder, &bytes),
                Err(why) => {
                    reasons.push(text!("books-not-this", name = book.name.as_str(), why = why))
                }
            }
        }
    }
    Err(fault::named(file.display(), reasons.join(" ")))
}

/// The books of a game that players of these levels read; at a terminal those that are missing are made
/// first. Whatever goes wrong, there is a game: without the book.
pub(crate) fn prepare(game: &str, levels: &[Level]) -> Books {
    let mut books = Books::default();
    let reads = |book: &&Book| levels.iter().any(|level| book.levels.contains(level));
    for book in shelf::all().iter().filter(|book| book.game == game).filter(reads) {
        let why = match book.give_or_build(&mut books) {
            Ok(true) => continue,
            Ok(false) if !book.is_made() => continue,
            Ok(false) => text!("books-how"),
            Err(error) => error,
        };
        eprintln!("qlub: {}", text!("books-without", about = book.about(), why = why));
    }
    books
}

/// The same, and whatever is there that a judge of this match looks up.
pub(crate) fn prepare_judge(game: &dyn AnyMatch, levels: &[Level]) -> Books {
    let mut books = prepare(game.game(), levels);
    let judge = registry::book(game.game(), game.setup(), Level::Expert);
    if let Some(book) = shelf::all().iter().find(|book| judge.as_ref() == Some(&book.file()))
        && let Err(why) = book.give_if_there(&mut books)
    {
        eprintln!("qlub: {}", fault::named(book.file(), why));
    }
    books
}

/// The command that makes the book with this file name, if it is made here.
pub(crate) fn how_to_make(file: &str) -> Option<String> {
    let book = shelf::all().iter().find(|book| book.file() == file && book.is_made())?;
    Some(format!("qlub books --build {}", book.name))
}

/// Every book that is there, for a server's players; of each that is not, its name and the command that
/// brings it. A book that cannot be read keeps no server from its tables.
pub(crate) fn load(data: &Data) -> (Books, Vec<(&'static str, &'static str)>) {
    let mut books = Books::default();
    let mut given = |book: &Book| match book.read(&folder(data).ok()?).ok()? {
        BookState::Whole(bytes) => (book.give)(&book.file(), bytes, &mut books).ok(),
        BookState::Missing | BookState::Unsound => None,
    };
    let read = shelf::all().iter().filter(|book| !book.levels.is_empty());
    let missing = read.filter(|book| given(book).is_none());
    let command = |book: &Book| {
        if book.is_made() { "qlub books --build" } else { "qlub books --add FILE" }
    };
    let missing = missing.map(|book| (book.name.as_str(), command(book))).collect();
    (books, missing)
}

/// Where those books lie, or would, that a page can give to its own players.
pub(crate) fn for_pages(data: &Data) -> Result<Vec<PathBuf>, String> {
    let folder = folder(data)?;
    Ok(shelf::all().iter().filter(|book| book.is_whole()).map(|book| book.path(&folder)).collect())
}

fn folder(data: &Data) -> Result<PathBuf, String> {
    Ok(data.folder()?.join("books"))
}
