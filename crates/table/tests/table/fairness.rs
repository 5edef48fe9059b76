//! The example of docs/fairness.md, checked by a second checker that is written from that page
//! alone, down to the stream cipher.

use sha2::{Digest, Sha256};
use table::record::{Luck, verify};

/// The block of the page that stands behind a fence of some name.
fn block(name: &str) -> &'static str {
    let page = include_str!("../../../../docs/fairness.md");
    let fence = format!("```{name}\n");
    let rest = page.split(&fence).nth(1).unwrap_or_else(|| panic!("no block {name}"));
    rest.split("```").next().unwrap_or_default()
}

fn hash(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Vec<u8> {
    let byte = |at| u8::from_str_radix(&text[at..at + 2], 16).expect("hexadecimal digits");
    (0..text.len()).step_by(2).map(byte).collect()
}

/// A block of ChaCha20 (RFC 8439) with a nonce of zeros, as words.
fn chacha20(key: &[u8], counter: u32) -> [u32; 16] {
    let word = |bytes: &[u8]| u32::from_le_bytes(bytes.try_into().expect("four bytes"));
    let mut start = [0; 16];
    let constant = b"expand 32-byte k".chunks(4).map(word);
    for (place, value) in start.iter_mut().zip(constant.chain(key.chunks(4).map(word))) {
        *place = value;
    }
    start[12] = counter;
    let mut state = start;
    let mut quarter = |a: usize, b: usize, c: usize, d: usize| {
        for (x, y, z, turn) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
            state[x] = state[x].wrapping_add(state[y]);
            state[z] = (state[z] ^ state[x]).rotate_left(turn);
        }
    };
    for _ in 0..10 {
        (0..4).for_each(|i| quarter(i, i + 4, i + 8, i + 12));
        (0..4).for_each(|i| quarter(i, (i + 1) % 4 + 4, (i + 2) % 4 + 8, (i + 3) % 4 + 12));
    }
    std::array::from_fn(|i| state[i].wrapping_add(start[i]))
}

/// The address of a number, the word that was used for it, and the number.
fn number(key: &str, deal: u32, what: &str, below: u64) -> (String, u32, u64) {
    let address = hash(&format!("qlub-draw-1\n{key}\n{deal}\n{what}\n0\n"));
    let multiple = (1 << 32) / below * below;
    let stream = (0..).flat_map(|counter| chacha20(&unhex(&address), counter));
    let word = stream.into_iter().find(|word| u64::from(*word) < multiple).expect("a word");
    (address, word, u64::from(word) % below)
}

#[test]
fn the_cipher_is_that_of_the_standard() {
    // RFC 8439, A.1, test vectors 1 and 2.
    let zeros = [0; 32];
    assert_eq!(chacha20(&zeros, 0)[..4], [0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]);
    assert_eq!(chacha20(&zeros, 1)[..4], [0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73]);
}

#[test]
fn the_numbers_of_the_page_come_out() {
    let key = block("key").trim();
    for line in block("numbers").lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let [deal, what, below, address, word, result] = words[..] else { panic!("{line}") };
        let found = number(key, deal.parse().unwrap(), what, below.parse().unwrap());
        assert_eq!(found, (address.to_owned(), word.parse().unwrap(), result.parse().unwrap()));
    }
}

#[test]
fn the_record_of_the_page_is_checked_by_the_page() {
    let mut lines = block("record").lines();
    let mut mark = hash(lines.next().expect("a head"))[..16].to_owned();
    let mut secret = String::new();
    let mut commitments = [const { String::new() }; 2];
    let mut nonces = [const { String::new() }; 2];
    let mut key = String::new();
    let mut deal = 0;
    for line in lines {
        let words: Vec<&str> = line.split(' ').collect();
        let said = words[3..].join(" ");
        mark = hash(&format!("{mark} {} {} {said}", words[0], words[1]))[..16].to_owned();
        assert_eq!(mark, words[2], "{line}");
        match words[3] {
            "luck" => {
                secret = words[6].to_owned();
                assert_eq!(hex(&Sha256::digest(unhex(&secret))), words[5]);
            }
            "sit" => commitments[words[4].parse::<usize>().unwrap()] = words[6].to_owned(),
            "nonce" => {
                let seat: usize = words[4].parse().unwrap();
                assert_eq!(hex(&Sha256::digest(unhex(words[5]))), commitments[seat]);
                nonces[seat] = words[5].to_owned();
                key = hash(&format!("qlub-key-1\n{secret}\n0 {}\n1 {}\n", nonces[0], nonces[1]));
            }
            "*" => {
                let face = |what: &str| number(&key, deal, what, 6).2 + 1;
                let expected = if deal == 0 {
                    format!("* first {}", number(&key, 0, "first", 2).2)
                } else {
                    let dice = ["w1", "w2", "r", "y", "g", "b"];
                    let shown = dice.map(|what| format!("{}{}", &what[..1], face(what)));
                    format!("* {}", shown.join(" "))
                };
                assert_eq!(said, expected, "{line}");
                deal += 1;
            }
            _ => {}
        }
    }
    assert_eq!((deal, key.as_str()), (4, block("key").trim()));
}

#[test]
fn the_record_of_the_page_verifies() {
    let verified = verify(block("record")).unwrap_or_else(|error| panic!("{error}"));
    assert!(matches!(verified.luck, Luck::Fair { deals: 4, nonces } if nonces.len() == 2));
    assert_eq!(verified.table.record(1).as_deref(), Some(block("record")));
}
