//! Stamps: a little work that opens a door when one's address has come too often.

use protocol::Refusal;
use table::fair::sha256;

use crate::aside;
use crate::error::ClientError;

/// The header of a stamp.
pub const HEADER: &str = "qlub-stamp";
/// More bits than this are not worth it.
const MOST_BITS: u64 = 24;

/// The stamp for the puzzle in a refusal, if there is one.
pub async fn solve(refusal: &Refusal) -> Result<Option<String>, ClientError> {
    let (puzzle, bits) = (refusal.data["puzzle"].as_str(), refusal.data["bits"].as_u64());
    let (Some(puzzle), Some(bits)) = (puzzle, bits.filter(|bits| *bits <= MOST_BITS)) else {
        return Ok(None);
    };
    let puzzle = puzzle.to_owned();
    let solving = aside::run("stamp", move || {
        let number = (0u64..).find(|number| zeros(&puzzle, *number) >= bits);
        number.map(|number| format!("{puzzle} {number}"))
    });
    Ok(solving.await?.flatten())
}

/// How many zero bits a stamp begins with.
fn zeros(puzzle: &str, number: u64) -> u64 {
    let hash = sha256(format!("qlub-stamp-1\n{puzzle}\n{number}\n").as_bytes());
    u128::from_be_bytes(std::array::from_fn(|i| hash[i])).leading_zeros().into()
}
