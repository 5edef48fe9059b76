//! Feeds the marks of many games with dice and with cards to a pad that is told nothing else, and fails where
//! sheets, locks, the end or the points differ: `cargo run --release -p qlub-qwixx --example pad_equal -- 10000`.
#![allow(clippy::print_stdout, reason = "it is a program that says what it found")]

mod fed;

use std::time::Instant;

use game::Game;
use qlub_qwixx::{Cards, Dice};

fn main() {
    let games: u64 = std::env::args().nth(1).map_or(100, |text| text.parse().expect("a number"));
    let seats = |seed: u64, fewest: u64| fewest + seed % (6 - fewest);
    for spec in Dice::editions() {
        let start = Instant::now();
        (0..games)
            .for_each(|seed| fed::fed_dice(&format!("{} {}", spec.name, seats(seed, 1)), seed));
        println!("dice  {:<10} {games} games alike, {:.1?}", spec.name, start.elapsed());
    }
    for spec in Cards::editions() {
        let start = Instant::now();
        (0..games)
            .for_each(|seed| fed::fed_cards(&format!("{} {}", spec.name, seats(seed, 2)), seed));
        println!("cards {:<10} {games} games alike, {:.1?}", spec.name, start.elapsed());
    }
}
