//! A net as a file.
//!
//! The magic word, the version, the seats and the number of facts; the length of a text and the text, which
//! says how the net was made; every weight in 1/2048ths, two bytes each; a checksum of all that.

use qwixx::Pad;

use super::net::{HIDDEN, Net};
use crate::net_file::split;

pub(super) const MAGIC: &[u8; 4] = b"QNET";
pub(super) const VERSION: u8 = 2;
/// The unit that weights are written in.
pub(super) const UNIT: f32 = 1.0 / 2048.0;

/// Reads a net; none if the file is not what it should be.
pub fn read(pad: &Pad, seats: usize, file: &[u8]) -> Option<Net> {
    let mut net = Net::untrained(pad, seats, 0);
    let (_, body) = split(file, &head(&net))?;
    if body.len() != 2 * (HIDDEN * net.layers().count() + 1) {
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

pub(super) fn head(net: &Net) -> Vec<u8> {
    let facts = net.layout.count.to_le_bytes();
    [&MAGIC[..], &[VERSION, net.seats as u8], &facts].concat()
}
