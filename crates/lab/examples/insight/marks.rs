//! How decisions are marked.

use insight::Grade;
use serde::{Deserialize, Serialize};

use crate::sum::Sum;

#[derive(Default, Serialize, Deserialize)]
pub(crate) struct Marks {
    /// So many play-outs tell of the heaviest marks what another judge thinks.
    pub(crate) asked: Option<u32>,
    /// What that judge thinks that they cost.
    pub(crate) cost: Sum,
    decisions: u64,
    marked: [u64; 3],
}

impl Marks {
    pub(crate) fn new(asked: Option<u32>) -> Marks {
        Marks { asked, ..Marks::default() }
    }

    pub(crate) fn add(&mut self, mark: Option<Grade>) {
        self.decisions += 1;
        if let Some(mark) = mark {
            self.marked[mark as usize] += 1;
        }
    }

    /// Adds what was found elsewhere.
    pub(crate) fn join(&mut self, other: &Marks) {
        self.cost.join(&other.cost);
        self.decisions += other.decisions;
        self.marked.iter_mut().zip(other.marked).for_each(|(sum, more)| *sum += more);
    }

    pub(crate) fn line(&self) -> String {
        let [doubtful, mistakes, blunders] = self.marked;
        let line =
            format!("decisions {}: {doubtful} ?!, {mistakes} ?, {blunders} ??", self.decisions);
        if self.cost.count > 0.0 { format!("{line}\n{}", self.cost.line("?? cost")) } else { line }
    }
}
