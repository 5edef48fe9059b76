//! Files of what players have learnt.
//!
//! A head, which says what it is; the length of a text and the text, which says how it was made; what was learnt; a
//! checksum of all that.

use crate::checksum::checksum;

/// The text of a whole file that begins like this, and what was learnt.
pub(crate) fn split<'a>(file: &'a [u8], head: &[u8]) -> Option<(&'a [u8], &'a [u8])> {
    let (all, sum) = file.split_last_chunk()?;
    if u64::from_le_bytes(*sum) != checksum(all) {
        return None;
    }
    let (length, rest) = all.strip_prefix(head)?.split_first_chunk()?;
    rest.split_at_checked(u16::from_le_bytes(*length).into())
}
