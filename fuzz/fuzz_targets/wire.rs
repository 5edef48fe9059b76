#![no_main]
//! Fuzzes `fuzz_bodies::wire`.

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz_bodies::wire(bytes));
