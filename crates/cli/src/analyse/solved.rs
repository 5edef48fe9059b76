//! Tables of Quixo in a folder, for the judge of a match.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use bots::Solved;
use quixo::Side;
use solve::quixo::{Numbering, Oracle, Verdict};

use crate::solve::shelf::ClassFolder;

/// The first fault that was met in the tables, if there was one.
#[derive(Clone, Default)]
pub(super) struct TableFault(Arc<Mutex<Option<String>>>);

impl TableFault {
    fn note(&self, fault: Option<String>) {
        let mut first = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *first = first.take().or(fault);
    }

    /// An error if a table could not be read.
    pub(super) fn told(&self) -> Result<(), String> {
        let mut first = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        first.take().map_or(Ok(()), Err)
    }
}

/// What the tables in a folder know of the boards of one side.
pub(super) fn tables(folder: &Path, side: Side) -> (Solved, TableFault) {
    let (folder, numbering) = (folder.to_owned(), Numbering::new(side));
    let fault = TableFault::default();
    let noted = fault.clone();
    let solved = Solved::new(move |asked, board, mark| {
        if asked != side {
            return Verdict { value: None, moves: Vec::new() };
        }
        let mut tables = ClassFolder { path: &folder, numbering: &numbering, failed: None };
        let verdict = Oracle { numbering: &numbering }.verdict(&mut tables, board, mark);
        noted.note(tables.failed);
        verdict
    });
    (solved, fault)
}
