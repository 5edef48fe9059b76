//! Laws about what may be done, and when.

use std::collections::HashSet;

use super::{Laws, Verdict, require, same};
use crate::contract::{Game, Refusal, Rule, Step, Turn};
use crate::luck::Stream;
use crate::seats::{Seat, Seats};
use crate::transcript::Transcript;

/// A game is over exactly when it has an outcome; until then somebody can do something.
pub(super) fn the_turn_is_what_can_be_done<G: Game>(game: &G) -> Verdict {
    let turn = game.turn();
    let over = turn == Turn::Over;
    same("a game has an outcome exactly when it is over", &game.outcome().is_some(), &over)?;
    if let Turn::Decide(seats) = turn {
        require(!seats.is_empty(), "a decision is owed by somebody", || format!("{game:?}"))?;
        for seat in seats.iter() {
            let none = game.legal(seat).is_empty();
            require(!none, "a seat that owes a decision has one", || format!("seat {seat}"))?;
        }
    }
    Ok(())
}

/// `legal` lists exactly what `check` passes, each once; a refusal names a known rule.
pub(super) fn legal_is_what_check_passes<G: Game>(
    laws: &Laws<G>,
    game: &G,
    luck: &mut Stream,
) -> Verdict {
    let Turn::Decide(seats) = game.turn() else {
        return Ok(());
    };
    for seat in seats.iter() {
        let listed = game.legal(seat);
        let mut legal = HashSet::new();
        for action in &listed {
            let checked = game.check(seat, action);
            require(checked.is_ok(), "what is legal passes the check", || {
                format!("{seat} {action}: {checked:?}")
            })?;
            require(legal.insert(*action), "a legal action is listed once", || {
                format!("{seat} {action}")
            })?;
        }
        let nothing = listed.iter().filter(|action| G::declines(action)).count();
        require(nothing <= 1, "of what is legal one action at most does nothing", || {
            format!("{seat}: {nothing}")
        })?;
        for action in (laws.candidates)(game, seat, luck) {
            match game.check(seat, &action) {
                Ok(()) => require(legal.contains(&action), "what passes is legal", || {
                    format!("{seat} {action}")
                })?,
                Err(rule) => {
                    let known = G::Rule::KEYS.contains(&rule.key());
                    require(known, "a refusal names a known rule", || format!("{rule:?}"))?;
                    require(!legal.contains(&action), "what is refused is not legal", || {
                        format!("{seat} {action}: {rule}")
                    })?;
                    refused(game, Step::Decide(seat, action), &Refusal::Rule(rule))?;
                }
            }
        }
    }
    Ok(())
}

/// What is sampled is possible, and what is impossible is refused.
pub(super) fn chance_is_what_is_possible<G: Game>(
    laws: &Laws<G>,
    game: &G,
    luck: &mut Stream,
) -> Verdict {
    if game.turn() != Turn::Chance {
        return Ok(());
    }
    let chance = game.sample(luck);
    require(game.possible(&chance), "what is sampled is possible", || chance.to_string())?;
    for chance in (laws.impossible)(game, luck) {
        require(!game.possible(&chance), "what cannot be is not possible", || chance.to_string())?;
        refused(game, Step::Chance(chance), &Refusal::Impossible)?;
    }
    Ok(())
}

/// A step out of turn is refused for what it is, and changes nothing.
///
/// The steps tried are ones that were good before: they are refused before anybody looks at them.
pub(super) fn a_step_out_of_turn_changes_nothing<G: Game>(transcript: &Transcript<G>) -> Verdict {
    let game = transcript.game();
    let everybody = Seats::first(Seats::MOST);
    let (idle, decided, drawn) = match game.turn() {
        Turn::Over => (everybody, Refusal::Over, Some(Refusal::Over)),
        Turn::Chance => (everybody, Refusal::ChanceIsDue, None),
        Turn::Decide(seats) => {
            (everybody.without(seats), Refusal::NotYourTurn, Some(Refusal::DecisionIsDue))
        }
    };
    for seat in idle.iter().chain([Seat(200)]) {
        if let Some(action) = transcript.steps().iter().rev().find_map(Step::action) {
            refused(game, Step::Decide(seat, action), &decided)?;
        }
        let offers_nothing = game.legal(seat).is_empty();
        require(offers_nothing, "a seat that owes nothing has nothing to decide", || {
            format!("seat {seat}: {:?}", game.legal(seat))
        })?;
    }
    match (drawn, transcript.steps().iter().rev().find_map(Step::chance)) {
        (Some(refusal), Some(chance)) => refused(game, Step::Chance(chance.clone()), &refusal),
        _ => Ok(()),
    }
}

fn refused<G: Game>(game: &G, step: crate::StepOf<G>, refusal: &Refusal<G::Rule>) -> Verdict {
    let mut tried = game.clone();
    let mut told = 0;
    let result = tried.play(step, &mut |_, _| told += 1);
    same("a refusal says what is wrong", &result.as_ref().err(), &Some(refusal))?;
    same("a refused step changes nothing", &tried, game)?;
    same("a refused step tells nothing", &told, &0)
}
