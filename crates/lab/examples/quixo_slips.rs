//! Measures players of Quixo against exact values: how many moves in a thousand throw away what the
//! position was worth, by the number of marked cubes.
//!
//! `cargo run --release -p qlub-lab --example quixo_slips`
#![expect(clippy::print_stdout, reason = "a program prints")]

use bots::Level;
use bots::workshop::quixo::unbeatable::{Sides, choose, never_loses};
use game::luck::Stream;
use game::{Game, Seat, Setup, Viewer};
use quixo::{Board, Cells, Position, Push, Quixo, Side};

/// Positions of nearly even marks with the exact value of each move (`gpu/quixo`, sample.h).
const SAMPLE: &str = include_str!("../../bots/tests/sample_5x5.txt");

struct SamplePosition {
    me: Cells,
    them: Cells,
    value: u8,
    moves: &'static [u8],
}

fn sampled(line: &'static str) -> Option<SamplePosition> {
    let mut words = line.split(' ');
    let mut cells = || u32::from_str_radix(words.next()?, 16).ok().map(Cells::from_bits);
    let (me, them) = (cells()?, cells()?);
    let value = *words.next()?.as_bytes().first()?;
    Some(SamplePosition { me, them, value, moves: words.next()?.as_bytes() })
}

/// The value of a move: `w`, `d`, `l`.
fn worth(sample: &SamplePosition, cell: quixo::Cell, end: quixo::End) -> u8 {
    let same = |push: &Push| push.cell() == cell && push.end() == end;
    let number = Side::Five.frame().pushes().iter().position(same);
    number.map_or(b'l', |number| sample.moves[number])
}

/// What a level does in a position that was set up.
fn decided(level: Level, sample: &SamplePosition, number: u64) -> Option<u8> {
    let options = Quixo::options(&Setup::new("two", 2)).ok()?;
    let position =
        Position { board: Board::new(sample.me, sample.them), dots: Cells::NONE, seat: Seat(0) };
    let game = Quixo::arranged(&options, position).ok()?;
    let view = game.view(Viewer::Seat(Seat(0)));
    let action = level.bot::<Quixo>().decide(&view, Seat(0), &mut Stream::new(number)).ok()?;
    Some(worth(sample, action.cell, action.end))
}

/// The same player without its table, to see what the search alone is worth.
fn searched(sample: &SamplePosition) -> Option<u8> {
    let push = choose(Sides { me: sample.me, them: sample.them }, None)?;
    Some(worth(sample, push.cell(), push.end()))
}

fn main() {
    let samples: Vec<_> = SAMPLE.lines().filter_map(sampled).collect();
    println!("{} positions; table there: {}", samples.len(), never_loses().is_some());
    let levels = Level::ALL.map(|level| level.to_string()).join(" | ");
    println!("marks | positions not lost | order and search | {levels}");
    for from in (1..25).step_by(4) {
        let marks = |sample: &&(usize, &SamplePosition)| {
            let count = sample.1.me.len() + sample.1.them.len();
            (from..from + 4).contains(&count) && sample.1.value != b'l'
        };
        let all: Vec<_> = samples.iter().enumerate().collect();
        let all: Vec<_> = all.iter().filter(marks).collect();
        let slips = |choice: &(dyn Fn(&SamplePosition, u64) -> Option<u8> + Sync)| {
            let slipped = |(number, sample): &&&(usize, &SamplePosition)| {
                let worse =
                    |worth| matches!((sample.value, worth), (b'w', b'd' | b'l') | (b'd', b'l'));
                choice(sample, *number as u64).is_none_or(worse)
            };
            let threads = std::thread::available_parallelism().map_or(1, usize::from);
            let share = all.len().div_ceil(threads).max(1);
            let count: usize = std::thread::scope(|scope| {
                let work =
                    |part: &'_ [&(usize, &SamplePosition)]| part.iter().filter(slipped).count();
                let parts: Vec<_> =
                    all.chunks(share).map(|part| scope.spawn(move || work(part))).collect();
                parts.into_iter().map(|part| part.join().unwrap_or_default()).sum()
            });
            1000 * count / all.len().max(1)
        };
        let levels = Level::ALL.map(|level| {
            let slipped = slips(&|sample, number| decided(level, sample, number));
            format!(" | {slipped}")
        });
        let alone = slips(&|sample, _| searched(sample));
        println!("{from}–{} | {} | {alone}{}", from + 3, all.len(), levels.concat());
    }
}
