//! The books there are: how each is made, kept as a file, and given to players.

use std::fs;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, LazyLock};
use std::thread;
use std::time::Duration;

use bots::{BadMoves, Books, Late, Level};

use super::file::{self, BookState};
use super::{folder, interrupt};
use crate::data::Data;
use crate::fault;
use crate::language::{text, words};
use crate::progress::Progress;
use crate::whole;

/// How often somebody who waits is looked after.
const LOOK: Duration = Duration::from_millis(100);
/// How many parts the making of a book is told in.
pub(super) const PARTS: u64 = 1000;

/// Makes the book of a name with so many threads, telling how far it is; whoever is told may say that it is enough.
type Make = fn(&str, usize, &dyn Fn(f64) -> bool) -> Result<Vec<u8>, String>;

/// A file that bots look things up in, and how it is made.
pub(super) struct Book {
    /// What it is for is `book-NAME` in the catalogue.
    pub(super) name: String,
    /// The edition whose sheet it is about, if it is one of those; then the catalogue may have no words for it alone.
    edition: Option<&'static str>,
    pub(super) game: &'static str,
    /// The levels that read it; none where it is made only for whoever asks for it by name.
    pub(super) levels: &'static [Level],
    source: Source,
    /// Puts the book of this file among the books of players, or says why the bytes are not the book.
    pub(super) give: fn(&str, Vec<u8>, &mut Books) -> Result<(), String>,
}

/// Where a book comes from.
enum Source {
    /// It is made here.
    Made { version: u32, make: Make },
    /// It takes a larger computer than most: it is brought as a file, which says itself what it is and
    /// whether it is whole, or done without.
    Brought { ending: &'static str },
    /// It is such a file too, and made here.
    MadeWhole { ending: &'static str, make: Make },
}

/// Every book there is.
pub(super) fn all() -> &'static [Book] {
    static BOOKS: LazyLock<Vec<Book>> = LazyLock::new(|| {
        let sheets = bots::sheet_books().map(|(name, edition)| alone(name, edition));
        [late(), keeps_wins()].into_iter().chain(sheets).collect()
    });
    &BOOKS
}

/// Exact values of Quixo boards that are nearly full.
fn late() -> Book {
    Book {
        name: "quixo-late".to_owned(),
        edition: None,
        game: "quixo",
        levels: &[Level::Hard, Level::Expert],
        source: Source::Made {
            version: 1,
            make: |_, threads, progress| {
                solve::quixo::late::values(threads, progress).map_err(|stopped| stopped.to_string())
            },
        },
        give: |_, bytes, books| {
            books.add(Late::new(bytes).ok_or_else(|| text!("book-size"))?);
            Ok(())
        },
    }
}

/// Moves of Quixo by which a win would slip.
fn keeps_wins() -> Book {
    Book {
        name: "quixo-keeps-wins".to_owned(),
        edition: None,
        game: "quixo",
        levels: &[Level::Unbeatable],
        source: Source::Brought { ending: "qxt" },
        give: |_, bytes, books| {
            let table = BadMoves::read(&bytes).map_err(|_| text!("book-unsound"))?;
            if !table.keeps_wins() {
                return Err(text!("book-comes-along"));
            }
            books.add(table);
            Ok(())
        },
    }
}

/// The points of every sheet of somebody who plays alone.
fn alone(name: String, edition: &'static str) -> Book {
    let make: Make = |name, threads, progress| {
        let made = bots::make_sheet_book(name, threads, &mut |done| progress(done));
        made.ok_or_else(|| text!("books-stopped"))
    };
    Book {
        name,
        edition: Some(edition),
        game: "qwixx",
        levels: &[],
        source: Source::MadeWhole { ending: "sheet", make },
        give: |file, bytes, books| {
            let read = table::registry::read_book("qwixx", file, &bytes, books);
            read.then_some(()).ok_or_else(|| text!("book-unsound"))
        },
    }
}

impl Book {
    /// What its file is called.
    pub(super) fn file(&self) -> String {
        let ending = match self.source {
            Source::Made { .. } => "book",
            Source::Brought { ending } | Source::MadeWhole { ending, .. } => ending,
        };
        format!("{}.{ending}", self.name)
    }

    pub(super) fn path(&self, folder: &Path) -> PathBuf {
        folder.join(self.file())
    }

    pub(super) fn is_made(&self) -> bool {
        !matches!(self.source, Source::Brought { .. })
    }

    /// Whether its file says itself what it is and whether it is whole.
    pub(super) fn is_whole(&self) -> bool {
        !matches!(self.source, Source::Made { .. })
    }

    pub(super) fn read(&self, folder: &Path) -> Result<BookState, String> {
        let path = self.path(folder);
        match self.source {
            Source::Made { version, .. } => file::read(&path, version),
            _ => Ok(match file::read_plain(&path)? {
                BookState::Whole(bytes)
                    if (self.give)(&self.file(), bytes.clone(), &mut Books::default()).is_err() =>
                {
                    BookState::Unsound
                }
                found => found,
            }),
        }
    }

    /// What it is for.
    pub(super) fn about(&self) -> String {
        let own = format!("book-{}", self.name);
        match self.edition {
            Some(edition) if !words().has(&own) => {
                text!("book-qwixx-alone", edition = text!(format!("edition-{edition}")))
            }
            _ => text!(own),
        }
    }

    /// Puts the book among those of players; makes it first where somebody watches, and lets them do
    /// without. Says whether it is there.
    pub(super) fn give_or_build(&'static self, books: &mut Books) -> Result<bool, String> {
        let folder = folder(&Data::default())?;
        let bytes = match self.read(&folder)? {
            BookState::Whole(bytes) => bytes,
            _ if self.is_made() && std::io::stderr().is_terminal() => {
                eprintln!("{}", text!("books-making-now", about = self.about()));
                self.build_unless_stopped(&folder)?
            }
            _ => return Ok(false),
        };
        (self.give)(&self.file(), bytes, books).map(|()| true)
    }

    /// Puts the book among those of players, if it is there and sound.
    pub(super) fn give_if_there(&self, books: &mut Books) -> Result<(), String> {
        match self.read(&folder(&Data::default())?)? {
            BookState::Whole(bytes) => (self.give)(&self.file(), bytes, books),
            BookState::Missing | BookState::Unsound => Ok(()),
        }
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
        let progress = Progress::new(PARTS, self.name.clone());
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
    pub(super) fn build(
        &self,
        folder: &Path,
        threads: Option<usize>,
        reached: &dyn Fn(u64) -> bool,
    ) -> Result<Vec<u8>, String> {
        let make = match self.source {
            Source::Made { make, .. } | Source::MadeWhole { make, .. } => make,
            Source::Brought { .. } => return Err(text!("books-missing-file")),
        };
        let all = || thread::available_parallelism().map_or(1, usize::from);
        let tell = |done: f64| reached((done * PARTS as f64) as u64);
        let bytes = make(&self.file(), threads.unwrap_or_else(all).max(1), &tell)?;
        self.keep(folder, &bytes)?;
        Ok(bytes)
    }

    pub(super) fn keep(&self, folder: &Path, bytes: &[u8]) -> Result<(), String> {
        fs::create_dir_all(folder).map_err(|error| fault::at_path(folder, &error))?;
        let path = self.path(folder);
        match self.source {
            Source::Made { version, .. } => file::write(&path, version, bytes),
            _ => whole::write(&path, bytes),
        }
    }
}
