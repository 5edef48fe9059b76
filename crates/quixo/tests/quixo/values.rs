//! The value of every board of side 3 and 4, worked out backwards from the lines and compared with
//! published counts.

use qlub_quixo::{Board, Cells, Mark, Push, Side};

const THREE: &str = include_str!("../data/quixo_wld_3x3.csv");
const FOUR: &str = include_str!("../data/quixo_wld_4x4.csv");

/// A value that is not known yet; in the end, a draw.
const OPEN: u8 = u8::MAX;

/// The values of all boards of one side for the player to move, who is cross here.
struct Values {
    side: Side,
    /// Twice the moves until the end, and one more if the player to move wins.
    values: Vec<u8>,
    /// The crosses and rings of every row, by its number.
    rows: Vec<[u32; 2]>,
}

/// What a board is worth to the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Value {
    Win(u8),
    Loss(u8),
    Draw,
}

impl Values {
    /// Goes back from the boards that are over, one move at a time. A board is won if a move leads
    /// to one that is lost for the other player, and lost if all moves lead to won ones.
    fn all(side: Side) -> Values {
        let cubes = u32::from(side.cubes()).pow(2);
        let boards = 3usize.pow(cubes);
        let mut all = Values { side, values: vec![OPEN; boards], rows: rows(side) };
        let mut ways = vec![0; boards];
        let mut last = Vec::new();
        for number in 0..boards as u32 {
            let board = all.board(number);
            let over = [Mark::Cross, Mark::Ring].map(|mark| board.has_line(side.frame(), mark));
            match over {
                [false, false] => ways[number as usize] = all.ways(board),
                // The other player made my line, or theirs alone.
                [mine, _] => {
                    all.values[number as usize] = u8::from(mine);
                    last.push(number);
                }
            }
        }
        for moves in 1.. {
            let mut next = Vec::new();
            for number in &last {
                let lost = all.values[*number as usize].is_multiple_of(2);
                all.each_before(all.board(*number), |values, before| {
                    let at = before as usize;
                    if values[at] != OPEN {
                        return;
                    }
                    ways[at] -= 1;
                    if lost || ways[at] == 0 {
                        values[at] = 2 * moves + u8::from(lost);
                        next.push(before);
                    }
                });
            }
            if next.is_empty() {
                break;
            }
            last = next;
        }
        all
    }

    fn of(&self, board: Board) -> Value {
        match self.values[self.number(board) as usize] {
            OPEN => Value::Draw,
            value if value.is_multiple_of(2) => Value::Loss(value / 2),
            value => Value::Win(value / 2),
        }
    }

    /// The number of moves that the player to move has.
    fn ways(&self, board: Board) -> u8 {
        board.moves(self.side.frame(), Mark::Cross).count() as u8
    }

    /// The boards from which one move of the other player leads to `board`, as often as moves do.
    fn each_before(&mut self, board: Board, mut each: impl FnMut(&mut [u8], u32)) {
        let (mine, theirs) = (board.of(Mark::Cross), board.of(Mark::Ring));
        let came_in = |push: &&Push| theirs.contains(push.entry());
        for push in self.side.frame().pushes().iter().filter(came_in) {
            let (mine, theirs) = (push.slide_back(mine), push.slide_back(theirs));
            // The cube that was taken was neutral, or their own already.
            for taken in [Cells::NONE, Cells::only(push.cell())] {
                let before = self.number(Board::new(theirs.union(taken), mine));
                each(&mut self.values, before);
            }
        }
    }

    /// The number of a board: its cubes as digits to the base of three.
    fn number(&self, board: Board) -> u32 {
        let side = u32::from(self.side.cubes());
        let mut number = 0;
        for row in (0..side).rev() {
            let digits = |mark| TERNARY[(board.of(mark).bits() >> (5 * row) & 31) as usize];
            number = number * 3u32.pow(side) + digits(Mark::Cross) + 2 * digits(Mark::Ring);
        }
        number
    }

    fn board(&self, mut number: u32) -> Board {
        let (mut mine, mut theirs) = (0, 0);
        let rows = self.rows.len() as u32;
        for row in 0..u32::from(self.side.cubes()) {
            let [cross, ring] = self.rows[(number % rows) as usize];
            mine |= cross << (5 * row);
            theirs |= ring << (5 * row);
            number /= rows;
        }
        Board::new(Cells::from_bits(mine), Cells::from_bits(theirs))
    }

    /// Wins, losses and draws by the number of cubes of the player to move and of the other, as a
    /// published table has them.
    fn table(&self) -> String {
        let cubes = usize::from(self.side.cubes()).pow(2);
        let mut counts = vec![vec![[0; 3]; cubes + 1]; cubes + 1];
        for number in 0..self.values.len() as u32 {
            let board = self.board(number);
            let [mine, theirs] = Mark::ALL.map(|mark| board.of(mark).len());
            let which = match self.of(board) {
                Value::Win(_) => 0,
                Value::Loss(_) => 1,
                Value::Draw => 2,
            };
            counts[mine][theirs][which] += 1;
        }
        let mut table = "mover,opp,win,loss,draw\n".to_owned();
        for (mine, counts) in counts.iter().enumerate() {
            for (theirs, [win, loss, draw]) in counts.iter().enumerate().take(cubes - mine + 1) {
                table += &format!("{mine},{theirs},{win},{loss},{draw}\n");
            }
        }
        table
    }
}

/// The bits of a row as digits to the base of three.
const TERNARY: [u32; 32] = {
    let mut values = [0; 32];
    let mut bits = 1usize;
    while bits < 32 {
        let low = bits.trailing_zeros();
        values[bits] = values[bits & (bits - 1)] + 3u32.pow(low);
        bits += 1;
    }
    values
};

/// The crosses and rings of every row, by its number.
fn rows(side: Side) -> Vec<[u32; 2]> {
    let cells = u32::from(side.cubes());
    let row = |number: u32| {
        let mut bits = [0; 3];
        for column in 0..cells {
            bits[(number / 3u32.pow(column) % 3) as usize] |= 1 << column;
        }
        [bits[1], bits[2]]
    };
    (0..3u32.pow(cells)).map(row).collect()
}

/// The wins, losses and draws of a published table.
fn totals(table: &str) -> [u64; 3] {
    let mut totals = [0; 3];
    for line in table.lines().skip(1) {
        let numbers = line.split(',').skip(2).map(|word| word.parse::<u64>().unwrap());
        totals.iter_mut().zip(numbers).for_each(|(total, n)| *total += n);
    }
    totals
}

#[test]
fn every_board_of_side_three_has_its_published_value() {
    assert_eq!(totals(THREE), [12_748, 6_935, 0]);
    let values = Values::all(Side::Three);
    assert_eq!(values.of(Board::NEUTRAL), Value::Win(7));
    assert_eq!(values.table(), THREE);
}

/// 43 million boards take a while: only in the long suite, `QLUB_LONG=1`.
#[test]
fn every_board_of_side_four_has_its_published_value() {
    if std::env::var_os("QLUB_LONG").is_none() {
        return;
    }
    assert_eq!(totals(FOUR), [26_434_489, 15_003_736, 1_608_496]);
    let values = Values::all(Side::Four);
    assert_eq!(values.of(Board::NEUTRAL), Value::Win(21));
    assert_eq!(values.table(), FOUR);
}
