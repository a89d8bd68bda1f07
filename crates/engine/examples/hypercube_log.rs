//! Reads a log of MC4D's 2×2×2×2, solves it for ten seconds and writes the log with the solution at its end:
//!
//!     cargo run --release -p unfold-engine --example hypercube_log -- scrambled.log solved.log
#![allow(clippy::print_stdout, reason = "a program of the command line says what it found")]

use std::error::Error;

use unfold_engine::solve::{self, Limits};
use unfold_engine::tables::store::Store;
use unfold_engine::{mc4d, notation};

fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [scrambled, solved] = &arguments[..] else {
        return Err("give two files: a log, and where to write it solved".into());
    };
    let log = mc4d::read(&std::fs::read(scrambled)?)?;
    // A valid log may still contain something that MC4D would not read, or would read in another way.
    for notice in log.notices() {
        println!("note: {notice}");
    }

    // The first run builds the small tables, which takes some seconds; they are kept in the program's own folder of
    // tables.
    let tables = Store::new(Store::default_folder());
    let state = log.state();
    let outcome = solve::solve(&state, &Limits::default(), &tables)?;
    let best = outcome.best.ok_or("no solution within ten seconds")?;
    println!("{} moves in {}, at least {} are needed", best.length, outcome.metric, outcome.lower);
    println!("{}", notation::print(state.puzzle, &best.moves));

    std::fs::write(solved, mc4d::write(&log.with_solution(&best.moves)))?;
    Ok(())
}
