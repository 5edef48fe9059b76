//! Positions of games of `hard` with itself, what searches say of them and what came: a line each.
//!
//! `cargo run --release -p qlub-lab --example quixo_chances -- two 2 --matches 1000 > positions.txt`
#![expect(clippy::print_stdout, reason = "a program prints")]

#[path = "insight/matches.rs"]
mod matches;

use bots::workshop::quixo::appraiser::{Reader, Worth};
use bots::workshop::quixo::search::evaluate;
use bots::{Books, Depth, Level, Stop, shares};
use clap::Parser;
use game::luck::Stream;
use game::{Game, Seat, Setup, Step, Turn};
use quixo::Quixo;

#[derive(Parser)]
struct Args {
    edition: String,
    seats: u8,
    #[arg(long, default_value_t = 100)]
    matches: u64,
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// How many cubes a side has
    #[arg(long, default_value_t = 5)]
    side: u8,
    /// One position in so many is looked at quickly
    #[arg(long, default_value_t = 3)]
    quick: usize,
    /// One of these in so many deeply
    #[arg(long, default_value_t = 0)]
    deep: usize,
    /// One of these in so many thoroughly
    #[arg(long, default_value_t = 0)]
    thorough: usize,
}

fn main() -> Result<(), String> {
    let args = Args::parse();
    let setup: Setup = format!("{} {} side={}", args.edition, args.seats, args.side)
        .parse()
        .map_err(|error| format!("{error:?}"))?;
    let options = Quixo::options(&setup).map_err(|error| error.to_string())?;
    for number in args.first..args.first + args.matches {
        let mut bots = matches::seated::<Quixo>(&[Level::Hard], args.seats, number);
        let played = matches::play::<Quixo>(&setup, &mut bots, number)?;
        let came = shares(played.game(), args.seats).ok_or("the match is not over")?;
        let mut luck = Stream::new(number ^ 0x0c0a_c40e);
        println!("match {number} {}", played.steps().len());
        for at in 0..played.steps().len() {
            let before = played.rewound(at).ok_or("no such step")?;
            let game = before.game();
            let Turn::Decide(_) = game.turn() else { break };
            if luck.pick(args.quick) > 0 {
                continue;
            }
            let seat = game.position().seat;
            let points = evaluate::worth(&options, game.position(), options.mark(seat));
            let board = game.position().board;
            let own = board.of(options.mark(seat)).len();
            let marks = board.marked().len();
            print!("{number} {at} {marks} {own} {points} {}", came[seat.index()]);
            let look = |depth| -> Result<(), String> {
                let reader = Reader::new(&options, depth, &Books::default(), &Stop::never());
                let mut reader = reader.map_err(|error| format!("{error:?}"))?;
                let ranked = reader.ranked(game);
                let (action, Worth { score, .. }) = ranked[0];
                let mut after = game.clone();
                after.advance(Step::Decide(seat, action), &mut |_, _| {});
                let next = if after.turn() == Turn::Over {
                    let came = shares(&after, args.seats).ok_or("not over")?;
                    (2e6 * came[seat.index()] - 1e6) as i32
                } else {
                    let (_, Worth { score, .. }) = reader.ranked(&after)[0];
                    let partner = |a: Seat, b: Seat| options.mark(a) == options.mark(b);
                    if partner(after.position().seat, seat) { score } else { -score }
                };
                print!(" {score} {next}");
                Ok(())
            };
            look(Depth::Quick)?;
            if args.deep > 0 && luck.pick(args.deep) == 0 {
                look(Depth::Deep)?;
                if args.thorough > 0 && luck.pick(args.thorough) == 0 {
                    look(Depth::Thorough)?;
                }
            }
            println!();
        }
    }
    Ok(())
}
