//! Quixo, side by side with the published counts and with the rules.

use quixo::{Board, Mark, Side};
use solve::quixo::oracle::ClassValues;
use solve::quixo::{Class, Memory, Numbering, Oracle, Solver, Value, Values};

struct MemoryValues<'a>(&'a Memory, &'a Numbering);

impl ClassValues for MemoryValues<'_> {
    fn value(&mut self, class: Class, mover: u32, opponent: u32) -> Option<Value> {
        self.0.0.get(&class).map(|values| values.of(self.1, mover, opponent))
    }
}

/// Solves a side down to `down_to` marks; every class is compared with its published counts.
fn solved(side: Side, down_to: usize, threads: usize) -> (Solver, Memory) {
    let solver = Solver { numbering: Numbering::new(side), threads };
    let mut memory = Memory::default();
    for class in solver.pairs(down_to) {
        solver.pair(class, &mut memory).unwrap_or_else(|stopped| panic!("{stopped}"));
    }
    (solver, memory)
}

#[test]
fn side_three_is_a_win_and_all_its_classes_are_as_published() {
    let (solver, memory) = solved(Side::Three, 0, 2);
    let oracle = Oracle { numbering: &solver.numbering };
    let verdict =
        oracle.verdict(&mut MemoryValues(&memory, &solver.numbering), Board::NEUTRAL, Mark::Cross);
    assert_eq!(verdict.value, Some(Value::Won));
    assert_eq!(verdict.moves.len(), 20);
    assert!(verdict.moves.iter().all(|(_, value)| *value == Some(Value::Won)));
}

#[test]
fn any_number_of_threads_finds_the_same() {
    let (_, one) = solved(Side::Three, 0, 1);
    let (_, four) = solved(Side::Three, 0, 4);
    assert_eq!(one.0.len(), 55);
    assert!(one.0.iter().all(|(class, values)| four.0[class] == *values));
}

#[test]
fn a_position_is_worth_what_its_moves_are_worth() {
    let (solver, memory) = solved(Side::Three, 0, 2);
    let (numbering, oracle) = (&solver.numbering, Oracle { numbering: &solver.numbering });
    let frame = Side::Three.frame();
    for board in boards_of_side_three() {
        let looked = MemoryValues(&memory, numbering).value(
            Class::new(board.of(Mark::Cross).len(), board.of(Mark::Ring).len()),
            numbering.geometry.mask(board.of(Mark::Cross)),
            numbering.geometry.mask(board.of(Mark::Ring)),
        );
        let verdict = oracle.verdict(&mut MemoryValues(&memory, numbering), board, Mark::Cross);
        assert_eq!(looked, verdict.value);
        if !board.is_finished(frame) {
            assert_eq!(verdict.moves.iter().filter_map(|(_, value)| *value).max(), looked);
        }
    }
}

#[test]
fn where_tables_end_only_what_they_reach_is_known() {
    let (solver, memory) = solved(Side::Three, 5, 2);
    let oracle = Oracle { numbering: &solver.numbering };
    let mut looked = MemoryValues(&memory, &solver.numbering);
    let nothing = oracle.verdict(&mut looked, Board::NEUTRAL, Mark::Cross);
    assert_eq!(nothing.value, None);
    assert!(nothing.moves.iter().all(|(_, value)| value.is_none()));
}

#[test]
fn a_class_survives_as_bytes_and_a_flipped_bit_is_found() {
    let (solver, memory) = solved(Side::Three, 4, 1);
    let (class, numbering) = (Class::new(2, 3), &solver.numbering);
    let mut bytes = memory.0[&class].encode(numbering);
    assert_eq!(bytes.len(), Values::bytes(numbering, class));
    assert_eq!(Values::decode(numbering, class, &bytes).as_ref(), Ok(&memory.0[&class]));
    assert!(Values::decode(numbering, Class::new(3, 2), &bytes).is_err());
    assert!(Values::decode(numbering, class, &bytes[..bytes.len() - 1]).is_err());
    let last = bytes.len() - 8;
    bytes[last] ^= 1;
    assert!(Values::decode(numbering, class, &bytes).is_err());
}

/// Half a minute: only in the long suite, `QLUB_LONG=1`.
#[test]
fn side_four_is_a_win_and_all_its_classes_are_as_published() {
    if std::env::var_os("QLUB_LONG").is_none() {
        return;
    }
    let (solver, memory) = solved(Side::Four, 0, 2);
    let oracle = Oracle { numbering: &solver.numbering };
    let verdict =
        oracle.verdict(&mut MemoryValues(&memory, &solver.numbering), Board::NEUTRAL, Mark::Cross);
    assert_eq!(verdict.value, Some(Value::Won));
}

#[test]
fn no_pair_of_classes_takes_more_than_six_gigabytes() {
    let solver = Solver { numbering: Numbering::new(Side::Five), threads: 1 };
    let most = solver.pairs(0).into_iter().max_by_key(|class| solver.memory(*class)).unwrap();
    assert_eq!(most, Class::new(9, 8));
    assert!(solver.memory(most) <= 6_000_000_000, "{}", solver.memory(most));
}

fn boards_of_side_three() -> impl Iterator<Item = Board> {
    let cells: Vec<_> = Side::Three.frame().cells().iter().collect();
    (0..3u32.pow(9)).map(move |number| {
        let digit = |at: usize| number / 3u32.pow(at as u32) % 3;
        let of = |which| (0..9).filter(move |at| digit(*at) == which).map(|at| cells[at]).collect();
        Board::new(of(1), of(2))
    })
}
