//! Solves a position given as moves or facelets, and prints each result of the search as it is found.
//!
//! `cargo run --release -p unfold-engine --example solve -- "R U R' U' F2 D"`

#![allow(clippy::disallowed_methods, reason = "an example is a program of its own")]
#![allow(clippy::print_stdout, reason = "a program of the command line")]

use std::time::Duration;

use unfold_engine::notation;
use unfold_engine::prelude::*;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = std::env::args().nth(1).unwrap_or_else(|| "R U R' U' F2 D L B'".to_owned());
    let position = Position::parse(PuzzleId::Cube3, &text)?;
    let tables = Tables::open(std::env::temp_dir().join("unfold-tables"));

    let mut run = position.search(&tables).memory(Memory::Small).time_limit(Duration::from_secs(5)).start();
    for event in &mut run {
        match event {
            SearchEvent::Found(found) => {
                println!("{}: {}", found.length, notation::print(PuzzleId::Cube3, &found.moves))
            }
            SearchEvent::Bound { lower, .. } => println!("no solution is shorter than {lower}"),
            _ => {}
        }
    }

    let outcome = run.finish()?;
    println!("{} nodes, optimal: {}", outcome.nodes, outcome.is_optimal());
    Ok(())
}
