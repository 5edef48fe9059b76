#![no_main]
//! Fuzzes `fuzz_bodies::line`.

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz_bodies::line(bytes));
