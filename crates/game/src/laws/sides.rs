//! Laws about sides and points.

use super::{Verdict, require, same};
use crate::contract::Game;
use crate::seats::Seats;

/// `partners` is an equivalence: a seat is on its own side, and all of a side have the same partners.
pub(super) fn partners_make_sides<G: Game>(game: &G, seats: Seats) -> Verdict {
    seats.iter().try_for_each(|seat| {
        let side = game.partners(seat);
        let seen = || format!("seat {seat} with {side:?}");
        require(side.contains(seat), "a seat is on its own side", seen)?;
        require(side.without(seats).is_empty(), "partners sit at the table", seen)?;
        side.iter().try_for_each(|partner| {
            same("partners have the same partners", &game.partners(partner), &side)
        })
    })
}

/// The winners of a game that is over sit at the table, and each of them wins with the whole side.
pub(super) fn sides_win_whole<G: Game>(game: &G, seats: Seats) -> Verdict {
    let winners = game.outcome().map_or(Seats::NONE, |outcome| outcome.winners);
    let seen = || format!("winners {winners:?}");
    require(winners.without(seats).is_empty(), "winners sit at the table", seen)?;
    winners.iter().try_for_each(|winner| {
        let left_out = game.partners(winner).without(winners);
        require(left_out.is_empty(), "partners win together", || {
            format!("{winners:?} without {left_out:?}")
        })
    })
}

/// A game that is over ended in one of the ways that it names.
pub(super) fn the_end_is_one_that_is_named<G: Game>(game: &G) -> Verdict {
    let reason = game.outcome().map(|outcome| outcome.reason);
    let named = reason.as_deref().is_none_or(|reason| G::ENDS.contains(&reason));
    require(named, "a game ends in one of the ways that it names", || format!("{reason:?}"))
}

/// Every seat has points or none has, and nobody else; at the end they are those of the outcome.
pub(super) fn points_are_those_of_the_outcome<G: Game>(game: &G, seats: Seats) -> Verdict {
    let scores: Vec<i32> = seats.iter().filter_map(|seat| game.score(seat)).collect();
    let whole = scores.is_empty() || scores.len() == seats.len();
    require(whole, "every seat has points, or none", || format!("{scores:?}"))?;
    for stranger in Seats::first(Seats::MOST).without(seats).iter() {
        same("a seat that is not at the table has no points", &game.score(stranger), &None)?;
    }
    match game.outcome() {
        Some(outcome) => same("the last points are those of the outcome", &scores, &outcome.scores),
        None => Ok(()),
    }
}
