//! The views in docs/protocol.md are what the program writes.

use game::Seat;
use protocol::Request;
use protocol::http::NewTable;
use serde_json::{Value, json};
use table::live::RequestOutcome;
use table::{Actor, Moment, Table};

/// A match on a seed, both seats at one device, after so many answers: the last thing on the list of
/// what the first seat may do that owes one.
fn played(game: &str, setup: &str, answers: usize) -> Table {
    let luck = json!({ "kind": "seeded", "seed": "our holiday" });
    let new = json!({ "game": game, "setup": setup, "luck": luck });
    let new: NewTable = serde_json::from_value(new).expect("a table");
    let mut table = Table::open(&new, 1, &Moment { now: 0, fresh: [7; 32] }).expect("a table");
    for seat in 0..2 {
        let (seat, name) = (Seat(seat), "Anna".to_owned());
        ask(&mut table, &Request::Sit { seat, name, commitment: None, terms: None });
    }
    ask(&mut table, &Request::Start);
    for _ in 0..answers {
        let question = table.state(0).question.expect("a question");
        let seat = question.seats.without(question.answered).iter().next().expect("a seat");
        let legal = ask(&mut table, &Request::Legal { seat });
        let RequestOutcome::Legal(actions) = legal else { panic!("{legal:?}") };
        let (question, action) = (question.number, actions.last().expect("an action").clone());
        ask(&mut table, &Request::Answer { seat, question, action });
    }
    table
}

fn ask(table: &mut Table, request: &Request) -> RequestOutcome {
    let moment = Moment { now: 0, fresh: [7; 32] };
    let taken = table.take(Actor::Device(1), request, &moment).expect("done");
    table.settle(0);
    taken
}

/// The example of a kind in the page.
fn example(kind: &str) -> Value {
    let page = include_str!("../../../../docs/protocol.md");
    let block = page.split(&format!("```json {kind}\n")).nth(1).unwrap_or("null");
    serde_json::from_str(block.split("```").next().unwrap_or_default()).expect("JSON")
}

#[test]
fn the_views_in_the_page_are_what_the_program_writes() {
    let mut wrong = String::new();
    for (game, setup, answers) in [
        ("qwixx", "classic 2", 2),
        ("qwixx-cards", "classic 2", 1),
        ("quixo", "two 2", 3),
        ("qwirkle", "standard 2", 3),
    ] {
        let table = played(game, setup, answers);
        let written = serde_json::to_value(&table.views(Actor::Device(1))[0]).expect("JSON");
        if example(&format!("view {game}")) != written {
            wrong += &format!("{game}\n{written}\n");
        }
    }
    assert!(wrong.is_empty(), "the page should say\n{wrong}");
}
