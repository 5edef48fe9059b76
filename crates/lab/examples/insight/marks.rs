//! How decisions are marked.

use insight::Mark;

#[derive(Default)]
pub(crate) struct Marks {
    decisions: u64,
    marked: [u64; 3],
}

impl Marks {
    pub(crate) fn add(&mut self, mark: Option<Mark>) {
        self.decisions += 1;
        if let Some(mark) = mark {
            self.marked[mark as usize] += 1;
        }
    }

    pub(crate) fn print(&self) {
        let [doubtful, mistakes, blunders] = self.marked;
        println!("decisions {}: {doubtful} ?!, {mistakes} ?, {blunders} ??", self.decisions);
    }
}
