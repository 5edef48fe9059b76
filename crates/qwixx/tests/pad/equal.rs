//! What was marked in games with dice and with cards, entered without them: the same sheets, the same end.
//! The example `pad_equal` does so with as many games as one likes.

#[path = "../../examples/pad_equal/fed.rs"]
mod fed;

use fed::{fed_cards, fed_dice};
use qlub_qwixx::{Cards, Dice};

#[test]
fn the_marks_of_dice_games_make_the_same_sheets_without_dice() {
    for spec in <Dice as game::Game>::editions() {
        for seats in [1, 2, 3, 5] {
            (0..5).for_each(|seed| fed_dice(&format!("{} {seats}", spec.name), seed));
        }
    }
}

#[test]
fn the_marks_of_card_games_make_the_same_sheets_without_cards() {
    for spec in <Cards as game::Game>::editions() {
        for seats in [2, 5] {
            (0..3).for_each(|seed| fed_cards(&format!("{} {seats}", spec.name), seed));
        }
    }
}
