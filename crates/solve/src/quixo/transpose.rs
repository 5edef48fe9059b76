//! Fetching what was found by mover into the blocks by opponent that parents read.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use super::class::{LOST, Values, WON, at};
use super::expand::{PartialClass, portion};
use super::numbering::{Numbering, subsets};

/// Fetches every decided position that is not there yet; marks the blocks that changed as fresh and
/// says whether any did.
pub(crate) fn transpose(
    numbering: &Numbering,
    found: &PartialClass,
    values: &mut Values,
    fresh: &mut [bool],
    threads: usize,
) -> bool {
    let layout = values.layout;
    let blocks = portion(layout);
    let parts = values.words.chunks_mut(blocks * layout.words).zip(fresh.chunks_mut(blocks));
    let queue = Mutex::new(parts.enumerate());
    let changed = AtomicBool::new(false);
    let work = || {
        while let Some((part, (words, fresh))) =
            queue.lock().ok().and_then(|mut queue| queue.next())
        {
            for (block, words) in words.chunks_mut(layout.words).enumerate() {
                let news = fetch(numbering, found, part * blocks + block, layout.size, words);
                fresh[block] = news;
                changed.fetch_or(news, Ordering::Relaxed);
            }
        }
    };
    std::thread::scope(|scope| {
        (1..threads).for_each(|_| drop(scope.spawn(work)));
        work();
    });
    changed.into_inner()
}

fn fetch(
    numbering: &Numbering,
    found: &PartialClass,
    block: usize,
    size: usize,
    words: &mut [u64],
) -> bool {
    let (a, b) = (found.class.mover, found.class.opponent);
    let rep = &numbering.reps(b)[block];
    let images = numbering.geometry.images(rep.mask);
    let mut news = false;
    for (place, mask) in subsets(a, size).enumerate() {
        let word = &mut words[place / 32];
        if (*word | *word >> 32) >> (place % 32) & 1 == 1 {
            continue;
        }
        let canon = numbering.canon(a, rep.free.up(mask));
        let free = &numbering.reps(a)[canon.number()].free;
        let there = numbering.rank(b, free.down(images[canon.symmetry()]));
        let code = at(&found.words, canon.number() * found.layout.words * 32 + there);
        if code == WON || code == LOST {
            *word |= 1 << (place % 32 + 32 * usize::from(code == LOST));
            news = true;
        }
    }
    news
}
