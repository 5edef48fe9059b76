//! Up to six tiles by their kinds: a hand, made for speed.

use qwirkle::Hand;

/// Up to six tiles by their kinds, in no order.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Rack {
    kinds: [u8; Hand::FULL],
    len: u8,
}

impl Rack {
    /// The tiles of a hand.
    pub fn of(hand: &Hand) -> Rack {
        hand.iter().map(|tile| tile.index() as u8).collect()
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The kinds of its tiles, in no order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        self.kinds[..usize::from(self.len)].iter().copied()
    }

    /// Every kind that is held, and every kind that is held more than once, a bit each.
    #[inline]
    pub fn masks(&self) -> (u64, u64) {
        self.iter().fold((0, 0), |(once, twice), kind| {
            let bit = 1 << kind;
            (once | bit, twice | once & bit)
        })
    }

    /// One tile more; there is room for it.
    #[inline]
    pub fn take(&mut self, kind: u8) {
        self.kinds[usize::from(self.len)] = kind;
        self.len += 1;
    }

    /// One tile less, if it is held.
    #[inline]
    pub fn drop(&mut self, kind: u8) {
        let place = self.iter().position(|held| held == kind);
        if let Some(place) = place {
            self.remove(place);
        }
    }

    /// The tile at a place less.
    #[inline]
    pub fn remove(&mut self, place: usize) {
        self.len -= 1;
        self.kinds[place] = self.kinds[usize::from(self.len)];
    }
}

impl FromIterator<u8> for Rack {
    fn from_iter<I: IntoIterator<Item = u8>>(kinds: I) -> Self {
        let mut held = Rack::default();
        kinds.into_iter().for_each(|kind| held.take(kind));
        held
    }
}
