//! Laws about decisions that several seats owe at once.

use super::{Verdict, require, same};
use crate::contract::{Game, Step, Turn, Viewer};
use crate::luck::Stream;
use crate::seats::{Seat, Seats};

/// Sealed answers lead to one state whatever their order, and a neighbour's answer never makes
/// mine illegal.
pub(super) fn sealed_answers_commute<G: Game>(game: &G, luck: &mut Stream) -> Verdict {
    let Some(seats) = sealed(game) else {
        return Ok(());
    };
    let mut answers: Vec<(Seat, G::Action)> = seats
        .iter()
        .filter_map(|seat| {
            let legal = game.legal(seat);
            Some((seat, *legal.get(luck.pick(legal.len()))?))
        })
        .collect();
    let resolve = |answers: &[(Seat, G::Action)]| -> Result<G, (&'static str, String)> {
        let mut game = game.clone();
        for (seat, action) in answers {
            game.play(Step::Decide(*seat, *action), &mut |_, _| {}).map_err(|refusal| {
                (
                    "a neighbour's answer never makes mine illegal",
                    format!("{seat} {action}: {refusal}"),
                )
            })?;
        }
        Ok(game)
    };
    let in_order = resolve(&answers)?;
    answers.reverse();
    same("sealed answers commute", &resolve(&answers)?, &in_order)?;
    luck.shuffle(&mut answers);
    same("sealed answers commute", &resolve(&answers)?, &in_order)
}

/// While others still owe theirs, nobody else can tell one answer from another, neither by looking
/// nor by listening.
pub(super) fn a_sealed_answer_is_hidden<G: Game>(game: &G, luck: &mut Stream) -> Verdict {
    let Some(seats) = sealed(game) else {
        return Ok(());
    };
    for seat in seats.iter() {
        let legal = game.legal(seat);
        let one = legal[luck.pick(legal.len())];
        let other = legal[luck.pick(legal.len())];
        for viewer in Seats::first(Seats::MOST).iter().map(Viewer::Seat).chain([Viewer::Watcher]) {
            if viewer != Viewer::Seat(seat) {
                let seen = [one, other].map(|action| look_and_listen(game, seat, action, viewer));
                require(seen[0] == seen[1], "a sealed answer is hidden", || {
                    format!("{viewer:?} can tell {seat} {one} from {seat} {other}")
                })?;
            }
        }
    }
    Ok(())
}

fn look_and_listen<G: Game>(
    game: &G,
    seat: Seat,
    action: G::Action,
    viewer: Viewer,
) -> (G::View, Vec<G::Event>) {
    let mut game = game.clone();
    let mut heard = Vec::new();
    game.advance(Step::Decide(seat, action), &mut |audience, event| {
        if audience.includes(viewer) {
            heard.push(event);
        }
    });
    (game.view(viewer), heard)
}

/// The seats that owe a sealed decision, if more than one does.
fn sealed<G: Game>(game: &G) -> Option<Seats> {
    match game.turn() {
        Turn::Decide(seats) if seats.len() > 1 => Some(seats),
        _ => None,
    }
}
