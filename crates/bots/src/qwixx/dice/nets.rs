//! The trained nets: part of the program, or brought as books where that leaves them out.

use std::fmt::{self, Debug};
use std::sync::{Arc, OnceLock};

use game::{Game, Setup};
use qwixx::Dice;
use qwixx::dice::Options;

use super::file;
use super::quick::QuickNet;
use crate::Books;
use crate::books::Book;

/// A net in the program: edition, seats, file.
type File = (&'static str, u8, &'static [u8]);

macro_rules! files {
    ($($edition:literal)+) => {
        /// The editions that nets were trained for; another is played by the levels that need none. Apart
        /// from the files: whoever only asks for names is not given the nets as well.
        const EDITIONS: &[&str] = &[$($edition),+];

        #[cfg(feature = "nets")]
        const FILES: &[File] = &[$(
            ($edition, 2, include_bytes!(concat!("../../../nets/", $edition, "-2.net"))),
            ($edition, 3, include_bytes!(concat!("../../../nets/", $edition, "-3.net"))),
            ($edition, 4, include_bytes!(concat!("../../../nets/", $edition, "-4.net"))),
            ($edition, 5, include_bytes!(concat!("../../../nets/", $edition, "-5.net"))),
        )+];
    };
}

files!["classic" "longo" "gemixxt-a" "gemixxt-b" "bonus-a" "bonus-b"];

#[cfg(not(feature = "nets"))]
const FILES: &[File] = &[];

/// The numbers of players that nets were trained for; alone, nobody can be beaten.
const SEATS: std::ops::RangeInclusive<u8> = 2..=5;

/// A trained net, and what it plays: a book.
pub struct NetBook {
    edition: &'static str,
    seats: u8,
    /// The net, ready to judge positions.
    pub net: QuickNet,
}

impl NetBook {
    fn read(options: &Options, bytes: &[u8]) -> Option<NetBook> {
        let net = file::read(&options.pad, options.seats.into(), bytes)?;
        let (edition, seats) = (options.pad.edition.name, options.seats);
        Some(NetBook { edition, seats, net: QuickNet::new(&net) })
    }

    fn plays(&self, options: &Options) -> bool {
        self.edition == options.pad.edition.name && self.seats == options.seats
    }
}

impl Book for NetBook {
    fn is_like(&self, other: &Self) -> bool {
        (self.edition, self.seats) == (other.edition, other.seats)
    }
}

impl Debug for NetBook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "NetBook({}-{})", self.edition, self.seats)
    }
}

/// Whether nets were trained for the sheets of a set-up; alone, where nobody can be beaten, none is needed.
pub fn covers(options: &Options) -> bool {
    EDITIONS.contains(&options.pad.edition.name)
}

/// The name of the file with the net for a set-up, if one was trained.
pub fn name(options: &Options) -> Option<String> {
    let there = covers(options) && SEATS.contains(&options.seats);
    there.then(|| format!("{}-{}.net", options.pad.edition.name, options.seats))
}

/// The net in a file of this name; none if the file is not what it should be.
pub fn read(name: &str, bytes: &[u8]) -> Option<NetBook> {
    let (edition, seats) = name.strip_suffix(".net")?.rsplit_once('-')?;
    let options = Dice::options(&Setup::new(edition, seats.parse().ok()?)).ok()?;
    NetBook::read(&options, bytes)
}

/// The net for a set-up: among the books, or in the program.
pub fn trained(options: &Options, books: &Books) -> Option<Arc<NetBook>> {
    books.find(|trained: &NetBook| trained.plays(options)).or_else(|| inside(options))
}

/// The net for a set-up that the program contains.
fn inside(options: &Options) -> Option<Arc<NetBook>> {
    // Read once from what the program is made of: no process has others.
    static NETS: [OnceLock<Option<Arc<NetBook>>>; FILES.len()] =
        [const { OnceLock::new() }; FILES.len()];
    let name = options.pad.edition.name;
    let of = |(edition, seats, _): &File| *edition == name && *seats == options.seats;
    let index = FILES.iter().position(of)?;
    let read = || NetBook::read(options, FILES[index].2).map(Arc::new);
    NETS[index].get_or_init(read).clone()
}
