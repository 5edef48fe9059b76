//! `qlub books`: what players look up, made once on this computer or brought to it.
//!
//! Players do without: they say so where the book would be made here, and play a little less well.

mod file;
mod interrupt;

use std::fs;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use bots::{BadMoves, Books, Late, Level};

use crate::Outcome;
use crate::data::Data;
use crate::fault;
use crate::language::{decimal, text};
use crate::out::sayln;
use crate::progress::Progress;
use crate::whole;
use file::BookState;

/// How often somebody who waits is looked after.
const LOOK: Duration = Duration::from_millis(100);
/// How many parts the making of a book is told in.
const PARTS: u64 = 1000;

/// Makes a book with so many threads, telling how far it is; whoever is told may say that it is enough.
type Make = fn(usize, &dyn Fn(f64) -> bool) -> Result<Vec<u8>, String>;

/// A file that bots look things up in, and how it is made.
struct Book {
    /// What it is for is `book-NAME` in the catalogue.
    name: &'static str,
    game: &'static str,
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
        levels: &[Level::Hard, Level::Expert],
        source: Source::Made {
            version: 1,
            make: |threads, progress| {
                solve::quixo::late::values(threads, progress).map_err(|stopped| stopped.to_string())
            },
        },
        give: |bytes, books| {
            books.add(Late::new(bytes).ok_or_else(|| text!("book-size"))?);
            Ok(())
        },
    },
    Book {
        name: "quixo-keeps-wins",
        game: "quixo",
        levels: &[Level::Unbeatable],
        source: Source::Brought { ending: "qxt" },
        give: |bytes, books| {
            let table = BadMoves::read(&bytes).map_err(|_| text!("book-unsound"))?;
            if !table.keeps_wins() {
                return Err(text!("book-comes-along"));
            }
            books.add(table);
            Ok(())
        },
    },
];

#[derive(clap::Args)]
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
            fs::remove_file(&path).map_err(|error| fault::at_path(&path, &error))?;
        }
        let mut found = book.read(&folder)?;
        if args.build && book.is_made() && !matches!(found, BookState::Whole(_)) {
            eprintln!("{}", text!("books-making", about = book.about()));
            let progress = Progress::new(PARTS, book.name.to_owned());
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
            BookState::Missing => text!("books-missing"),
            BookState::Unsound => text!("books-unsound"),
        };
        sayln!("{}", text!("books-line", name = book.name, about = book.about(), state = state));
    }
    sayln!("{}", text!("books-folder", folder = folder.display().to_string()));
    Ok(())
}

/// Keeps a file that is one of the books that are made elsewhere.
fn add(file: &Path, folder: &Path) -> Result<(), String> {
    let bytes = fs::read(file).map_err(|error| fault::at_path(file, &error))?;
    let mut reasons = Vec::new();
    for book in BOOKS.iter().filter(|book| !book.is_made()) {
        match (book.give)(bytes.clone(), &mut Books::default()) {
            Ok(()) => return book.keep(folder, &bytes),
            Err(why) => reasons.push(text!("books-not-this", name = book.name, why = why)),
        }
    }
    Err(fault::named(file.display(), reasons.join(" ")))
}

/// The books of a game that players of these levels read; at a terminal those that are missing are made
/// first. Whatever goes wrong, there is a game: without the book.
pub(crate) fn prepare(game: &str, levels: &[Level]) -> Books {
    let mut books = Books::default();
    let reads = |book: &&Book| levels.iter().any(|level| book.levels.contains(level));
    for book in BOOKS.iter().filter(|book| book.game == game).filter(reads) {
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

/// Every book that is there, for a server's players; of each that is not, its name and the command that
/// brings it. A book that cannot be read keeps no server from its tables.
pub(crate) fn load(data: &Data) -> (Books, Vec<(&'static str, &'static str)>) {
    let mut books = Books::default();
    let mut given = |book: &Book| match book.read(&folder(data).ok()?).ok()? {
        BookState::Whole(bytes) => (book.give)(bytes, &mut books).ok(),
        BookState::Missing | BookState::Unsound => None,
    };
    let missing = BOOKS.iter().filter(|book| given(book).is_none());
    let command = |book: &Book| {
        if book.is_made() { "qlub books --build" } else { "qlub books --add FILE" }
    };
    let missing = missing.map(|book| (book.name, command(book))).collect();
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

    /// What it is for.
    fn about(&self) -> String {
        text!(format!("book-{}", self.name))
    }

    /// Puts the book among those of players; makes it first where somebody watches, and lets them do
    /// without. Says whether it is there.
    fn give_or_build(&'static self, books: &mut Books) -> Result<bool, String> {
        let folder = folder(&Data::default())?;
        let bytes = match self.read(&folder)? {
            BookState::Whole(bytes) => bytes,
            _ if self.is_made() && std::io::stderr().is_terminal() => {
                eprintln!("{}", text!("books-making-now", about = self.about()));
                self.build_unless_stopped(&folder)?
            }
            _ => return Ok(false),
        };
        (self.give)(bytes, books).map(|()| true)
    }

    /// Makes the book while somebody waits for a game; Ctrl-C is an end of waiting.
    fn build_unless_stopped(&'static self, folder: &Path) -> Result<Vec<u8>, String> {
        let listening = interrupt::listen();
        let (stopped, folder) = (listening.0.clone(), folder.to_owned());
        let (done, built) = channel();
        let reached = Arc::new(AtomicU64::new(0));
        let parts = Arc::clone(&reached);
        thread::spawn(move || {
            let built = self.build(&folder, None, &|part| {
                parts.store(part, Ordering::Relaxed);
                !stopped.is_stopped()
            });
            // Nobody waits any more if it was stopped.
            let _ = done.send(built);
        });
        let progress = Progress::new(PARTS, self.name.to_owned());
        let built = loop {
            progress.reach(reached.load(Ordering::Relaxed));
            match built.recv_timeout(LOOK) {
                Ok(built) => break built,
                Err(RecvTimeoutError::Timeout) if !listening.0.is_stopped() => {}
                Err(_) => break Err(text!("books-stopped")),
            }
        };
        progress.finish();
        built
    }

    /// Makes the book and keeps it. `reached` is told how many parts are done, and says whether to go on.
    fn build(
        &self,
        folder: &Path,
        threads: Option<usize>,
        reached: &dyn Fn(u64) -> bool,
    ) -> Result<Vec<u8>, String> {
        let Source::Made { make, .. } = self.source else {
            return Err(text!("books-missing-file"));
        };
        let all = || thread::available_parallelism().map_or(1, usize::from);
        let tell = |done: f64| reached((done * PARTS as f64) as u64);
        let bytes = make(threads.unwrap_or_else(all).max(1), &tell)?;
        self.keep(folder, &bytes)?;
        Ok(bytes)
    }

    fn keep(&self, folder: &Path, bytes: &[u8]) -> Result<(), String> {
        fs::create_dir_all(folder).map_err(|error| fault::at_path(folder, &error))?;
        let path = self.path(folder);
        match self.source {
            Source::Made { version, .. } => file::write(&path, version, bytes),
            Source::Brought { .. } => whole::write(&path, bytes),
        }
    }
}
