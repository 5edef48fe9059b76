#![no_main]
//! Fuzzes `fuzz_bodies::transcript`.

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz_bodies::transcript(bytes));
