#![no_main]
//! Fuzzes `fuzz_bodies::record`.

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz_bodies::record(bytes));
