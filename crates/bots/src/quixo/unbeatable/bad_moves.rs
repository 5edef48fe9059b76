//! What the order must not do: which of its positions are lost and, in the larger table, which of its
//! moves would let a win slip.
//!
//! Both are [`Known`] exactly for everything that the player can come to ask about. `gpu/quixo` builds the
//! files.

use std::fmt::{self, Display};
use std::sync::Arc;
#[cfg(feature = "tables")]
use std::sync::OnceLock;

use super::fuse::take;
use super::known::Known;
use super::order::{Candidate, Style};
use super::sides::Sides;
use crate::books::Book;
use crate::checksum::checksum;

/// Bytes of the formation; the order has its own.
const FORMATION: usize = 25;
/// Checksums of the tables that `gpu/quixo-check` has found sound on every position that can come up:
/// with these, and no others, the player can do what it promises.
const CHECKED: [u64; 2] = [0x5ead_7262_dab7_dd17, 0xc17c_86ef_49b2_0961];

/// What the player of Quixo that never loses must not do: a book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadMoves {
    style: Style,
    /// Positions that are bad to move to, by code.
    bad: Known,
    /// Moves that let a win slip: the code of the position with the number of the candidate.
    slips: Option<Known>,
}

/// Why bytes are no table to play by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// They are not a table, or not a whole one.
    NotATable,
    /// They are a table that nobody has checked.
    Unchecked,
}

impl Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unfit::NotATable => "not a sound table of bad moves of Quixo",
            Unfit::Unchecked => "not a table that was checked to keep the player's promise",
        })
    }
}

impl std::error::Error for Unfit {}

impl BadMoves {
    /// Reads a table, one of those that were checked.
    pub fn read(bytes: &[u8]) -> Result<BadMoves, Unfit> {
        let (mut body, sum) = bytes.split_last_chunk::<8>().ok_or(Unfit::NotATable)?;
        let sum = u64::from_le_bytes(*sum);
        let sound = checksum(body) == sum;
        let shared = match &take(&mut body)? {
            b"QLUBQX04" => false,
            b"QLUBQX05" => true,
            _ => return Err(Unfit::NotATable),
        };
        let (sets, side) =
            (u32::from_le_bytes(take(&mut body)?), u32::from_le_bytes(take(&mut body)?));
        let _: [u8; FORMATION] = take(&mut body)?;
        let style = Style::read(take(&mut body)?);
        if !sound || side != 5 {
            return Err(Unfit::NotATable);
        }
        if !CHECKED.contains(&sum) {
            return Err(Unfit::Unchecked);
        }
        let style = if shared { style } else { Style::OLDER };
        let bad = Known::read(&mut body, Candidate::SIGHTS, shared)?;
        let slips = match sets {
            1 => None,
            2 => Some(Known::read(&mut body, 4 * Candidate::SIGHTS, shared)?),
            _ => return Err(Unfit::NotATable),
        };
        if body.is_empty() { Ok(BadMoves { style, bad, slips }) } else { Err(Unfit::NotATable) }
    }

    /// How the player chooses that the table was made for.
    pub fn style(&self) -> &Style {
        &self.style
    }

    /// The candidates that a position leaves when those are passed over that are bad or let a win slip.
    pub fn left<'a>(&self, at: Sides, candidates: &'a [Candidate]) -> Vec<&'a Candidate> {
        let mut let_slip = false;
        let stays = |(number, candidate): &(usize, &Candidate)| {
            if self.is_bad(candidate) {
                return false;
            }
            let slips = self.lets_slip(at, *number, candidate, let_slip);
            let_slip |= slips;
            !slips
        };
        candidates.iter().enumerate().filter(stays).map(|(_, candidate)| candidate).collect()
    }

    /// Whether the other wins at once after this move, or the table knows that it loses.
    fn is_bad(&self, candidate: &Candidate) -> bool {
        self.bad.has(candidate.sight(), candidate.after, candidate.code)
            || candidate.after.turned().winning_move().is_some()
    }

    /// Whether the candidate with this number lets a win slip, where another was or was not passed over.
    fn lets_slip(&self, at: Sides, number: usize, candidate: &Candidate, another: bool) -> bool {
        let kind = usize::from(another) * 2 + usize::from(candidate.own);
        let kind = kind * Candidate::SIGHTS + candidate.sight();
        let key = at.code() << 6 | number as u64;
        self.slips.as_ref().is_some_and(|slips| slips.has(kind, at, key))
    }

    /// Whether the player keeps every win.
    pub fn keeps_wins(&self) -> bool {
        self.slips.is_some()
    }
}

impl Book for BadMoves {
    fn replaces(&self, other: &Self) -> bool {
        self.keeps_wins() || !other.keeps_wins()
    }
}

/// The table that ships with the program, where it does.
pub fn never_loses() -> Option<Arc<BadMoves>> {
    #[cfg(feature = "tables")]
    {
        // Read once from what the program is made of: no process has another.
        static NEVER_LOSES: OnceLock<Option<Arc<BadMoves>>> = OnceLock::new();
        let bytes = include_bytes!("../../../tables/quixo-never-loses.qxt");
        NEVER_LOSES.get_or_init(|| BadMoves::read(bytes).ok().map(Arc::new)).clone()
    }
    #[cfg(not(feature = "tables"))]
    None
}
