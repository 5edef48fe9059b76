//! Records of finished matches, and what verification finds in them.

use table::record::{Luck, verify};

use crate::driver::Evening;
use crate::whole::setups;

fn record(game: &str, setup: &str) -> String {
    let mut evening = Evening::of(game, setup);
    evening.sit_everywhere();
    evening.start();
    assert_eq!(evening.table.record(1), None, "a running match has no record");
    evening.play_out();
    evening.table.record(1).expect("a record")
}

#[test]
fn every_record_verifies() {
    for (game, setup) in setups() {
        let text = record(game, &setup);
        let verified = verify(&text).unwrap_or_else(|error| panic!("{game} {setup}: {error}"));
        assert!(matches!(verified.luck, Luck::Fair { nonces, .. } if !nonces.is_empty()));
        assert_eq!(verified.table.record(1).as_deref(), Some(&*text));
    }
}

#[test]
fn one_changed_byte_is_found_in_its_line() {
    let text = record("qwixx", "classic 2");
    let mut line = 1;
    for (at, byte) in text.bytes().enumerate() {
        let mut bytes = text.clone().into_bytes();
        bytes[at] = if byte == b'x' { b'y' } else { b'x' };
        let changed = String::from_utf8(bytes).unwrap();
        let error = verify(&changed).err().unwrap_or_else(|| panic!("byte {at} is not missed"));
        assert_eq!(error.line, line, "byte {at}: {error}");
        line += usize::from(byte == b'\n');
    }
}
