//! Reading text, with errors that point at the place.

use std::error::Error;
use std::fmt::{self, Display};

/// Text that could not be read: where, what was expected there, and what stood there instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The place, in characters from the start of the text.
    pub at: usize,
    /// What was expected there.
    pub expected: String,
    /// The word that stood there; empty at the end of the text.
    pub found: String,
}

impl ParseError {
    /// The same error in a longer text that has `offset` characters before this one.
    #[must_use]
    pub fn after(mut self, offset: usize) -> Self {
        self.at += offset;
        self
    }
}

impl Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: expected {}, found ", self.at + 1, self.expected)?;
        if self.found.is_empty() { f.write_str("the end") } else { write!(f, "{:?}", self.found) }
    }
}

impl Error for ParseError {}

/// A place in a text that is being read.
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    text: &'a str,
    byte: usize,
}

impl<'a> Cursor<'a> {
    /// The start of `text`.
    pub fn new(text: &'a str) -> Self {
        Cursor { text, byte: 0 }
    }

    /// The text not read yet.
    pub fn rest(&self) -> &'a str {
        &self.text[self.byte..]
    }

    /// The next character, left where it is.
    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Whether everything has been read.
    pub fn is_done(&self) -> bool {
        self.byte == self.text.len()
    }

    /// The characters read so far.
    pub fn at(&self) -> usize {
        self.text[..self.byte].chars().count()
    }

    /// Reads `word` if it stands here.
    pub fn take(&mut self, word: &str) -> bool {
        let here = self.rest().starts_with(word);
        if here {
            self.byte += word.len();
        }
        here
    }

    /// Reads one character for which `meaning` has something to say.
    pub fn letter<T>(
        &mut self,
        expected: &str,
        meaning: impl Fn(char) -> Option<T>,
    ) -> Result<T, ParseError> {
        let found = self.peek().and_then(|c| Some((c, meaning(c)?)));
        let (c, value) = found.ok_or_else(|| self.error(expected))?;
        self.byte += c.len_utf8();
        Ok(value)
    }

    /// Reads a whole number without sign or leading zeros, up to `most`.
    pub fn number(&mut self, expected: &str, most: u32) -> Result<u32, ParseError> {
        let rest = self.rest();
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let padded = digits > 1 && rest.starts_with('0');
        match rest[..digits].parse() {
            Ok(number) if number <= most && !padded => {
                self.byte += digits;
                Ok(number)
            }
            _ => Err(self.error(expected)),
        }
    }

    /// Reads one space.
    pub fn space(&mut self) -> Result<(), ParseError> {
        if self.take(" ") { Ok(()) } else { Err(self.error("a space")) }
    }

    /// Nothing may be left.
    pub fn end(&self) -> Result<(), ParseError> {
        if self.is_done() { Ok(()) } else { Err(self.error("the end")) }
    }

    /// An error at this place.
    pub fn error(&self, expected: &str) -> ParseError {
        let word = self.rest().split(' ').next().unwrap_or_default();
        // A space that should not be there is what was found.
        let found = if word.is_empty() { &self.rest()[..self.rest().len().min(1)] } else { word };
        ParseError {
            at: self.at(),
            expected: expected.to_owned(),
            found: found.chars().take(20).collect(),
        }
    }
}

/// Lets a type that has a notation travel as that notation: `Serialize` by `Display`,
/// `Deserialize` by `FromStr`.
#[macro_export]
macro_rules! serde_as_text {
    ($($Type:ty),+ $(,)?) => {$(
        impl ::serde::Serialize for $Type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Type {
            fn deserialize<D: ::serde::Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
                <String as ::serde::Deserialize>::deserialize(reader)?
                    .parse()
                    .map_err(::serde::de::Error::custom)
            }
        }
    )+};
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_points_at_the_character_not_the_byte() {
        let mut cursor = Cursor::new("é5x");
        assert!(cursor.take("é"));
        assert_eq!(cursor.number("a number", 9), Ok(5));
        let error = cursor.end().unwrap_err();
        assert_eq!(error.to_string(), "column 3: expected the end, found \"x\"");
    }

    #[test]
    fn a_space_too_many_is_found() {
        let mut cursor = Cursor::new("5 ");
        assert_eq!(cursor.number("a number", 9), Ok(5));
        let error = cursor.end().unwrap_err();
        assert_eq!(error.to_string(), "column 2: expected the end, found \" \"");
    }

    #[test]
    fn numbers_have_one_spelling() {
        for bad in ["05", "-1", "", "300", "99999999999999"] {
            assert!(Cursor::new(bad).number("a number", 255).is_err(), "{bad}");
        }
        assert_eq!(Cursor::new("0").number("a number", 255), Ok(0));
    }
}
