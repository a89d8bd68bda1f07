//! Prints two lower bounds on the length of any solution of a position: one from the tables, and one proven by a short search.
//!
//! `cargo run --release -p unfold-engine --example lower_bound -- "R U2 F D' L B2"`

#![allow(clippy::disallowed_methods, reason = "an example is a program of its own")]
#![allow(clippy::print_stdout, reason = "a program of the command line")]

use std::time::Duration;

use unfold_engine::prelude::*;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = std::env::args().nth(1).unwrap_or_else(|| "R U2 F D' L B2".to_owned());
    let position = Position::parse(PuzzleId::Cube3, &text)?;
    let tables = Tables::open(std::env::temp_dir().join("unfold-tables"));
    println!("{} moves at least, say the tables", position.lower_bound(&tables)?);

    let search = position.search(&tables).memory(Memory::Small).optimal().time_limit(Duration::from_secs(5));
    let outcome = search.start().finish()?;
    println!("{} moves at least, says a search of {:?}", outcome.lower, outcome.elapsed);
    match outcome.best {
        Some(best) if best.length == outcome.lower => println!("{} moves are enough", best.length),
        Some(best) => println!("{} moves are enough, perhaps fewer", best.length),
        None => println!("no solution was found in this time"),
    }
    Ok(())
}
