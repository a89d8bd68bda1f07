//! Solves the positions in a file, one per line, on all processors, and prints the length of each solution in the order of the lines.
//!
//! `cargo run --release -p unfold-engine --example batch -- positions.txt`

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "an example is a program of its own")]
#![allow(clippy::print_stdout, reason = "a program of the command line")]

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::sync::Arc;
use std::time::Duration;
use unfold_engine::batch::run::{Batch, BatchOptions, BatchPoll};
use unfold_engine::prelude::*;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let lines: Box<dyn BufRead + Send> = match std::env::args_os().nth(1) {
        Some(path) => Box::new(BufReader::new(File::open(path)?)),
        None => Box::new(&b"R U R' U'\nF2 D L2\nR U ?\n"[..]),
    };
    let tables = Arc::new(Tables::open(std::env::temp_dir().join("unfold-tables")));
    let mut batch = Batch::start(BatchOptions::new(PuzzleId::Cube3, tables)?, lines);
    loop {
        match batch.next_row(Duration::MAX) {
            BatchPoll::Row(row) => match row.result {
                Ok(outcome) => println!("{}: {:?}", row.input, outcome.best.map(|best| best.length)),
                Err(error) => println!("{}: {error}", row.input),
            },
            BatchPoll::End(read) => return Ok(read?),
            BatchPoll::Pending => {}
        }
    }
}
