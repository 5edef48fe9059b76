//! Sets of keys that are exact for everything that is asked for, and only for that.
//!
//! Keys fall into kinds by what the player sees when it asks, because some kinds hold far more members
//! than others. A filter knows all members and mistakes some others for such, as few as is worth while for
//! the kind; a second filter of one bit tells those apart.

use super::Unfit;
use super::fuse::Fuse;
use super::order::BORDER;
use super::sides::Sides;

/// So many marks can there be: none to all.
const MARKS: usize = 26;
/// So many leads are told apart: from two marks fewer than the other's to two more.
const LEADS: usize = 5;
/// So wide is the widest filter, in bits.
const WIDEST: usize = 8;
/// The width of a kind that has no members.
const NOTHING: u8 = 255;

/// A set whose members are told apart by kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Known {
    /// Kinds with as many marks and as wide a filter share it.
    Shared {
        /// How wide the filter is, by kind, lead and marks: 0 where members are so many that none would save
        /// anything.
        widths: Vec<u8>,
        /// By marks: the filters of all widths, and which of those that pass them are members.
        by_marks: Vec<([Option<Fuse>; WIDEST], Option<Fuse>)>,
    },
    /// Every kind has its own filters, in older tables: by kind without the border, lead and marks. The first
    /// is missing where it would save nothing, both where there are no members.
    Apart(Vec<(Option<Fuse>, Option<Fuse>)>),
}

impl Known {
    pub(super) fn read(bytes: &mut &[u8], kinds: usize, shared: bool) -> Result<Known, Unfit> {
        if !shared {
            let known = |_| Ok((Fuse::read_older(bytes)?, Fuse::read_older(bytes)?));
            let known = (0..kinds / BORDER * LEADS * MARKS).map(known);
            return known.collect::<Result<_, _>>().map(Known::Apart);
        }
        let widths = bytes.split_at_checked(kinds * LEADS * MARKS).ok_or(Unfit::NotATable)?;
        *bytes = widths.1;
        let mut of_marks = || {
            let mut filters = [const { None }; WIDEST];
            for filter in &mut filters {
                *filter = Fuse::read(bytes)?;
            }
            Ok((filters, Fuse::read(bytes)?))
        };
        let by_marks = (0..MARKS).map(|_| of_marks()).collect::<Result<_, _>>()?;
        Ok(Known::Shared { widths: widths.0.to_vec(), by_marks })
    }

    /// Whether a key of a kind that is asked for at a position is a member.
    pub(super) fn has(&self, kind: usize, sides: Sides, key: u64) -> bool {
        let far = LEADS as isize / 2;
        let lead = (sides.lead().clamp(-far, far) + far) as usize;
        let place = |kind| (kind * LEADS + lead) * MARKS + sides.marks();
        let (filter, exact) = match self {
            Known::Shared { widths, by_marks } => {
                let width = widths.get(place(kind)).filter(|width| **width != NOTHING);
                let Some((width, (filters, exact))) = width.zip(by_marks.get(sides.marks())) else {
                    return false;
                };
                let filter = usize::from(*width).checked_sub(1);
                (filter.and_then(|filter| filters.get(filter)?.as_ref()), exact)
            }
            Known::Apart(known) => match known.get(place(kind / BORDER)) {
                Some((filter, exact)) => (filter.as_ref(), exact),
                None => return false,
            },
        };
        let Some(exact) = exact else {
            return false;
        };
        filter.is_none_or(|filter| filter.knows(key)) && exact.sum(key) == 1
    }
}
