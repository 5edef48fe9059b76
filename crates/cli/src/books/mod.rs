//! `qlub books`: what players look up, made once on this computer or brought to it.
//!
//! Players do without: they say so where the book would be made here, and play a little less well.

mod file;

use std::fs;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};

use bots::{BadMoves, Books, Late, Level};
use indicatif::{ProgressBar, ProgressStyle};

use crate::Outcome;
use crate::data::Data;
use crate::out::sayln;
use crate::whole;
use file::BookState;

/// Makes a book with so many threads, telling how far it is.
type Make = fn(usize, &dyn Fn(f64)) -> Result<Vec<u8>, String>;

/// A file that bots look things up in, and how it is made.
struct Book {
    name: &'static str,
    game: &'static str,
    about: &'static str,
    /// The levels that read it.
    levels: &'static [Level],
    source: Source,
    /// Puts it among the books of players, or says why the bytes are not the book.
    give: fn(Vec<u8>, &mut Books) -> Result<(), String>,
}

/// Where a book comes from.
enum Source {
    /// It is made here.
    Made { version: u32, make: Make },
    /// It takes a larger computer than most: it is brought as a file, which says itself what it is and
    /// whether it is whole, or done without.
    Brought { ending: &'static str },
}

const BOOKS: &[Book] = &[
    Book {
        name: "quixo-late",
        game: "quixo",
        about: "exact values of boards with at most one neutral cube",
        levels: &[Level::Hard, Level::Expert],
        source: Source::Made {
            version: 1,
            make: |threads, progress| {
                solve::quixo::late::values(threads, progress).map_err(|stopped| stopped.to_string())
            },
        },
        give: |bytes, books| {
            books.add(Late::new(bytes).ok_or("of another size")?);
            Ok(())
        },
    },
    Book {
        name: "quixo-keeps-wins",
        game: "quixo",
        about: "moves by which the player that never loses would let a win slip",
        levels: &[Level::Unbeatable],
        source: Source::Brought { ending: "qxt" },
        give: |bytes, books| {
            let table = BadMoves::read(&bytes).map_err(|unfit| unfit.to_string())?;
            if !table.keeps_wins() {
                return Err("the table that comes with the program".to_owned());
            }
            books.add(table);
            Ok(())
        },
    },
];

#[derive(clap::Args)]
#[command(after_help = "Examples:
  qlub books              what there is, and whether it has been made
  qlub books --build      makes what is missing or damaged: under a minute on two cores
  qlub books --add FILE   keeps a book that was made elsewhere (docs/quixo-solved.md)
  qlub books --remove     players do without

At a terminal, the first game that needs a book makes it. A server reads those that are there.")]
pub(crate) struct Args {
    #[command(flatten)]
    data: Data,
    /// Make what is missing or damaged
    #[arg(long)]
    build: bool,
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
    for book in BOOKS {
        let path = book.path(&folder);
        if args.remove && path.exists() {
            fs::remove_file(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        }
        let mut found = book.read(&folder)?;
        if args.build && book.is_made() && !matches!(found, BookState::Whole(_)) {
            found = BookState::Whole(book.build(&folder, args.threads)?);
        }
        let state = match found {
            BookState::Whole(bytes) => format!("{:.1} MB", bytes.len() as f64 / 1e6),
            BookState::Missing if !book.is_made() => {
                "not here (`qlub books --add FILE`)".to_owned()
            }
            BookState::Missing => "not made yet".to_owned(),
            BookState::Unsound => "damaged or of another version".to_owned(),
        };
        sayln!("{}: {}; {state}", book.name, book.about);
    }
    sayln!("{}", folder.display());
    Ok(())
}

/// Keeps a file that is one of the books that are made elsewhere.
fn add(file: &Path, folder: &Path) -> Result<(), String> {
    let bytes = fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let mut reasons = Vec::new();
    for book in BOOKS.iter().filter(|book| !book.is_made()) {
        match (book.give)(bytes.clone(), &mut Books::default()) {
            Ok(()) => return book.keep(folder, &bytes),
            Err(why) => reasons.push(format!("not {}: {why}", book.name)),
        }
    }
    Err(format!("{}: none of the books ({})", file.display(), reasons.join("; ")))
}

/// The books of a game that players of these levels read; at a terminal those that are missing are made
/// first. Whatever goes wrong, there is a game: without the book.
pub(crate) fn prepare(game: &str, levels: &[Level]) -> Books {
    let mut books = Books::default();
    let reads = |book: &&Book| levels.iter().any(|level| book.levels.contains(level));
    for book in BOOKS.iter().filter(|book| book.game == game).filter(reads) {
        let why = match book.give_or_build(&mut books) {
            Ok(Some(())) => continue,
            Ok(None) if !book.is_made() => continue,
            Ok(None) => "`qlub books --build`".to_owned(),
            Err(error) => error,
        };
        eprintln!("qlub: {game} is played without {} ({why})", book.about);
    }
    books
}

/// Every book that is there, for a server's players; of each that could be made and is not, what it is.
/// A book that cannot be read keeps no server from its tables.
pub(crate) fn load(data: &Data) -> (Books, Vec<&'static str>) {
    let mut books = Books::default();
    let mut given = |book: &Book| match book.read(&folder(data).ok()?).ok()? {
        BookState::Whole(bytes) => (book.give)(bytes, &mut books).ok(),
        BookState::Missing | BookState::Unsound => None,
    };
    let missing = BOOKS.iter().filter(|book| given(book).is_none() && book.is_made());
    let missing = missing.map(|book| book.about).collect();
    (books, missing)
}

/// Where those books lie, or would, that a page can give to its own players.
pub(crate) fn for_pages(data: &Data) -> Result<Vec<PathBuf>, String> {
    let folder = folder(data)?;
    Ok(BOOKS.iter().filter(|book| !book.is_made()).map(|book| book.path(&folder)).collect())
}

fn folder(data: &Data) -> Result<PathBuf, String> {
    Ok(data.folder()?.join("books"))
}

impl Book {
    fn path(&self, folder: &Path) -> PathBuf {
        let ending = match self.source {
            Source::Made { .. } => "book",
            Source::Brought { ending } => ending,
        };
        folder.join(format!("{}.{ending}", self.name))
    }

    fn is_made(&self) -> bool {
        matches!(self.source, Source::Made { .. })
    }

    fn read(&self, folder: &Path) -> Result<BookState, String> {
        let path = self.path(folder);
        match self.source {
            Source::Made { version, .. } => file::read(&path, version),
            Source::Brought { .. } => Ok(match file::read_plain(&path)? {
                BookState::Whole(bytes)
                    if (self.give)(bytes.clone(), &mut Books::default()).is_err() =>
                {
                    BookState::Unsound
                }
                found => found,
            }),
        }
    }

    /// Puts the book among those of players; makes it first where somebody watches.
    fn give_or_build(&self, books: &mut Books) -> Result<Option<()>, String> {
        let folder = folder(&Data::default())?;
        let bytes = match self.read(&folder)? {
            BookState::Whole(bytes) => bytes,
            _ if self.is_made() && std::io::stderr().is_terminal() => self.build(&folder, None)?,
            _ => return Ok(None),
        };
        (self.give)(bytes, books).map(Some)
    }

    fn build(&self, folder: &Path, threads: Option<usize>) -> Result<Vec<u8>, String> {
        let Source::Made { make, .. } = self.source else {
            return Err(format!("{} is not made here", self.name));
        };
        let all = || std::thread::available_parallelism().map_or(1, usize::from);
        let bar = bar(self);
        let progress = |part: f64| bar.set_position((1000.0 * part) as u64);
        let bytes = make(threads.unwrap_or_else(all).max(1), &progress)?;
        bar.finish_and_clear();
        self.keep(folder, &bytes)?;
        Ok(bytes)
    }

    fn keep(&self, folder: &Path, bytes: &[u8]) -> Result<(), String> {
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let path = self.path(folder);
        match self.source {
            Source::Made { version, .. } => file::write(&path, version, bytes),
            Source::Brought { .. } => whole::write(&path, bytes),
        }
    }
}

fn bar(book: &Book) -> ProgressBar {
    let style = "{bar:30} {percent}% {msg}, {elapsed} so far";
    let style = ProgressStyle::with_template(style).unwrap_or(ProgressStyle::default_bar());
    let bar = ProgressBar::new(1000).with_style(style);
    bar.set_message(format!("{}: {}", book.name, book.about));
    bar.enable_steady_tick(std::time::Duration::from_millis(200));
    bar
}
