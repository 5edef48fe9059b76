//! Writing down a net and how it was made: no player asks for it.

use super::file::{MAGIC, UNIT, VERSION, head};
use super::net::Net;
pub use crate::origin::Origin;

/// How the net of a file was made; none if the file is not that of a net.
pub fn origin(file: &[u8]) -> Option<Origin> {
    let head = file.get(..MAGIC.len() + 4)?;
    if !head.starts_with(MAGIC) || head[MAGIC.len()] != VERSION {
        return None;
    }
    Origin::of(file, head)
}

/// Writes a net, and how it was made.
pub fn write(net: &Net, origin: &Origin) -> Vec<u8> {
    let unit = |weight: &f32| ((weight / UNIT).round() as i16).to_le_bytes();
    let weights = net.layers().flatten().chain([&net.bias]);
    origin.file(&head(net), &weights.flat_map(unit).collect::<Vec<u8>>())
}
