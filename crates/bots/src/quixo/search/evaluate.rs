//! How good a table looks: lines that fill up, and who has taken more cubes.

use quixo::{Cells, Mark, Options, Position};

/// The worth of a line with so many cubes of one mark.
const LINE: [i32; 6] = [0, 1, 4, 10, 26, 60];
/// The worth of a cube more: whoever is behind must take neutral ones while the other builds.
const CUBE: i32 = 6;

/// The worth of a table for the team of a mark.
pub fn worth(options: &Options, position: &Position, mark: Mark) -> i32 {
    let [own, other] = [mark, mark.other()].map(|mark| position.board.of(mark));
    let lines = options.frame().lines().iter();
    // On a smaller board the same cubes are nearer to a line.
    let missing = 5 - usize::from(options.side.cubes());
    let filled = |cubes: Cells, line: Cells| match cubes.intersection(line).len() {
        0 => 0,
        count => LINE[count + missing],
    };
    let built: i32 = lines.map(|line| filled(own, *line) - filled(other, *line)).sum();
    built + CUBE * (own.len() as i32 - other.len() as i32)
}
