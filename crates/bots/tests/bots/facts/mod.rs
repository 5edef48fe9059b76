//! Every number that is said about an answer, counted again by the rules.

mod quixo;
mod qwirkle;
mod qwixx;

use std::collections::BTreeMap;

use bots::{Explained, Fact, Judge};
use game::luck::Stream;
use game::{Game, Seat, Setup, Step, Turn, Viewer};

/// At least so many tables of every set-up are looked at.
const TABLES: usize = 100;
/// The most answers that are looked at on one table.
const ANSWERS: usize = 8;
/// Nobody looks on for longer.
const STEPS: usize = 600;

/// The numbers of the facts about an answer, by their keys.
type Numbers = BTreeMap<&'static str, f64>;

/// Looks at answers on tables of every set-up, in games of players that are sometimes greedy and sometimes
/// careless; `again` counts all numbers again. Every key must be seen to matter.
fn count_again<G: Explained + Judge>(
    again: impl Fn(&G, Seat, &G::Action, &[Fact]) -> Vec<(&'static str, f64)>,
) {
    let mut mattered = BTreeMap::new();
    for setup in Setup::every(G::editions()) {
        let options = G::options(&setup).expect("a set-up");
        let mut luck = Stream::new(7);
        let mut tables = 0;
        while tables < TABLES {
            play(G::new(&options), &mut luck, &mut |[game, _], seat, luck| {
                tables += 1;
                let mut answers = game.legal(seat);
                luck.shuffle(&mut answers);
                for action in answers.iter().take(ANSWERS) {
                    let facts = G::facts(game, seat, action);
                    let found = numbers(&facts);
                    assert_eq!(found.len(), facts.len(), "{setup}: {facts:?}");
                    assert!(found.keys().all(|key| G::KEYS.contains(key)), "{facts:?}");
                    let expected: Numbers = again(game, seat, action, &facts).into_iter().collect();
                    assert_eq!(found, expected, "{setup}: {action} of {seat} on {game:?}");
                    for key in found.iter().filter(|(_, number)| **number != 0.0) {
                        *mattered.entry(*key.0).or_insert(0) += 1;
                    }
                }
            });
        }
    }
    let all: Vec<_> = mattered.keys().copied().collect();
    let mut keys = G::KEYS.to_vec();
    keys.sort_unstable();
    assert_eq!(all, keys, "{mattered:?}");
}

/// Plays a game and shows some of the tables on which somebody decides: as it was before others who decide
/// at the same time had answered, and as it is.
fn play<G: Judge>(
    mut game: G,
    luck: &mut Stream,
    look: &mut dyn FnMut([&G; 2], Seat, &mut Stream),
) {
    let mut open = game.clone();
    for _ in 0..STEPS {
        let turn = game.turn();
        let step = match turn {
            Turn::Over => return,
            Turn::Chance => Step::Chance(game.sample(luck)),
            Turn::Decide(seats) => {
                let seat = seats.iter().nth(luck.pick(seats.len())).expect("a seat");
                if luck.pick(5) == 0 {
                    look([&open, &game], seat, luck);
                }
                let legal = game.legal(seat);
                let greedy = legal.iter().max_by_key(|action| game.judge(seat, action));
                let careless = legal[luck.pick(legal.len())];
                let action = if luck.pick(4) == 0 { None } else { greedy };
                Step::Decide(seat, *action.unwrap_or(&careless))
            }
        };
        game.play(step, &mut |_, _| {}).expect("a legal step");
        let sealed = match (turn, game.turn()) {
            (Turn::Decide(owing), Turn::Decide(still)) => {
                still.len() + 1 == owing.len() && still.without(owing).is_empty()
            }
            _ => false,
        };
        if !sealed {
            open = game.clone();
        }
    }
}

fn numbers(facts: &[Fact]) -> Numbers {
    facts.iter().map(|fact| (fact.key, fact.number)).collect()
}

/// The table after an answer, the others doing nothing where they answer too.
fn after<G: Game>(game: &G, seat: Seat, action: &G::Action) -> G {
    let mut after = game.clone();
    after.play(Step::Decide(seat, *action), &mut |_, _| {}).expect("a legal answer");
    if let Turn::Decide(owing) = game.turn() {
        for other in owing.iter().filter(|other| *other != seat) {
            let nothing = game.legal(other).into_iter().find(G::declines).expect("a pass");
            after.play(Step::Decide(other, nothing), &mut |_, _| {}).expect("a pass");
        }
    }
    after
}

/// Whatever a seat cannot see, the facts are the same.
fn twins_have_the_same_facts<G: Explained + Judge>() {
    for setup in Setup::every(G::editions()) {
        let options = G::options(&setup).expect("a set-up");
        play(G::new(&options), &mut Stream::new(3), &mut |[open, game], seat, luck| {
            let view = game.view(Viewer::Seat(seat));
            let twins = [(); 2].map(|()| G::imagine(&view, luck).expect("a table"));
            for action in game.legal(seat).iter().take(ANSWERS) {
                let facts = G::facts(open, seat, action);
                assert_eq!(G::facts(game, seat, action), facts, "{setup}: {action} on {game:?}");
                for twin in &twins {
                    assert_eq!(
                        G::facts(twin, seat, action),
                        facts,
                        "{setup}: {action} on {game:?}"
                    );
                }
            }
        });
    }
}

#[test]
fn facts_know_what_the_seat_sees_and_no_more() {
    twins_have_the_same_facts::<::qwixx::Dice>();
    twins_have_the_same_facts::<::qwixx::Cards>();
    twins_have_the_same_facts::<::quixo::Quixo>();
    twins_have_the_same_facts::<::qwirkle::Qwirkle>();
}
