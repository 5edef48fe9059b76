//! Wins that are proven move by move.
//!
//! A proof of some depth contains the proofs of the positions behind it, two moves shorter and found
//! with the same work: so whoever plays the first move of the shortest proof finds a shorter one next
//! time, and a win that has begun comes to its end.

use quixo::Push;

use super::sides::Sides;

/// The first move of a shortest win within `longest` moves of both, if a search that looks at no more
/// than `work` positions for each depth finds one.
pub fn win(sides: Sides, longest: u32, work: u32) -> Option<Push> {
    sides.winning_move().or_else(|| {
        let depths = (3..=longest).step_by(2);
        depths.into_iter().find_map(|depth| attack(sides, depth, &mut { work }))
    })
}

/// A move that wins within `depth` moves. Beyond three moves only threats are tried.
fn attack(sides: Sides, depth: u32, work: &mut u32) -> Option<Push> {
    if depth == 1 {
        return spend(work).and_then(|()| sides.winning_move());
    }
    let wins = |(_, after): &(Push, Sides)| {
        let over = after.my_line() || after.their_line();
        let forcing = depth == 3 || spend(work).is_some() && after.winning_move().is_some();
        !over && forcing && is_caught(after.turned(), depth - 1, work)
    };
    sides.moves().find(wins).map(|(push, _)| push)
}

/// Whether the player to move loses within `depth` moves, whatever they do.
fn is_caught(sides: Sides, depth: u32, work: &mut u32) -> bool {
    if spend(work).is_none() || sides.winning_move().is_some() {
        return false;
    }
    // Whoever makes a line of the other has lost.
    let mut all = sides.moves();
    all.all(|(_, after)| after.their_line() || attack(after.turned(), depth - 1, work).is_some())
}

fn spend(work: &mut u32) -> Option<()> {
    *work = work.checked_sub(1)?;
    Some(())
}
