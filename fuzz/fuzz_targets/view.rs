#![no_main]
//! Fuzzes `fuzz_bodies::view`.

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz_bodies::view(bytes));
