//! Backs show numbers, never colours.

use game::laws::{random_game, viewers};
use game::{Audience, Game, Seat, Viewer};
use qlub_qwixx::Cards;
use qlub_qwixx::cards::Event;

use crate::test_game::at;

fn bytes(cards: &Cards, viewer: Viewer) -> String {
    serde_json::to_string(&cards.view(viewer)).unwrap()
}

#[test]
fn tables_that_differ_in_a_neighbours_colours_look_alike() {
    let row = "5 9 6 5 8";
    let one = at("jokers 2", ";", "r2 r6 y3 g10;b3 b4 y9 g12", row).cards;
    let other = at("jokers 2", ";", "r2 r6 y3 g10;r3 j4 b9 y12", row).cards;
    assert_ne!(one, other);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Watcher] {
        assert_eq!(bytes(&one, viewer), bytes(&other, viewer));
    }
    assert_ne!(bytes(&one, Viewer::Seat(Seat(1))), bytes(&other, Viewer::Seat(Seat(1))));
}

#[test]
fn a_card_taken_is_seen_by_its_taker_alone() {
    let take = |face: &str| {
        at("jokers 2", ";", "r2 r6 y3 g10;b3 b4 y9 g12", "5 9 6 5 8").plays(0, "take 0").luck(face)
    };
    let (one, other) = (take("face r5"), take("face j5"));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Watcher] {
        assert_eq!(bytes(&one.cards, viewer), bytes(&other.cards, viewer));
        let heard = |table: &crate::test_game::TestGame| {
            let mut heard = table.told.clone();
            heard.retain(|(audience, _)| audience.includes(viewer));
            heard
        };
        assert_eq!(heard(&one), heard(&other));
    }
    assert_ne!(
        bytes(&one.cards, Viewer::Seat(Seat(0))),
        bytes(&other.cards, Viewer::Seat(Seat(0)))
    );
}

#[test]
fn only_hands_and_cards_taken_are_told_in_private() {
    let game = random_game::<Cards>("jokers 4", 3);
    game.retell(&mut |_, told, _| {
        for (audience, event) in told {
            let private = matches!(event, Event::Held { .. } | Event::Saw { .. });
            assert_eq!(private, matches!(audience, Audience::Only(_)), "{event:?}");
        }
    });
}

#[test]
fn no_view_shows_a_colour_before_its_time() {
    // The cards named in a viewer's bytes are its own hand and the discard, whatever else there is.
    for seed in 0..20 {
        let game = random_game::<Cards>("classic 3 jokers=yes", seed);
        game.retell(&mut |_, _, cards| {
            for viewer in viewers(3) {
                let view = cards.view(viewer);
                for (seat, hand) in view.hands.iter().enumerate() {
                    let own = viewer == Viewer::Seat(Seat(seat as u8));
                    assert_eq!(hand.cards.is_some(), own);
                }
                let text = serde_json::to_value(&view).unwrap();
                let mut shown = 0;
                count_cards(&text["row"], &mut shown);
                count_cards(&text["top"], &mut shown);
                assert_eq!(shown, 0, "row and pile name no card");
            }
        });
    }
}

fn count_cards(value: &serde_json::Value, shown: &mut usize) {
    match value {
        serde_json::Value::String(_) => *shown += 1,
        serde_json::Value::Array(items) => items.iter().for_each(|item| count_cards(item, shown)),
        serde_json::Value::Object(fields) => {
            fields.values().for_each(|field| count_cards(field, shown));
        }
        _ => {}
    }
}
