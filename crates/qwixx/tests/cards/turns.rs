//! Turns on the classic pad.

use game::{Game, Seat, Viewer};
use qlub_qwixx::cards::{Back, Phase, Rule};
use qlub_qwixx::{Cards, Colour};

use crate::test_game::{at, cards};

const ANNA: &str = "r2 r6 y3 g10;b3 b4 y9 g12;r7 r8 y7 y8;g2 g3 b7 b8";

fn cell(text: &str) -> qlub_qwixx::Cell {
    text.parse().unwrap()
}

#[test]
fn anna_takes_an_eleven_and_then_the_row_is_refilled() {
    let table = at("classic 4", ";;;", ANNA, "5 11 9 6 4")
        .refuses(0, "r4", Rule::TakeACard)
        .plays(0, "take 1")
        .cannot("face r2")
        .cannot("face g10")
        .luck("face g11")
        .waits_for(Phase::Refill)
        .cannot("refill 7,7")
        .luck("refill 5")
        .waits_for(Phase::Number);
    assert!(table.cards.row().eq([5_u8, 9, 6, 4]));
    let view = table.cards.view(Viewer::Seat(Seat(0)));
    let numbers = |backs: &[Back]| backs.iter().map(|back| back.number).collect::<Vec<_>>();
    assert_eq!(numbers(&view.row), [5, 9, 6, 4], "the top card of the pile went into the row");
    assert_eq!(view.top, Some(Back { number: 5 }));
    assert_eq!(view.hands[0].cards, Some(cards("r2 r6 y3 g10 g11")));
    assert_eq!(numbers(&view.hands[0].backs), [2, 3, 6, 10, 11]);
}

#[test]
fn cards_are_taken_one_after_another_until_five_are_held() {
    at("classic 2", ";", "r2 r6;b3 b4 y9 g12", "5 11 9 6 4")
        .plays(0, "take 0")
        .luck("face y5")
        .plays(0, "take 0")
        .luck("face b11")
        .plays(0, "take 0")
        .luck("face r9")
        .waits_for(Phase::Refill);
}

#[test]
fn the_top_card_counts_for_everyone_and_stays_on_the_pile() {
    let table = at(
        "classic 4",
        ";;;",
        "r2 r6 y3 g10 g11;b3 b4 y9 g12;r7 r8 y7 y8;g2 g3 b7 b8",
        "5 9 6 5 4",
    )
    .answers("y4 r4 y4 -")
    .ticked(0, "y", &[4])
    .ticked(1, "r", &[4])
    .ticked(2, "y", &[4])
    .scores(3, 0)
    .waits_for(Phase::Play);
    assert_eq!(table.cards.view(Viewer::Watcher).top, Some(Back { number: 4 }));
}

#[test]
fn one_to_three_cards_of_one_colour_are_played_whatever_their_numbers() {
    let allows = |hand: &str, play: &str| {
        at("classic 2", ";", &format!("{hand};y12 g12 b12 r12"), "5 9 6 5 4")
            .answers("- -")
            .allows(0, play)
    };
    assert!(allows("r2 r6 r11 y3 y9", "r: 2 6 11"));
    assert!(allows("r2 r6 r11 y3 y9", "y: 3 9"));
    assert!(allows("g10 g9 g4 b8 b7", "g: 4 9 10"));
    assert!(allows("g10 g9 g4 b8 b7", "b: 7 8"));
    assert!(allows("g10 g9 g4 b8 b7", "b: 7"));
    assert!(!allows("g10 g9 g4 b8 b7", "r: 7"));
}

#[test]
fn green_eleven_nine_and_three_are_played_and_eleven_and_nine_ticked() {
    let table = at("classic 2", ";", "g11 g9 g3 r2 r5;b3 b4 y9 g12", "5 9 6 5 4")
        .answers("- -")
        .refuses(0, "g: 3x 9x 11x", Rule::OneCellLeftOut { cells: 6 })
        .plays(0, "g: 3 9x 11x")
        .ticked(0, "g", &[11, 9])
        .misses(0, 0)
        .waits_for(Phase::Take);
    assert_eq!(table.cards.active(), Seat(1));
    assert_eq!(table.cards.view(Viewer::Watcher).discard, cards("g3 g9 g11"));
}

#[test]
fn at_most_one_cell_is_left_out_between_the_first_tick_and_the_last() {
    let red = || at("classic 2", ";", "r4 r5 r7 y2 y4;b3 b4 y9 g12", "5 9 6 5 8").answers("- -");
    red().plays(0, "r: 4x 5x 7x").ticked(0, "r", &[4, 5, 7]);
    let yellow = || at("classic 2", ";", "y2 y4 y6 r4 r5;b3 b4 y9 g12", "5 9 6 5 8").answers("- -");
    yellow().plays(0, "y: 2x 4x 6").ticked(0, "y", &[2, 4]);
    yellow().plays(0, "y: 2 4x 6x").ticked(0, "y", &[4, 6]);
    yellow().refuses(0, "y: 2x 4x 6x", Rule::OneCellLeftOut { cells: 2 });
    yellow().refuses(0, "y: 2x 4 6x", Rule::OneCellLeftOut { cells: 3 });
}

#[test]
fn ticks_go_from_left_to_right_in_every_row() {
    // Last ticks: red 7, yellow 10, green 6, blue 10, as in the dice game.
    let marks = "r5 r7 y10 g6 b10;";
    let number =
        |n: u8| at("classic 2", marks, "r2 r3 r4 r6 r8;b3 b4 y9 g12", &format!("5 9 10 11 {n}"));
    number(3).refuses(0, "r3", Rule::LeftToRight { cell: cell("r3"), last: 7 });
    number(6).refuses(0, "r6", Rule::LeftToRight { cell: cell("r6"), last: 7 });
    let legal = |n: u8| {
        let table = number(n);
        let mut legal: Vec<_> =
            table.cards.legal(Seat(0)).iter().map(ToString::to_string).collect();
        legal.sort();
        legal.join(" ")
    };
    assert_eq!(legal(5), "- b5 g5");
    assert_eq!(legal(8), "- b8 r8");
    assert_eq!(legal(11), "- r11 y11");
    assert_eq!(legal(12), "-", "the 12s still need their five");
}

#[test]
fn a_lock_closes_the_row_for_its_owner_alone() {
    let five = "g12 g10 g8 g6 g4;g12";
    at("classic 2", five, "r4 r5 r7 y2 y4;b3 b4 y9 g11", "5 9 6 5 2")
        .answers("g2 -")
        .scores(0, 28)
        .plays(0, "r: 4x")
        .plays(1, "take 0")
        .luck("face g5")
        .luck("refill 3")
        .refuses(0, "g3", Rule::RowClosed { row: Colour::Green })
        .answers("- -")
        .plays(1, "g: 5x")
        .ticked(1, "g", &[12, 5]);
}

#[test]
fn one_step_may_supply_the_fifth_tick_and_the_closing_cell() {
    at("classic 2", "r2 r3 r4 r5;", "r11 r12 y2 y4 y6;b3 b4 y9 g12", "5 9 6 5 8")
        .answers("- -")
        .refuses(0, "r: 11 12x", Rule::ClosingNeeds { have: 4, need: 5 })
        .plays(0, "r: 11x 12x")
        .scores(0, 28);
}

#[test]
fn two_rows_closed_by_one_player_end_the_game_at_once() {
    let marks = "r2 r3 r4 r5 r6 r12 y2 y3 y4 y5 y6;g12 g11 g10 g9 g8 b12 b11 b10 b9 b8 b2";
    // Each player has one row closed: that is not two of one player. The number 12 ends it.
    at("classic 2", marks, "r4 r5 r7 y2 y4;b3 b4 y9 g12", "5 9 6 5 12")
        .waits_for(Phase::Number)
        .answers("y12 -")
        .ends_by("two-rows-closed")
        .misses(0, 0);
}

#[test]
fn a_turn_without_any_tick_is_a_miss_and_the_fourth_ends_the_game() {
    at("classic 2", "x x x;", "r4 r5 r7 y2 y4;b3 b4 y9 g12", "5 9 6 5 12")
        .answers("- -")
        .plays(0, "r: 4")
        .misses(0, 4)
        .ends_by("four-misses");
    at("classic 2", ";", "r4 r5 r7 y2 y4;b3 b4 y9 g12", "5 9 6 5 8")
        .answers("r8 -")
        .plays(0, "r: 4")
        .misses(0, 0);
}

#[test]
fn a_tick_of_somebody_else_does_not_save_the_active_player_from_a_miss() {
    at("classic 2", ";", "r4 r5 r7 y2 y4;b3 b4 y9 g12", "5 9 6 5 8")
        .answers("- r8")
        .plays(0, "r: 4")
        .misses(0, 1)
        .misses(1, 0);
}

#[test]
fn four_cards_are_dealt_to_each_and_four_to_the_row() {
    for (setup, deck) in [("classic 5", 44), ("jokers 3", 55)] {
        let options = Cards::options(&setup.parse().unwrap()).unwrap();
        let mut cards = Cards::new(&options);
        let mut luck = game::luck::Stream::new(1);
        for _ in 0..2 {
            let chance = cards.sample(&mut luck);
            cards.play(game::Step::Chance(chance), &mut |_, _| {}).unwrap();
        }
        let view = cards.view(Viewer::Watcher);
        assert!(view.hands.iter().all(|hand| hand.backs.len() == 4));
        assert_eq!((view.row.len(), view.pile), (4, deck - 4 * view.hands.len() - 4));
    }
}

#[test]
fn laura_scores_seventy_here_too() {
    at(
        "classic 2",
        "r2 r4 r5 r9 y3 y5 y7 g12 g10 g9 g7 g6 g5 g4 b11 b10 b9 b8 b7 b6 b5 b3 x x;",
        "r4 r5 r7 y2;b3 b4 y9 g12",
        "5 9 6 5 8",
    )
    .scores(0, 70);
}

#[test]
fn a_joker_takes_the_colour_its_player_names() {
    let table = || at("jokers 2", ";", "j5 j7 r5 y2 y4;b3 b4 y9 g12", "6 9 6 8 8").answers("- -");
    table().plays(0, "b: j5x j7").ticked(0, "b", &[5]);
    table().plays(0, "r: 5x j5").ticked(0, "r", &[5]);
    table().plays(0, "r: 5x j5 j7x").ticked(0, "r", &[5, 7]);
    table().plays(0, "y: 2x 4x j5x").ticked(0, "y", &[2, 4, 5]);
    // A joker counts in the gap rule like the number it shows.
    table().refuses(0, "y: 2x j5x", Rule::OneCellLeftOut { cells: 2 });
}

#[test]
fn jokers_are_in_by_edition_or_by_option() {
    for (setup, deck) in [("classic 2", 44), ("classic 2 jokers=yes", 55), ("jokers 2", 55)] {
        let options = Cards::options(&setup.parse().unwrap()).unwrap();
        assert_eq!(options.deck().len(), deck, "{setup}");
    }
    assert!(Cards::options(&"jokers 2 jokers=yes".parse().unwrap()).is_err());
}
