//! What a net looks at: for every sheet a short list of numbered facts.

use qwixx::{Badge, Colour, Colours, Pad, Sheet, Symbol};

/// The most facts about one sheet.
pub const MOST: usize = 12;

/// The facts about one sheet that hold, by number; rows first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    /// Their numbers; the first [`Facts::len`] count.
    pub index: [u16; MOST],
    /// How many there are: the same for every sheet of an edition.
    pub len: usize,
}

/// Where the facts of an edition are numbered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The facts that one row can have.
    pub(super) row: u16,
    /// The states that an open row can be in.
    open: u16,
    bar: u16,
    pairs: u16,
    lucky: u16,
    /// The number of facts.
    pub count: u16,
    has_bar: bool,
    has_pairs: bool,
    has_lucky: bool,
}

pub(super) const MISSES: u16 = 5;

impl Layout {
    /// The facts of an edition.
    pub fn new(pad: &Pad) -> Self {
        let edition = pad.edition;
        let width = edition.row(Colour::Red).len() as u16;
        // A row is open while its last tick is no closing cell.
        let last = width - edition.closing_cells as u16;
        let open = 1 + last * (last + 1) / 2;
        let row = open + width + 2;
        let pair = |cell: &qwixx::edition::PrintedCell| matches!(cell.badge, Some(Badge::Half(_)));
        let has_pairs = Colour::ALL.into_iter().any(|row| edition.row(row).iter().any(pair));
        let bar = 4 * row + MISSES;
        let pairs = bar + if edition.bar.is_empty() { 0 } else { edition.bar.len() as u16 + 1 };
        let lucky = pairs + if has_pairs { 4 * Symbol::ALL.len() as u16 } else { 0 };
        let count = lucky + edition.lucky.len() as u16 + u16::from(!edition.lucky.is_empty());
        Layout {
            row,
            open,
            bar,
            pairs,
            lucky,
            count,
            has_bar: !edition.bar.is_empty(),
            has_pairs,
            has_lucky: !edition.lucky.is_empty(),
        }
    }

    /// The facts about a sheet.
    #[inline]
    pub fn facts(
        &self,
        pad: &Pad,
        sheet: &Sheet,
        closed: Colours,
        lucky: Option<[u8; 2]>,
    ) -> Facts {
        let mut facts = Facts { index: [0; MOST], len: self.len() };
        for (i, row) in Colour::ALL.into_iter().enumerate() {
            facts.index[i] = i as u16 * self.row + self.row_fact(pad, sheet, closed, row);
        }
        facts.index[4] = 4 * self.row + u16::from(sheet.misses());
        self.bonus_facts(pad, sheet, &mut facts);
        if self.has_lucky {
            let dealt = pad.edition.lucky.iter().position(|pair| Some(*pair) == lucky);
            let dealt = dealt.unwrap_or(pad.edition.lucky.len()) as u16;
            facts.index[facts.len - 1] = self.lucky + dealt;
        }
        facts
    }

    /// How many facts hold about one sheet.
    fn len(&self) -> usize {
        let pairs = if self.has_pairs { Symbol::ALL.len() } else { 0 };
        5 + usize::from(self.has_bar) + pairs + usize::from(self.has_lucky)
    }

    /// Notes the facts about the bar and about pairs.
    fn bonus_facts(&self, pad: &Pad, sheet: &Sheet, facts: &mut Facts) {
        let (bar, pairs) = facts.index[5..].split_at_mut(usize::from(self.has_bar));
        if let [bar] = bar {
            *bar = self.bar + sheet.boxes(pad).count() as u16;
        }
        let symbols = if self.has_pairs { &Symbol::ALL[..] } else { &[] };
        for ((i, symbol), fact) in (0..).zip(symbols).zip(pairs) {
            let halves = pad.edition.pair(*symbol).map_or(0, |pair| {
                pair.into_iter().fold(0, |bits, cell| {
                    let position = pad.edition.position(cell).unwrap_or(0);
                    bits << 1 | u16::from(sheet.is_ticked(cell.row, position))
                })
            });
            *fact = self.pairs + 4 * i + halves;
        }
    }

    /// Goes through the facts, old and new, that a sheet changes which has come of another one, whose
    /// facts are known; both with the same rows closed. Most answers tick one cell and no bonus.
    #[inline]
    pub fn changes(
        &self,
        pad: &Pad,
        [before, after]: [&Sheet; 2],
        known: &Facts,
        closed: Colours,
        mut change: impl FnMut(usize, u16),
    ) {
        for (i, row) in Colour::ALL.into_iter().enumerate() {
            if after.cells(row) != before.cells(row) {
                change(i, i as u16 * self.row + self.row_fact(pad, after, closed, row));
            }
        }
        if after.misses() != before.misses() {
            change(4, 4 * self.row + u16::from(after.misses()));
        }
        if self.has_bar || self.has_pairs {
            let mut facts = *known;
            self.bonus_facts(pad, after, &mut facts);
            let each = facts.index[..facts.len].iter().enumerate().skip(5);
            each.filter(|(i, fact)| **fact != known.index[*i])
                .for_each(|(i, fact)| change(i, *fact));
        }
    }

    #[inline]
    fn row_fact(&self, pad: &Pad, sheet: &Sheet, closed: Colours, row: Colour) -> u16 {
        if closed.contains(row) {
            self.open + u16::from(sheet.crosses(pad, row))
        } else {
            let next = u16::from(sheet.next(row));
            next * next.saturating_sub(1) / 2 + u16::from(sheet.ticks(row))
        }
    }
}

impl Facts {
    /// No fact at all, to be filled.
    pub const NONE: Facts = Facts { index: [0; MOST], len: 0 };
}
