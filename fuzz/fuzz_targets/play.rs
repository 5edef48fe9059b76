#![no_main]
//! Fuzzes `fuzz_bodies::play`.

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz_bodies::play(bytes));
