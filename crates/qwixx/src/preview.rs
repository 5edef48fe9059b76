//! What an answer would do, before it is given.

use crate::colour::Colour;
use crate::edition::Pad;
use crate::pen::SheetMark;
use crate::sheet::Sheet;

/// What an answer would do to its player's sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The marks it would make, in order.
    pub marks: Vec<SheetMark>,
    /// The sheet after them.
    pub sheet: Sheet,
    /// The points it would bring by itself.
    pub gain: i32,
}

impl Preview {
    pub(crate) fn new(pad: &Pad, before: &Sheet, sheet: Sheet, marks: Vec<SheetMark>) -> Self {
        let gain = sheet.tally(pad).total - before.tally(pad).total;
        Preview { marks, sheet, gain }
    }

    /// The cells that would be passed over for good.
    pub fn skipped(&self, before: &Sheet) -> u8 {
        let passed = |sheet: &Sheet| -> u8 {
            Colour::ALL.into_iter().map(|row| sheet.next(row) - sheet.ticks(row)).sum()
        };
        passed(&self.sheet) - passed(before)
    }
}
