//! A libFuzzer program that runs the fuzz target of the same name.
#![no_main]

#[path = "../targets.rs"]
mod targets;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| (targets::named(env!("CARGO_BIN_NAME")).check)(bytes));
