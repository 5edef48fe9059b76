//! What is wrong with a record, or with a game in the older form.

use game::ParseError;
use game::transcript::{Fault, Header, TranscriptError};
use protocol::Refusal;
use table::local::FileError;
use table::record::{RecordError, RecordFault, is_record};
use table::{BadLine, LineFault, StepError, TableRefusal, any_match};

use crate::language::{text, words};

/// How a game in the older form begins.
const OLDER: &str = "qlub ";

/// What is wrong with a record.
pub(crate) fn record(error: &RecordError, file: &str) -> String {
    match &error.fault {
        RecordFault::Expected(_) if error.line == 1 && file.starts_with(OLDER) => {
            text!("file-older")
        }
        RecordFault::Expected(_) if error.line == 1 => text!("file-no-record"),
        fault => at(error.line, &record_fault(fault, &game_of(file))),
    }
}

/// What is wrong with a game in the older form.
pub(crate) fn transcript(error: &TranscriptError, file: &str) -> String {
    if !file.starts_with(OLDER) {
        return text!("file-no-game");
    }
    let says = match &error.fault {
        Fault::Parse(error) => unreadable(error),
        Fault::Format { given } => text!("file-format", given = given.as_str()),
        Fault::Game { given, expected } => crate::setup::no_such_game(given, expected),
        Fault::Rules { given, known } => text!("file-rules", version = *given, known = *known),
        Fault::Setup(error) => refused(TableRefusal::Setup(error.clone()), ""),
        Fault::Refused { says, .. } => match step_again(file, error.line) {
            Some(error) => refused(error.into(), &game_of(file)),
            None => says.clone(),
        },
        Fault::End { expected: Some(expected), .. } => {
            text!("file-end", expected = expected.as_str())
        }
        Fault::End { expected: None, .. } => text!("file-not-over"),
        Fault::AfterEnd => text!("file-after-end"),
    };
    at(error.line, &says)
}

/// Why a game does not go on from a file.
pub(crate) fn opened(error: &FileError, file: &str) -> String {
    match error {
        FileError::Record(error) => record(error, file),
        FileError::Transcript(error) => transcript(error, file),
        FileError::Elsewhere => text!("file-elsewhere"),
        FileError::Table(refusal) => refused(refusal.clone(), &game_of(file)),
    }
}

/// What is wrong with a line of a table.
pub(crate) fn line(bad: &BadLine) -> String {
    at(bad.number as usize, &line_fault(&bad.fault, ""))
}

fn at(line: usize, says: &str) -> String {
    text!("file-line", line = line, says = says)
}

fn record_fault(fault: &RecordFault, game: &str) -> String {
    match fault {
        RecordFault::Expected(what) => text!("file-expected", what = words().expected(what)),
        RecordFault::Changed => text!("file-changed"),
        RecordFault::Line(fault) => line_fault(fault, game),
        RecordFault::Deal { dealt, expected } => {
            text!("file-deal", dealt = dealt.as_str(), expected = expected.as_str())
        }
        RecordFault::AfterEnd => text!("file-after-end"),
        RecordFault::CutShort => text!("file-cut-short"),
    }
}

fn line_fault(fault: &LineFault, game: &str) -> String {
    match fault {
        LineFault::Parse(error) => unreadable(error),
        LineFault::Refused(refusal) => refused(refusal.clone(), game),
        LineFault::Number => text!("file-number"),
        LineFault::LastNumber => text!("file-last-number"),
        LineFault::Time => text!("file-time"),
        LineFault::NoMatch => text!("file-no-match"),
        LineFault::Rules { version } => text!("file-rules-here", version = *version),
        LineFault::Secret => text!("file-secret"),
        LineFault::NonceInTime => text!("file-nonce"),
        LineFault::NothingAsked => text!("file-nothing-asked"),
        LineFault::Unsealed => text!("file-unsealed"),
        LineFault::NothingToSeal => text!("file-nothing-to-seal"),
        LineFault::Outcome => text!("file-outcome"),
    }
}

fn unreadable(error: &ParseError) -> String {
    refused(StepError::Parse(error.clone()).into(), "")
}

/// Why a game or a table does not do something. Files number seats from 0; people count from 1.
fn refused(refusal: TableRefusal, game: &str) -> String {
    let Refusal { key, data, .. } = refusal.into();
    let name = |seat: u64| text!("seat-name", number = (seat + 1).to_string());
    words().refusal(game, &key, &data, &name)
}

/// The refusal of a step with its data, which an error in the older form does not have: the game is played
/// again up to there.
fn step_again(file: &str, line: usize) -> Option<StepError> {
    let header = Header::read(file).ok()?;
    let mut game = any_match::open(&header.game, &header.setup).ok()?;
    let says = |line: &&str| !line.is_empty() && !line.starts_with('#');
    let mut steps = file.lines().take(line).filter(says).skip(3);
    steps.find_map(|step| game.step(step).err())
}

/// The game of a file, as far as it can be known.
fn game_of(file: &str) -> String {
    let before = if is_record(file) { " match " } else { "\ngame " };
    let after = file.split_once(before).map(|(_, after)| after.split([' ', '\n']));
    after.and_then(|mut words| words.next()).unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_step_that_is_refused_is_refused_with_its_data() {
        let head = "qlub 1\ngame qwixx 1\nsetup classic 2\n# by hand\n";
        let file = format!("{head}* first 0\n* w3 w4 r1 y6 g2 b5\n0 r9\n");
        let error = any_match::read(&file).err().expect("r9 is not the sum");
        assert_eq!(error.line, 7);
        let Some(StepError::Refused { key, rule, .. }) = step_again(&file, 7) else {
            panic!("no refusal")
        };
        assert_eq!((key, &rule["sum"]), ("not-the-sum", &json!(7)));
        assert_eq!(game_of(&file), "qwixx");
        assert_eq!(game_of("qlub-record 1\n0 0 6c1d match quixo 1 two 2\n"), "quixo");
    }
}
