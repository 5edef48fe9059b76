//! The trained nets that come with the program, and their file form.
//!
//! A file is the magic word, a version, the seats, the number of facts, a checksum, and then every
//! weight in 1/2048ths, two bytes each.

use std::sync::OnceLock;

use qwixx::Pad;
use qwixx::dice::Options;

use super::net::{HIDDEN, Net};
use super::quick::QuickNet;

const MAGIC: &[u8; 4] = b"QNET";
const VERSION: u8 = 1;
const HEADER: usize = 4 + 1 + 1 + 2 + 4;
/// The unit that weights are written in.
const UNIT: f32 = 1.0 / 2048.0;

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
    static NETS: [OnceLock<Option<QuickNet>>; FILES.len()] =
        [const { OnceLock::new() }; FILES.len()];
    let name = options.pad.edition.name;
    let of = |(edition, seats, _): &File| *edition == name && *seats == options.seats;
    let index = FILES.iter().position(of)?;
    let read = || {
        let net = read(&options.pad, options.seats.into(), FILES[index].2)?;
        Some(QuickNet::new(&net))
    };
    NETS[index].get_or_init(read).as_ref()
}

/// Reads a net; none if the file is not what it should be.
pub fn read(pad: &Pad, seats: usize, file: &[u8]) -> Option<Net> {
    let mut net = Net::untrained(pad, seats, 0);
    let (head, body) = file.split_at_checked(HEADER)?;
    if head != header(&net, body) || body.len() != 2 * (HIDDEN * net.layers().count() + 1) {
        return None;
    }
    let weight = |bytes: &[u8]| f32::from(i16::from_le_bytes([bytes[0], bytes[1]])) * UNIT;
    let mut weights = body.chunks_exact(2).map(weight);
    for layer in net.layers_mut() {
        layer.iter_mut().zip(&mut weights).for_each(|(to, from)| *to = from);
    }
    net.bias = weights.next()?;
    Some(net)
}

/// Writes a net.
#[cfg(feature = "workshop")]
pub fn write(net: &Net) -> Vec<u8> {
    let mut body = Vec::new();
    let unit = |weight: f32| ((weight / UNIT).round() as i16).to_le_bytes();
    for layer in net.layers() {
        body.extend(layer.iter().flat_map(|weight| unit(*weight)));
    }
    body.extend(unit(net.bias));
    let mut file = header(net, &body);
    file.extend(body);
    file
}

fn header(net: &Net, body: &[u8]) -> Vec<u8> {
    let sum = body
        .iter()
        .fold(0x811c_9dc5, |sum: u32, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193));
    let mut head = MAGIC.to_vec();
    head.extend([VERSION, net.seats as u8]);
    head.extend(net.layout.count.to_le_bytes());
    head.extend(sum.to_le_bytes());
    head
}
