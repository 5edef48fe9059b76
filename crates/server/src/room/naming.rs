//! Names and words as others may be shown them: nobody is mistaken for somebody else, and no letter
//! has so many accents that it covers the lines around it.

use std::borrow::Cow;

use game::Seat;
use protocol::Request;
use table::display_text::{NAME, clean};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

use super::Room;

/// How many accents a letter may bear: no language needs more than two above and one below.
const ACCENTS: usize = 3;

impl Room {
    /// A request with its words as they may be shown.
    pub(super) fn in_plain_words<'a>(&self, request: &'a Request) -> Cow<'a, Request> {
        let mut request = Cow::Borrowed(request);
        if !matches!(*request, Request::Sit { .. } | Request::Rename { .. } | Request::Chat { .. })
        {
            return request;
        }
        match request.to_mut() {
            Request::Sit { seat, name, .. } | Request::Rename { seat, name } => {
                *name = distinct(&clean(&calm(name), NAME), &self.names_beside(*seat));
            }
            Request::Chat { text, .. } => *text = calm(text),
            _ => {}
        }
        request
    }

    /// What those on the other seats are called.
    fn names_beside(&self, seat: Seat) -> Vec<String> {
        let chairs = self.table.state(self.now()).seats;
        let others = (0..).map(Seat).zip(chairs).filter(|(other, _)| *other != seat);
        others.map(|(_, chair)| chair.name).filter(|name| !name.is_empty()).collect()
    }
}

/// A text without more accents on a letter than a language needs.
fn calm(text: &str) -> String {
    let mut accents = 0;
    let few = |c: &char| {
        accents = if is_combining_mark(*c) { accents + 1 } else { 0 };
        accents <= ACCENTS
    };
    text.nfd().filter(few).nfc().collect()
}

/// A name that nobody mistakes for one of the others: where it looks like one, it gets a number.
fn distinct(name: &str, others: &[String]) -> String {
    let taken: Vec<String> = others.iter().flat_map(|other| looks(other)).collect();
    let is_free = |name: &str| looks(name).iter().all(|look| !taken.contains(look));
    if name.is_empty() || is_free(name) {
        return name.to_owned();
    }
    let short: String = name.chars().take(NAME - 2).collect();
    let numbered = |number: u8| format!("{} {number}", short.trim_end());
    // There are fewer seats than numbers.
    (2..=9).map(numbered).find(|name| is_free(name)).unwrap_or_else(|| name.to_owned())
}

/// What a name looks like, as it is and in small letters: names that are easily mistaken for each
/// other have one of these in common.
fn looks(name: &str) -> [String; 2] {
    let plain: String = name.chars().filter(|c| !c.is_whitespace()).collect();
    [skeleton(&plain).collect(), skeleton(&plain.to_lowercase()).collect()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn beside(name: &str, others: &[&str]) -> String {
        let others: Vec<String> = others.iter().map(|&other| other.to_owned()).collect();
        distinct(name, &others)
    }

    #[test]
    fn a_name_that_looks_like_anothers_gets_a_number() {
        assert_eq!(beside("Anna", &["Ben"]), "Anna");
        assert_eq!(beside("Anna", &["Anna"]), "Anna 2");
        assert_eq!(beside("anna", &["Anna", "Anna 2"]), "anna 3");
        // A Cyrillic letter, and a digit for a letter.
        assert_eq!(beside("\u{410}nna", &["Anna"]), "\u{410}nna 2");
        assert_eq!(beside("PauI", &["Paul"]), "PauI 2");
        assert_eq!(beside("An na", &["Anna"]), "An na 2");
        assert_eq!(beside("", &["Anna"]), "");
        assert_eq!(beside(&"n".repeat(24), &[&"n".repeat(24)]).chars().count(), 24);
    }

    #[test]
    fn letters_keep_the_accents_that_languages_have() {
        assert_eq!(calm("Zoë"), "Zoë");
        assert_eq!(calm("Nguyễn"), "Nguyễn");
        assert_eq!(calm(&format!("Z{}o", "\u{301}".repeat(40))).chars().count(), 4);
    }
}
