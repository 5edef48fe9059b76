//! Lines of tables, and records.

use bots::Books;
use game::Seat;
use table::line::{Entry, Line};
use table::local::{Older, Sitter};
use table::record::{marked, verify};
use table::{Actor, Local, Moment, Table};

/// Bytes as lines of a table: what parses is written and read again alike, and a table accepts or
/// refuses each without panic. A table whose lines were accepted can be read from them.
pub fn line(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut table: Option<Table> = None;
    let mut accepted = true;
    for (number, text) in (0..).zip(text.split('\n')) {
        let Ok(line) = text.parse::<Line>() else { continue };
        assert_eq!(line.to_string().parse(), Ok(line.clone()));
        let entry = Entry { number, at: u64::from(number) * 1000, line };
        assert_eq!(entry.to_string().parse(), Ok(entry.clone()));
        match &mut table {
            None => table = Table::read([entry], 0).ok(),
            Some(table) => accepted = table.accept(entry).is_ok(),
        }
        if !accepted {
            break;
        }
    }
    let Some(mut table) = table else { return };
    let again = Table::read(table.lines_from(0).to_vec(), 0).expect("they were accepted");
    assert_eq!(again.lines_from(0), table.lines_from(0));
    // A table that refused a line is not to be used further.
    if !accepted {
        return;
    }
    for actor in (0..4).map(Actor::Device).chain([Actor::Watcher]) {
        assert_eq!(again.welcome(actor, None, 0), table.welcome(actor, None, 0), "{actor:?}");
    }
    for now in [0, 20_000, u64::MAX] {
        table.settle(now);
        table.wakes(now);
        table.thoughts(now, &Books::default());
    }
}

/// Bytes as a record: verified or refused without panic, and what was verified is written again
/// alike, but for talk; so is what a game goes on from. Marks are made to fit, for no fuzzer would
/// find them.
pub fn record(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let _ = verify(&text);
    let text = marked(&text);
    let Ok(verified) = verify(&text) else { return };
    let alike = without_talk(&text);
    let finished = verified.outcome.as_ref().map(|_| alike.clone());
    assert_eq!(verified.table.record(1), finished);
    let again = verify(&alike).expect("what was written can be read");
    assert_eq!((again.outcome, again.luck), (verified.outcome, verified.luck));
    let older = Older { sitter: &|_: Seat| Sitter::Person("Anna".to_owned()), typed: false };
    let moment = Moment { now: 0, fresh: [1; 32] };
    if let Ok(local) = Local::open_file(&text, &older, &moment) {
        let saved = local.saved();
        assert!(saved.starts_with(&alike), "{saved}\n  does not go on from\n{alike}");
        verify(&saved).expect("what was saved can be read");
    }
}

/// A record as it is written: without talk, with times since its first line, and each line as the table spells it, which
/// has more ways to read options than to write them.
fn without_talk(record: &str) -> String {
    let mut lines = record.lines();
    let mut text = format!("{}\n", lines.next().unwrap_or_default());
    let mut begun = None;
    for line in lines {
        let words: Vec<&str> = line.splitn(4, ' ').collect();
        let [number, time, mark, says] = words[..] else { break };
        let (number, time): (u32, u64) =
            (number.parse().expect("read"), time.parse().expect("read"));
        let time = time - *begun.get_or_insert(time);
        let talk = says.starts_with("say ") || says.starts_with("whisper ") || says == "close";
        if !talk {
            let line: Line = says.parse().expect("read");
            text += &format!("{number} {time} {mark} {line}\n");
        }
    }
    marked(&text)
}
