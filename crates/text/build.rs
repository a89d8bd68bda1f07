//! Generates Rust constants from the texts in `locales`, so that a missing text or a wrong number of arguments is a compile error.
#![allow(clippy::print_stdout, reason = "a build script talks to Cargo by this")]

#[path = "build/catalogue.rs"]
mod catalogue;
#[path = "src/syntax.rs"]
mod syntax;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    texts();
}

fn texts() {
    use std::path::PathBuf;

    for path in ["build", "src/syntax.rs", "locales"] {
        println!("cargo::rerun-if-changed={path}");
    }
    let folder = |variable| PathBuf::from(std::env::var_os(variable).unwrap_or_default());
    let made = catalogue::constants(&folder("CARGO_MANIFEST_DIR").join("locales")).and_then(|rust| {
        std::fs::write(folder("OUT_DIR").join("texts.rs"), rust).map_err(|error| vec![error.to_string()])
    });
    for fault in made.err().into_iter().flatten() {
        println!("cargo::error={fault}");
    }
}
