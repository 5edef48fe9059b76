//! The text of a line: the only place that writes or reads it.

use std::fmt::{self, Display};
use std::str::FromStr;

use game::{Cursor, ParseError, Seat, Seats};
use protocol::OfferKind;

use super::{LevelWord, Line, Source};
use crate::fair::{Bytes, hex, unhex};

impl Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Match { game, rules, setup } => write!(f, "match {game} {rules} {setup}"),
            Line::Luck(Source::Fair { commitment, secret }) => {
                write!(f, "luck fair {} {}", hex(commitment), hex(secret))
            }
            Line::Luck(Source::Typed) => f.write_str("luck typed"),
            Line::Luck(Source::Seeded(seed)) => write!(f, "luck seeded {seed}"),
            Line::Luck(Source::Drawn(secret)) => write!(f, "luck drawn {}", hex(secret)),
            Line::Options(options) => {
                write!(f, "options {}", serde_json::to_string(options).map_err(|_| fmt::Error)?)
            }
            Line::Host(device) => write!(f, "host {device}"),
            Line::Heir(device) => write!(f, "heir {device}"),
            Line::Sit(seat, device, commitment, name) => {
                write!(f, "sit {seat} {device} {} {name}", or_dash(commitment.as_ref()))
            }
            Line::Bot(seat, level) => write!(f, "bot {seat} {level}"),
            Line::Rise(seat) => write!(f, "rise {seat}"),
            Line::Remove(seat) => write!(f, "remove {seat}"),
            Line::Ask(seat, device, name) => write!(f, "ask {seat} {device} {name}"),
            Line::Ready(seat) => write!(f, "ready {seat}"),
            Line::Rename(seat, name) => write!(f, "rename {seat} {name}"),
            Line::Move(seat, device) => write!(f, "move {seat} {device}"),
            Line::Commit(seat, commitment) => write!(f, "commit {seat} {}", hex(commitment)),
            Line::Start => f.write_str("start"),
            Line::Nonce(seat, nonce) => write!(f, "nonce {seat} {}", or_dash(nonce.as_ref())),
            Line::Chance(chance) => write!(f, "* {chance}"),
            Line::Decide(seat, action) => write!(f, "{seat} {action}"),
            Line::Seal(seat, action) => write!(f, "seal {seat} {action}"),
            Line::Call(seat) => write!(f, "call {seat}"),
            Line::Correct { by, seat, step, action } => {
                let by = by.map_or_else(|| "-".to_owned(), |by| by.to_string());
                write!(f, "correct {by} {seat} {step} {action}")
            }
            Line::Back(line) => write!(f, "back {line}"),
            Line::Offer(seat, OfferKind::Draw) => write!(f, "offer {seat} draw"),
            Line::Offer(seat, OfferKind::TakeBack) => write!(f, "offer {seat} take-back"),
            // A seat is asked for by a line of its own; this one is never written, nor read.
            Line::Offer(seat, OfferKind::Seat) => write!(f, "offer {seat} seat"),
            Line::Accept(seat) => write!(f, "accept {seat}"),
            Line::Refuse(seat) => write!(f, "refuse {seat}"),
            Line::Resign(seat) => write!(f, "resign {seat}"),
            Line::Help(seat) => write!(f, "help {seat}"),
            Line::Late(seat) => write!(f, "late {seat}"),
            Line::StandIn(seat, level) => write!(f, "stand-in {seat} {level}"),
            Line::Return(seat) => write!(f, "return {seat}"),
            Line::Wake => f.write_str("wake"),
            Line::Say(seat, text) => write!(f, "say {seat} {text}"),
            Line::Whisper(seat, text) => write!(f, "whisper {seat} {text}"),
            Line::End(outcome) => write!(f, "end {outcome}"),
            Line::Close => f.write_str("close"),
        }
    }
}

fn or_dash(bytes: Option<&Bytes>) -> String {
    bytes.map_or_else(|| "-".to_owned(), |bytes| hex(bytes))
}

impl FromStr for Line {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut reader = Reader { cursor: Cursor::new(text) };
        let verb = reader.word("a line of a match")?;
        let line = match verb {
            "*" => Line::Chance(reader.parsed()?),
            "match" => {
                let game = reader.word("a game")?.to_owned();
                let rules = reader.number("a rules version")?;
                Line::Match { game, rules, setup: reader.parsed()? }
            }
            "luck" => Line::Luck(reader.source()?),
            "options" => {
                let error = reader.cursor.error("the options of a table as JSON");
                Line::Options(serde_json::from_str(reader.rest()).map_err(|_| error)?)
            }
            "host" => Line::Host(reader.number("a device")?),
            "heir" => Line::Heir(reader.number("a device")?),
            "sit" => {
                let (seat, device) = (reader.seat()?, reader.number("a device")?);
                Line::Sit(seat, device, reader.bytes_or_dash()?, reader.text("a name")?)
            }
            "bot" => Line::Bot(reader.seat()?, reader.level()?),
            "rise" => Line::Rise(reader.seat()?),
            "remove" => Line::Remove(reader.seat()?),
            "ask" => {
                let (seat, device) = (reader.seat()?, reader.number("a device")?);
                Line::Ask(seat, device, reader.text("a name")?)
            }
            "ready" => Line::Ready(reader.seat()?),
            "rename" => Line::Rename(reader.seat()?, reader.text("a name")?),
            "move" => Line::Move(reader.seat()?, reader.number("a device")?),
            "commit" => Line::Commit(reader.seat()?, reader.bytes()?),
            "start" => Line::Start,
            "nonce" => Line::Nonce(reader.seat()?, reader.bytes_or_dash()?),
            "seal" => Line::Seal(reader.seat()?, reader.parsed()?),
            "call" => Line::Call(reader.seat()?),
            "correct" => Line::Correct {
                by: reader.seat_or_dash()?,
                seat: reader.seat()?,
                step: reader.number("a step")?,
                action: reader.parsed()?,
            },
            "back" => Line::Back(reader.number("a line")?),
            "offer" => Line::Offer(reader.seat()?, reader.offer()?),
            "accept" => Line::Accept(reader.seat()?),
            "refuse" => Line::Refuse(reader.seat()?),
            "resign" => Line::Resign(reader.seat()?),
            "help" => Line::Help(reader.seat()?),
            "late" => Line::Late(reader.seat()?),
            "stand-in" => Line::StandIn(reader.seat()?, reader.level()?),
            "return" => Line::Return(reader.seat()?),
            "wake" => Line::Wake,
            "say" => Line::Say(reader.seat()?, reader.text("a text")?),
            "whisper" => Line::Whisper(reader.seat()?, reader.text("a text")?),
            "end" => Line::End(reader.parsed()?),
            "close" => Line::Close,
            _ => match seat(verb) {
                Some(seat) => Line::Decide(seat, reader.parsed()?),
                None => return Err(Cursor::new(text).error("a line of a match")),
            },
        };
        reader.cursor.end()?;
        Ok(line)
    }
}

/// A seat that is written as one digit.
fn seat(word: &str) -> Option<Seat> {
    let seat = word.parse().ok().filter(|seat| *seat < Seats::MOST)?;
    (word.len() == 1).then_some(Seat(seat))
}

/// Reads the words of a line, each after a space.
struct Reader<'a> {
    cursor: Cursor<'a>,
}

impl<'a> Reader<'a> {
    fn word(&mut self, expected: &str) -> Result<&'a str, ParseError> {
        let rest = self.cursor.rest();
        let word = rest.split(' ').next().unwrap_or_default();
        if word.is_empty() {
            return Err(self.cursor.error(expected));
        }
        self.cursor.take(word);
        // A space stands between two words, never behind the last one.
        if self.cursor.rest().len() > 1 {
            self.cursor.space()?;
        }
        Ok(word)
    }

    /// The rest of the line.
    fn rest(&mut self) -> &'a str {
        let rest = self.cursor.rest();
        self.cursor.take(rest);
        rest
    }

    fn text(&mut self, expected: &str) -> Result<String, ParseError> {
        let error = self.cursor.error(expected);
        let rest = self.rest();
        if rest.trim().is_empty() { Err(error) } else { Ok(rest.to_owned()) }
    }

    /// The rest of the line, read by its own type.
    fn parsed<T: FromStr<Err = ParseError>>(&mut self) -> Result<T, ParseError> {
        let at = self.cursor.at();
        self.rest().parse().map_err(|error: ParseError| error.after(at))
    }

    /// A word that `read` can read.
    fn read<T>(
        &mut self,
        expected: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<T, ParseError> {
        let error = self.cursor.error(expected);
        read(self.word(expected)?).ok_or(error)
    }

    fn number(&mut self, expected: &str) -> Result<u32, ParseError> {
        self.read(expected, |word| {
            let mut cursor = Cursor::new(word);
            let number = cursor.number(expected, u32::MAX).ok()?;
            cursor.is_done().then_some(number)
        })
    }

    fn seat(&mut self) -> Result<Seat, ParseError> {
        self.read("a seat", seat)
    }

    fn seat_or_dash(&mut self) -> Result<Option<Seat>, ParseError> {
        self.read("a seat or -", |word| if word == "-" { Some(None) } else { seat(word).map(Some) })
    }

    fn level(&mut self) -> Result<LevelWord, ParseError> {
        self.read("a level of bots", LevelWord::read)
    }

    fn bytes(&mut self) -> Result<Bytes, ParseError> {
        self.read("64 hexadecimal digits", unhex)
    }

    fn bytes_or_dash(&mut self) -> Result<Option<Bytes>, ParseError> {
        let read = |word: &str| if word == "-" { Some(None) } else { unhex(word).map(Some) };
        self.read("64 hexadecimal digits or -", read)
    }

    fn offer(&mut self) -> Result<OfferKind, ParseError> {
        self.read("draw or take-back", |word| match word {
            "draw" => Some(OfferKind::Draw),
            "take-back" => Some(OfferKind::TakeBack),
            _ => None,
        })
    }

    fn source(&mut self) -> Result<Source, ParseError> {
        let error = self.cursor.error("fair, typed, seeded or drawn");
        match self.word("fair, typed, seeded or drawn")? {
            "fair" => Ok(Source::Fair { commitment: self.bytes()?, secret: self.bytes()? }),
            "typed" => Ok(Source::Typed),
            "seeded" => Ok(Source::Seeded(self.text("a seed")?)),
            "drawn" => Ok(Source::Drawn(self.bytes()?)),
            _ => Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use protocol::Options;

    use super::*;

    fn reads(text: &str) {
        let line: Line = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(line.to_string(), text);
    }

    #[test]
    fn every_line_reads_what_it_writes() {
        let bytes = "0123456789abcdef".repeat(4);
        let options = serde_json::to_string(&Options::default()).unwrap();
        for text in [
            "match qwixx 1 classic 3 closing_needs=6",
            &format!("luck fair {bytes} {bytes}"),
            "luck typed",
            "luck seeded our seed",
            &format!("luck drawn {bytes}"),
            &format!("options {options}"),
            "host 4",
            "heir 2",
            &format!("sit 0 1 {bytes} Anna Lena"),
            "sit 7 12 - é",
            "bot 2 greedy",
            "bot 2 expert",
            "bot 2 best",
            "rise 0",
            "remove 3",
            "ask 1 7 Eve of Troy",
            "ready 2",
            "rename 0 Ann",
            "move 0 3",
            &format!("commit 1 {bytes}"),
            "start",
            &format!("nonce 1 {bytes}"),
            "nonce 1 -",
            "* w3 w4 r1 y6 g2 b5",
            "0 r7",
            "7 a1 > b2",
            "seal 3 r7",
            "call 2",
            "correct 0 1 14 r7 + y8",
            "correct - 3 2 -",
            "back 17",
            "offer 0 draw",
            "offer 1 take-back",
            "accept 1",
            "refuse 0",
            "resign 1",
            "late 1",
            "stand-in 1 random",
            "return 1",
            "wake",
            "say 0 good luck, all",
            "whisper 2 left",
            "end winners=0,2 scores=3,-4 reason=four-misses",
            "end winners=none scores=none reason=agreed",
            "close",
        ] {
            reads(text);
        }
    }

    #[test]
    fn other_lines_are_refused_where_they_go_wrong() {
        let column = |text: &str| text.parse::<Line>().unwrap_err().at;
        assert_eq!(column("sing 0"), 0);
        assert_eq!(column("rise 9"), 5);
        assert_eq!(column("rise 0 now"), 7);
        assert_eq!(column("rise 0 "), 6);
        assert_eq!(column("start "), 5);
        assert_eq!(column("say 0"), 5);
        assert_eq!(column("say 0 "), 5);
        assert_eq!(column("bot 0 genius"), 6);
        assert_eq!(column("back -1"), 5);
        assert_eq!(column("*"), 1);
        assert_eq!(column("* "), 1);
        assert_eq!(column("*w3"), 0);
        assert_eq!(column("8 r7"), 0);
        assert_eq!(column("00 r7"), 0);
        assert_eq!(column("0"), 1);
        assert_eq!(column("seal 0 "), 6);
    }
}
