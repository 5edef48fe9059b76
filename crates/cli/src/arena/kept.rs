//! A contest in a file, one line a deal, so that it can be stopped at any moment and gone on with.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::Mutex;

use lab::arena::Played;

use crate::fault;
use crate::language::text;

/// The form of the file.
const FORM: &str = "qlub-arena 1";

/// A file that takes deals as they are played.
pub(super) struct Kept {
    file: Mutex<File>,
    /// The deals that were in it.
    pub(super) deals: BTreeMap<u64, Vec<Played>>,
}

impl Kept {
    /// Opens the file of a contest that `head` describes, or begins it. A last line that was cut short is
    /// forgotten.
    pub(super) fn open(path: &Path, head: &str) -> Result<Self, String> {
        let fault = |error: std::io::Error| fault::at_path(path, &error);
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path).map_err(fault)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(fault)?;
        let head = format!("{FORM}\n{head}\n");
        if text.is_empty() {
            file.write_all(head.as_bytes()).map_err(fault)?;
            text.clone_from(&head);
        }
        let Some(lines) = text.strip_prefix(&head) else {
            let wanted = head.lines().last().unwrap_or_default();
            let file = path.display().to_string();
            return Err(text!("arena-other", file = file, wanted = wanted));
        };
        let whole = lines.rfind('\n').map_or(0, |end| end + 1);
        let mut deals = BTreeMap::new();
        for line in lines[..whole].lines() {
            let unreadable = || fault::named(path.display(), text!("arena-line", line = line));
            let (deal, played) = deal(line).ok_or_else(unreadable)?;
            deals.insert(deal, played);
        }
        let end = (head.len() + whole) as u64;
        file.set_len(end).map_err(fault)?;
        file.seek(SeekFrom::Start(end)).map_err(fault)?;
        Ok(Kept { file: Mutex::new(file), deals })
    }

    /// Adds a deal.
    pub(super) fn add(&self, deal: u64, played: &[Played]) -> Result<(), String> {
        let games: String = played.iter().map(|game| format!("\t{game}")).collect();
        let mut file = self.file.lock().map_err(|_| text!("broken"))?;
        let written = file.write_all(format!("{deal}{games}\n").as_bytes());
        written.map_err(|error| fault::at("--continue", &error))
    }
}

fn deal(line: &str) -> Option<(u64, Vec<Played>)> {
    let mut parts = line.split('\t');
    let deal = parts.next()?.parse().ok()?;
    let played = parts.map(|game| game.parse().ok()).collect::<Option<_>>()?;
    Some((deal, played))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Outcome;

    fn game(print: u64) -> Played {
        Played { outcome: Outcome::by_points(vec![3, 1], "over"), print, luck: Vec::new() }
    }

    #[test]
    fn a_contest_that_was_stopped_in_the_middle_of_a_line_goes_on() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("contest");
        let begun = Kept::open(&path, "quixo two 2").expect("a file");
        assert!(begun.deals.is_empty());
        begun.add(1, &[game(5), game(6)]).expect("written");
        begun.add(0, &[game(7), game(8)]).expect("written");
        let mut text = std::fs::read_to_string(&path).expect("text");
        text.push_str("2\t00000");
        std::fs::write(&path, text).expect("written");
        let again = Kept::open(&path, "quixo two 2").expect("a file");
        again.add(2, &[game(9), game(10)]).expect("written");
        let again = Kept::open(&path, "quixo two 2").expect("a file");
        assert_eq!(again.deals.keys().copied().collect::<Vec<_>>(), [0, 1, 2]);
        assert_eq!(again.deals[&2], [game(9), game(10)]);
    }

    #[test]
    fn a_file_of_another_contest_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("contest");
        Kept::open(&path, "quixo two 2").expect("a file");
        assert!(Kept::open(&path, "quixo four 4").is_err());
    }
}
