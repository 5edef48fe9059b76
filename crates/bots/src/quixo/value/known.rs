//! What is known of positions that come up again: a list of fixed size, the newest knowledge wins.

/// How a remembered worth is to be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::quixo) enum Bound {
    /// The position is worth just that.
    Exact,
    /// It is worth that or more: the search stopped where that was enough for the mover.
    Least,
    /// It is worth that or less: no move was better.
    Most,
}

/// What is known of a position; `L` is what is seen of it at once.
#[derive(Clone, Copy, Debug)]
pub(in crate::quixo) struct Known<L> {
    code: u64,
    /// What is seen at once.
    pub(in crate::quixo) look: L,
    /// What was found by looking ahead so far; at depth 0 nothing was.
    pub(in crate::quixo) depth: u32,
    pub(in crate::quixo) worth: i32,
    pub(in crate::quixo) bound: Bound,
}

/// What is known of positions that were searched, each in the place of its hash.
#[derive(Clone, Debug)]
pub(in crate::quixo) struct Memory<L> {
    places: Vec<Option<Known<L>>>,
}

impl<L: Copy> Memory<L> {
    /// A list of 2 to the power of `bits` places.
    pub(in crate::quixo) fn new(bits: u32) -> Self {
        Memory { places: vec![None; 1 << bits] }
    }

    /// What is known of the position with a code.
    #[inline]
    pub(in crate::quixo) fn recall(&self, code: u64) -> Option<&Known<L>> {
        self.places[self.place(code)].as_ref().filter(|known| known.code == code)
    }

    /// Notes what is seen at once.
    #[inline]
    pub(in crate::quixo) fn note_look(&mut self, code: u64, look: L) {
        let place = self.place(code);
        self.places[place] = Some(Known { code, look, depth: 0, worth: 0, bound: Bound::Exact });
    }

    /// Notes what was found by looking ahead.
    #[inline]
    pub(in crate::quixo) fn note(
        &mut self,
        code: u64,
        look: L,
        depth: u32,
        worth: i32,
        bound: Bound,
    ) {
        let place = self.place(code);
        self.places[place] = Some(Known { code, look, depth, worth, bound });
    }

    /// Forgets all that was found by looking ahead; what was seen at once stays.
    pub(in crate::quixo) fn forget_worths(&mut self) {
        self.places.iter_mut().flatten().for_each(|known| known.depth = 0);
    }

    fn place(&self, code: u64) -> usize {
        let hash = code.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        ((hash ^ hash >> 29).wrapping_mul(0xc4ce_b9fe_1a85_ec53) >> 40) as usize
            & (self.places.len() - 1)
    }
}
