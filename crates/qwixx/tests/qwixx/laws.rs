//! The laws of the house, for every edition, option and seat count.

use game::laws::Laws;
use game::luck::Stream;
use game::{Game, Seat};
use qlub_qwixx::dice::{Action, Chance, Phase, Roll};
use qlub_qwixx::{Cell, Colour, Dice};

/// Every action that can be written down, for any sheet.
fn every_action(_: &Dice, _: Seat, _: &mut Stream) -> Vec<Action> {
    let mut actions = vec![Action::Pass];
    for row in Colour::ALL {
        for number in 0..=17 {
            for into in [None].into_iter().chain(Colour::ALL.map(Some)) {
                actions.push(Action::Tick { cell: Cell { row, number }, into });
            }
        }
    }
    actions
}

/// Rolls with a die too many, too few or out of range, and seats that are not there.
fn impossible(dice: &Dice, luck: &mut Stream) -> Vec<Chance> {
    let roll = |text: &str| Chance::Roll(text.parse::<Roll>().unwrap());
    match dice.phase() {
        Phase::First => {
            vec![Chance::First(Seat(dice.setup().seats)), roll("w1 w1 r1 y1 g1 b1")]
        }
        _ => {
            let first = Chance::First(Seat(0));
            let Chance::Roll(good) = dice.sample(luck) else {
                return vec![first];
            };
            let mut bad = vec![first];
            for colour in Colour::ALL {
                let words: Vec<String> = good.to_string().split(' ').map(str::to_owned).collect();
                let has = good.die(colour).is_some();
                let letter = colour.letter().to_string();
                let mut changed: Vec<String> =
                    words.into_iter().filter(|word| !word.starts_with(&letter)).collect();
                if !has {
                    let after = |word: &String| {
                        let c = word.chars().next().and_then(Colour::from_letter);
                        c.is_some_and(|c| c > colour)
                    };
                    let place = changed.iter().position(after).unwrap_or(changed.len());
                    changed.insert(place, format!("{letter}1"));
                }
                bad.push(roll(&changed.join(" ")));
            }
            if dice.setup().pad.edition.sides == 6 {
                bad.push(roll(
                    &good
                        .to_string()
                        .replacen('w', "w7", 1)
                        .replace(&format!("w7{}", good.white()[0]), "w7"),
                ));
            }
            bad
        }
    }
}

/// Ticks, and best those that skip little: rows fill up and close.
fn thrift(dice: &Dice, seat: Seat, action: &Action) -> i32 {
    let skipped = dice.preview(seat, *action).skipped(dice.sheet(seat));
    if *action == Action::Pass { -3 } else { -i32::from(skipped) }
}

pub(crate) const LAWS: Laws<Dice> =
    Laws { candidates: every_action, impossible, steer: thrift, games: 4 };

#[test]
fn the_dice_game_obeys_the_laws() {
    LAWS.hold();
}
