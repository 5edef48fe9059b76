//! Samples of the hands that others may hold, given what they did not play (Metropolis-Hastings).
//!
//! Rejection sampling takes longer the more is known. A Markov chain that exchanges two tiles per step
//! visits each deal in proportion to its likelihood instead. The likelihood of a hand depends on tiles that
//! are unknown too, and is itself sampled (`Clue::likelihood`). A sampled likelihood is kept until the hand
//! changes; otherwise the chain would favour hands that are rarely likely.

use std::ops::Range;

use game::luck::Stream;

use super::clues::Clue;

/// How much is concluded from the plays of others.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ReadingSettings {
    /// From how many of their last turns hands are guessed.
    pub turns: usize,
    /// How unlikely it is that somebody leaves a point on the table.
    pub doubt: f32,
    /// How many guesses are made, over all hands.
    pub guesses: usize,
}

/// Deals, each as often as it is likely.
pub(super) struct Guesses {
    /// All of them, one after another.
    tiles: Vec<u8>,
    /// How many tiles are dealt.
    count: usize,
}

/// A hand that something is known about.
struct KnownHand<'a> {
    clue: &'a Clue,
    /// Where it is among all unseen tiles.
    place: Range<usize>,
    likely: f32,
}

impl Guesses {
    /// Deals of these unseen tiles, given what is known about hands and where they are among them; none if
    /// there is nothing to guess.
    pub(super) fn of<'a>(
        unseen: &[u8],
        hands: impl Iterator<Item = (&'a Clue, Range<usize>)>,
        reading: &ReadingSettings,
        luck: &mut Stream,
    ) -> Option<Guesses> {
        let mut deal = unseen.to_vec();
        luck.shuffle(&mut deal);
        let open = hands.filter(|(_, place)| !place.is_empty() && place.len() < unseen.len());
        let mut known: Vec<KnownHand<'_>> = open
            .map(|(clue, place)| {
                let hand = &deal[place.clone()];
                let likely = clue.likelihood(hand, reading.doubt, 0.0, luck).unwrap_or(0.0);
                KnownHand { clue, place, likely }
            })
            .collect();
        if known.is_empty() || reading.guesses == 0 {
            return None;
        }
        let guesses = reading.guesses.div_ceil(known.len());
        // Burn-in: the first deals of the chain are arbitrary.
        let first = guesses / 10;
        let mut tiles = Vec::with_capacity(guesses * deal.len());
        for guess in 0..first + guesses {
            for which in 0..known.len() {
                exchange(&mut deal, &mut known, which, reading.doubt, luck);
            }
            if guess >= first {
                tiles.extend_from_slice(&deal);
            }
        }
        Some(Guesses { tiles, count: deal.len() })
    }

    /// One of the deals.
    pub(super) fn any(&self, luck: &mut Stream) -> &[u8] {
        let guess = luck.pick(self.tiles.len() / self.count);
        &self.tiles[guess * self.count..][..self.count]
    }
}

/// Exchanges a tile of a hand for one that lies elsewhere, if that is likely enough.
fn exchange(
    deal: &mut [u8],
    known: &mut [KnownHand<'_>],
    which: usize,
    doubt: f32,
    luck: &mut Stream,
) {
    let place = known[which].place.clone();
    let from = place.start + luck.pick(place.len());
    let elsewhere = luck.pick(deal.len() - place.len());
    let to = if elsewhere < place.start { elsewhere } else { elsewhere + place.len() };
    deal.swap(from, to);
    let other = known.iter().position(|hand| hand.place.contains(&to));
    let before = known[which].likely * other.map_or(1.0, |other| known[other].likely);
    let least = before * luck.pick(1 << 24) as f32 / (1 << 24) as f32;
    let mut likely = |hand: usize, least: f32| {
        let tiles = &deal[known[hand].place.clone()];
        known[hand].clue.likelihood(tiles, doubt, least, luck)
    };
    let after = likely(which, least).and_then(|one| match other {
        Some(other) => likely(other, least / one).map(|two| (one, Some((other, two)))),
        None => Some((one, None)),
    });
    match after {
        Some((one, two)) => {
            known[which].likely = one;
            if let Some((other, two)) = two {
                known[other].likely = two;
            }
        }
        None => deal.swap(from, to),
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Seat, Step, Viewer};
    use qwirkle::{Board, Hand, Position, Qwirkle, Tile, Tiles};

    use super::super::clues::{HeardPlay, read};
    use super::super::rounds::Settings;
    use super::*;

    fn tiles(text: &str) -> Vec<Tile> {
        text.split(' ').map(|word| word.parse().expect("a tile")).collect()
    }

    /// What the first of three played with an empty bag, as the second sees it.
    fn clues() -> Vec<Clue> {
        let row =
            "Rk@0,0 Rd@1,0 Rc@2,0 Rs@3,0".split(' ').map(|word| word.parse().expect("a tile"));
        let board = Board::arranged(&row.collect::<Vec<_>>()).expect("a board");
        let hands = ["Gk Bx Oc Ps Yt Gd", "Oc Gc Bt Bt Yx Pd", "Rx Bs Yc Pt Ok Gs"];
        let hands = hands.map(|hand| Hand::of(tiles(hand)).expect("a hand")).to_vec();
        let (bag, scores, active) = (Tiles::NONE, vec![0; 3], Seat(0));
        let position = Position { board, hands, bag, scores, active };
        let mut game = Qwirkle::arranged(&position).expect("a game");
        let action = "Gk@0,1 Gd@1,1".parse().expect("a play");
        game.advance(Step::Decide(Seat(0), action), &mut |_, _| {});
        let view = game.view(Viewer::Seat(Seat(1)));
        let heard = [HeardPlay { last: view.last.expect("a play"), tells: true }];
        read(&view, Seat(1), &heard, 1)
    }

    #[test]
    fn a_hand_is_guessed_as_often_as_it_is_likely() {
        let unseen: Vec<u8> =
            tiles("Bx Oc Ps Yt Rx Bs Yc Pt Ok Gs").iter().map(|tile| tile.index() as u8).collect();
        let (clues, reading) = (clues(), Settings::BEST.reading);
        let luck = &mut Stream::new(5);
        // Every hand of four, with how likely it is.
        let (mut likely, mut all) = (vec![0.0; unseen.len()], 0.0);
        for held in (0u32..1 << unseen.len()).filter(|held| held.count_ones() == 4) {
            let held: Vec<usize> = (0..unseen.len()).filter(|at| held >> at & 1 == 1).collect();
            let hand: Vec<u8> = held.iter().map(|at| unseen[*at]).collect();
            let chance = clues[0].likelihood(&hand, reading.doubt, 0.0, luck).expect("a chance");
            held.iter().for_each(|at| likely[*at] += chance);
            all += chance;
        }
        let reading = ReadingSettings { guesses: 20_000, ..reading };
        let hands = [(&clues[0], 0..4)].into_iter();
        let guesses = Guesses::of(&unseen, hands, &reading, luck).expect("guesses");
        for (kind, likely) in unseen.iter().zip(likely) {
            let deals = guesses.tiles.chunks(guesses.count);
            let found = deals.filter(|deal| deal[..4].contains(kind)).count();
            let (found, likely) = (found as f32 / reading.guesses as f32, likely / all);
            assert!((found - likely).abs() < 0.03, "kind {kind}: {found} instead of {likely}");
        }
    }

    #[test]
    fn where_all_is_known_nothing_is_guessed() {
        let (clues, reading) = (clues(), Settings::BEST.reading);
        let luck = &mut Stream::new(5);
        for place in [0..4, 0..0] {
            let hands = [(&clues[0], place)].into_iter();
            assert!(Guesses::of(&[1, 2, 3, 4], hands, &reading, luck).is_none());
        }
        assert!(Guesses::of(&[1, 2, 3, 4], [].into_iter(), &reading, luck).is_none());
        let (hands, reading) =
            ([(&clues[0], 0..2)].into_iter(), ReadingSettings { guesses: 0, ..reading });
        assert!(Guesses::of(&[1, 2, 3, 4], hands, &reading, luck).is_none());
    }
}
