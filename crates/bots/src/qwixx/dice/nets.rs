//! The trained nets that come with the program.

use std::sync::OnceLock;

use qwixx::dice::Options;

use super::file;
use super::quick::QuickNet;

/// A net in the program: edition, seats, file.
type File = (&'static str, u8, &'static [u8]);

macro_rules! files {
    ($($edition:literal)+) => {
        /// The editions that nets were trained for; another is played by the levels that need none. Apart
        /// from the files: whoever only asks for names is not given the nets as well.
        const EDITIONS: &[&str] = &[$($edition),+];

        const FILES: &[File] = &[$(
            ($edition, 2, include_bytes!(concat!("../../../nets/", $edition, "-2.net"))),
            ($edition, 3, include_bytes!(concat!("../../../nets/", $edition, "-3.net"))),
            ($edition, 4, include_bytes!(concat!("../../../nets/", $edition, "-4.net"))),
            ($edition, 5, include_bytes!(concat!("../../../nets/", $edition, "-5.net"))),
        )+];
    };
}

files!["classic" "longo" "gemixxt-a" "gemixxt-b" "bonus-a" "bonus-b"];

/// Whether nets were trained for the sheets of a set-up; alone, where nobody can be beaten, none is needed.
pub fn covers(options: &Options) -> bool {
    EDITIONS.contains(&options.pad.edition.name)
}

/// The net for a set-up, if one was trained.
pub fn trained(options: &Options) -> Option<&'static QuickNet> {
    // Read once from what the program is made of: no process has others.
    static NETS: [OnceLock<Option<QuickNet>>; FILES.len()] =
        [const { OnceLock::new() }; FILES.len()];
    let name = options.pad.edition.name;
    let of = |(edition, seats, _): &File| *edition == name && *seats == options.seats;
    let index = FILES.iter().position(of)?;
    let read = || {
        let net = file::read(&options.pad, options.seats.into(), FILES[index].2)?;
        Some(QuickNet::new(&net))
    };
    NETS[index].get_or_init(read).as_ref()
}
