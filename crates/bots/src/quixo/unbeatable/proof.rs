//! Wins that are proven move by move.
//!
//! A proof of some depth contains the proofs of the positions behind it, two moves shorter and found
//! with the same work: so whoever plays the first move of the shortest proof finds a shorter one next
//! time, and a win that has begun comes to its end.

use quixo::Push;

use super::order::Freedom;
use super::sides::Sides;

/// The first move of a shortest win within `longest` moves of both, if one is found: of three moves and
/// by force always, else if a search that looks at no more than `work` positions for each depth does.
pub fn win(sides: Sides, longest: u32, work: u32) -> Option<Push> {
    let deeper = |depth| attack(sides, depth, &mut { work });
    sides
        .winning_move()
        .or_else(|| within_three(sides))
        .or_else(|| by_force(sides))
        .or_else(|| (5..=longest).step_by(2).find_map(deeper))
}

/// A move that wins within three.
fn within_three(sides: Sides) -> Option<Push> {
    attack(sides, 3, &mut { u32::MAX })
}

/// A move that leaves few safe replies, and wins within three moves after each. The table that keeps
/// wins takes it for granted that such moves are found.
fn by_force(sides: Sides) -> Option<Push> {
    let caught = |(_, reply): (Push, Sides)| {
        let now = reply.turned();
        now.my_line() || now.winning_move().is_some() || within_three(now).is_some()
    };
    let forces = |(_, after): &(Push, Sides)| {
        !after.my_line()
            && !after.their_line()
            && Freedom::left_by(*after) == Freedom::FewReplies
            && after.turned().winning_move().is_none()
            && after.turned().moves().all(caught)
    };
    sides.moves().find(forces).map(|(push, _)| push)
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
