//! Every play and swap worth a thought, with its static equity: points, what stays in the hand, and
//! what the board then offers to the next player.

use qwirkle::{Action, Hand};

use super::field::Field;
use super::taste::Taste;
use super::world::{LAST_TILE, World};

/// The most swaps that are worth a thought.
const SWAPS: usize = 3;

/// Something that could be done.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate {
    /// The action itself: a play, a swap or a pass.
    pub action: Action,
    /// The points it makes.
    pub points: u8,
    /// What it is worth, in points.
    pub equity: f32,
}

impl Candidate {
    /// To do nothing.
    pub(super) const PASS: Candidate = Candidate { action: Action::Pass, points: 0, equity: 0.0 };
}

/// Only so many of those that look best without it are asked what they offer to the next player.
const ASKED: usize = 40;

/// What the active seat could do, best first; `bid` is what an opening play must have. A pass is among it
/// only where there is nothing else.
pub fn list(world: &World, bid: Option<u8>, taste: &Taste) -> Vec<Candidate> {
    let hand = world.hands[world.active.index()];
    let draws = world.bag() > 0;
    let mut found = Vec::new();
    world.board.plays(&hand, |scored| {
        if bid.is_some_and(|bid| scored.play.len() != bid) {
            return;
        }
        let left = hand.without(scored.play.tiles()).unwrap_or(hand);
        let kept = match (draws, left.is_empty()) {
            (true, _) => taste.kept(&left),
            (false, true) => LAST_TILE as f32,
            (false, false) => 0.0,
        };
        let equity = f32::from(scored.points) + kept;
        let action = Action::Play(scored.play);
        found.push(Candidate { action, points: scored.points, equity });
    });
    if bid.is_none() {
        found.extend(swaps(world, &hand, taste));
    }
    if found.is_empty() {
        found.push(Candidate::PASS);
    }
    // Equals stay in the order in which they were found.
    let best_first = |one: &Candidate, two: &Candidate| two.equity.total_cmp(&one.equity);
    found.sort_by(best_first);
    if taste.minds_offers() {
        found.truncate(ASKED);
        let unseen = world.unseen(world.active);
        let next = world.hands[world.active.next(world.seats).index()].len();
        let mut field = Field::of(&world.board);
        let before = field.now();
        for candidate in &mut found {
            if let Action::Play(play) = candidate.action {
                field.put_all(&play);
            }
            candidate.equity -= taste.offer(&field, &unseen, next);
            field.back_to(before);
        }
        found.sort_by(best_first);
    }
    found
}

/// The swaps that keep the best tiles.
fn swaps(world: &World, hand: &Hand, taste: &Taste) -> impl Iterator<Item = Candidate> + use<> {
    let bag = world.bag();
    let few_enough = |tiles: &Hand| usize::from(tiles.len()) <= bag;
    let mut swaps: Vec<_> = hand
        .choices()
        .filter(few_enough)
        .map(|tiles| {
            let left = hand.without(tiles.iter()).unwrap_or(*hand);
            Candidate { action: Action::Swap(tiles), points: 0, equity: taste.kept(&left) }
        })
        .collect();
    swaps.sort_by(|one, two| two.equity.total_cmp(&one.equity));
    swaps.into_iter().take(SWAPS)
}
