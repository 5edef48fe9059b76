#![no_main]
//! Fuzzes `fuzz_bodies::notation`.

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz_bodies::notation(bytes));
