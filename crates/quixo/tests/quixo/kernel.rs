//! The board alone: pushes against a plain grid, and counted move sequences.

use std::collections::BTreeSet;

use game::luck::Stream;
use qlub_quixo::{Board, Cell, Cells, End, Frame, Mark, Quixo, Side, perft};

use crate::test_game::start;

/// A board with random marks.
fn shuffled(frame: &Frame, luck: &mut Stream) -> Board {
    let mut random = || Cells::from_bits(luck.bits() as u32).intersection(frame.cells());
    Board::new(random(), random())
}

/// A push as a person makes it, cube by cube.
fn by_hand(frame: &Frame, board: Board, mark: Mark, cell: Cell, end: End) -> Board {
    let last = frame.side() - 1;
    let (column, row) = (cell.column(), cell.row());
    // From the gap to the end.
    let way: Vec<Cell> = match end {
        End::North => (row..=last).map(|row| (column, row)).collect::<Vec<_>>(),
        End::East => (column..=last).map(|column| (column, row)).collect(),
        End::South => (0..=row).rev().map(|row| (column, row)).collect(),
        End::West => (0..=column).rev().map(|column| (column, row)).collect(),
    }
    .into_iter()
    .map(|(column, row)| Cell::new(column, row).unwrap())
    .collect();
    let shifted = |cell: Cell| match way.iter().position(|on| *on == cell) {
        None => board.mark(cell),
        Some(at) if at + 1 == way.len() => Some(mark),
        Some(at) => board.mark(way[at + 1]),
    };
    let showing = |mark| frame.cells().iter().filter(move |cell| shifted(*cell) == Some(mark));
    Board::new(showing(Mark::Cross).collect(), showing(Mark::Ring).collect())
}

#[test]
fn a_push_moves_cubes_as_a_hand_does() {
    let mut luck = Stream::new(1);
    for frame in Side::ALL.map(Side::frame) {
        for _ in 0..200 {
            let board = shuffled(frame, &mut luck);
            for push in frame.pushes() {
                for mark in Mark::ALL {
                    let expected = by_hand(frame, board, mark, push.cell(), push.end());
                    assert_eq!(board.after(mark, push), expected, "{board:?} {push:?}");
                }
            }
        }
    }
}

#[test]
fn a_push_can_be_undone_but_for_the_cube_that_was_taken() {
    let mut luck = Stream::new(2);
    for frame in Side::ALL.map(Side::frame) {
        let cubes = shuffled(frame, &mut luck).marked();
        for push in frame.pushes() {
            let left = cubes.without(Cells::only(push.cell()));
            assert_eq!(push.slide_back(push.slide(cubes)), left, "{push:?}");
        }
    }
}

#[test]
fn every_push_is_found_by_its_cell_and_end() {
    for frame in Side::ALL.map(Side::frame) {
        for cell in frame.cells().iter() {
            for end in End::ALL {
                let listed = |push: &&_| {
                    let push: &qlub_quixo::Push = push;
                    push.cell() == cell && push.end() == end
                };
                let found = frame.push(cell, end);
                assert_eq!(found, frame.pushes().iter().find(listed), "{cell}{end}");
            }
        }
    }
}

#[test]
fn a_board_has_its_rows_columns_and_two_diagonals() {
    for side in Side::ALL {
        let (frame, cubes) = (side.frame(), usize::from(side.cubes()));
        let lines: BTreeSet<Cells> = frame.lines().iter().copied().collect();
        assert_eq!(lines.len(), 2 * cubes + 2);
        for line in lines {
            assert_eq!(line.len(), cubes);
            assert!(frame.cells().covers(line));
            assert!(frame.has_line(line));
            let cell = line.iter().next().unwrap();
            assert!(!frame.has_line(line.without(Cells::only(cell))));
        }
    }
}

#[test]
fn a_board_is_small_and_so_is_a_game() {
    assert!(size_of::<Board>() <= 16);
    assert!(size_of::<Quixo>() <= 48);
}

/// The move sequences of each length, from one move on.
fn sequences(side: Side, depth: u32) -> Vec<u64> {
    let count = |depth| perft::of_board(side.frame(), Board::NEUTRAL, Mark::Cross, depth);
    (1..=depth).map(count).collect()
}

#[test]
fn move_sequences_on_the_board_of_side_three() {
    assert_eq!(sequences(Side::Three, 5), [20, 356, 6_332, 99_648, 1_572_096]);
}

#[test]
fn move_sequences_on_the_board_of_side_four() {
    let expected = [32, 952, 28_312, 778_744, 21_428_048];
    assert_eq!(sequences(Side::Four, 5), expected);
}

#[test]
fn move_sequences_on_the_board_of_side_five() {
    let expected = [44, 1_836, 76_596, 3_018_100, 118_928_388];
    assert_eq!(sequences(Side::Five, 5), expected);
}

#[test]
fn the_contract_counts_what_the_kernel_counts() {
    let count = |setup, depth| perft::of_game(&start(setup).quixo, depth);
    assert_eq!(count("two 2 side=3", 4), 99_648);
    assert_eq!(count("two 2 side=4", 4), 778_744);
    assert_eq!(count("two 2", 4), 3_018_100);
    assert_eq!(count("two 2", 0), 1);
}

#[test]
fn distinct_boards_after_each_move() {
    let frame = Side::Five.frame();
    let mut boards = BTreeSet::from([Board::NEUTRAL]);
    let mut counts = Vec::new();
    for mark in [Mark::Cross, Mark::Ring, Mark::Cross, Mark::Ring] {
        let next = |board: &Board| {
            let board = *board;
            let moves = board.moves(frame, mark);
            moves.map(move |push| board.after(mark, push)).collect::<Vec<_>>()
        };
        boards = boards.iter().flat_map(next).collect();
        counts.push(boards.len());
    }
    assert_eq!(counts, [16, 240, 2_240, 22_038]);
}
