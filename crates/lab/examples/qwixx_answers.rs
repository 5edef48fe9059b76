//! Writes down what a net answers at tables of its own games, for whoever wants to hold another program
//! against it: `gpu/qwixx-net/check.cpp` does.
//!
//! `cargo run --release -p qlub-lab --example qwixx_answers -- bonus-a 2 bonus-a-2.net > answers.txt`
//!
//! A line a table: the closed rows as bits, who is active, the two white and four colour dice (0: gone), and for every
//! seat its sheet (ticked cells of each row and used boxes as bits, misses), its sheet after the white sum and how many
//! answers it has; then the active seat's sheet after the colour dice, if nobody ticked the white sum, and how many
//! answers it has then.
#![expect(clippy::print_stdout, reason = "a program prints")]

use std::fmt::Write as _;
use std::path::PathBuf;

use bots::workshop::qwixx::dice::file;
use bots::workshop::qwixx::dice::net::Net;
use bots::workshop::qwixx::dice::policy::Policy;
use clap::Parser;
use game::luck::Stream;
use game::{Game, Luck, Seat, Setup, Step, Turn};
use qwixx::dice::{Action, Options, Phase};
use qwixx::{Colour, Dice, Sheet};

/// Writes down what a net answers at tables of its own games.
#[derive(Parser)]
struct Args {
    /// The edition of the net
    edition: String,
    /// How many play
    seats: u8,
    /// The file of the net
    net: PathBuf,
    /// How many games
    #[arg(long, default_value_t = 200)]
    games: u64,
}

fn main() -> Result<(), String> {
    let Args { edition, seats, net, games } = Args::parse();
    let options = Dice::options(&Setup::new(&edition, seats)).map_err(|error| error.to_string())?;
    let bytes = std::fs::read(&net).map_err(|error| format!("{}: {error}", net.display()))?;
    let net = file::read(&options.pad, seats.into(), &bytes).ok_or("this is no net of theirs")?;
    for seed in 0..games {
        play(&options, &net, &mut Stream::new(seed));
    }
    Ok(())
}

/// Plays a game in which one answer in ten is drawn, so that unlikely tables come up as well.
fn play(options: &Options, net: &Net, luck: &mut Stream) {
    let mut game = Dice::new(options);
    let mut policy = Policy::new(net);
    loop {
        let step = match game.turn() {
            Turn::Over => return,
            Turn::Chance => Step::Chance(game.sample(luck)),
            Turn::Decide(seats) => {
                if game.phase() == Phase::Sum && seats.len() == usize::from(options.seats) {
                    println!("{}", line(&game, &mut policy));
                }
                let Some(seat) = seats.iter().next() else { return };
                let legal = game.legal(seat);
                let drawn = luck.below("stray", 10) == 0;
                let chosen =
                    if drawn { legal[luck.pick(legal.len())] } else { policy.answer(&game, seat) };
                Step::Decide(seat, chosen)
            }
        };
        game.advance(step, &mut |_, _| {});
    }
}

fn line(game: &Dice, policy: &mut Policy<'_, Net>) -> String {
    let options = game.setup();
    let roll = game.roll().expect("the dice lie on the table");
    let closed = game.closed().iter().map(|row| 1u32 << row.index()).sum::<u32>();
    let mut line = format!("{closed} {}", game.active());
    let colours = Colour::ALL.map(|colour| roll.die(colour).unwrap_or(0));
    for die in roll.white().iter().chain(&colours) {
        let _ = write!(line, " {die}");
    }
    let mut passed = game.clone();
    for seat in (0..options.seats).map(Seat) {
        let answer = policy.answer(game, seat);
        let after = game.preview(seat, answer).sheet;
        let many = game.legal(seat).len();
        let _ = write!(line, "  {} {} {many}", text(game, game.sheet(seat)), text(game, &after));
        passed.advance(Step::Decide(seat, Action::Pass), &mut |_, _| {});
    }
    let active = game.active();
    let answer = policy.answer(&passed, active);
    let mut after = passed.preview(active, answer).sheet;
    if answer == Action::Pass {
        after = after.with_miss();
    }
    let _ = write!(line, "  {} {}", text(game, &after), passed.legal(active).len());
    line
}

fn text(game: &Dice, sheet: &Sheet) -> String {
    let rows = Colour::ALL.map(|row| sheet.cells(row));
    let boxes = sheet.boxes(&game.setup().pad).map(|index| 1u32 << index).sum::<u32>();
    let [red, yellow, green, blue] = rows;
    format!("{red} {yellow} {green} {blue} {boxes} {}", sheet.misses())
}
