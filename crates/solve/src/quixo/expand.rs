//! Judging the positions of a class mover by mover: all children of one mover's mask lie in a few
//! small blocks, since blocks are kept by the mask of the opponent.

use std::sync::Mutex;

use super::class::{Class, LOST, Layout, SAFE, UNKNOWN, Values, WON, at, set};
use super::geometry::{PUSHES, Push};
use super::numbering::{Numbering, Rep, Squeeze, subsets};

/// Where the children of a class are.
#[derive(Clone, Copy)]
pub(crate) struct Children<'a> {
    /// After a move with a cube of one's own.
    pub(crate) own: &'a Values,
    /// The blocks of `own` that have changed since they were last looked at.
    pub(crate) fresh: &'a [bool],
    /// After a neutral cube was taken; none on a full board.
    pub(crate) neutral: Option<&'a Values>,
}

/// A class by mover: what has been found so far.
pub(crate) struct PartialClass {
    pub(crate) class: Class,
    pub(crate) layout: Layout,
    pub(crate) words: Vec<u64>,
    /// The blocks that the own cubes of each mask lead to, in rows of `most`: listing the moves
    /// anew only to see that nothing changed would take most of the time near the full board.
    links: Vec<u32>,
    most: usize,
}

impl PartialClass {
    pub(crate) fn new(numbering: &Numbering, class: Class) -> PartialClass {
        let (layout, most) = PartialClass::shape(numbering, class);
        let links = vec![u32::MAX; layout.blocks * most];
        PartialClass { class, layout, words: vec![0; layout.all_words()], links, most }
    }

    fn shape(numbering: &Numbering, class: Class) -> (Layout, usize) {
        let layout = Layout::new(numbering, class.mover, class.opponent);
        (layout, PUSHES.min(3 * class.mover).max(1))
    }

    /// The bytes that a class takes here.
    pub(crate) fn bytes(numbering: &Numbering, class: Class) -> usize {
        let (layout, most) = PartialClass::shape(numbering, class);
        size_of::<u64>() * layout.all_words() + size_of::<u32>() * layout.blocks * most
    }
}

/// How many blocks a thread takes at a time: many small ones, few large ones.
pub(crate) fn portion(layout: Layout) -> usize {
    (1 << 14) / layout.words.max(1) + 1
}

/// Judges every position that is not decided yet; the first time, all.
pub(crate) fn expand(
    numbering: &Numbering,
    found: &mut PartialClass,
    children: Children<'_>,
    first: bool,
    threads: usize,
) {
    let (class, layout, most) = (found.class, found.layout, found.most);
    let rows = portion(layout);
    let words = found.words.chunks_mut(rows * layout.words);
    let queue = Mutex::new(words.zip(found.links.chunks_mut(rows * most)).enumerate());
    let work = || {
        let mut moves = Vec::with_capacity(PUSHES);
        while let Some((part, (words, links))) =
            queue.lock().ok().and_then(|mut queue| queue.next())
        {
            let reps = &numbering.reps(class.mover)[part * rows..];
            let all = words.chunks_mut(layout.words).zip(links.chunks_mut(most)).zip(reps);
            for ((words, links), rep) in all {
                let mut row = Row { numbering, class, layout, rep, children, moves: &mut moves };
                row.expand(words, links, first);
            }
        }
    };
    std::thread::scope(|scope| {
        (1..threads).for_each(|_| drop(scope.spawn(work)));
        work();
    });
}

/// The positions of one mover's mask.
struct Row<'a> {
    numbering: &'a Numbering,
    class: Class,
    layout: Layout,
    rep: &'a Rep,
    children: Children<'a>,
    moves: &'a mut Vec<Move>,
}

/// A move of the mover's mask, as it looks in the block where its children are.
pub(crate) struct Move {
    /// The cell that must be neutral; none for a cube of one's own.
    pub(crate) cell: u32,
    push: Push,
    symmetry: usize,
    block: u32,
    base: usize,
    free: Squeeze,
}

impl Move {
    /// The place of the child in its class, from the images of the opponent's mask.
    #[inline]
    pub(crate) fn place(&self, numbering: &Numbering, cubes: usize, images: &[u32; 8]) -> usize {
        let child = self.free.down(self.push.slide(images[self.symmetry]));
        self.base + numbering.rank(cubes, child)
    }
}

/// Lists the moves of `mover`, those with its own cubes first; says how many these are.
pub(crate) fn list_moves(
    numbering: &Numbering,
    mover: u32,
    own: Layout,
    neutral: Option<Layout>,
    moves: &mut Vec<Move>,
) -> usize {
    moves.clear();
    let geometry = &numbering.geometry;
    let cubes = mover.count_ones() as usize;
    let mut list = |is_own: bool, layout: Layout| {
        for (number, push) in geometry.pushes.iter().enumerate() {
            if (mover & push.cell != 0) != is_own {
                continue;
            }
            let count = cubes + usize::from(!is_own);
            let canon = numbering.canon(count, push.slide(mover) | push.entry);
            moves.push(Move {
                cell: if is_own { 0 } else { push.cell },
                push: *geometry.turned(number, canon.symmetry()),
                symmetry: canon.symmetry(),
                block: canon.number() as u32,
                base: canon.number() * layout.words * 32,
                free: numbering.reps(count)[canon.number()].free,
            });
        }
    };
    list(true, own);
    let owns = geometry.pushes.iter().filter(|push| mover & push.cell != 0).count();
    if let Some(layout) = neutral {
        list(false, layout);
    }
    owns
}

impl Row<'_> {
    fn expand(&mut self, words: &mut [u64], links: &mut [u32], first: bool) {
        let geometry = &self.numbering.geometry;
        let lined = geometry.has_line(self.rep.mask);
        let fresh = |block: &u32| self.children.fresh.get(*block as usize).is_some_and(|is| *is);
        if !first && (lined || !self.is_open(words) || !links.iter().any(fresh)) {
            return;
        }
        let neutral = self.children.neutral.filter(|_| first).map(|values| values.layout);
        let own = self.children.own.layout;
        let owns = list_moves(self.numbering, self.rep.mask, own, neutral, self.moves);
        if first {
            links.iter_mut().zip(&self.moves[..owns]).for_each(|(link, to)| *link = to.block);
        }
        for (place, mask) in subsets(self.class.opponent, self.layout.size).enumerate() {
            let word = &mut words[place / 32];
            let before = at(std::slice::from_ref(word), place % 32);
            if before == WON || before == LOST {
                continue;
            }
            let opponent = self.rep.free.up(mask);
            let code = if lined {
                WON
            } else if first && geometry.has_line(opponent) {
                LOST
            } else if first {
                self.judge(opponent, owns)
            } else {
                self.judge_again(opponent, owns, before)
            };
            if code != before {
                set(word, place % 32, code);
            }
        }
    }

    fn is_open(&self, words: &[u64]) -> bool {
        let full = self.layout.size / 32;
        let open = |word: u64| !(word as u32 ^ (word >> 32) as u32);
        let rest = |word: &u64| open(*word) & ((1 << (self.layout.size % 32)) - 1) != 0;
        words[..full].iter().any(|word| open(*word) != 0) || words.get(full).is_some_and(rest)
    }

    /// A position that is not over, from all its children.
    fn judge(&self, opponent: u32, owns: usize) -> u8 {
        let images = self.numbering.geometry.images(opponent);
        let (mut lost, mut safe) = (true, false);
        let (own, neutral) = self.moves.split_at(owns);
        if let Some(values) = self.children.neutral {
            for one in neutral.iter().filter(|one| opponent & one.cell == 0) {
                match at(&values.words, one.place(self.numbering, self.class.opponent, &images)) {
                    LOST => return WON,
                    WON => {}
                    _ => (lost, safe) = (false, true),
                }
            }
        }
        for one in own {
            let place = one.place(self.numbering, self.class.opponent, &images);
            match at(&self.children.own.words, place) {
                LOST => return WON,
                WON => {}
                _ => lost = false,
            }
        }
        match (lost, safe) {
            (true, _) => LOST,
            (false, true) => SAFE,
            (false, false) => UNKNOWN,
        }
    }

    /// The same later on, when only moves with one's own cubes can tell anything new.
    fn judge_again(&self, opponent: u32, owns: usize, before: u8) -> u8 {
        let images = self.numbering.geometry.images(opponent);
        let mut lost = before == UNKNOWN;
        for one in &self.moves[..owns] {
            let place = one.place(self.numbering, self.class.opponent, &images);
            match at(&self.children.own.words, place) {
                LOST => return WON,
                WON => {}
                _ => lost = false,
            }
        }
        if lost { LOST } else { before }
    }
}
