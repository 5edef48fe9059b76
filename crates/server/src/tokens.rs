//! Ids, codes and tokens: long enough that nobody guesses them, and kept only as hashes where they
//! open a seat.

use axum::http::header::{COOKIE, HeaderMap};
use store::Hash;
use table::fair::sha256;

use crate::time::fresh;

/// The fewest digits of a code, and the most.
const SHORTEST: u32 = 6;
const LONGEST: u32 = 8;

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// An id of 132 bits, for links.
pub fn id() -> String {
    letters(22)
}

/// A token of 256 bits and a little more.
pub(crate) fn token() -> String {
    letters(43)
}

fn letters(count: usize) -> String {
    let mut text = String::with_capacity(count);
    while text.len() < count {
        let bytes = fresh();
        let some = bytes.iter().take(count - text.len());
        text.extend(some.map(|byte| LETTERS[usize::from(byte % 64)] as char));
    }
    text
}

/// Digits to say aloud, six to eight of them.
pub(crate) fn code(digits: u32) -> String {
    let bytes = fresh();
    let number = u64::from_le_bytes([
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
    ]);
    let digits = digits.clamp(SHORTEST, LONGEST);
    // The bias of 10⁸/2⁶⁴ helps nobody.
    format!("{:0width$}", number % 10u64.pow(digits), width = digits as usize)
}

/// A code as people type it: spaces and dashes do not matter.
pub(crate) fn typed_code(text: &str) -> Option<String> {
    let digits: String = text.chars().filter(|c| !c.is_whitespace() && *c != '-').collect();
    let lengths = SHORTEST as usize..=LONGEST as usize;
    (lengths.contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit()))
        .then_some(digits)
}

/// How many digits a new code has while so many codes are in use: hardly one guess in twenty may be
/// right.
pub(crate) fn code_digits(in_use: u64) -> u32 {
    let crowded = |digits: &u32| in_use > 10u64.pow(*digits) / 20;
    (SHORTEST..LONGEST).find(|digits| !crowded(digits)).unwrap_or(LONGEST)
}

/// Whether a text could be an id: nothing else is looked up.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() == 22 && text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// What is stored of a token.
pub(crate) fn hash(token: &str) -> Hash {
    sha256(token.as_bytes())
}

/// The name of the cookie that makes a browser a device at one table.
pub(crate) const DEVICE: &str = "qlub-device";
/// The name of the cookie that tells one browser from another when tables are opened.
pub(crate) const BROWSER: &str = "qlub-browser";

/// The value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| {
        let (key, value) = pair.trim().split_once('=')?;
        (key == name).then_some(value)
    });
    pairs.next()
}

/// A cookie that only this server reads, and only under a path.
pub(crate) fn set_cookie(name: &str, value: &str, path: &str, days: u32, secure: bool) -> String {
    let age = u64::from(days) * 24 * 60 * 60;
    let secure = if secure { "; Secure" } else { "" };
    format!("{name}={value}; Path={path}; Max-Age={age}; HttpOnly; SameSite=Lax{secure}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_tokens_and_codes_have_their_form() {
        assert!(is_id(&id()) && id() != id());
        assert_eq!(token().len(), 43);
        for digits in 6..=8 {
            let code = code(digits);
            assert_eq!((code.len() as u32, typed_code(&code)), (digits, Some(code.clone())));
        }
        let lengths = [0, 50_000, 50_001, 500_001, u64::MAX].map(code_digits);
        assert_eq!(lengths, [6, 6, 7, 8, 8]);
        assert_eq!(typed_code("12 34-56").as_deref(), Some("123456"));
        assert_eq!(typed_code("12345"), None);
        assert!(!is_id("../../../../etc/passwd"));
    }

    #[test]
    fn cookies_are_found_by_name() {
        let mut headers = HeaderMap::new();
        headers.append(COOKIE, "a=1; qlub-device=abc".parse().unwrap());
        headers.append(COOKIE, "b=2".parse().unwrap());
        assert_eq!(cookie(&headers, DEVICE), Some("abc"));
        assert_eq!(cookie(&headers, "b"), Some("2"));
        assert_eq!(cookie(&headers, "c"), None);
    }
}
